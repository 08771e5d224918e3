"""What the server answers over HTTP; OpenAPI and the client's types are made from it."""

from typing import Literal

from msgspec import Struct

from motherlode.engine.history import Result
from motherlode.engine.shapes import GameLine, GamePicture, GameSlug, GameView
from motherlode.server.protocol.parts import SeatInfo
from motherlode.table.plans import Figure, Level
from motherlode.table.rated import Unrated

LookAhead = Literal["always", "box", "never"]
How = Literal["led", "count"]


class OptionInfo(Struct, omit_defaults=True):
    """An option of a game."""

    name: str
    choices: list[str]  # empty where the value is a seat or a number
    default: str | int
    # Where the value is an order of all choices, with “-” between them, from which the seats take
    # theirs from the front: how many each takes, by the number of seats.
    each: dict[str, int] = {}
    own: int = 0  # the value may be “own”, a text that the plan brings along: its most bytes
    measured: bool = False  # whether such a text can be measured
    least: int | None = None  # where the value is a number of the box: how small it may be
    most: int | None = None  # and how large


class Fault(Struct, omit_defaults=True):
    """What is wrong with a text of one's own; the section [own] of the game's words says it."""

    slug: str
    message: str
    line: int = 0  # from 1 on; 0 where the whole is meant
    column: int = 0
    values: dict[str, str | int] = {}


class Inspected(Struct, omit_defaults=True):
    """A text of one's own, as the board shows it, or why it cannot be played."""

    name: str
    text: str | None  # with plain ends of lines; null where the bytes are no text
    picture: GamePicture | None = None  # an island, a deck; null where there is a fault
    fault: Fault | None = None
    doubts: list[Fault] = []  # what speaks against it; it can be played all the same


class KeptOwn(Struct, omit_defaults=True):
    """A text that somebody keeps for another time, finished or not."""

    id: str
    name: str
    text: str
    updated: float
    picture: GamePicture | None = None  # null while something is wrong with it


class GameInfo(Struct, omit_defaults=True):
    """A game on offer."""

    slug: GameSlug
    name: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[Level]
    forgets: list[str]  # lines that are shown once and not kept in the story
    taglines: dict[str, str]  # by language
    reconstructed: dict[str, str] = {}  # by language: what of the box is not the original
    at_once: bool = False  # several seats act at the same time
    real_time: bool = False  # speed decides
    lessons: int = 0  # how many there are
    look_ahead: LookAhead = "always"  # its bots and the coach; with `box` as it is in its box


class Brought(Struct):
    """What a guest has taken along into the account that he signed in to."""

    tables: int  # lobbies and running matches
    matches: int  # that were played to the end


class Me(Struct, omit_defaults=True):
    """Who is asking."""

    person: str | None  # None until one has a cookie
    name: str | None
    guest: bool = True
    passkeys: int = 0
    brought: Brought | None = None  # just now, by signing in
    login: str | None = None
    password: bool = False  # whether there is one, which has to be shown to set another
    codes: list[str] = []  # for recovery, made just now: nobody can show them again
    codes_left: int = 0  # that have not been used
    operator: bool = False  # whether one may look after this server


class SessionInfo(Struct, omit_defaults=True):
    """Where somebody is signed in."""

    id: str
    device: str  # what its browser says it is, in two words; empty where it says nothing
    created: float
    seen: float  # when it was last used, to the quarter of an hour
    here: bool = False  # whether it is the one that asks


class PasskeyInfo(Struct, omit_defaults=True):
    """A passkey that opens somebody's account."""

    id: str
    name: str  # of the device on which it was made, in two words; empty where nobody knows
    created: float
    used: float | None = None  # when somebody last signed in with it


class TableLine(Struct, omit_defaults=True):
    """A table in a list."""

    id: str
    code: str
    game: GameSlug
    status: str
    seats: list[SeatInfo]
    updated: float
    your_turn: bool = False
    match: str | None = None  # that is played or was played last
    finished: float | None = None  # when all was over, a series to its last game
    winners: list[str] = []  # of what is finished, by name
    lesson: str = ""  # which one is played there
    evening: bool = False  # of which this is the game that is up


