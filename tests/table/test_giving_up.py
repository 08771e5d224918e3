"""Somebody gives a match up for good; if everybody does, it is abandoned."""

from random import Random

import pytest
from live.tables import AWAY, HOST, NOW, Kept, asked, contents

from motherlode.games import games
from motherlode.table import commands
from motherlode.table.by_itself import bots_to_act
from motherlode.table.errors import TableError
from motherlode.table.plans import ClockPlan, SeatPlan, SeriesPlan


def test_a_bot_plays_on_and_there_is_no_way_back_in_this_match() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", clock=ClockPlan(level="veteran")).start()
    table = kept.table
    kept.do("resign", "guest-1", 1)
    chair = table.chairs[1]
    assert (chair.kind, chair.level, chair.stand_in, chair.resigned) == ("bot", "veteran", True, 1)
    assert chair.name == "Guest 1"
    assert table.seats_of("guest-1") == [1]
    for command, arguments, slug in (
        ("sit", [1, "Guest 1"], "seat/resigned"),
        ("resign", [1], "seat/resigned"),
        ("play", [1, "roll", table.at], "seat/bot-plays"),
        ("resign", [2], "seat/not-yours"),
    ):
        with pytest.raises(TableError) as error:
            table.decide(asked(command, "guest-1", *arguments), NOW)
        assert error.value.slug == slug
    kept.play_on(Random(1))
    assert table.status == "over"
    assert (chair.kind, chair.resigned) == ("person", 1)  # everyone still sees what he did
    assert contents(kept.loaded()) == contents(table)


def test_in_a_rematch_he_plays_again() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open").start()
    kept.do("resign", "guest-1", 1)
    kept.play_on(Random(1))
    kept.do("start", "guest-1")
    assert kept.table.status == "playing"
    assert [chair.kind for chair in kept.table.chairs] == ["person"] * 3
    assert [chair.resigned for chair in kept.table.chairs] == [0, 0, 0]
    assert bots_to_act(kept.table) == []


def test_a_bot_that_already_plays_in_his_place_stays() -> None:
    kept = Kept("gold-nuggets", "me", "open").start()
    kept.do("assign", HOST, 1, SeatPlan("bot", level="legend"), AWAY)
    kept.do("resign", "guest-1", 1)
    assert kept.table.chairs[1].level == "legend"


def test_there_must_be_something_to_give_up() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    kept.do("sit", "ada", 1, "Ada")
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Resign("ada", 1), NOW)
    assert error.value.slug == "table/not-playing"
    kept.do("start", HOST)
    kept.play_on(Random(1))
    with pytest.raises(TableError) as error:
        kept.table.do(commands.Resign("ada", 1), NOW)
    assert error.value.slug == "table/not-playing"


@pytest.mark.parametrize("game", games())
def test_without_any_person_the_match_is_abandoned(game: str) -> None:
    kept = Kept(game, "me", "open", "bot", series=SeriesPlan("everyone-starts")).start()
    kept.play_on(Random(1), decisions=5)
    table, match = kept.table, kept.table.match_id
    assert match is not None
    starter = table.starter
    kept.do("resign", HOST, 0)
    assert table.status == "playing"  # the guest plays on
    kept.do("resign", "guest-1", 1)
    assert table.status == "lobby"
    assert (table.match, table.match_id) == (None, None)
    assert table.abandoned is not None
    assert (table.abandoned.match, table.abandoned.resigned) == (match, [1, 2, 0])
    assert table.abandoned.people == [HOST, "guest-1", None]
    assert [chair.kind for chair in table.chairs] == ["person", "person", "bot"]
    assert table.standing.played == []
    assert table.starter == starter
    assert contents(kept.loaded()) == contents(table)
    kept.do("start", HOST)
    assert table.starter == starter
    kept.play_on(Random(2))
    assert len(table.standing.played) == 1


def test_who_is_only_away_is_still_a_player() -> None:
    kept = Kept("gold-nuggets", "me", "open").start()
    kept.do("assign", HOST, 1, SeatPlan("bot"), AWAY)
    kept.do("resign", HOST, 0)
    assert kept.table.status == "playing"
    kept.do("sit", "guest-1", 1, "Guest 1")
    assert kept.table.chairs[1].kind == "person"


def test_several_on_one_device_give_up_one_by_one() -> None:
    kept = Kept("gold-nuggets", "me", "Opa", "bot").start()
    kept.do("resign", HOST, 1)
    assert kept.table.status == "playing"
    kept.do("resign", HOST, 0)
    assert kept.table.status == "lobby"
