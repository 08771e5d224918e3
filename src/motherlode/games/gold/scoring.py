"""Points, ties, winners. Pure."""

from motherlode.engine.state import Cells
from motherlode.games.gold.state import State


def score(s: State, points: Cells) -> None:
    """The values of everyone's gold (GO-21), under all his entrances (GO-A4)."""
    for seat in range(s.seats):
        points[seat] = s.gold[seat]


def wealth(s: State, seat: int) -> int:
    """The value of somebody's gold, and then how many cards it is (GO-22)."""
    return 64 * s.gold[seat] + s.found[seat]


def winners(s: State) -> int:
    """The richest (GO-21); with a tie in value and number there are several winners (GO-22)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, wealth(s, seat))
    bits = 0
    for seat in range(s.seats):
        if wealth(s, seat) == most:
            bits |= 1 << seat
    return bits
