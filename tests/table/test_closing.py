"""The host closes a table for good, whatever happens there."""

from random import Random

import pytest
from live.tables import HOST, NOW, Kept, asked, contents, plan

from motherlode.engine.errors import MotherlodeError
from motherlode.table import commands
from motherlode.table.by_itself import wakes
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan, SeatPlan


def at(status: str) -> Kept:
    kept = Kept("gold-nuggets", "me", "open", "bot", clock=ClockPlan(decision=20))
    kept.do("sit", "ada", 1, "Ada")
    if status != "lobby":
        kept.do("start", HOST)
    if status == "over":
        kept.play_on(Random(1))
    assert kept.table.status == status
    return kept


@pytest.mark.parametrize("status", ["lobby", "playing", "over"])
def test_nothing_happens_at_a_closed_table(status: str) -> None:
    kept = at(status)
    table = kept.table
    with pytest.raises(TableError) as error:
        table.do(commands.Close("ada"), NOW)
    assert error.value.slug == "table/not-host"
    assert table.status == status
    kept.do("close", HOST)
    assert table.status == "closed"
    assert wakes(table) is None
    assert len(table.standing.played) == (status == "over")
    assert contents(kept.loaded()) == contents(table)
    before = contents(table)
    for command, arguments in (
        ("close", [HOST]),
        ("start", [HOST]),
        ("say", [HOST, "Hana", "bye", None]),
        ("change", [HOST, plan("gold", "me", "open")]),
        ("assign", [HOST, 1, SeatPlan("bot")]),
        ("ready", ["ada", 1, True]),
        ("present", ["ada", 1, "Bo"]),
    ):
        with pytest.raises(TableError) as error:
            table.decide(asked(command, *arguments), NOW)
        assert error.value.slug == "table/closed"
    for command, arguments in (
        ("play", [HOST, 0, "roll", table.seen[0]]),
        ("undo", [HOST, 0, table.seen[0]]),
        ("resign", ["ada", 1]),
        ("play_for", [2, "roll", "bot"]),
    ):
        with pytest.raises(MotherlodeError):
            table.decide(asked(command, *arguments), NOW)
    assert contents(table) == before


def test_a_match_that_was_running_leaves_nothing() -> None:
    table = at("playing").table
    table.do(commands.Close(HOST), NOW)
    assert (table.match, table.match_id) == (None, None)


def test_a_match_that_was_over_stays_what_it_was() -> None:
    table = at("over").table
    match = table.match_id
    table.do(commands.Close(HOST), NOW)
    assert table.match_id == match
