"""The golden records show what they are stored for."""

import json

import pytest
from games.golden import GOLDEN

from motherlode.engine.match import Match
from motherlode.engine.record import replay
from motherlode.games.wurf_und_weg import GAME

clause = pytest.mark.clause


def golden(name: str) -> Match:
    text = (GOLDEN / GAME.slug / f"{name}.json").read_text(encoding="utf-8")
    return replay(text, lambda slug: GAME)


@clause("GW-33")
def test_three_winners() -> None:
    result = golden("joint-win").result
    assert result == {"reason": "three-coasters", "scores": [3, 3, 3, 0], "winners": [0, 1, 2]}


@clause("GW-A5")
def test_a_crossing_die_is_told() -> None:
    story = golden("crossing-die").story()
    assert {"what": "not-empty", "seat": 0, "count": 1} in story
    assert next(line for line in story if line["what"] == "stopp")["seat"] == 1


@clause("GW-34", "GW-A14")
def test_the_pile_runs_out() -> None:
    match = golden("pile-used-up")
    assert match.result is not None
    assert match.result["reason"] == "pile-used-up"
    assert match.view()["pile"] == 0


@clause("GW-A14")
def test_the_pile_is_too_small_for_two() -> None:
    match = golden("pile-too-small")
    assert match.view()["pile"] == 1
    assert match.result == {"reason": "pile-used-up", "scores": [9, 8], "winners": [0]}


def test_a_race_keeps_its_times_and_replays_exactly() -> None:
    match = golden("three-coasters")
    assert len(match.times) == match.number
    assert match.times == sorted(match.times)
    assert match.times[-1] > 10
    assert replay(json.dumps(match.record()), lambda slug: GAME).record() == match.record()
