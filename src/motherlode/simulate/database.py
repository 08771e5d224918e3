"""The database's driver: one real SQLite in memory, which all simulated processes share.

The statements are real ones, and so is what they do. A transaction is carried out whole, between
two steps of the loop; what fails is the way to it and back: slow, refused, hung, a full disk,
committed without an answer. The server's own `PostgresDatabase` stands on this.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from motherlode.server.storage import database as real
from motherlode.simulate.loop import Process
from motherlode.simulate.randomness import Stream

T = TypeVar("T")
NEWEST = "select rowid, table_id, number, body from entries where rowid > ? order by rowid"
FOR_EVER = 10_000.0  # seconds; whoever asks gives up sooner
GIVES_UP = int(real.ANSWERS_WITHIN)  # seconds until the driver does, as the real one
SILENCE = 25.0  # seconds until a connection is found to be dead

Committed = Callable[[str, list[tuple[str, int, str]]], object]  # by whom: entries of the log


class Disk:
    """What is kept, whatever becomes of the processes."""

    def __init__(self, committed: Committed) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        template().backup(self.connection)
        engine = create_engine(
            "sqlite://", creator=lambda: self.connection, poolclass=StaticPool, hide_parameters=True
        )
        event.listen(engine, "begin", self._begin)
        self.engine = engine
        self.is_writing = False
        self.open = engine.connect()
        self._committed = committed
        self._last = 0

    def _begin(self, connection: Connection) -> None:
        """A statement that only reads needs no transaction: nobody else is at it meanwhile."""
        if self.is_writing:
            connection.exec_driver_sql("begin")

    def read(self, work: Callable[[Connection], T]) -> T:
        """Outside of any transaction that is not done."""
        if self.is_writing:
            raise RuntimeError("a transaction was left open across steps of the loop")
        if self.open.in_transaction():
            self.open.rollback()
        return work(self.open)

    def begin(self) -> None:
        """From here on nobody else may."""
        self.read(lambda c: None)
        self.is_writing = True
        self.open.begin()

    def rollback(self) -> None:
        """As if nothing had been."""
        self.is_writing = False
        self.open.rollback()

    def commit(self, by: str) -> None:
        """It is kept from now on."""
        self.is_writing = False
        self.open.commit()
        rows = self.connection.execute(NEWEST, (self._last,)).fetchall()
        if rows:
            self._last = rows[-1][0]
            self._committed(by, [row[1:] for row in rows])

    @property
    def version(self) -> str:
        """Of the schema."""
        (version,) = self.connection.execute("select version_num from alembic_version").fetchone()
        return str(version)

    def close(self) -> None:
        """Everything is gone."""
        self.open.close()
        self.engine.dispose()
        self.connection.close()


@cache
def template() -> sqlite3.Connection:
    """An empty database of the newest version, made once by the real migrations."""
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.connect() as opened:
        real.upgrade_to(opened, "head")
        opened.commit()
    return connection


@dataclass
class Road:
    """How a process reaches the database at the moment."""

    random: Stream
    latency: float = 0.002  # seconds there, and back
    hangs: bool = False  # no answer comes
    refuses: bool = False  # nobody is there
    full: bool = False  # nothing more fits on the disk
    unreadable: float = 0.0  # the share of reads that fail
    silent: float = 0.0  # the share of transactions that are kept without an answer
    broken: float = 0.0  # the share of transactions that fail before they are kept
    passed: int = 0  # how often somebody went there

    async def pass_(self, write: bool) -> None:
        """There, if there is a way."""
        self.passed += 1
        await asyncio.sleep(self.latency * self.random.between(0.5, 2.0))
        if self.hangs:
            await self._hang()
        if self.refuses:
            raise failure("the server closed the connection")
        if not write and self.random.often(self.unreadable):
            raise failure("disk I/O error")

    async def _hang(self) -> None:
        """No answer comes, until the driver gives up or somebody mends the way."""
        for _ in range(GIVES_UP):
            await asyncio.sleep(1.0)
            if not self.hangs:
                break
        raise failure("the server closed the connection")


def failure(text: str) -> OperationalError:
    """As the driver says it."""
    return OperationalError("simulated", None, sqlite3.OperationalError(text))


class _Dialect:
    name = "sqlite"


class SimulatedEngine:
    """As much of an `AsyncEngine` as a server asks for, for one process."""

    dialect = _Dialect()
    url = make_url("sqlite://")

    def __init__(self, disk: Disk, road: Road, process: Process) -> None:
        self._disk = disk
        self._road = road
        self._process = process

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["SimulatedConnection"]:
        """For reading: every statement sees what is kept by then."""
        yield SimulatedConnection(self._disk, self._road)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator["SimulatedConnection"]:
        """All of it or nothing."""
        road, disk, process = self._road, self._disk, self._process
        await road.pass_(write=True)
        disk.begin()
        try:
            yield SimulatedConnection(disk, None)
        except BaseException:
            if process.is_alive:  # else this is the garbage collector's doing
                disk.rollback()
            raise
        if road.full or road.random.often(road.broken):
            disk.rollback()
            raise failure("database or disk is full")
        disk.commit(process.name)
        if road.random.often(road.silent):
            if road.random.often(0.5):
                await asyncio.sleep(SILENCE)
            raise failure("the server closed the connection")
        await asyncio.sleep(road.latency * road.random.between(0.5, 2.0))

    async def dispose(self) -> None:
        """There is nothing to give back."""


class SimulatedConnection:
    """As much of an `AsyncConnection` as a server asks for."""

    def __init__(self, disk: Disk, road: Road | None) -> None:
        self._disk = disk
        self._road = road  # None: within a transaction

    async def execute(self, *args: Any) -> Any:
        """A statement."""
        return await self.run_sync(lambda c: c.execute(*args))

    async def scalar(self, *args: Any) -> Any:
        """The first value of the first row."""
        return await self.run_sync(lambda c: c.scalar(*args))

    async def scalars(self, *args: Any) -> Any:
        """The first value of each row."""
        return await self.run_sync(lambda c: c.scalars(*args))

    async def exec_driver_sql(self, *args: Any) -> Any:
        """Executes a statement as it is written; a transaction has begun, and is the only one."""
        if self._road is None and args == ("begin immediate",):
            return None
        return await self.run_sync(lambda c: c.exec_driver_sql(*args))

    async def run_sync(self, work: Callable[..., T], *args: Any) -> T:
        """Something that takes a plain connection."""
        if self._road is None:
            return work(self._disk.open, *args)
        await self._road.pass_(write=False)
        return self._disk.read(lambda c: work(c, *args))
