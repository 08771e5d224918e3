"""What a server reaches outside its own memory: one small interface for each.

The real ones are made at the top (`assembly`) and passed in; nothing below imports one. So the
same tables, automation and people run against a clock, a log and a bus that a test holds in its
hands. Waiting is not in here: it is the event loop's, whose time is the clock's. Randomness is
the table's own interface, `table.randomness`; a socket is `websocket.transport.Transport`.
"""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.engine.game import Game
from motherlode.engine.match import Match

T = TypeVar("T")
Row = tuple[str, int, str]  # table, number and body of an entry
Along = Callable[[Connection], object]


class Clock(Protocol):
    """What time it is."""

    def now(self) -> float:
        """Seconds since 1970: for what is kept, and shown to people."""

    def monotonic(self) -> float:
        """Seconds since some moment, never set back: for how long something takes."""


class Database(Protocol):
    """Where everything is kept."""

    def connect(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection for reading."""

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection with a transaction, which is committed at the end."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
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
    def healthy(self) -> bool:
        """Whether the last write went through."""

    @property
    def transactions(self) -> int:
        """How many there were since the start."""

    def append(self, write: Write) -> None:
        """Queues an entry; `settled` is called when it is durable, or never will be."""

    async def read(self, table: str, since: int) -> list[str]:
        """The entries of a table from a number on."""

    async def run(self) -> None:
        """Writes what is queued, until cancelled."""

    async def finish(self) -> None:
        """Waits until nothing is queued."""


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

    async def publish(self) -> None:
        """Sends what there is to tell, until cancelled."""

    async def listen(self, heard: Callable[[Wrote | Here], object]) -> None:
        """Passes on what the others tell, until cancelled."""


class Bots(Protocol):
    """Bots and the coach, who think in a process of their own; moves come before the rest.

    When too many wait, the coach is `coach/busy` and a bot `bot/busy`.
    """

    @property
    def healthy(self) -> bool:
        """Whether that process answers."""

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it; a sensible one if all fails."""

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows.

        A person has one question at a time; whoever is not waited for any more may be cancelled.
        """

    async def look_back(self, record: str, own: bool) -> Any:
        """The coach on a finished match, once for all who ask; `own`: with own content in it."""

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""

    async def close(self) -> None:
        """Ends the process."""
