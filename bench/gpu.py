"""On a machine with a CUDA device: the same bytes as python, and random play a second.

    python bench/gpu.py                 # all games: compare, then measure
    python bench/gpu.py gold-nuggets    # some of them
    COMPARED=100 python bench/gpu.py    # fewer games event by event, for a short lease

Needs only NumPy, Numba and numba-cuda, and `src` on the path.
"""

import json
import os
import sys
import time

import motherlode
from motherlode.engine.batch import LIMIT, playouts, runner
from motherlode.engine.check.faults import settings
from motherlode.engine.check.targets import check_target

COMPARED = int(os.environ.get("COMPARED", "1000"))  # games a game, over all its settings


def main() -> None:
    """Prints a line of JSON for each game."""
    for name in sys.argv[1:] or motherlode.games():
        game = motherlode.load(name)
        chosen = settings(game)
        each = -(-COMPARED // len(chosen))
        events = sum(check_target(game, setting, "cuda", each, 1) for setting in chosen)
        line = {"game": name, "games_compared": each * len(chosen), "events_compared": events}

        seats = game.seats[-1]
        run = runner(game, seats, None, "cuda")
        start = time.perf_counter()
        run.playouts(1, 0, LIMIT)
        line["first_call_seconds"] = round(time.perf_counter() - start, 2)
        small = run.playouts(10_000, 5, LIMIT)
        here = playouts(game, 10_000, seats, seed=5)
        assert (small.points == here.points).all()
        assert (small.decisions == here.decisions).all()
        line["playouts_equal_to_cpu"] = 10_000
        games = 1 << 20
        while True:
            start = time.perf_counter()
            result = run.playouts(games, 1, LIMIT)
            spent = time.perf_counter() - start
            if spent > 2 or games >= 1 << 26:
                break
            games *= 4 if spent < 0.5 else 2
        decisions = int(result.decisions.sum(dtype="int64"))
        line |= {
            "seats": seats,
            "games": games,
            "decisions_per_second": round(decisions / spent),
            "games_per_second": round(games / spent),
        }
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
