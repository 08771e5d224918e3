"""The benchmark against peers: one command, one run, one machine.

    make bench-peers

Uniformly random play, decisions a second. Every measurement is a process of its own. Peers and our
own “one core” are bound to the same core and measured in processor time, so that other programs do
not matter; what runs on all cores is measured by the clock on the wall. The same work, Gold Nuggets
written the way a peer would have it, is measured before and after ours; its faster figure is taken.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

SECONDS = 1.0  # processor time; a busy machine takes longer
HERE = Path(__file__).parent


def main() -> None:
    """Measures everybody; prints a Markdown table, writes the plot and the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--plot", type=Path, default=HERE / "peers.svg")
    parser.add_argument("--out", type=Path, help="where to write the figures as JSON")
    parser.add_argument("--measure", nargs=2, metavar=("KIND", "NAME"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(_measured(given.measure[0], given.measure[1], given.seconds)))
        return
    found = _everybody(given.seconds)
    print(_markdown(found))
    if given.out:
        given.out.write_text(json.dumps(found, indent=2), encoding="utf-8")
    from peers_plot import draw

    draw(found, given.plot)


def _everybody(seconds: float) -> dict[str, Any]:
    from peers_foreign import PEERS, SAME_WORK

    import motherlode
    from motherlode.commands.bench import cuda_available

    one_core = min(os.sched_getaffinity(0))
    same = {name: _apart("peer", name, seconds, one_core) for name in SAME_WORK}
    same["Gold Nuggets in JAX, all cores"] = _apart("peer", "Gold Nuggets in JAX", seconds, None)
    ours = {
        slug: {
            **_apart("python", slug, seconds, one_core),
            **_apart("one core", slug, seconds, one_core),
            **_apart("all cores", slug, seconds, None),
            **(_apart("cuda", slug, seconds, None) if cuda_available() else {}),
        }
        for slug in motherlode.games()
    }
    peers = {name: _apart("peer", name, seconds, one_core) for name in PEERS}
    for name in SAME_WORK:
        again = _apart("peer", name, seconds, one_core)
        same[name] = max(same[name], again, key=lambda speed: speed["decisions_per_second"])
    return {
        "date": str(date.today()),
        "machine": f"{len(os.sched_getaffinity(0))} cores, {platform.machine()}",
        "python": platform.python_version(),
        "versions": {
            package: version(package)
            for package in ("numba", "open_spiel", "jax", "pgx", "pettingzoo", "rlcard")
        },
        "same_work": same,
        "ours": ours,
        "peers": peers,
    }


def _apart(kind: str, name: str, seconds: float, core: int | None) -> dict[str, Any]:
    """One measurement in a process of its own, on one core or on all."""
    environment = dict(os.environ)
    if core is not None:
        environment["XLA_FLAGS"] = (
            "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        )

    def bind() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})

    done = subprocess.run(
        [sys.executable, __file__, "--measure", kind, name, "--seconds", str(seconds)],
        capture_output=True,
        text=True,
        env=environment,
        preexec_fn=bind,
    )
    if done.returncode:
        raise SystemExit(f"{name} could not be measured:\n{done.stderr[-2000:]}")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    for speed in answer.values():
        print(f"  {name}, {kind}: {speed:,.0f}", file=sys.stderr, flush=True)
    return answer


def _measured(kind: str, name: str, seconds: float) -> dict[str, Any]:
    if kind == "peer":
        from peers_foreign import PEERS, SAME_WORK

        measure, argument = {**PEERS, **SAME_WORK}[name]
        decisions, spent = measure(argument, seconds)
        return {"decisions_per_second": decisions / spent}
    from peers_ours import python_play, random_play

    if kind == "python":
        return {kind: python_play(name, seconds)}
    target = "cuda" if kind == "cuda" else "cpu"
    threads = 1 if kind == "one core" else None
    return {kind: random_play(name, target, threads, seconds)["decisions_per_second"]}


def _markdown(found: dict[str, Any]) -> str:
    same = {name: speed["decisions_per_second"] for name, speed in found["same_work"].items()}
    one_core = {name: speed for name, speed in same.items() if "all cores" not in name}
    fastest = max(one_core.values())
    ours = found["ours"]["gold-nuggets"]["one core"]
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    lines = [
        f"{found['date']}, {found['machine']}, Python {found['python']}, {versions}",
        "",
        "| the same work: Gold Nuggets for five | cores | decisions/s | ours is faster by |",
        "| --- | ---: | ---: | ---: |",
        f"| Motherlode | 1 | {ours:,.0f} | |",
    ]
    for name, speed in sorted(same.items(), key=lambda pair: -pair[1]):
        everything = "all cores" in name
        mine = found["ours"]["gold-nuggets"].get("all cores", ours) if everything else ours
        shown = name.removesuffix(", all cores")
        lines.append(
            f"| {shown} | {'all' if everything else 1} | {speed:,.0f} | {mine / speed:.1f} |"
        )
    targets = [
        target
        for target in ("python", "one core", "all cores", "cuda")
        if target in found["ours"]["gold-nuggets"]
    ]
    lines += ["", f"| our games | {' | '.join(targets)} | one core beside the fastest same work |"]
    lines += ["| --- |" + " ---: |" * (len(targets) + 1)]
    for slug, speeds in found["ours"].items():
        row = " | ".join(f"{speeds[target]:,.0f}" for target in targets)
        lines.append(f"| {slug} | {row} | {speeds['one core'] / fastest:.1f} |")
    lines += ["", "| peers on their nearest games, one core | decisions/s |", "| --- | ---: |"]
    for name, speed in sorted(
        found["peers"].items(), key=lambda pair: -pair[1]["decisions_per_second"]
    ):
        lines.append(f"| {name} | {speed['decisions_per_second']:,.0f} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
