"""What the frame itself tells in a story: whom the clock or a bot has replaced."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from live.tables import AWAY, HOST, Kept

import motherlode
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import RecordError
from motherlode.games import games
from motherlode.table import entries
from motherlode.table.plans import SeatPlan
from motherlode.table.remarks import story

BOT = SeatPlan("bot")


def whole(kept: Kept, seat: int = SPECTATOR) -> list[Any]:
    """The story from the beginning."""
    assert kept.table.match is not None
    return story(kept.table.match, kept.table.remarks, seat, 0)


def test_the_clock_stands_before_what_it_decided() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=2).start()
    match = kept.table.match
    assert match is not None
    seat = match.to_act[0]
    first = match.legal(seat)[0]
    kept.play(seat, first)
    earlier = whole(kept)
    mover = match.to_act[0]
    kept.by_clock(mover, match.legal(mover)[0])
    told = whole(kept)
    assert told[: len(earlier) + 1] == [*earlier, {"what": "@clock", "seat": mover}]
    assert len(told) > len(earlier) + 1
    assert [line for line in told if not line["what"].startswith("@")] == match.story()


def test_who_is_replaced_and_comes_back_is_told_once_and_in_its_place() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", seed=2).start()
    kept.play_on(Random(1), decisions=3)
    kept.do("assign", HOST, 1, BOT, AWAY)
    kept.do("assign", HOST, 1, SeatPlan("bot", level="legend"), AWAY)  # another one is no news
    kept.do("sit", "guest-1", 1, "Guest 1")
    kept.do("resign", "guest-2", 2)
    lines = [line for line in whole(kept) if line["what"].startswith("@")]
    assert lines == [
        {"what": "@bot-for", "seat": 1},
        {"what": "@back", "seat": 1},
        {"what": "@resigned", "seat": 2},
    ]
    assert whole(kept)[-3:] == lines
    kept.play_on(Random(2))
    kept.do("start", HOST)
    assert not any(line["what"].startswith("@") for line in whole(kept))


def test_before_a_match_nobody_is_replaced() -> None:
    kept = Kept("gold-nuggets", "me", "open")
    kept.do("sit", "ada", 1, "Ada")
    kept.do("assign", HOST, 1, BOT, AWAY)
    assert kept.table.remarks == []


def test_a_decision_that_is_taken_back_takes_no_remark_with_it() -> None:
    kept = Kept("gold-nuggets", "me", "open", "open", seed=2).start()
    match = kept.table.match
    assert match is not None
    seat = match.to_act[0]
    kept.play(seat, next(move for move in match.legal(seat) if move.startswith("aside")))
    other = (seat + 1) % 3
    kept.do("resign", kept.person(other), other)
    kept.do("undo", kept.person(seat), seat, kept.table.seen[seat])
    assert whole(kept)[-1] == {"what": "@resigned", "seat": other}


@settings(max_examples=25, deadline=None)
@given(game=st.sampled_from(games()), seed=st.integers(0, 2**32))
def test_everyone_hears_of_the_clock_where_he_noticed_the_decision(game: str, seed: int) -> None:
    kept = Kept(game, "me", "open", "bot", seed=seed).start()
    random = Random(seed)
    table, match = kept.table, kept.table.match
    assert match is not None
    expected: dict[int, list[int]] = {seat: [] for seat in range(-1, 3)}
    for _ in range(25):
        if match.over:
            break
        kept.play_on(random, decisions=1, clock_decides=0.4)
        last = kept.log[-1]
        if isinstance(last, entries.Played) and last.by == "clock":
            for seat in table.noticed:
                expected[seat].append(last.seat)
    for seat in range(-1, 3):
        told = whole(kept, seat)
        clock = [line["seat"] for line in told if line["what"] == "@clock"]
        assert clock == expected[seat]
        assert [line for line in told if line["what"] != "@clock"] == match.story(seat)


def test_a_record_says_who_decided() -> None:
    kept = Kept("gold-nuggets", "me", "bot", "open", seed=3).start()
    kept.play_on(Random(3), clock_decides=0.3)
    match = kept.table.match
    assert match is not None
    record = match.record()
    by: dict[str, list[int]] = {"bot": [], "clock": []}
    for number in sorted(match.decided):
        by[match.decided[number]].append(number)
    assert record["decided"] == by
    assert by["bot"]
    assert by["clock"]
    assert all(record["events"][number][0] == 1 for number in by["bot"])
    assert motherlode.replay(record).decided == match.decided
    chance = next(n for n, event in enumerate(record["events"]) if event[0] == "*")
    for wrong in ([1], {"clock": [chance]}, {"clock": [10**6]}, {"ghost": [0]}, {"clock": 1}):
        with pytest.raises(RecordError) as error:
            motherlode.replay({**record, "decided": wrong})
        assert error.value.slug == "record/damaged"


def test_among_people_a_record_says_nothing_about_it() -> None:
    kept = Kept("gold-nuggets", "me", "open", seed=3).start()
    kept.play_on(Random(3))
    assert kept.table.match is not None
    assert "decided" not in kept.table.match.record()
