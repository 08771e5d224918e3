"""What a line of the story of GOLD tells, by its `what`."""

from typing import Literal, TypedDict


class Uncover(TypedDict):
    """A card is turned up."""

    what: Literal["uncover"]
    seat: int
    place: int
    card: str


class Met(TypedDict):
    """What one card alone does in the gold rush, or what two do to each other."""

    what: Literal["take", "leave", "find", "find-neutral", "brawl", "bang", "nothing-gold"]
    seat: int
    places: list[int]  # of the cards that meet
    cards: list[str]


class Weak(TypedDict):
    """A digger who is too weak for the gold."""

    what: Literal["nothing-weak"]
    seat: int
    places: list[int]
    cards: list[str]
    digger: int  # his strength
    gold: int  # its value


class Equal(TypedDict):
    """Two diggers of one strength."""

    what: Literal["nothing-equal"]
    seat: int
    places: list[int]
    cards: list[str]
    digger: int  # their strength


class Rush(TypedDict):
    """The gold rush is called: few cards are left, or no two of them can do anything."""

    what: Literal["rush", "stuck"]
    count: int


class Over(TypedDict):
    """The last card is gone."""

    what: Literal["over"]


GoldLine = Uncover | Met | Weak | Equal | Rush | Over
