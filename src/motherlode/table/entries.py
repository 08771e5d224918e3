"""What a table's log is made of.

A table is the sum of its entries: seats taken, matches begun, decisions, things said. Entries are
only ever added, each with the next number, so whoever holds the log holds the table.
"""

from typing import Literal

from msgspec import Struct

from motherlode.table.plans import Figure, Level, SeatPlan, TablePlan

SIGNAL = 3.0  # seconds to look up before a round in which the faster hand counts

By = Literal["person", "bot", "clock"]


class Entry(Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """Something that happened at a table; the time is in seconds since 1970."""

    time: float


class Opened(Entry, frozen=True, tag="opened"):
    """The host has opened the table; `seed` is the secret that the first match commits to."""

    host: str
    name: str
    plan: TablePlan
    invitations: list[str]  # a code for each seat
    seed: str


class Changed(Entry, frozen=True, tag="changed"):
    """The host wants to play something else."""

    plan: TablePlan
    invitations: list[str]


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sat down, or is back in his seat."""

    seat: int
    person: str
    name: str
    figure: Figure | None = None  # what he wishes; None as the seat looks


class Presented(Entry, frozen=True, tag="presented"):
    """Somebody has another name or another figure."""

    seat: int
    name: str | None = None
    figure: Figure | None = None


class Ready(Entry, frozen=True, tag="ready"):
    """Somebody is ready for a match, or is not any more."""

    seat: int
    ready: bool = True


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody gave his seat up."""

    seat: int


class Assigned(Entry, frozen=True, tag="assigned"):
    """The host decided who sits here."""

    seat: int
    plan: SeatPlan


class Added(Entry, frozen=True, tag="added"):
    """A player's own randomness for the next match."""

    person: str
    text: str


class Started(Entry, frozen=True, tag="started"):
    """A match has begun; `next_seed` is what the match after it will commit to."""

    match: str
    starter: int
    next_seed: str
    signal: float = SIGNAL
    version: int = 0  # of the game's behaviour; 0 where it was not noted
    rated: bool = False  # whether it counts for ratings among people
    pause: int = 0  # the server's last pause before it
    unrated: str | None = None  # why it does not, where people might expect it
    patience: float = 0.0  # seconds after which who does not decide has given up; 0: never


class Played(Entry, frozen=True, tag="played"):
    """A decision, and every chance event that followed from it."""

    seat: int
    move: str
    outcomes: list[str] = []
    by: By = "person"


class Resigned(Entry, frozen=True, tag="resigned"):
    """Somebody has given up this match for good; a bot plays on in his place."""

    seat: int
    level: Level = "prospector"


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away, or its clock was set: that time was nobody's."""

    lost: float  # seconds
    pause: int  # of the server, up to which this counts


class Lifted(Entry, frozen=True, tag="lifted"):
    """Who has to decide was handed the device, on which several play: now he begins to think."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """A decision was taken back."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """Words at the table; without a phrase and a text they are forgotten."""

    name: str
    seat: int = -1
    phrase: str | None = None
    text: str | None = None
    person: str | None = None  # who said it; not told to anybody


class Merged(Entry, frozen=True, tag="merged"):
    """A guest has signed in to an account: what was his at this table is that person's."""

    guest: str
    person: str
    seats: list[int] = []  # the guest's
    leaves: list[int] = []  # of those: the person has a seat, and nobody has two
    members: list[int] = []  # of an evening, likewise: the person is there himself


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody has another name everywhere, or was forgotten and `becomes` nobody."""

    person: str
    name: str
    seats: list[int] = []  # of his, that had his old name
    hosts: bool = False  # whether the table was opened in that name
    becomes: str | None = None
    members: list[int] = []  # of an evening, that had his old name


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody is at the evening from now on, or is back."""

    person: str
    name: str
    figure: Figure | None = None
    member: int = -1  # who is back; -1: somebody new


class Left(Entry, frozen=True, tag="left"):
    """Somebody has gone from the evening: a bot plays on, and the next game goes without him."""

    member: int


class Picked(Entry, frozen=True, tag="picked"):
    """The next game of the evening was picked."""

    member: int  # by whom
    plan: TablePlan


class Ended(Entry, frozen=True, tag="ended"):
    """The evening was ended, before its last game or since nobody had said how many."""


class Closed(Entry, frozen=True, tag="closed"):
    """The host has closed the table; nothing comes after it."""


Seating = Seated | Presented | Ready | Stood | Assigned
Playing = Added | Started | Played | Undone | Resigned | Resumed | Lifted
Together = Joined | Left | Picked | Ended
Any = Opened | Changed | Seating | Playing | Together | Said | Merged | Renamed | Closed
