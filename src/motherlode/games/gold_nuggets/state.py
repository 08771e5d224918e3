"""The record: the heap, what everyone has, and the dice of the running turn."""

from typing import Annotated

from motherlode.engine.state import Cells, Header, Int8, record

# Phases
ROLLING = 0  # dice are falling
ASIDE = 1  # the player on turn sets dice aside, and then rolls again or takes nuggets

# Reasons for the end
LAST_NUGGET = 1


@record
class State(Header):
    """Gold Nuggets in 26 bytes."""

    options: Annotated[Cells, Int8, 1]  # the starter
    turn: Int8  # the seat whose turn it is
    supply: Int8  # nuggets in the middle
    nuggets: Annotated[Cells, Int8, 5]  # what each seat has collected
    falling: Int8  # dice of this roll that have yet to fall
    rolled: Annotated[Cells, Int8, 6]  # dice on the table, by face
    aside: Annotated[Cells, Int8, 6]  # dice set aside in this turn, by face
    next_face: Int8  # the first face that may still be set aside after this roll
