"""The record: everyone's dice and coaster, the tray, the pile."""

from typing import Annotated

from motherlode.engine.state import Cells, Header, Int8, Int16, Int32, UInt8, record

# Phases
DRAWING = 0  # coasters are drawn, at the start and for those who have won theirs
LUCKY = 1  # the yellow die is falling
RACE = 2  # everyone rolls and places at the same time
LAST_THREE = 3  # somebody has called Stopp; the others have three rolls

# The option `goal`
THREE, PILE = 0, 1

# Reasons for the end
THREE_COASTERS = 1
PILE_USED_UP = 2

NONE = -1  # no lucky symbol yet, no coaster, nobody


@record
class State(Header):
    """Wurf & Weg in 72 bytes."""

    options: Annotated[Cells, Int8, 1]  # the goal
    lucky: Int8  # the lucky symbol of this round
    roller: Int8  # the seat whose dice are falling
    falling: Int8  # dice of that roll that have yet to fall
    racing: UInt8  # a bit for each seat that is not done with this round
    drawing: UInt8  # a bit for each seat that has yet to draw a coaster
    stopper: Int8  # the seat that called Stopp
    tray: Int8  # dice on the tray
    pile: Int32  # a bit for each coaster that nobody has drawn
    shown: Annotated[Cells, Int32, 6]  # dice of a seat that lie rolled, see `dice_showing`
    hand: Annotated[Cells, Int8, 6]  # dice that a seat has before it, rolled or not
    passed: Annotated[Cells, Int8, 6]  # dice that others have put on a seat's coaster
    coaster: Annotated[Cells, Int8, 6]  # the open coaster
    prizes: Annotated[Cells, Int8, 6]  # coasters won
    rolls: Annotated[Cells, Int8, 6]  # rolls left after Stopp
    round: Int16


def dice_showing(s: State, seat: int, symbol: int) -> int:
    """How many dice before a seat show a symbol: five bits each, so that all fit in a word."""
    return s.shown[seat] >> 5 * symbol & 31
