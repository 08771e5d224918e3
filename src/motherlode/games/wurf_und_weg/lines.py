"""What a line of the story of Wurf & Weg tells, and why a move is refused, by their `what`."""

from typing import Literal, TypedDict


class Drawn(TypedDict):
    """A coaster is drawn."""

    what: Literal["drawn"]
    seat: int
    left: str
    right: str


class Lucky(TypedDict):
    """A round begins with its lucky symbol."""

    what: Literal["lucky"]
    round: int
    symbol: str


class Rolled(TypedDict):
    """All dice of a roll have fallen."""

    what: Literal["rolled"]
    seat: int
    dice: list[str]


class LastRolled(TypedDict):
    """A roll after Stopp."""

    what: Literal["last-rolled"]
    seat: int
    dice: list[str]
    count: int  # rolls left


class ToTray(TypedDict):
    """A die leaves the game for this round."""

    what: Literal["tray"]
    seat: int
    symbol: str


class Passed(TypedDict):
    """A die goes to a neighbour."""

    what: Literal["passed"]
    seat: int
    symbol: str
    to: int


class Stands(TypedDict):
    """Whose dice are gone, and who keeps the coaster."""

    what: Literal["stopp", "keeps"]
    seat: int


class Counted(TypedDict):
    """Dice that arrived before the last one left; or the coasters that somebody has won."""

    what: Literal["not-empty", "prize"]
    seat: int
    count: int


class Over(TypedDict):
    """Why there is no other round."""

    what: Literal["three-coasters", "pile-used-up"]


WurfLine = Drawn | Lucky | Rolled | LastRolled | ToTray | Passed | Stands | Counted | Over


class NotNow(TypedDict):
    """Nothing can be done, or not that."""

    what: Literal["over", "wait", "empty", "no-rolls", "roll-first"]


class PlaceFirst(TypedDict):
    """Dice that can leave must leave."""

    what: Literal["place-first"]
    symbols: list[str]


class Stays(TypedDict):
    """A die that cannot leave, or is not there."""

    what: Literal["stays", "lucky-only", "no-such-die"]
    symbol: str


class Void(TypedDict):
    """What was rolled before somebody's Stopp does not count."""

    what: Literal["void"]
    stopper: int


Refusal = NotNow | PlaceFirst | Stays | Void
