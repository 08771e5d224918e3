"""What messages and answers are made of: a table, a seat, a board, something said."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from motherlode.engine.history import Result
from motherlode.engine.shapes import GameLine, GameSlug, GameView
from motherlode.server.protocol.evening import EveningInfo
from motherlode.table.plans import ClockPlan, Colour, Figure, Level, Series, Shape

# Somebody's name in the messages of one table: another one at every other, and never his id.
Who = Annotated[str, Meta(max_length=16)]


class SeatInfo(Struct, omit_defaults=True):
    """A seat, as everyone at the table sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: Colour  # of no other seat, and likewise the shape
    shape: Shape
    chosen: Figure = Figure()  # what of it somebody has chosen: nobody else can have that
    level: Level | None = None  # of the bot that plays here, also in somebody's place
    stand_in: bool = False  # whether that bot plays in the place of a person, whose name this is
    resigned: bool = False  # that person has given up this match, and cannot come back in it
    ready: bool = False  # for a match; bots always are
    mine: bool = False  # whether it belongs to this client
    away: bool = False  # a person without a connection
    secret: bool = False  # of one's own seat: it knows something that not everyone knows
    thinking: str | None = None  # of a bot: "compiling" while it is not ready yet
    invitation: str | None = None  # for the host: the code that leads to this open seat
    who: Who = ""  # of another person's seat, for `mute`


class Clocks(Struct, omit_defaults=True):
    """What is left to each seat, in seconds; null where there is no limit."""

    decision: list[float | None]
    game: list[float | None]


class SeriesInfo(Struct, omit_defaults=True):
    """How a series stands."""

    kind: Series
    games: int  # how many there will be at most
    played: list[list[int]]  # the points of each finished game, by seat
    standing: list[int]  # points, or games won
    winners: list[int] | None = None  # once it is over


class TableInfo(Struct, omit_defaults=True):
    """A table without its board."""

    id: str
    code: str  # to join by hand
    game: GameSlug  # whose views and lines this table's messages have
    options: dict[str, str | int]
    status: Literal["lobby", "playing", "over", "closed"]
    seats: list[SeatInfo]
    public: bool
    host: str  # the host's name
    clock: ClockPlan
    series: SeriesInfo
    edition: str = ""  # of an own game: its words and its board may be others when it changes
    own: dict[str, str] = {}  # by option: what somebody's own content is called
    hosting: bool = False  # whether this client is the host
    starter: int | None = None  # who began, or will begin; null where nobody does
    friendly: bool = False  # counts for no rating, whoever plays
    rated: bool = False  # whether the match counts for ratings; then nobody may ask the coach
    match: str | None = None  # the match that is played or was played last
    commitment: str | None = None  # of that match, or of the one about to start; not of a lesson
    entropy: list[str] = []  # what players have added to it
    spectators: int = 0
    created: float = 0.0
    lesson: str = ""  # which one is played here
    waits: bool = False  # in a race: bots begin each round when a person has
    claim: str = ""  # the day whose claim is played here
    evening: EveningInfo | None = None  # of which this is the game that is up


class State(Struct, omit_defaults=True):
    """The board as one seat sees it."""

    match: str
    number: int  # grows with every event that this seat notices
    seat: int  # from where one looks; -1 for a spectator
    view: GameView
    legal: list[str]
    secret: bool = False  # whether this seat knows something that not everyone knows
    undo: bool = False  # whether this seat may take its last decision back
    clocks: Clocks | None = None
    signal: float | None = None  # where speed decides: seconds until the round may begin
    result: Result | None = None
    step: int | None = None  # of the lesson, once everyone else has acted


class Step(Struct, omit_defaults=True):
    """One decision and what followed, as a seat saw it, and the board after it."""

    by: int  # the seat that decided
    lines: list[GameLine]
    view: GameView


class Spoken(Struct, omit_defaults=True):
    """Something said at the table."""

    name: str
    time: float
    seat: int = -1
    phrase: str | None = None
    text: str | None = None
    who: Who = ""  # who has said it, for `mute`


class Muted(Struct, omit_defaults=True):
    """Somebody at this table whom one does not want to hear."""

    who: Who
    name: str


class Choice(Struct, omit_defaults=True):
    """What the coach thinks of one move."""

    move: str
    share: float  # the expected share of the win
    error: float
