"""What many games say in the same way, so that none has to say it again.

Who wins follows from a rank, and so do the points where they are the rank; where all lies open,
nothing is hidden and nothing is left to imagine.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

from motherlode.engine.state import Cells

Rank = Callable[[Any, int], int]


def rank(s: Any, seat: int) -> int:
    """A stand-in: one number to compare players by, ties and all; the highest wins."""
    raise NotImplementedError


def _winners(s: Any) -> int:
    most = rank(s, 0)
    bits = 1
    for seat in range(1, s.seats):
        mine = rank(s, seat)
        if mine > most:
            most = mine
            bits = 0
        if mine == most:
            bits |= 1 << seat
    return bits


def _score(s: Any, points: Cells) -> None:
    for seat in range(s.seats):
        points[seat] = rank(s, seat)


def winners_by(ranked: Rank) -> Callable[[Any], int]:
    """`winners`: everybody of the highest rank."""
    return cast(Callable[[Any], int], _of(ranked, _winners, "winners"))


def score_by(ranked: Rank) -> Any:
    """`score`: the rank is the points."""
    return _of(ranked, _score, "score")


def hide(s: Any, seat: int) -> None:
    """Cuts nothing: all lies open."""


def imagine(s: Any, seat: int, rng: Cells) -> None:
    """Fills nothing: what has yet to come is chance, not hidden."""


def sees(s: Any, seat: int, mover: int, event: int) -> bool:
    """All see everything."""
    return True


def next_seat(s: Any, seat: int) -> int:
    """Clockwise."""
    following = seat + 1
    if following == s.seats:
        following = 0
    return following


def derived(name: str, ranked: Rank | None) -> Any:
    """A function of the contract that a game has not written; None if it must."""
    if name in OPEN:
        return OPEN[name]
    if ranked is not None and name in ("winners", "score"):
        return winners_by(ranked) if name == "winners" else score_by(ranked)
    return None


def _of(ranked: Rank, function: Any, name: str) -> Any:
    """A function of its own for each game: it stands in the module in which the rank does."""
    module = ranked.__module__
    names = {**function.__globals__, "rank": ranked, "__name__": module}
    made = FunctionType(function.__code__, names, name)
    made.__module__ = module
    made.__qualname__ = name
    return made


OPEN = {"hide": hide, "imagine": imagine, "sees": sees}
