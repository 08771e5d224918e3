"""Everything lies open on the table: there is nothing to hide and nothing to imagine.

The order of the pile does not exist before a coaster is drawn, and which coasters are face down
before a player has been seen by all.
"""

from motherlode.engine.state import Cells
from motherlode.games.wurf_und_weg.state import State


def hide(s: State, seat: int) -> None:
    """Cuts nothing."""


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Fills nothing: dice and coasters that have yet to come are chance events."""


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """Everyone sees every die, every coaster and every decision."""
    return True
