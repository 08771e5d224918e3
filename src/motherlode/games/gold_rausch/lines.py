"""What a line of the story of Gold Rausch tells, by its `what`."""

from typing import Literal, TypedDict

Side = Literal["left", "right"]


class Look(TypedDict):
    """The two cards that one may look at when the equipment has been dealt."""

    what: Literal["look"]
    seat: int
    left: str
    right: str


class Flip(TypedDict):
    """A river card without gold is turned over; or open gold is worked on."""

    what: Literal["empty", "aim"]
    seat: int
    place: int  # of the river


class Nuggets(TypedDict):
    """A river card with nuggets; or one that goes to somebody after a doubt."""

    what: Literal["nuggets", "dealt-nuggets"]
    seat: int
    place: int
    count: int
    tools: list[str]  # that it needs


class Gold(TypedDict):
    """A river card with teeth; or one that goes to somebody after a doubt."""

    what: Literal["teeth", "dealt-teeth"]
    seat: int
    place: int
    count: int


class Uncover(TypedDict):
    """An equipment card is turned up."""

    what: Literal["uncover"]
    seat: int
    prospector: int
    side: Side
    card: str


class Fits(TypedDict):
    """It is one of those that are needed."""

    what: Literal["fits"]
    seat: int
    card: str


class Win(TypedDict):
    """It was the last of them."""

    what: Literal["win-nuggets", "win-teeth"]
    seat: int
    count: int


class Says(TypedDict):
    """A search that is over, a doubt, a right one, a reward that is not wanted."""

    what: Literal[
        "wrong-whiskey", "wrong-tool", "wrong-tool-back", "doubt", "doubt-right", "decline"
    ]
    seat: int


class Swap(TypedDict):
    """An open tool changes places with somebody else's card."""

    what: Literal["swap"]
    seat: int
    card: str
    prospector: int
    side: Side
    partner: int  # the prospector who gets it
    partner_side: Side


class Peek(TypedDict):
    """The card that one got for it."""

    what: Literal["peek"]
    seat: int
    side: Side
    card: str


class Wrong(TypedDict):
    """There is gold in the river."""

    what: Literal["doubt-wrong"]
    seat: int
    count: int


class Empty(TypedDict):
    """The river cards without gold that all have seen in a doubt."""

    what: Literal["doubt-empty"]
    places: list[int]


class Drawn(TypedDict):
    """A won card goes from one player to another."""

    what: Literal["drawn-nuggets", "drawn-teeth", "handed-out-nuggets", "handed-out-teeth"]
    seat: int
    victim: int
    count: int


class NewRiver(TypedDict):
    """Other cards are laid."""

    what: Literal["new-river"]
    count: int


class Over(TypedDict):
    """All gold has been won."""

    what: Literal["over"]


class Level(TypedDict):
    """Who has as much gold as another, or as many bottles besides."""

    what: Literal["level", "shared"]
    seats: list[int]


class Bottles(TypedDict):
    """Whose bottles decide."""

    what: Literal["bottles"]
    seat: int
    count: int


RauschLine = (
    Look
    | Flip
    | Nuggets
    | Gold
    | Uncover
    | Fits
    | Win
    | Says
    | Swap
    | Peek
    | Wrong
    | Empty
    | Drawn
    | NewRiver
    | Over
    | Level
    | Bottles
)
