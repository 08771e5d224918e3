"""What a line of the story of Claim-Poker tells, by its `what`."""

from typing import Literal, TypedDict

from motherlode.games.claim_poker.view import Bill


class OfRound(TypedDict):
    """A round begins, or its last card is taken."""

    what: Literal["set-up", "round-over"]
    round: int


class Laid(TypedDict):
    """A double is put on a pile, or a top card is turned up."""

    what: Literal["double", "turned"]
    card: str
    pile: str


class Specials(TypedDict):
    """Which piles have one special only."""

    what: Literal["specials"]
    piles: list[str]


class Take(TypedDict):
    """A card from a pile, to keep or to give."""

    what: Literal["take"]
    seat: int
    card: str
    pile: str


class Keep(TypedDict):
    """The card that stays."""

    what: Literal["keep"]
    seat: int
    card: str


class Give(TypedDict):
    """The card that goes; one that may be refused is only offered."""

    what: Literal["give", "offer"]
    seat: int
    card: str
    receiver: int


class Answer(TypedDict):
    """What becomes of a card that was offered."""

    what: Literal["accept", "refuse"]
    seat: int
    card: str
    giver: int


class Cancelled(TypedDict):
    """A player's +1 and -1 leave the game."""

    what: Literal["cancelled"]
    seat: int


class Assign(TypedDict):
    """Prospectors go to a kind."""

    what: Literal["assign"]
    seat: int
    kind: str
    prospectors: str  # "+1", "+2", "-1" or "-2"


class Scored(TypedDict):
    """What a round has brought: at least nothing, and where -1 has nowhere to go, nothing lost."""

    what: Literal["scored", "floored", "idle"]
    seat: int
    round: int
    points: int
    bill: Bill


class Sum(TypedDict):
    """What both rounds have brought."""

    what: Literal["sum"]
    seat: int
    points: int


PokerLine = (
    OfRound | Laid | Specials | Take | Keep | Give | Answer | Cancelled | Assign | Scored | Sum
)
