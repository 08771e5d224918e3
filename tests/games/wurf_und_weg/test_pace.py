"""Races in virtual time: who is fast wins, and a race is repeatable."""

import json
from random import Random
from statistics import median

import pytest

from motherlode.bots.pace import RACERS
from motherlode.engine.pace import CHAMPION, CHILD, PARENT, Hands, Pace, race
from motherlode.engine.record import replay
from motherlode.games.wurf_und_weg import GAME


def wins(paces: list[Pace], games: int) -> list[int]:
    """How often each seat is among the winners."""
    counts = [0] * len(paces)
    for seed in range(games):
        result = race(GAME, paces, seed).result
        assert result is not None
        for seat in result["winners"]:
            counts[seat] += 1
    return counts


@pytest.mark.parametrize("champion", [0, 1])
def test_a_champion_clearly_beats_a_child(champion: int) -> None:
    paces = [CHILD, CHILD]
    paces[champion] = CHAMPION
    counts = wins(paces, 60)
    assert counts[champion] >= 50
    assert counts[1 - champion] <= 15


def test_a_parent_stands_between_them() -> None:
    counts = wins([CHILD, PARENT, CHAMPION], 60)
    assert counts[2] > counts[1] >= counts[0]


def test_equals_share_the_wins() -> None:
    counts = wins([PARENT, PARENT], 200)
    assert min(counts) > 70  # 100 each on average, and seven is the standard deviation


def test_a_race_is_repeatable_and_its_record_holds_the_times() -> None:
    one, other = (race(GAME, [CHILD, CHAMPION, PARENT], 5, {"goal": "pile"}) for _ in range(2))
    record = one.record()
    assert record == other.record()
    assert len(record["times"]) == len(record["events"])
    assert record["times"] == sorted(record["times"])
    assert replay(json.dumps(record), lambda slug: GAME).record() == record


@pytest.mark.parametrize("pace", RACERS.values(), ids=list(RACERS))
def test_times_are_those_of_the_pace(pace: Pace) -> None:
    random = Random(1)
    looks = [pace.look_time(random) for _ in range(2000)]
    hands = [pace.hand_time(random) for _ in range(2000)]
    assert min(looks) > 0
    assert min(hands) > 0
    assert median(looks) == pytest.approx(pace.look, rel=0.1)
    assert median(hands) == pytest.approx(pace.hand, rel=0.1)


def planned(hands: Hands) -> tuple[float, int]:
    """The time, to the millisecond, and the seat of the next action."""
    found = hands.next()
    assert found is not None
    return round(found[0], 3), found[1]


def test_at_stopp_everyone_looks_up() -> None:
    match = GAME.start(
        2,
        chance=["coaster clover pig", "coaster cat hand", *["penny"] * 4],
    )
    machine = Pace(look=1.0, hand=0.5, spread=0.0)
    hands = Hands(match, {1: machine}, seed=1)
    hands.signal(10.0)
    assert planned(hands) == (11.5, 1)
    for move in ("roll", "place penny", "place penny"):
        match.play(0, move)
        assert not hands.acted(0, move, 11.0)  # what others do changes no plan
    assert planned(hands) == (11.5, 1)
    match.play(0, "place penny")
    assert not hands.acted(0, "place penny", 11.2)
    assert planned(hands) == (12.7, 1)


def test_placing_needs_the_hand_alone_and_a_roll_a_look() -> None:
    dice = ["penny", "penny", "hand"]
    match = GAME.start(2, chance=["coaster clover pig", "coaster cat horseshoe", "penny", *dice])
    hands = Hands(match, {0: Pace(look=1.0, hand=0.5, spread=0.0)}, seed=1)
    hands.signal(0.0)
    match.play(0, "roll")
    hands.acted(0, "roll", 1.5)
    assert planned(hands) == (3.0, 0)
    match.play(0, "place penny")
    hands.acted(0, "place penny", 3.0)
    assert planned(hands) == (3.5, 0)
