"""Everything that somebody knows lies open: there is nothing to hide and nothing to imagine.

Nobody knows which specials lie in which pile, nor the order of a pile: those are chance events.
"""

from motherlode.engine.state import Cells
from motherlode.games.claim_poker.state import State


def hide(s: State, seat: int) -> None:
    """Cuts nothing."""


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Fills nothing: cards that have yet to be turned up are chance events, not hidden things."""


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """Everyone sees the set-up, every open card and every decision."""
    return True
