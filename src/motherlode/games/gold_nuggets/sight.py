"""Everything lies open on the table: there is nothing to hide and nothing to imagine."""

from motherlode.engine.state import Cells
from motherlode.games.gold_nuggets.state import State


def hide(s: State, seat: int) -> None:
    """Cuts nothing."""


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Fills nothing: dice that have yet to fall are chance events, not hidden things."""


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """Everyone sees every die and every decision."""
    return True
