"""Everything that was ever uncovered was seen by all; what nobody has seen is not in the record.

So there is nothing to hide: the record is what a player with a perfect memory knows. And there is
nothing to imagine: an unseen card is drawn by chance when it is first uncovered, with the same odds
for everyone. The *view* is stricter (`view.py`): it shows no card that was turned back, and no
value of gold under an entrance (GO-A10).
"""

from motherlode.engine.state import Cells
from motherlode.games.gold.state import State


def hide(s: State, seat: int) -> None:
    """Cuts nothing."""


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Fills nothing: unseen cards are chance events still to come, not hidden things."""


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """Cards are uncovered for all to see."""
    return True
