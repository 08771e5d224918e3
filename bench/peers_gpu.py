"""On a CUDA device: our six games, and Gold Nuggets as a JAX environment, in one run.

    PYTHONPATH=src python bench/peers_gpu.py --out peers_gpu.json

Random play, decisions a second. Both are synchronised: ours copies every game's result back to the
host within the time, JAX is waited for. Both use fresh randomness in every call. Gold Nuggets is
measured before and after JAX, and the slower figure of ours is set against the fastest of theirs.

Needs NumPy, Numba, numba-cuda and JAX, and `src` on the path.
"""

import argparse
import json
import os
import platform
import time
from datetime import date
from pathlib import Path
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the device is shared with us

import jax
from peers_nuggets_jax import Table
from peers_ours import random_play

import motherlode

SECONDS = 2.0  # of one measurement
STEPS = 256  # decisions of each JAX game in one call
BATCHES = (1 << 16, 1 << 18, 1 << 20)
GENERATORS = ("threefry2x32", "rbg", "unsafe_rbg")


def main() -> None:
    """Prints a table as it goes, and writes all figures as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--out", type=Path, help="where to write the figures as JSON")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--target", default="cuda", help="cuda; cpu to try the script elsewhere")
    given = parser.parse_args()
    device = jax.devices()[0]
    found: dict[str, Any] = {
        "date": str(date.today()),
        "python": platform.python_version(),
        "jax": jax.__version__,
        "jax_device": f"{device.platform} {device.device_kind}",
        "ours": [],
        "jax_gold_nuggets": [],
    }
    print(found["date"], "JAX", jax.__version__, "on", found["jax_device"], flush=True)
    for name in motherlode.games():
        found["ours"].append(_ours(name, given.target, given.seconds))
    for prng in GENERATORS:
        for n in BATCHES if given.target == "cuda" else (256,):
            found["jax_gold_nuggets"].append(_theirs(n, prng, given.seconds))
    found["ours"].append(_ours("gold-nuggets", given.target, given.seconds))
    ours = min(m["decisions_per_second"] for m in found["ours"] if m["game"] == "gold-nuggets")
    theirs = max(m["decisions_per_second"] for m in found["jax_gold_nuggets"])
    found["ratio"] = ours / theirs
    print(
        f"Gold Nuggets: {ours:,} against {theirs:,} of JAX, {found['ratio']:.1f} times", flush=True
    )
    if given.out:
        given.out.write_text(json.dumps(found, indent=2), encoding="utf-8")


def _ours(name: str, target: str, seconds: float) -> dict[str, Any]:
    measure = random_play(name, target, None, seconds)
    print(f"{name:14} {measure['decisions_per_second']:>16,} decisions/s", flush=True)
    return measure


def _theirs(n: int, prng: str, seconds: float) -> dict[str, Any]:
    start = time.perf_counter()
    table = Table(n, 5, 1, STEPS, prng)
    table.advance()
    first = time.perf_counter() - start
    calls = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        table.advance()
        calls += 1
    games = int(table.tally.games.sum())
    measure = {
        "game": "gold-nuggets",
        "generator": prng,
        "batch": n,
        "decisions_per_second": round(calls * table.decisions / spent),
        "decisions_per_game": round((calls + 1) * table.decisions / max(games, 1), 1),
        "first_call_seconds": round(first, 2),
    }
    speed = measure["decisions_per_second"]
    print(f"JAX {prng:12} × {n:<9,} {speed:>13,} decisions/s", flush=True)
    return measure


if __name__ == "__main__":
    main()
