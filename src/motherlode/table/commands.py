"""What may be asked of a table. A command says who wants what; `decide` says what becomes of it.

Whatever is random in a command was drawn by whoever made it: deciding draws nothing.
"""

from collections.abc import Collection

from msgspec import Struct

from motherlode.table import entries
from motherlode.table.plans import Figure, Level, OwnText, SeatPlan, TablePlan


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
    """The host decides who sits here; in a match only a bot for somebody who is away."""

    person: str
    seat: int
    plan: SeatPlan
    away: float = 0.0  # seconds since whoever sits there was last seen; 0: he is here


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
    accounts: Collection[str] = ()  # who of the people at the table can be found again
    here: Collection[str] = ()  # who of them has a connection
    pause: int = 0  # the server's last one


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


class Resume(Command, frozen=True):
    """Goes on after so many seconds that were nobody's."""

    lost: float
    pause: int


class Lift(Command, frozen=True):
    """The curtain opens for who has to decide, on a device on which several play."""

    person: str
    seat: int


class Begin(Command, frozen=True):
    """What a seat has to decide by was kept late, so its person hears of it only now."""

    seat: int


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
    """The host closes the table; a running match ends without a result, but a rated one goes on."""

    person: str
    forced: bool = False  # by whoever runs the server: rated or not


class Say(Command, frozen=True):
    """Says something: a phrase or a text."""

    person: str
    name: str  # of whoever has no seat
    phrase: str | None
    text: str | None


class Merge(Command, frozen=True):
    """A guest has signed in to an account; if that has a seat here, too, the guest's is free."""

    guest: str
    person: str


class Rename(Command, frozen=True):
    """Somebody has another name, and had one before; or is to be forgotten and `becomes` nobody."""

    person: str
    before: str
    name: str
    becomes: str | None = None


class Join(Command, frozen=True):
    """Comes to the evening, or comes back."""

    person: str
    name: str
    figure: Figure | None = None
    here: bool = False  # one more person on the host's device


class Leave(Command, frozen=True):
    """Goes from the evening; or the others go on without somebody who is away."""

    person: str
    member: int
    away: float = 0.0  # seconds since he was last seen; 0: he is here


class Pick(Command, frozen=True):
    """Says what is played next, when it is one's turn."""

    person: str
    game: str
    options: dict[str, str | int] = {}
    content: dict[str, OwnText] = {}
    bots: Level | None = None  # for the seats that people leave empty
    waits: bool = False
    away: float = 0.0  # seconds since whose turn it is was last seen; 0: he is here


class End(Command, frozen=True):
    """Ends the evening: who has won?"""

    person: str


Seating = Sit | Present | Ready | Stand | Assign
Playing = AddEntropy | Start | Play | PlayFor | Undo | Resign | Resume | Lift | Begin
Together = Join | Leave | Pick | End
Any = Seating | Playing | Together | Change | Close | Say | Merge | Rename
