"""What a sensible player does without looking ahead; bots build on it.

What can be placed must be placed, and all of it before the next roll, so there is little to
decide: only which die goes first. How fast a player is matters far more, see `pace.py`.
"""

from collections.abc import Mapping

from motherlode.engine.state import Cells
from motherlode.games.wurf_und_weg.content import DICE_EACH, SYMBOLS
from motherlode.games.wurf_und_weg.moves import PLACE, ROLL
from motherlode.games.wurf_und_weg.rules import TRAY, way
from motherlode.games.wurf_und_weg.state import State


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Gives dice to the neighbour who is nearest to Stopp first, and the tray what is left."""
    chosen = ROLL
    least = 99
    for symbol in range(len(SYMBOLS)):
        if mask[PLACE + symbol]:
            to = way(s, seat, symbol)
            # The tray waits, unless both neighbours have more than they started with.
            dice = DICE_EACH if to == TRAY else s.hand[to] + s.passed[to]
            if dice < least:
                chosen = PLACE + symbol
                least = dice
    return chosen


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """Where a die goes, and how many dice lie there."""
    if move == ROLL:
        return None
    to = way(s, seat, move - PLACE)
    if to == TRAY:
        return {"what": "tray"}
    return {"what": "neighbour", "neighbour": to, "count": s.hand[to] + s.passed[to]}
