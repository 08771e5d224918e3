"""The outside world in a test's hands: a clock, a log and a bus in memory, and nobody else.

These stand where the real ones do, by the interfaces of `motherlode.server.interfaces`. The log is
durable when the test says so, or after a while by the loop's time; see `virtual_time`.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.condition import Condition
from motherlode.server.interfaces import (
    Clock,
    Conflict,
    Here,
    Left,
    News,
    Reaction,
    Write,
    Wrote,
)
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.registry import Registry
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.loading import table_of
from motherlode.server.metrics import Metrics
from motherlode.server.services import Services
from motherlode.server.settings import Settings
from motherlode.server.storage.index import DatabaseIndex
from motherlode.server.tasks import Tasks
from motherlode.table.table import Table


class ManualClock:
    """It is as late as the test says."""

    def __init__(self, time: float = 0.0) -> None:
        self.time = time

    def now(self) -> float:
        """The same as the other: nobody sets this clock back."""
        return self.time

    monotonic = now

    def drift(self) -> float:
        """It is the machine's."""
        return 0.0

    def follow(self) -> None:
        """There is no other clock to follow."""


class Seeded(Random):
    """Randomness that a test can have twice."""

    token_bytes = Random.randbytes
    randbelow = Random.randrange


class MemoryLog:
    """Entries wait until they are `flush`ed, or for some seconds; processes may share `tables`."""

    def __init__(
        self, tables: dict[str, list[str]] | None = None, seconds: float | None = None
    ) -> None:
        self.tables = {} if tables is None else tables
        self._seconds = seconds
        self.queue: list[Write] = []
        self.oldest, self.waiting = 0.0, 0
        self.transactions = 0

    def check(self) -> None:
        """It is always there."""

    def is_away(self, error: Exception) -> bool:
        """A test may say that it is."""
        return isinstance(error, OSError)

    def append(self, write: Write) -> None:
        """Queued, not durable."""
        self.queue.append(write)
        if self._seconds is not None:
            asyncio.get_running_loop().call_later(self._seconds, self.flush, 1)

    def flush(self, count: int | None = None) -> None:
        """The oldest entries are durable; one whose number is taken fails, with all after it."""
        batch, self.queue = self.queue[:count], [] if count is None else self.queue[count:]
        lost: set[str] = set()
        for write in batch:
            entries = self.tables.setdefault(write.table, [])
            if write.table in lost or write.number != len(entries):
                lost.add(write.table)
                follows = [other for other in self.queue if other.table == write.table]
                self.queue = [other for other in self.queue if other.table != write.table]
                for failed in (write, *follows):
                    failed.settled(Conflict(write.table))
            else:
                entries.append(write.body)
                write.settled(None)
        self.transactions += 1

    async def read(self, table: str, since: int) -> list[str]:
        """What is durable."""
        return self.tables.get(table, [])[since:]

    async def run(self) -> None:
        """The test does."""

    async def finish(self) -> None:
        """All of it is durable."""
        self.flush()


class Everybody:
    """All have an account."""

    async def among(self, people: Collection[str]) -> set[str]:
        """All of them."""
        return set(people)

    def forget(self, person: str) -> None:
        """There is nothing else to know."""


class NoPauses:
    """There is a server all the time, unless a test says otherwise."""

    def __init__(self) -> None:
        self.last = 0
        self.lost: list[float] = []

    async def open(self, now: float, alone: bool) -> None:
        """No pause before it."""

    async def beat(self, now: float) -> None:
        """Nobody asks for it."""

    async def note(self, began: float, ended: float) -> None:
        """Noted."""
        self.last += 1
        self.lost.append(ended - began)

    async def since(self, number: int, time: float) -> float:
        """All of them, from a number on."""
        return sum(self.lost[number:])


