"""The record: six piles, where every card lies, and what everyone's cards come to."""

from typing import Annotated

from motherlode.engine.state import Cells, Grid, Header, Int8, record

# Phases
DOUBLES = 0  # the doubles are being put on their piles
SPECIALS = 1  # the two piles that get only one special card are being chosen
TURNING = 2  # top cards are being turned up
TAKING = 3  # the player on turn takes two cards
GIVING = 4  # he gives one of them away
OFFERED = 5  # somebody may refuse the last gift of the round
ASSIGNING = 6  # prospectors are assigned

# Reasons for the end
TWO_ROUNDS = 1

# Where a card lies; less than PILES: unseen in that pile
BESIDE = 6  # a double or special that has yet to be put on a pile
SOMEWHERE = 7  # a special, unseen in one of the piles
OPEN = 8  # on top of a pile, or offered as a gift
OUT = 9  # refused
WITH = 10  # + seat: in front of that player

NOTHING = -1  # no card, no pile, no kind


@record
class State(Header):
    """Claim-Poker in 263 bytes. A row is a seat in a round, 5 × round + seat; round 1's remain."""

    options: Annotated[Cells, Int8, 2]  # the starter, and who starts round 2
    round: Int8  # 0, then 1
    turn: Int8  # the seat whose turn it is
    due: Int8  # what chance decides next: where this double goes, or this pile's top card
    first: Int8  # the piles from which the player on turn has taken a card, or NOTHING
    second: Int8
    gift: Int8  # the card that may be refused, or NOTHING
    place: Annotated[Cells, Int8, 52]  # where each card lies
    top: Annotated[Cells, Int8, 6]  # the open card of each pile, or NOTHING
    height: Annotated[Cells, Int8, 6]  # face-down cards of each pile
    specials: Annotated[Cells, Int8, 6]  # how many of them are specials
    unseen: Int8  # how many specials that makes in all piles
    stock: Annotated[Grid, Int8, 10, 8]  # row × kind: items
    value: Annotated[Grid, Int8, 10, 8]  # row × kind: points printed on them
    net: Annotated[Cells, Int8, 10]  # row: +1 prospectors less -1 prospectors
    assigned: Annotated[Cells, Int8, 10]  # row: the kind they went to, or NOTHING
