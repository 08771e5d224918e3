"""How a transaction is carried out: whole, in one go, off the event loop where that is cheaper.

SQLite's transactions run in a thread of their own, from begin to commit: one hand-over for each,
instead of one for every statement. PostgreSQL's driver is asynchronous by itself.

That thread writes while the event loop goes on, but after every statement it has to wait for
Python's lock, and the loop seldom lets go of it. So all entries go into one statement, which by
itself is a transaction.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from motherlode.server.availability import is_away
from motherlode.server.condition import READ, WRITTEN, Condition
from motherlode.server.interfaces import Database, Row
from motherlode.server.storage.database import BUSY, OVERFLOW, POOL, set_up_sqlite

T = TypeVar("T")

INSERT_AT_ONCE = """
insert into entries (table_id, number, body)
select value ->> 0, value ->> 1, value ->> 2 from json_each(?)
"""
INSERT_INTO_POSTGRES = """
insert into entries (table_id, number, body)
select value ->> 0, (value ->> 1)::integer, value ->> 2 from json_array_elements($1::json)
"""


def add_entries(connection: Connection, rows: list[Row]) -> None:
    """Entries of the log, in one statement with one value, however many they are."""
    sqlite = connection.dialect.name == "sqlite"
    statement = INSERT_AT_ONCE if sqlite else INSERT_INTO_POSTGRES
    connection.exec_driver_sql(statement, (msgspec.json.encode(rows).decode(),))


def database_on(engine: AsyncEngine, condition: Condition | None = None) -> Database:
    """The database of an engine, with the way of writing that is cheap for it."""
    kind = SqliteDatabase if engine.dialect.name == "sqlite" else PostgresDatabase
    return kind(engine, condition or Condition(lambda: 0.0))


class _Reading:
    """Reads and small changes, through the asynchronous driver."""

    most = POOL  # connections

    def __init__(self, engine: AsyncEngine, condition: Condition) -> None:
        self._engine = engine
        self.condition = condition

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        self.condition.check(READ)
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A connection with a transaction."""
        self.condition.check(READ, WRITTEN)
        try:
            async with self._engine.begin() as connection:
                yield connection
        except Exception as error:
            self._note(error)
            raise

    def connections(self) -> dict[str, int]:
        """How many there are for reading, by state."""
        pool = self._engine.pool
        assert isinstance(pool, QueuePool)
        return {"used": pool.checkedout(), "idle": pool.checkedin(), "most": self.most}

    async def probe(self) -> None:
        """Asks whether it is there, whatever is known."""
        async with self._engine.connect() as connection:
            await connection.execute(text("select 1"))

    def _note(self, error: Exception) -> None:
        if is_away(error):
            self.condition.failed(WRITTEN, reason(error))


class PostgresDatabase(_Reading):
    """All on the event loop, through the asynchronous driver."""

    most = POOL + OVERFLOW

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """On a connection of the pool."""
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            self._note(error)
            raise

    async def append(self, rows: list[Row]) -> None:
        """A transaction like any other."""
        await self.transact(lambda connection: add_entries(connection, rows))

    async def close(self) -> None:
        """Closes the pool."""
        await self._engine.dispose()


class SqliteDatabase(_Reading):
    """Reads through the asynchronous driver; writes in one thread with one connection.

    With two of them, each would have to read again what the other has written.
    """

    _at_once: sqlite3.Connection  # of the same connection, what lies below

    def __init__(self, engine: AsyncEngine, condition: Condition) -> None:
        super().__init__(engine, condition)
        url = engine.url.set(drivername="sqlite")
        self._writing = create_engine(
            url,
            connect_args={"timeout": BUSY, "check_same_thread": False},
            pool_size=1,
            hide_parameters=True,
        )
        event.listen(self._writing, "connect", self._set_up)
        event.listen(self._writing, "begin", _begin)
        self._writing.connect().close()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")

    def _set_up(self, connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        set_up_sqlite(connection, None)
        self._at_once = connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """In the thread."""

        def run() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, run)
        except Exception as error:
            self._note(error)
            raise

    async def append(self, rows: list[Row]) -> None:
        """In the thread, as a single statement."""
        written = (msgspec.json.encode(rows).decode(),)

        def run() -> None:
            self._at_once.execute(INSERT_AT_ONCE, written)

        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, run)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(INSERT_AT_ONCE, None, error) from error
        except sqlite3.OperationalError as error:
            self.condition.failed(WRITTEN, str(error))
            raise OperationalError(INSERT_AT_ONCE, None, error) from error

    async def close(self) -> None:
        """Ends the thread, and closes the pool."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writing.dispose)
        self._thread.shutdown(wait=False)
        await self._engine.dispose()


def _begin(connection: Connection) -> None:
    """Whoever writes waits for others before he has read anything, and not in the middle of it."""
    connection.exec_driver_sql("begin immediate")


def reason(error: Exception) -> str:
    """What went wrong, in the database's own words, without what was to be written."""
    return str(getattr(error, "orig", None) or error) or type(error).__name__
