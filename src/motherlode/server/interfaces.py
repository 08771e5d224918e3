"""What a server reaches outside its own memory: one small interface for each.

The real ones are made at the top (`assembly`) and passed in; nothing below imports one. So the
same tables, automation and people run against a clock, a log and a bus that a test holds in its
hands. Waiting is not in here: it is the event loop's. Randomness is the table's own interface,
`table.randomness`; a socket is `websocket.transport.Transport`.
"""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.condition import Condition
from motherlode.table import entries
from motherlode.table.table import Table

if TYPE_CHECKING:  # live tables run where there is no database, too
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")
Row = tuple[str, int, str]  # table, number and body of an entry
Along = Callable[[Any], object]  # more to write in the same transaction, which the log opens


class Clock(Protocol):
    """What time it is; it goes evenly, whatever is done to the machine's clock."""

    def now(self) -> float:
        """Seconds since 1970: for what is kept, and shown to people."""

    def drift(self) -> float:
        """How many seconds the machine's clock is ahead."""

    def follow(self) -> None:
        """It is as late as the machine's clock says."""

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: for how long something takes."""


class Pauses(Protocol):
    """When no server was there, or its clock was set: time that is nobody's."""

    @property
    def last(self) -> int:
        """The number of the last one."""

    async def open(self, now: float, alone: bool) -> None:
        """A process begins: where it is the only one, there was a pause before it."""

    async def beat(self, now: float) -> None:
        """A sign of life."""

    async def note(self, began: float, ended: float) -> None:
        """One more, from the end of one time to the beginning of another."""

    async def since(self, number: int, time: float) -> float:
        """How long those after one took together, for who was last heard of at a time."""


class Database(Protocol):
    """Where everything is kept; while it is known to be away, whoever asks is told at once."""

    condition: Condition

    def connections(self) -> dict[str, int]:
        """How many there are for reading, by state: `used`, `idle`, and at `most`."""

    async def probe(self) -> None:
        """Asks whether it is there, whatever is known."""

    def connect(self) -> "AbstractAsyncContextManager[AsyncConnection]":
        """A connection for reading."""

    def begin(self) -> "AbstractAsyncContextManager[AsyncConnection]":
        """A connection with a transaction, which is committed at the end."""

    async def transact(self, work: "Callable[[Connection], T]") -> T:
        """All of it or nothing, one after the other; durable when it returns."""

    async def append(self, rows: list[Row]) -> None:
        """The same, for entries of the log that nothing else is written along with."""

    async def close(self) -> None:
        """Gives all connections back."""


class Conflict(Exception):
    """Somebody else has written this entry already."""


@dataclass(slots=True)
class Write:
    """An entry of a table, and what is to be written along with it."""

    table: str
    number: int
    body: str
    settled: Callable[[Exception | None], None]  # called once: durable, or why not
    along: Sequence[Along] = ()


class EventLog(Protocol):
    """The tables' append-only log."""

    @property
    def oldest(self) -> float:
        """For how many seconds the oldest write has been waiting; 0 if none is."""

    @property
    def waiting(self) -> int:
        """How many writes wait for the next transaction."""

    @property
    def transactions(self) -> int:
        """How many there were since the start."""

    def check(self) -> None:
        """Refuses what could only wait, where that is known."""

    def is_away(self, error: Exception) -> bool:
        """Whether the log could not be reached, and may be in a moment."""

    def append(self, write: Write) -> None:
        """Queues an entry; `settled` is called when it is durable, or never will be."""

    async def read(self, table: str, since: int) -> list[str]:
        """The entries of a table from a number on."""

    async def run(self) -> None:
        """Writes what is queued, until cancelled."""

    async def finish(self) -> None:
        """Waits until nothing is queued."""


class TableIndex(Protocol):
    """What lists and codes know of a table besides its log, and what is to be written anew."""

    behind: bool  # whether the log has entries that the index does not know

    def follow(self, table: Table) -> None:
        """The index is as new as the table."""

    def opening(self, table: Table, opened_from: str | None = None) -> Sequence[Along]:
        """What is written along with a new table."""

    def after(self, table: Table, entry: entries.Any) -> Sequence[Along]:
        """What to write along with an entry."""


class Indexes(Protocol):
    """The index over all tables."""

    def of(self, id_: str, code: str, table: Table) -> TableIndex:
        """The part of it that is about one table, which it knows as it is."""

    async def code(self, id_: str) -> str:
        """The code of a table, which no log has."""

    async def refresh(self, behind: Sequence[tuple[TableIndex, Table]], now: float) -> None:
        """Writes what entries did not wait for."""

    async def set_aside(self, id_: str, reason: str) -> None:
        """Takes a table that cannot be read out of all lists; its log stays as it is."""


class Meter(Protocol):
    """Who counts what live tables do."""

    def entry(self, entry: entries.Any) -> None:
        """Something was written."""

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""


class Accounts(Protocol):
    """Who can be found again: people with a password or a passkey."""

    async def among(self, people: Collection[str]) -> set[str]:
        """Those of them who have an account."""

    def forget(self, person: str) -> None:
        """Something about somebody has changed: ask again."""


class Wrote(msgspec.Struct, tag="wrote", omit_defaults=True):
    """Entries of a table that are in the log now; without bodies where they are too long."""

    process: str
    table: str
    first: int
    bodies: list[str] | None = None


class Here(msgspec.Struct, tag="here"):
    """Who has a connection to a process."""

    process: str
    table: str
    people: list[str]


class Reaction(msgspec.Struct, tag="reaction"):
    """A sign from a seat, as it is `told` to those who look on; nobody looks for it later."""

    process: str
    table: str
    seat: int
    told: str


class Left(msgspec.Struct, tag="left"):
    """A process stops: what it drove waits for somebody else."""

    process: str


News = Wrote | Here | Reaction | Left


class Bus(Protocol):
    """The channel between server processes."""

    @property
    def healthy(self) -> bool:
        """Whether the last message went through."""

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""

    def tell_wrote(self, table: str, first: int, bodies: list[str]) -> None:
        """Entries are durable."""

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Who is connected here."""

    def tell_reaction(self, table: str, seat: int, told: str) -> None:
        """A sign from a seat."""

    def tell_left(self) -> None:
        """Tells the other processes that this one stops."""

    async def finish(self) -> None:
        """Waits until all is sent, but not for long."""

    async def publish(self) -> None:
        """Sends what there is to tell, until cancelled."""

    async def listen(self, heard: Callable[[News], object]) -> None:
        """Passes on what the others tell, until cancelled."""


class Bots(Protocol):
    """Bots and the coach, in a process of their own; too many wait: `coach/busy`, `bot/busy`."""

    @property
    def healthy(self) -> bool:
        """Whether that process answers."""

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it; a sensible one if all fails.

        With `lots` it follows from them and from what is known, and from nothing else.
        """

    async def warm(self, game: Game, level: str) -> None:
        """Compiles or loads what such a bot needs, before anybody waits for it."""

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows.

        A person has one question at a time; whoever is not waited for any more may be cancelled.
        """

    async def look_back(self, record: str, own: bool) -> Any:
        """The coach on a finished match, once for all who ask; `own`: with own content in it."""

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""

    def call_off(self) -> None:
        """The server stops: whoever waits for the coach is told so now."""

    async def close(self) -> None:
        """Ends the process."""
