"""What may be asked of a table. A command says who wants what; `decide` says what becomes of it.

Whatever is random in a command was drawn by whoever made it: deciding draws nothing.
"""

from msgspec import Struct

from motherlode.table import entries
from motherlode.table.plans import Figure, SeatPlan, TablePlan


class Command(Struct, frozen=True):
    """Something that somebody wants."""


class Sit(Command, frozen=True):
    """Takes an open seat, or one's own back from a bot."""

    person: str
    seat: int
    name: str
    figure: Figure | None = None


class Present(Command, frozen=True):
    """Another name or another figure for a seat of one's own, between matches."""

    person: str
    seat: int
    name: str | None
    figure: Figure | None = None


class Ready(Command, frozen=True):
    """Says whether one is ready for a match; nobody has to wait for it."""

    person: str
    seat: int
    ready: bool = True


class Stand(Command, frozen=True):
    """Gives a seat up before the start."""

    person: str
    seat: int


class Assign(Command, frozen=True):
    """The host decides who sits here; in a match only a bot in somebody's place, or back."""

    person: str
    seat: int
    plan: SeatPlan


class Change(Command, frozen=True):
    """The host wants to play something else, with new invitations, one for each seat."""

    person: str
    plan: TablePlan
    invitations: list[str]


class AddEntropy(Command, frozen=True):
    """A person's own randomness for the next match."""

    person: str
    text: str


class Start(Command, frozen=True):
    """Begins the match, the next one of the series, or a rematch; commits to a seed after it."""

    person: str
    match: str  # its id
    next_seed: str
    signal: float = entries.SIGNAL


class Play(Command, frozen=True):
    """A person's decision, made when the table stood at `at`."""

    person: str
    seat: int
    move: str
    at: int


class PlayFor(Command, frozen=True):
    """A decision that a bot or the clock makes for a seat."""

    seat: int
    move: str
    by: entries.By


class Undo(Command, frozen=True):
    """Takes one's last decision back."""

    person: str
    seat: int
    at: int


class Resign(Command, frozen=True):
    """Gives this match up for good."""

    person: str
    seat: int


class Close(Command, frozen=True):
    """The host closes the table, at any time; a running match ends without a result."""

    person: str


class Say(Command, frozen=True):
    """Says something: a phrase or a text."""

    person: str
    name: str  # of whoever has no seat
    phrase: str | None
    text: str | None


class Merge(Command, frozen=True):
    """A guest has signed in to an account; he may have a seat under both ids, and keeps both."""

    guest: str
    person: str


class Rename(Command, frozen=True):
    """Somebody has another name, and had one before; or is to be forgotten and `becomes` nobody."""

    person: str
    before: str
    name: str
    becomes: str | None = None


Seating = Sit | Present | Ready | Stand | Assign
Playing = AddEntropy | Start | Play | PlayFor | Undo | Resign
Any = Seating | Playing | Change | Close | Say | Merge | Rename