class GameStatistics(Struct, omit_defaults=True):
    """How somebody has fared in one game."""

    game: GameSlug
    played: int
    won: float  # a shared win counts its share
    best: int | None = None  # the most points in a match
    rating: float | None = None  # among people
    rating_error: float | None = None
    rated: int = 0


class Frame(Struct, omit_defaults=True):
    """One step of a replay: what happened, and the board after it."""

    number: int
    lines: list[GameLine]
    view: GameView
    by: int | None = None  # the seat, -1 for chance
    move: str | None = None
    time: float | None = None
    decided: Literal["person", "bot", "clock"] | None = None  # who decided for that seat


class Replay(Struct, omit_defaults=True):
    """A match, step by step."""

    game: GameSlug
    seats: int
    names: list[str]
    options: dict[str, str | int]
    frames: list[Frame]
    figures: list[Figure] = []  # by seat: how everyone looked; none in old records
    next: int | None = None  # where to go on; None at the end
    result: Result | None = None


class Chance(Struct):
    """A chance event of a finished match: its number, what could happen, what did."""

    number: int
    weights: list[int]
    outcome: int


class TurningPoint(Struct, omit_defaults=True):
    """An event that changed much."""

    number: int
    mover: int  # -1 for chance
    event: str
    seat: int  # whose expectation changed most
    change: float


class Decided(Struct):
    """When a match was decided: from which event on the winner led for good."""

    number: int  # of the event, as in a replay
    seat: int  # who took the lead
    line: GameLine  # of the story, that tells it


class Own(Struct, omit_defaults=True):
    """What a finished match was for the one who asks."""

    seat: int
    score: int
    played: int  # matches of this game up to and with this one
    best: int | None = None  # his most points before this match; null if it was his first
    new_best: bool = False
    rating: float | None = None  # after the match, where it was rated
    rating_change: float | None = None
    unrated: Unrated | None = None  # why it does not count for the rating, where it might have


class Summary(Struct, omit_defaults=True):
    """A finished match in a few words."""

    margin: int  # of the winner before the best of the others
    tie_break: bool = False  # points were equal, and something else decided
    decided: Decided | None = None  # null where no event took the lead for good
    how: How | None = None  # then: led from the first points on, or known by the final count alone
    own: Own | None = None  # null for who did not play


class TakenAlong(Struct):
    """A match of one's own device that is kept here now."""

    id: str
    new: bool  # false: it was here already


class DeviceMatch(Struct):
    """A match that was played on one's own device, in a list."""

    id: str
    game: GameSlug
    ended: float
    names: list[str]


class Mistake(Struct):
    """A decision that cost somebody much, by what he could know."""

    number: int
    seat: int
    move: str
    best: str  # what would have been better
    loss: float  # in shares of the win
    why: dict[str, str] = {}  # by language: what speaks for the better move


class LookBack(Struct, omit_defaults=True):
    """The coach on a finished match."""

    expected: list[list[float]]  # everyone's share of the win before each event and at the end
    luck: list[float]
    skill: list[float]
    turning_points: list[TurningPoint]
    costliest: list[Mistake | None] = []  # by seat; null where nothing was clearly wrong
    mistakes: list[list[Mistake]] = []  # by seat: all that are clear, the costliest first


class Found(Struct):
    """Where a code leads."""

    table: str
    seat: int  # -1: the table


class SeatToken(Struct):
    """For a program: it may act for its seat with this."""

    token: str


class RatingLine(Struct):
    """Somebody in the list of the best."""

    name: str
    rating: float
    error: float
    played: int


class Health(Struct):
    """How the server is."""

    version: str
    database: bool
    channels: bool
    bots: bool
    closing: bool


class Problem(Struct, omit_defaults=True):
    """An error over HTTP."""

    slug: str
    message: str
    line: int = 0  # in a text that was sent, from 1 on; 0 where no place is meant
    column: int = 0
    values: dict[str, str | int] = {}  # of the sentence, for saying it in another language
