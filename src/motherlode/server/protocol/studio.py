"""What a studio says about the game that is being written in it."""

from typing import Literal

from msgspec import Struct

from motherlode.server.protocol.resources import OptionInfo


class StudioFault(Struct, omit_defaults=True):
    """What is wrong with the rules, and where."""

    kind: str  # which law of the kit it breaks, or what of the file cannot be read
    message: str
    file: str = ""
    line: int = 0
    function: str = ""
    field: str = ""  # of the record
    setting: str = ""  # players and options of the game in which it was found
    event: int = -1  # how many events had happened before
    what: str = ""  # the event that was about to happen
    again: str = ""  # a command that shows that game once more


class StudioNews(Struct, omit_defaults=True):
    """What became of a match when the rules changed."""

    what: Literal["goes-on", "anew"]
    table: str
    why: str = ""  # it does not fit


class StudioSentence(Struct, omit_defaults=True):
    """Something that was found."""

    text: str
    strong: bool = False


class StudioRow(Struct, omit_defaults=True):
    """How often something won, as a share, with an interval for all comparisons together."""

    name: str
    games: int
    won: float
    low: float
    high: float
    fair: float = 0.0  # what it would be if it made no difference
    clear: bool = False


class StudioRows(Struct, omit_defaults=True):
    """Things that are compared with each other."""

    title: str
    rows: list[StudioRow]


class StudioPage(Struct, omit_defaults=True):
    """What games of some players have shown so far."""

    players: str  # random, sensible, or a level of bots
    games: int
    of: int = 0  # that will be played
    sentences: list[StudioSentence] = []
    tables: list[StudioRows] = []


class StudioStudy(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Which games are played to find something out."""

    seats: int
    options: dict[str, str | int] = {}


class StudioInfo(Struct, omit_defaults=True):
    """A game that is being written, as far as it is known."""

    number: int  # grows with everything that changes here
    file: str
    status: Literal["checking", "fine", "faulty"]
    room: str = ""  # the address for phones; empty where they cannot come
    game: str | None = None  # its slug, once it could be loaded
    name: str = ""
    edition: str = ""  # that is played
    seats: list[int] = []
    options: list[OptionInfo] = []
    fault: StudioFault | None = None
    passed: list[str] = []  # what the kit has found right
    took: float = 0.0  # seconds from the save to the verdict
    news: list[StudioNews] = []
    study: StudioStudy | None = None
    pages: list[StudioPage] = []
