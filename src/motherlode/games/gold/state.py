"""The record: what lies on the table, what was seen of it, and what everyone has found."""

from typing import Annotated

from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.games.gold.content import CARDS, DYNAMITE, FIRST_DIGGER, MOST_PLAYERS

# Phases
FIRST_CARD = 0  # the player on turn uncovers the first of two cards
SECOND_CARD = 1  # and now the second
GOLD_RUSH = 2  # a turn is a single card

# Reasons for the end
LAST_CARD = 1

# What `cards` holds besides the kinds of cards that have been seen
UNSEEN = -1  # face down, and nobody has ever seen it
GONE = -2  # no card lies here any more

NOWHERE = -1  # no place

# Kinds that behave alike: gold by value, diggers by strength, dynamite
RANKS = 9
FIRST_STRENGTH = 4  # the rank of diggers of strength 2
DYNAMITE_RANK = 8


@record
class State(Header):
    """GOLD in 141 bytes."""

    options: Annotated[Cells, Int8, 3]  # the starter, the layout, the order of the colours
    turn: Int8  # the seat whose turn it is
    cards: Annotated[Cells, Int8, CARDS]  # by place: the kind if it has been seen, UNSEEN, GONE
    unseen: Annotated[Cells, Int8, DYNAMITE + 1]  # cards that nobody has seen, by kind
    lying: Annotated[Cells, Int8, RANKS]  # cards on the table, seen or not, by rank
    left: Int8  # cards on the table
    open: Int8  # the place of the first card while the second is chosen
    turning: Int8  # the place that is being uncovered for the first time
    found: Annotated[Cells, Int8, MOST_PLAYERS]  # gold cards of each seat
    gold: Annotated[Cells, Int8, MOST_PLAYERS]  # what they are worth
    hoard: Annotated[Cells, Int8, MOST_PLAYERS * FIRST_DIGGER]  # by seat and value: how many cards
    out: Int8  # cards that left the game
    blasted: Int8  # the worth of the gold among them


def is_gold(kind: int) -> bool:
    """Whether a card is gold."""
    return kind < FIRST_DIGGER


def is_digger(kind: int) -> bool:
    """Whether a card is a digger."""
    return FIRST_DIGGER <= kind < DYNAMITE


def value(kind: int) -> int:
    """What a gold card is worth."""
    return kind + 1


def strength(kind: int) -> int:
    """How strong a digger is."""
    return kind % 4 + 2


def colour(kind: int) -> int:
    """A digger's colour."""
    return (kind - FIRST_DIGGER) // 4


def rank(kind: int) -> int:
    """The rank of a card."""
    if is_gold(kind):
        return kind
    if is_digger(kind):
        return FIRST_STRENGTH + kind % 4
    return DYNAMITE_RANK