class MemoryBus:
    """What a process has told the others, in a list."""

    healthy = True
    alone = False

    def __init__(self) -> None:
        self.told: list[News] = []

    def tell_wrote(self, table: str, first: int, bodies: list[str]) -> None:
        """Noted."""
        self.told.append(Wrote("here", table, first, bodies))

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Noted."""
        self.told.append(Here("here", table, people))

    def tell_reaction(self, table: str, seat: int, told: str) -> None:
        """Noted."""
        self.told.append(Reaction("here", table, seat, told))

    def tell_left(self) -> None:
        """Noted."""
        self.told.append(Left("here"))

    async def finish(self) -> None:
        """There is nobody."""

    async def publish(self) -> None:
        """There is nobody."""

    async def listen(self, heard: Callable[[News], object]) -> None:
        """There is nobody."""


class FirstMove:
    """Bots that make the first legal move, at once; the coach is not there."""

    healthy = True

    def is_ready(self, game: Game, level: str) -> bool:
        """Nothing is compiled."""
        return True

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """The first in the list, after a second's pause."""
        mask = bytearray(len(game.moves.texts))
        game.plain.legal(known, seat, mask)
        return game.moves.texts[next(move for move, legal in enumerate(mask) if legal)], 1.0

    async def warm(self, game: Game, level: str) -> None:
        """It always is."""

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """Has nothing to say."""
        raise MotherlodeError("bot/failed", "The coach is not there.")

    async def look_back(self, record: str, own: bool) -> Any:
        """Has nothing to say."""
        raise MotherlodeError("bot/failed", "The coach is not there.")

    async def measure(self, game: Game, option: str) -> Any:
        """Measures nothing."""
        raise MotherlodeError("bot/failed", "Nothing is measured.")

    def call_off(self) -> None:
        """Nobody waits."""

    async def close(self) -> None:
        """There is no process."""


class NoDatabase:
    """Live tables reach their log and nothing else: whoever asks for more fails the test."""

    def __init__(self) -> None:
        self.condition = Condition(lambda: 0.0)

    async def probe(self) -> None:
        """It is always there."""

    def connections(self) -> dict[str, int]:
        """There are none."""
        return {}

    def connect(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Not here."""
        raise AssertionError("a live table has asked the database")

    begin = connect

    async def transact(self, work: Callable[[Any], Any]) -> Any:
        """Not here."""
        raise AssertionError("a live table has asked the database")

    async def append(self, rows: list[Any]) -> None:
        """Not here."""
        raise AssertionError("a live table has asked the database")

    async def close(self) -> None:
        """There is none."""


class Inbox(Subscriber):
    """A socket in memory: somebody who reads what he is sent."""

    def __init__(self, person: str, screen: bool = False) -> None:
        self.bytes: list[bytes] = []
        self.hung_up: list[tuple[int, str]] = []
        self._read = 0
        super().__init__(
            *(person, person.title(), self.bytes.append),
            lambda *why: self.hung_up.append(why),
            screen=screen,
        )

    def new(self) -> list[dict[str, Any]]:
        """What came since the last look."""
        new, self._read = self.bytes[self._read :], len(self.bytes)
        return [msgspec.json.decode(message) for message in new]

    def types(self) -> list[str]:
        """The kinds of what came since the last look."""
        return [message["type"] for message in self.new()]


class InMemory:
    """Services in memory, and live tables that stand on them."""

    def __init__(
        self,
        settings: Settings | None = None,
        log: MemoryLog | None = None,
        clock: Clock | None = None,
        seed: int = 0,
    ) -> None:
        self.clock = clock or ManualClock()
        self.log = log or MemoryLog()
        self.bus = MemoryBus()
        self.services = Services(
            settings=settings or Settings(),
            clock=self.clock,
            random=Seeded(seed),
            database=NoDatabase(),
            log=self.log,
            index=DatabaseIndex(NoDatabase()),
            accounts=Everybody(),
            pauses=NoPauses(),
            bus=self.bus,
            bots=FirstMove(),
            metrics=Metrics(),
            tasks=Tasks(),
        )

        self.registry = Registry(self.services)

    def live(self, table: Table, id_: str = "TABLE") -> LiveTable:
        """A live table; loaded anew from this world's log when it has to be."""

        async def load(id_: str) -> Table:
            return await table_of(await self.log.read(id_, 0))

        return LiveTable(self.services, id_, "CODE", table, load, lambda _: None)
