"""Points, ties, winners. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.gold.state import State


def score(s: State, points: Cells) -> None:
    """The values of everyone's gold (GO-21), under all his entrances (GO-A4)."""
    for seat in range(s.seats):
        points[seat] = s.gold[seat]


def wealth(s: State, seat: int) -> int:
    """The value of somebody's gold, and then how many cards it is (GO-22)."""
    return 64 * s.gold[seat] + s.found[seat]


winners = winners_by(wealth)  # the richest (GO-21); a tie in both has several winners (GO-22)
