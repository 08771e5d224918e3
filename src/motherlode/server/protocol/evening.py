"""An evening: what is said at one, and how it stands."""

from typing import Annotated

from msgspec import Meta, Struct, field

from motherlode.server.protocol.asking import Ask
from motherlode.table.evening import MOST_EVER
from motherlode.table.plans import Colour, Figure, Level, Name, OwnText, Shape

Member = Annotated[int, Meta(ge=0, lt=MOST_EVER)]


class Join(Ask, frozen=True, tag="join"):
    """Comes to the evening, and plays from the next game on; or comes back."""

    name: Name | None = None  # 1 to 24 letters; one's own name if there is none
    figure: Figure | None = None
    here: bool = False  # one more person on the host's device


class Leave(Ask, frozen=True, tag="leave"):
    """Goes from the evening; or the others go on without somebody who is away."""

    member: Member


class Pick(Ask, frozen=True, tag="pick"):
    """Says which game is next, when it is one's turn, or the turn of somebody who is away."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, str | int] = field(default_factory=dict)
    content: dict[str, OwnText] = field(default_factory=dict)
    bots: Level | None = None  # fill the seats that people leave empty; null: somebody sits out
    waits: bool = False


class End(Ask, frozen=True, tag="end"):
    """The host ends the evening, and who has most has won it; if he has gone, anybody does."""


class EveningMember(Struct, omit_defaults=True):
    """Somebody at an evening."""

    name: str
    colour: Colour
    shape: Shape
    nuggets: int  # of all games so far
    seat: int | None = None  # in the game that is up
    mine: bool = False  # whether it belongs to this client
    away: bool = False  # without a connection
    gone: bool = False  # has left; the evening goes on without him


class EveningGame(Struct, omit_defaults=True):
    """A game of the evening that is over; lists are by member."""

    game: str
    match: str
    picker: int  # whose turn it was to pick
    places: list[int | None]  # 1 for who has won; null for who did not play it to the end
    nuggets: list[int]  # what it has brought
    byes: list[int] = []  # who sat out


class EveningInfo(Struct, omit_defaults=True):
    """How an evening stands; people are named by their place in `members`."""

    games: int  # how many there will be; 0: as many as they like
    members: list[EveningMember]  # in the order in which they came
    played: list[EveningGame] = []
    turn: int | None = None  # who picks the next game
    byes: list[int] = []  # who sits out the game that is up
    bots: Level | None = None  # that fill the seats of the game that is up
    at: float | None = None  # when it begins, if that was said
    over: bool = False
    winners: list[int] = []  # once it is over
