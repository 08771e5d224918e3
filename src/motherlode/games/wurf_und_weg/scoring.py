"""Prizes and winners. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.wurf_und_weg.state import State


def score(s: State, points: Cells) -> None:
    """One point a coaster won."""
    for seat in range(s.seats):
        points[seat] = s.prizes[seat]


def rank(s: State, seat: int) -> int:
    """Whoever has won the most coasters; several win together (GW-33, GW-34).

    In the short game the most are three: the first to have three win, and nobody gets a fourth.
    """
    return s.prizes[seat]


winners = winners_by(rank)


def most_prizes(s: State) -> int:
    """What the leaders have won."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.prizes[seat])
    return most
