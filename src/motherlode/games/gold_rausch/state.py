"""The record: the river and its stack, the equipment and who has seen it, what everyone has won.

Equipment cards never move unseen, so where each card has gone is known to all. A card is therefore
named by the place at which it lay first, and only two things can be unknown: which tool a
prospector was dealt, and on which side of him it was laid.
"""

from typing import Annotated

from motherlode.engine.state import Cells, Header, Int8, Int64, UInt8, record

# Phases: chance first, then the decisions
DEALING = 0  # tools and sides are dealt
FLIPPING = 1  # the player on turn turns over a river card that nobody has seen
DOUBTING = 2  # the whole river is uncovered
DRAWING = 3  # a won card changes hands, drawn face down
FIRST_TURN = 4  # the starter turns over the first river card of the game
TURN = 5  # the player on turn turns over a river card, works on open gold, or doubts
SEARCH = 6  # the player on turn uncovers equipment
SWAPPING = 7  # an open tool is swapped
REWARD = 8  # the player on turn was right to doubt

# What follows by itself before anyone acts again; no record rests in these
RENEWAL = 9  # the river is laid anew
TURN_END = 10

# Reasons for the end
ALL_GOLD = 1

# What lies at a river place: an open gold card is its kind, a card that was seen to be empty is 0
UNSEEN = -1
GAP = -2

UNKNOWN = -1  # a tool or a side not yet dealt, or cut out
NONE = -1

# Options
STARTER = 0
NEUTRAL_SWAP = 1
ACTIVE, BACK = 0, 1
DOUBT_WRONG = 2
FOUND, OWN = 0, 1

# Who has seen a card: a bit for each seat, and one for spectators
SPECTATORS = 1 << 7
EVERYONE = 0xFF

PILE_BITS = 3  # of a pile of won cards, for the number of cards of one kind


@record
class State(Header):
    """Gold Rausch in 104 bytes."""

    options: Annotated[Cells, Int8, 3]  # starter, neutral_swap, doubt
    turn: Int8  # the seat whose turn it is
    won: Annotated[Cells, Int64, 4]  # each seat's pile: how many cards of each kind, see `held`
    left: Annotated[Cells, Int8, 20]  # cards that nobody has seen, in river and stack, by kind
    river: Annotated[Cells, Int8, 10]  # a kind, UNSEEN or GAP
    stack: Int8  # river cards in the stack
    unseen: Int8  # how many cards nobody has seen, in river and stack
    unwon: Int8  # gold cards that nobody has won yet
    target: Int8  # the river place that is turned over or worked on
    lies: Annotated[Cells, Int8, 8]  # which card lies at an equipment place
    seen: Annotated[Cells, UInt8, 8]  # who has seen a card
    tool: Annotated[Cells, Int8, 4]  # which tool a prospector was dealt
    side: Annotated[Cells, Int8, 4]  # on which side of him it was laid
    open: UInt8  # the equipment places that lie open
    found: Int8  # how many right cards the search has uncovered
    dealt: Int8  # set-up events so far: tool and side of prospector 0, of prospector 1, …
    swapper: Int8  # the prospector whose open tool is swapped
    giver: Int8  # the seat from whose pile a card is drawn
    receiver: Int8  # the seat that gets it


def held(pile: int, kind: int) -> int:
    """How many cards of a kind are in a pile."""
    return pile >> PILE_BITS * kind & 0b111


def one_of(kind: int) -> int:
    """A pile of one card."""
    return 1 << PILE_BITS * kind


def shows_tool(s: State, place: int) -> bool:
    """Whether the card at a place is its prospector's tool, and not his whiskey."""
    card = s.lies[place]
    return s.side[card // 2] == card % 2
