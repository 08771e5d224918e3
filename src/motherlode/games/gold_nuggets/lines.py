"""What a line of the story of Gold Nuggets tells, by its `what`."""

from typing import Literal, TypedDict


class Rolled(TypedDict):
    """All dice of a roll have fallen."""

    what: Literal["rolled"]
    seat: int
    dice: list[str]


class Turn(TypedDict):
    """A turn is over, or goes on."""

    what: Literal["bust", "again"]
    seat: int


class Aside(TypedDict):
    """Dice of one face are set aside."""

    what: Literal["aside"]
    seat: int
    face: str
    count: int


class Roll(TypedDict):
    """The other dice are rolled again."""

    what: Literal["roll"]
    seat: int
    count: int


class Take(TypedDict):
    """Nuggets from the supply."""

    what: Literal["take"]
    seat: int
    amount: int


class Steal(TypedDict):
    """Nuggets from a rival."""

    what: Literal["steal"]
    seat: int
    amount: int
    victim: int


class Over(TypedDict):
    """The supply is empty."""

    what: Literal["over"]


NuggetsLine = Rolled | Turn | Aside | Roll | Take | Steal | Over
