"""One core's limit: our Gold Nuggets beside one that was written by hand in C++ for this alone.

    python bench/limit.py [--games 100000] [--rounds 7]

Builds bench/limit.cpp with the machine's C++ compiler (`-O3 -march=native`), or with the one that
`pip install ziglang` brings. Both play the same games from the same random words; points and the
number of decisions of every game have to be the same. Then both are timed in turn on one core, in
processor time; the best round of each counts.
"""

import argparse
import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import motherlode
from motherlode.engine.batch import playouts

SOURCE = Path(__file__).with_name("limit.cpp")
GAME = "gold-nuggets"


def built(folder: Path) -> ctypes.CDLL:
    """The library, compiled here."""
    compiler = next((name for name in ("g++", "clang++") if shutil.which(name)), None)
    command = [compiler] if compiler else [sys.executable, "-m", "ziglang", "c++"]
    library = folder / "limit.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC", "-std=c++17"]
    subprocess.run([*command, *flags, str(SOURCE), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


def main() -> None:
    """Compares, then measures; prints a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    game = motherlode.load(GAME)
    print("| seats | C++, decisions a second | ours | ratio | games compared |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        limit = built(Path(folder))
        for seats in game.seats:
            points = np.zeros((given.games, seats), np.int32)
            decisions = np.zeros(given.games, np.int32)

            def theirs() -> None:
                limit.playouts(
                    ctypes.c_uint64(1), ctypes.c_int64(0), ctypes.c_int64(given.games),
                    ctypes.c_int32(seats),  # noqa: B023
                    points.ctypes.data_as(ctypes.c_void_p),  # noqa: B023
                    decisions.ctypes.data_as(ctypes.c_void_p),  # noqa: B023
                )  # fmt: skip

            theirs()
            ours = playouts(game, given.games, seats, seed=1, threads=1)
            same = (ours.points == points).all() and (ours.decisions == decisions).all()
            if not same:
                sys.exit(f"With {seats} seats the games differ: this compares nothing.")
            best = [float("inf")] * 2
            for _ in range(given.rounds):
                began = time.process_time()
                theirs()
                between = time.process_time()
                playouts(game, given.games, seats, seed=1, threads=1)
                best[0] = min(best[0], between - began)
                best[1] = min(best[1], time.process_time() - between)
            made = int(decisions.sum())
            fast, our = made / best[0], made / best[1]
            print(f"| {seats} | {fast:,.0f} | {our:,.0f} | {our / fast:.2f} | {given.games:,} |")


if __name__ == "__main__":
    main()
