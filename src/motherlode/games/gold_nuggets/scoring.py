"""The value of dice, the points, and who wins. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.gold_nuggets.content import FIRST_NUMBER, LASSO, NUGGET
from motherlode.games.gold_nuggets.state import State


def value(s: State) -> int:
    """What the dice set aside are worth."""
    aside = s.aside
    worth = aside[NUGGET]  # GN-22; lassos are worth nothing, GN-27
    for face in range(FIRST_NUMBER, 6):
        if aside[face] >= 3:
            worth += face  # GN-23 to GN-26, and once only, GN-A14
    return worth


def may_steal(s: State) -> bool:
    """Whether the lassos of this turn suffice to rob somebody."""
    return s.aside[LASSO] >= 3  # GN-28


def score(s: State, points: Cells) -> None:
    """One point a nugget."""
    for seat in range(s.seats):
        points[seat] = s.nuggets[seat]


def rank(s: State, seat: int) -> int:
    """Whoever has the most wins (GN-34); with a tie there are several winners (GN-35)."""
    return s.nuggets[seat]


winners = winners_by(rank)
