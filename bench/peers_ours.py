"""How our own random play is measured, beside a peer's: in Python, on threads, on a device.

On one core the clock counts processor time, so that other programs of the machine do not matter;
elsewhere it is the one on the wall.
"""

import time
from random import Random
from typing import Any

import motherlode
from motherlode.engine.batch import LIMIT, runner


def random_play(name: str, target: str, threads: int | None, seconds: float) -> dict[str, Any]:
    """Whole games with fresh randomness in each call; every result is here when the clock stops."""
    clock = time.process_time if threads == 1 else time.perf_counter
    game = motherlode.load(name)
    seats = game.seats[-1]
    run = runner(game, seats, None, target, threads)
    start = time.perf_counter()
    run.playouts(1, 0, LIMIT)
    first = time.perf_counter() - start
    games, seed = (1 << 20 if target == "cuda" else 1 << 10), 1
    while True:
        start = clock()
        result = run.playouts(games, seed, LIMIT)
        spent = clock() - start
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


def python_play(name: str, seconds: float) -> float:
    """Matches as people play them, without a compiler: decisions a second."""
    from motherlode.engine.check.faults import Setting
    from motherlode.engine.check.records import random_match

    game, random = motherlode.load(name), Random(1)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        match = random_match(game, Setting(game.seats[-1], {}), random)
        decisions += sum(1 for mover, _ in match.events() if mover != "*")
    return decisions / spent
