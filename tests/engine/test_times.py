"""A match knows no clock; whoever has one keeps the times in the record."""

import json

from motherlode.engine.record import replay
from motherlode.games import load

GAME = load("gold-nuggets")


def test_a_match_without_a_clock_has_no_times() -> None:
    assert "times" not in GAME.start(seed=1).record()


def test_times_are_kept_and_come_back() -> None:
    match = GAME.start(seed=1)
    match.times += [0.5] * match.number
    record = match.record()
    assert record["times"] == [0.5] * len(record["events"])
    assert replay(json.dumps(record), lambda slug: GAME).record() == record
