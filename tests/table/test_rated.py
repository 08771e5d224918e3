"""What counts for a rating: people's own decisions, in matches among people who are known."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from live.tables import AWAY, HOST, Kept, contents

from motherlode.engine.errors import MotherlodeError
from motherlode.table import commands
from motherlode.table.by_itself import has_left, wakes
from motherlode.table.plans import ClockPlan, SeatPlan
from motherlode.table.rated import (
    DAY,
    EVERY,
    FORGIVEN,
    MEETINGS,
    NEW,
    PATIENCE,
    RETURN,
    SHORTEST,
    SHORTEST_GAME,
    has_left_it_to_others,
    ranks,
)

BOT = SeatPlan("bot", level="legend")


def refused(kept: Kept, command: commands.Any) -> str:
    with pytest.raises(MotherlodeError) as error:
        kept.table.do(command, kept.now)
    return error.value.slug


def test_a_match_is_rated_among_people_with_accounts_at_a_seat_each() -> None:
    assert Kept("gold-nuggets", "me", "open", "open").start(rated=True).table.rated
    assert not Kept("gold-nuggets", "me", "open").start().table.rated  # guests
    assert not Kept("gold-nuggets", "me", "open", "bot").start(rated=True).table.rated
    assert not Kept("gold-nuggets", "me", "open", "Opa").start(rated=True).table.rated
    assert not Kept("gold-nuggets", "me", "open", friendly=True).start(rated=True).table.rated
    kept = Kept("gold-nuggets", "me", "open", "open")
    kept.do("sit", "ada", 1, "Ada")
    kept.do("sit", "bo", 2, "Bo")
    kept.do("start", HOST, accounts={HOST, "ada"})
    assert not kept.table.rated


@pytest.mark.parametrize(
    ("clock", "rated"),
    [
        (ClockPlan(decision=SHORTEST - 1), False),
        (ClockPlan(decision=SHORTEST), True),
        (ClockPlan(game=SHORTEST_GAME - 1), False),
        (ClockPlan(decision=SHORTEST, game=SHORTEST_GAME), True),
    ],
)
def test_a_clock_that_leaves_no_time_rates_nobody(clock: ClockPlan, rated: bool) -> None:
    """The host sets it and begins at once: everyone but him would lose by it."""
    assert Kept("gold-nuggets", "me", "open", clock=clock).start(rated=True).table.rated == rated


def test_nobody_is_rated_in_a_match_that_was_begun_behind_his_back() -> None:
    kept, rated = Kept("gold-nuggets", "me", "open"), []
    kept.do("sit", "ada", 1, "Ada")
    for is_ready in (False, True, False):  # she says so, and leaves; it is for one match
        if is_ready:
            kept.do("ready", "ada", 1)
        kept.do("start", HOST, accounts={HOST, "ada"}, here={HOST})
        rated.append(kept.table.rated)
        kept.play_on(Random(3))
    assert rated == [False, True, False]


def test_where_a_clock_runs_it_decides_and_no_rival_s_bot() -> None:
    kept = Kept("gold-nuggets", "me", "open", clock=ClockPlan(decision=86400)).start(rated=True)
    assert refused(kept, commands.Assign(HOST, 1, BOT, AWAY)) == "seat/clock-runs"
    other = Kept("gold-nuggets", "me", "open", clock=ClockPlan(decision=86400)).start()
    other.do("assign", HOST, 1, BOT, AWAY)  # nothing is at stake


def test_the_log_knows_whether_a_match_is_rated_and_the_next_one_is_asked_anew() -> None:
    kept = Kept("gold-nuggets", "me", "open").start(rated=True)
    kept.play_on(Random(3))
    assert contents(kept.loaded()) == contents(kept.table)
    assert kept.table.rated
    kept.start()
    assert not kept.table.rated


def test_nobody_escapes_a_rated_match_by_closing_the_table() -> None:
    kept = Kept("gold-nuggets", "me", "open").start(rated=True)
    assert refused(kept, commands.Close(HOST)) == "table/rated"
    kept.do("resign", HOST, 0)
    kept.play_on(Random(3))
    kept.do("close", HOST)
    other = Kept("gold-nuggets", "me", "open").start(rated=True)
    other.do("close", HOST, forced=True)  # whoever runs the server may
    assert other.table.closed


def test_in_a_rated_match_a_bot_waits_until_somebody_can_be_back() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open").start(rated=True)
    assert refused(kept, commands.Assign(HOST, 0, BOT)) == "seat/here"  # not for himself
    assert refused(kept, commands.Assign(HOST, 1, BOT)) == "seat/here"
    assert refused(kept, commands.Assign("nobody", 1, BOT, AWAY)) == "table/not-host"
    kept.now += RETURN
    assert refused(kept, commands.Assign("guest-1", 0, BOT, RETURN - 1)) == "seat/just-left"
    kept.do("assign", "guest-2", 0, BOT, AWAY)  # whoever plays may go on, also without the host
    assert [chair.kind for chair in kept.table.chairs] == ["bot", "person", "person"]
    assert [chair.level for chair in kept.table.chairs] == ["prospector", None, None]


def test_who_sleeps_while_a_rival_thinks_loses_no_rated_match() -> None:
    """A phone may be dark for as long as nobody waits for its person, and a minute more."""
    kept = Kept("gold-nuggets", "me", "open").start(rated=True)
    match = kept.table.match
    assert match is not None
    kept.now += AWAY  # the host thinks, his rival's phone is dark
    assert refused(kept, commands.Assign(HOST, 1, BOT, AWAY)) == "seat/just-left"
    while 0 in match.to_act:
        kept.play(0, kept.legal(0)[-1])
    assert refused(kept, commands.Assign(HOST, 1, BOT, 2 * AWAY)) == "seat/just-left"
    kept.do("assign", HOST, 1, BOT, 2 * AWAY, after=RETURN)
    assert kept.table.chairs[1].stand_in


def test_on_his_own_device_the_host_lets_a_bot_play_on() -> None:
    kept = Kept("gold-nuggets", "me", "Opa", "open").start(rated=True)
    kept.do("assign", HOST, 1, BOT)
    assert refused(kept, commands.Assign("guest-2", 0, BOT, AWAY)) == "table/not-host"


@pytest.mark.parametrize(
    ("others", "own", "left"),
    [(0, 4, False), (1, 4, False), (2, 4, True), (2, 25, False), (3, 25, True), (4, 90, True)],
)
def test_who_lets_others_decide_more_than_now_and_then_has_left(
    others: int, own: int, left: bool
) -> None:
    kept = Kept("gold-rausch", "me", "open", seed=5).start()
    match = kept.table.match
    assert match is not None
    made, random = 0, Random(5)
    while made < own:
        (seat, *_) = match.to_act
        move = random.choice(kept.legal(seat))
        if seat == 0 and made < others:
            kept.by_clock(seat, move)
        else:
            kept.play(seat, move)
        made += seat == 0
    assert has_left_it_to_others(match, 0) == left
    assert not has_left_it_to_others(match, 1)


def test_what_people_read_are_the_rules() -> None:
    root = Path(__file__).parents[2]
    section = (
        (root / "docs/protocol.md").read_text().partition("### Ratings")[2].partition("###")[0]
    )
    for number in (EVERY, FORGIVEN, MEETINGS, NEW, int(RETURN), SHORTEST, int(PATIENCE / DAY)):
        assert re.search(rf"\b{number}\b|\b{number}th\b", section)
    for language in ("en", "de", "fr", "it"):
        texts = json.loads((root / f"web/src/locales/{language}.json").read_text())
        for number in (EVERY, FORGIVEN, MEETINGS, NEW, int(PATIENCE / DAY)):
            assert re.search(rf"\b{number}\b", texts["me"]["rated"]), (language, number)


def test_who_lets_others_wait_for_days_in_a_rated_match_has_given_up() -> None:
    kept = Kept("gold-nuggets", "me", "open").start(rated=True)
    table = kept.table
    assert table.match is not None
    (seat,) = table.match.to_act
    due = wakes(table)
    assert due == table.updated + PATIENCE
    assert has_left(table, due - 1) == []
    assert has_left(table, due) == [seat]
    kept.do("say", HOST, "Hana", None, "Well?")  # words are no decision
    assert wakes(table) == due
    assert wakes(Kept("gold-nuggets", "me", "open").start().table) is None  # not rated
    clock = Kept("gold-nuggets", "me", "open", clock=ClockPlan(decision=60)).start(rated=True)
    assert has_left(clock.table, due) == []  # there the clock decides


def test_who_left_is_behind_all_who_played_whatever_the_board_says() -> None:
    assert ranks([9, 5, 7], [0], [0, 0, 0], [False] * 3) == [0, 3, 2]
    assert ranks([9, 5, 7], [0], [0, 0, 0], [True, False, False]) == [4, 3, 2]
    order = ranks([9, 5, 7, 1], [0], [1, 2, 0, 0], [True, True, False, False])
    assert order[0] > order[1] > order[3] > order[2]  # the first to give up is the last
