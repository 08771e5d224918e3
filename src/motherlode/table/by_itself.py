"""What has to happen at a table without a person: bots decide, clocks run out."""

from motherlode.engine.match import Match
from motherlode.table.claims import next_to_act
from motherlode.table.table import Table


def runs_by_itself(table: Table) -> bool:
    """Whether something may have to happen here without a person: a clock runs, or a bot sits."""
    if table.clocks.running:
        return True
    for place in table.chairs:  # asked after every move: a loop is the quickest way
        if place.level is not None:
            return True
    return False


def keeps_time(table: Table) -> bool:
    """Whether time counts here: a clock runs, patience may end, or all race."""
    return table.status == "playing" and (table.clocks.measured or table.game.real_time)


def bots_to_act(table: Table) -> list[tuple[int, str]]:
    """The seats that a bot has to decide for, and its level."""
    if table.match is None or table.lesson is not None:  # whose bots act as it is written
        return []
    if table.plan.claim and not table.match.over:  # one after the other: see `claims.py`
        seat = next_to_act(table.match)
        first = table.chairs[seat].level
        return [] if first is None else [(seat, first)]
    if table.plan.waits and _is_awaited(table, table.match):
        return []
    return [
        (seat, level)
        for seat in table.match.to_act
        if (level := table.chairs[seat].level) is not None
    ]


def _is_awaited(table: Table, match: Match) -> bool:
    """Whether a race waits for people: none of them has acted in this round, and one may."""
    people = {seat for seat, place in enumerate(table.chairs) if place.level is None}
    since = range(table.round_from, match.number)
    return (
        table.game.real_time
        and not people.isdisjoint(match.to_act)
        and all(match.event(number)[0] not in people for number in since)
    )


def written(table: Table) -> tuple[int, str] | None:
    """In a lesson: the bot that is to act, and its move."""
    if table.lesson is None or table.match is None:
        return None
    return table.lesson.bot_move(table.match.number)


def out_of_time(table: Table, now: float) -> list[int]:
    """The people whose clock has run out."""
    if table.match is None or table.match.over:
        return []
    return [
        seat
        for seat in table.match.to_act
        if table.chairs[seat].level is None
        and (deadline := table.clocks.deadline(seat)) is not None
        and deadline <= now
    ]


def has_left(table: Table, now: float) -> list[int]:
    """The people who have left the others waiting for so long that they have given up."""
    if table.match is None or table.match.over:
        return []
    return [
        seat
        for seat in table.match.to_act
        if table.chairs[seat].level is None
        and (limit := table.clocks.gives_up(seat)) is not None
        and limit <= now
    ]


def wakes(table: Table) -> float | None:
    """When it has to; None while people think as long as they like."""
    if table.match is None or table.match.over:
        return None
    if bots_to_act(table) or written(table):
        return max(table.updated, table.signal or 0.0)
    deadlines = [table.clocks.due(seat) for seat in table.match.to_act]
    return min((time for time in deadlines if time is not None), default=None)
