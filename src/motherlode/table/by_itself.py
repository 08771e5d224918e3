"""What has to happen at a table without a person: bots decide, clocks run out."""

from motherlode.table.table import Table


def runs_by_itself(table: Table) -> bool:
    """Whether anything may have to."""
    if table.clocks.running:
        return True
    for place in table.chairs:  # asked after every move: a loop is the quickest way
        if place.level is not None:
            return True
    return False


def bots_to_act(table: Table) -> list[tuple[int, str]]:
    """The seats that a bot has to decide for, and its level."""
    if table.match is None:
        return []
    return [
        (seat, level)
        for seat in table.match.to_act
        if (level := table.chairs[seat].level) is not None
    ]


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


def wakes(table: Table) -> float | None:
    """When it has to; None while people think without a clock."""
    if table.match is None or table.match.over:
        return None
    if bots_to_act(table):
        return max(table.updated, table.signal or 0.0)
    deadlines = [table.clocks.deadline(seat) for seat in table.match.to_act]
    return min((time for time in deadlines if time is not None), default=None)
