"""What a line of the story of Go for Gold tells, by its `what`."""

from typing import Literal, TypedDict

from motherlode.games.go_for_gold.view import Symbol


class AtHarbour(TypedDict):
    """A ship lands, or sails to the harbour from which its player goes on."""

    what: Literal["lands", "sails"]
    seat: int
    harbour: int


class Rolled(TypedDict):
    """A die that everybody walks by, or one that finds nothing."""

    what: Literal["rolled", "missed"]
    seat: int
    number: int


class Says(TypedDict):
    """What a player does at a special place; or that he cannot move any more."""

    what: Literal["search", "explore", "pass", "out"]
    seat: int


class Foot(TypedDict):
    """A foot is crossed out for a way of another length."""

    what: Literal["foot"]
    seat: int
    count: int


class Step(TypedDict):
    """One's own step, while the others draw theirs."""

    what: Literal["step"]
    seat: int
    direction: str
    field: int


class Walks(TypedDict):
    """Somebody's whole way, when all have finished."""

    what: Literal["walks", "walks-by-foot"]
    seat: int
    count: int
    fields: list[int]


class Circles(TypedDict):
    """What lay on that way."""

    what: Literal["circles"]
    seat: int
    symbols: list[Symbol]


class Found(TypedDict):
    """A die that finds a treasure."""

    what: Literal["found"]
    seat: int
    number: int
    points: int


class Falls(TypedDict):
    """A die that shovels may still mend."""

    what: Literal["short"]
    seat: int
    number: int
    count: int  # by how much it is too low


class Spend(TypedDict):
    """Shovels that mend it."""

    what: Literal["spend"]
    seat: int
    count: int
    points: int


class AtTemple(TypedDict):
    """What a temple has brought."""

    what: Literal["explored", "cursed"]
    seat: int
    number: int
    points: int
    colour: str


class Over(TypedDict):
    """The last round is over."""

    what: Literal["over"]


GoldLine = (
    AtHarbour
    | Rolled
    | Says
    | Foot
    | Step
    | Walks
    | Circles
    | Found
    | Falls
    | Spend
    | AtTemple
    | Over
)
