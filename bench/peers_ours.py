"""How our own random play is measured, beside a peer's: on a device, or on so many threads."""

import time
from typing import Any

import motherlode
from motherlode.engine.batch import LIMIT, runner


def random_play(name: str, target: str, threads: int | None, seconds: float) -> dict[str, Any]:
    """Whole games with fresh randomness in each call; every result is here when the clock stops."""
    game = motherlode.load(name)
    seats = game.seats[-1]
    run = runner(game, seats, None, target, threads)
    start = time.perf_counter()
    run.playouts(1, 0, LIMIT)
    first = time.perf_counter() - start
    games, seed = (1 << 20 if target == "cuda" else 1 << 10), 1
    while True:
        start = time.perf_counter()
        result = run.playouts(games, seed, LIMIT)
        spent = time.perf_counter() - start
        if spent >= seconds or games >= 1 << 26:
            break
        games *= 4 if spent < seconds / 4 else 2
        seed += 1
    decisions = int(result.decisions.sum(dtype="int64"))
    return {
        "game": name,
        "target": target,
        "seats": seats,
        "games": games,
        "decisions_per_second": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
        "first_call_seconds": round(first, 2),
    }
