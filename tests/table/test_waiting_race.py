"""A first race waits for its newcomer: no bot begins a round before a person has acted in it."""

from random import Random

import msgspec
from live.tables import HOST, Kept, opened

from motherlode.table.by_itself import bots_to_act, wakes
from motherlode.table.table import Table


def race(waits: bool) -> Kept:
    """A race against two bots."""
    kept = Kept("wurf-und-weg", "me", "bot", "bot")
    first = opened("wurf-und-weg", "me", "bot", "bot")
    plan = msgspec.structs.replace(first.plan, waits=waits)
    first = msgspec.structs.replace(first, plan=plan)
    kept.table, kept.log = Table(first), [first]
    kept.do("start", HOST)
    kept.now += 10.0
    return kept


def test_bots_of_a_usual_race_begin_at_once() -> None:
    kept = race(waits=False)
    assert [seat for seat, _ in bots_to_act(kept.table)] == [1, 2]


def test_bots_of_a_first_race_wait_for_the_first_roll_of_every_round() -> None:
    kept = race(waits=True)
    assert bots_to_act(kept.table) == []
    assert wakes(kept.table) is None
    kept.play(0, "roll")
    assert [seat for seat, _ in bots_to_act(kept.table)] == [1, 2]
    assert wakes(kept.table) is not None
    match = kept.table.match
    assert match is not None
    first = match.round
    random = Random(1)
    while match.round == first:
        kept.play_on(random, 1)
    assert bots_to_act(kept.table) == []
    assert bots_to_act(kept.loaded()) == []
