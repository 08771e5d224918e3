"""Marks before a match, and for a rematch: everyone sees them, nothing waits for them."""

from random import Random

import pytest
from live.tables import HOST, NOW, Kept, plan

from motherlode.table import commands
from motherlode.table.errors import TableError
from motherlode.table.plans import SeatPlan


def three() -> Kept:
    """The host, Ada and Bo, of whom the last two are ready."""
    kept = Kept("gold-nuggets", "me", "open", "open")
    for seat, person in ((1, "ada"), (2, "bo")):
        kept.do("sit", person, seat, person.title())
        kept.do("ready", person, seat, True)
    assert ready(kept) == [False, True, True]
    return kept


def ready(kept: Kept) -> list[bool]:
    return [chair.ready for chair in kept.table.chairs]


def test_everyone_marks_his_own_seat() -> None:
    kept = three()
    kept.do("ready", "ada", 1, False)
    assert ready(kept) == [False, False, True]
    for person, seat, slug in (
        ("ada", 2, "seat/not-yours"),
        (HOST, 1, "seat/not-yours"),
        ("ada", 7, "seat/unknown"),
    ):
        with pytest.raises(TableError) as error:
            kept.table.do(commands.Ready(person, seat, True), NOW)
        assert error.value.slug == slug


def test_the_marks_are_gone_when_the_plan_changes() -> None:
    kept = three()
    kept.do("change", HOST, plan("gold", "me", "open", "open"))
    assert kept.table.seats_of("ada") == [1]
    assert ready(kept) == [False] * 3


def test_the_marks_are_gone_when_somebody_leaves_or_is_replaced() -> None:
    kept = three()
    kept.do("stand", "bo", 2)
    assert ready(kept) == [False] * 3
    kept = three()
    kept.do("assign", HOST, 2, SeatPlan("bot"))
    assert ready(kept) == [False] * 3


def test_whoever_comes_disturbs_nobody() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    kept.do("ready", "ada", 1, True)
    kept.do("sit", "bo", 2, "Bo")
    kept.do("assign", HOST, 3, SeatPlan("bot"))
    kept.do("present", "ada", 1, "Countess")
    assert ready(kept) == [False, True, False, False]


def test_the_host_starts_regardless_and_the_marks_serve_again_for_a_rematch() -> None:
    kept = three()
    kept.do("start", HOST)
    assert ready(kept) == [False] * 3
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Ready("ada", 1, True), NOW)
    assert error.value.slug == "table/playing"
    kept.play_on(Random(1))
    kept.do("ready", "bo", 2, True)
    assert ready(kept) == [False, False, True]
    kept.do("start", "ada")  # after a match every player may
    assert kept.table.status == "playing"
    assert ready(kept) == [False] * 3
