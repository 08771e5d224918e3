"""What counts for a rating among people: all of its rules, and nowhere else.

A rating says how well somebody decides. So a match counts among people who are to be found again,
each at a seat of his own, and only by what they decided themselves. `server/storage/ratings.py`
keeps the ratings by these rules; docs/protocol.md and the page about oneself tell them.
"""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from motherlode.engine.match import Match
from motherlode.table.plans import ClockPlan, TablePlan, game_of
from motherlode.table.seats import Chair

EVERY = 10  # decisions, of which one may be the clock's or a bot's
FORGIVEN = 3  # of those at most, however long the match; one is always forgiven
MEETINGS = 3  # rated matches of the same two people, in one game and in a day
DAY = 86400.0  # seconds
NEW = 5  # rated matches in a game, before which somebody's result says nothing about others
# Seconds to decide where no clock runs: whoever lets others wait longer has given the match up.
PATIENCE = 7 * DAY
RETURN = 60.0  # seconds to come back before a bot may sit down in one's place
# Seconds for a decision and for a game: with less the host alone would know when to act.
SHORTEST, SHORTEST_GAME = 5, 60


# Why a match does not count that was meant to: another content than the box's, a clock that leaves
# no time, somebody without an account, or not there when it began. And at its end, for one of them:
# he has met the others often enough today, or they are new.
Unrated = Literal["own", "clock", "accounts", "away", "met", "new"]


class Seats(Protocol):
    """What of a table says whether its matches count."""

    plan: TablePlan
    chairs: list[Chair]


def may_count(table: Seats, accounts: Collection[str], here: Collection[str]) -> bool:
    """Whether a match that begins now is rated: among people with accounts, one seat each.

    Whoever begins it begins it for all, so all are there or have said that they are ready.
    """
    return is_meant(table) and why_not(table, accounts, here) is None


def is_meant(table: Seats) -> bool:
    """Whether those at a table may expect that it counts: several people, one seat each."""
    if table.plan.friendly or table.plan.position is not None:  # who chose that, chose who wins
        return False
    people = [chair.person for chair in table.chairs if chair.level is None]
    return 1 < len(table.chairs) == len(set(people))


def why_not(table: Seats, accounts: Collection[str], here: Collection[str]) -> Unrated | None:
    """Why a match that is meant to count does not; None if it does."""
    if table.plan.content or game_of(table.plan).content:
        return "own"  # what somebody made himself may favour whom he likes, and so may his numbers
    if not _is_fair(table.plan.clock):
        return "clock"
    if not all(chair.person in accounts for chair in table.chairs):
        return "accounts"
    if not all(chair.ready or chair.person in here for chair in table.chairs):
        return "away"
    return None


def _is_fair(clock: ClockPlan) -> bool:
    """Whether whoever finds himself in a match has the time to act at all."""
    return not 0 < clock.decision < SHORTEST and not 0 < clock.game < SHORTEST_GAME


def has_left_it_to_others(match: Match, seat: int) -> bool:
    """Whether the clock or a bot made so many of a seat's decisions that it was not its person."""
    own = [number for number, (mover, _) in enumerate(match.history()) if mover == seat]
    others = sum(number in match.decided for number in own)
    return others > min(FORGIVEN, max(1, len(own) // EVERY))


def ranks(
    scores: Sequence[int], winners: Sequence[int], resigned: Sequence[int], left: Sequence[bool]
) -> list[float]:
    """Who was better than whom, the least first: the board's order, then who did not play on.

    Of those who gave up the first is the last.
    """
    last = 1 + len(scores) + max(resigned, default=0)
    return [
        float(last - resigned[seat])
        if resigned[seat]
        else float(1 + len(scores))
        if left[seat]
        else 0.0
        if seat in winners
        else 1.0 + sum(other > score for other in scores)
        for seat, score in enumerate(scores)
    ]


def counts_for_others(rated: int) -> bool:
    """Whether somebody with so many rated matches is known well enough to measure others by."""
    return rated >= NEW


def have_met_enough(meetings: int) -> bool:
    """Whether two people have had so many rated matches in a day that one more says nothing."""
    return meetings >= MEETINGS
