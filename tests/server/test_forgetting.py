"""What is shown once is told once: to whom, and until when."""

from collections.abc import Iterator
from random import Random
from typing import Any

from live.tables import Kept

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.server.live import projections
from motherlode.table.table import Table

SEATS = 3


def beginnings() -> Iterator[tuple[Table, Match]]:
    """Gold Rausch, at every moment of some beginnings: the first decisions of everyone."""
    for seed in range(8):
        for decisions in range(9):
            kept = Kept("gold-rausch", "me", "open", "open", seed=seed).start()
            kept.play_on(Random(seed), decisions=decisions)
            assert kept.table.match is not None
            yield kept.table, kept.table.match


def deciders(match: Match) -> set[int]:
    """Who has decided something already."""
    return {mover for mover, _ in match.history() if mover != SPECTATOR}


def moments(table: Table, match: Match, seat: int, handed: bool = False) -> list[Any]:
    """What a seat is told of the things that have to be remembered."""
    lines: list[Any] = projections.told(table, match, seat, handed)
    return [line for line in lines if line["what"] in match.game.forgets]


def test_everyone_is_told_his_two_cards_until_he_has_decided_something() -> None:
    waited = set()
    for table, match in beginnings():
        for seat in range(SEATS):
            own = [line for line in match.story(seat) if line["what"] == "look"]
            assert [line["seat"] for line in own] == [seat]
            due = seat not in deciders(match) or match.last_decision == 0
            for handed in (False, True):
                looks = [m for m in moments(table, match, seat, handed) if m["what"] == "look"]
                assert looks == (own if due else [])
            waited.add((seat in deciders(match), len(deciders(match)) > 1))
        assert not any(m["what"] == "look" for m in moments(table, match, SPECTATOR, True))
    assert (False, True) in waited  # others had decided, and it was still told


def test_what_the_clock_decided_for_somebody_does_not_count_as_seen() -> None:
    """Whoever was away then has seen neither his cards nor what all others saw."""
    told = 0
    for table, match in beginnings():
        for number, (mover, _) in enumerate(match.history()):
            if mover != SPECTATOR:
                match.decided[number] = "clock"
        for seat in deciders(match):
            looks = [m for m in moments(table, match, seat) if m["what"] == "look"]
            assert [line["seat"] for line in looks] == [seat]
            told += 1
    assert told > 20


def test_who_was_handed_the_device_is_told_what_he_missed_and_nothing_older() -> None:
    missed = 0
    for table, match in beginnings():
        for seat in range(SEATS):
            since = min(match.decided_nothing_since(seat), match.last_decision)
            shown = [m for m in match.story(seat, since) if m["what"] in match.game.forgets]
            assert moments(table, match, seat, handed=True) == shown
            missed += len(shown) - len(moments(table, match, seat))
    assert missed > 20


def test_a_reload_shows_no_card_again_that_all_have_seen() -> None:
    for table, match in beginnings():
        last = match.story(SPECTATOR, match.last_decision)
        for seat in (SPECTATOR, *range(SEATS)):
            for moment in moments(table, match, seat):
                assert moment in last or moment["what"] in ("look", "peek")
