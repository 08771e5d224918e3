"""How a transaction is carried out: whole, in one go, off the event loop where that is cheaper.

SQLite's transactions run in a thread of their own, from begin to commit: one hand-over for each,
instead of one for every statement. PostgreSQL's driver is asynchronous by itself.

That thread writes while the event loop goes on, but after every statement it has to wait for
Python's lock, and the loop seldom lets go of it. So all entries go into one statement, which by
itself is a transaction.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server.interfaces import Database, Row
from motherlode.server.storage.database import set_up_sqlite

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


def database_on(engine: AsyncEngine) -> Database:
    """The database of an engine, with the way of writing that is cheap for it."""
    if engine.dialect.name == "sqlite":
        return SqliteDatabase(engine)
    return PostgresDatabase(engine)


class PostgresDatabase:
    """All on the event loop, through the asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.connect = engine.connect
        self.begin = engine.begin

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """On a connection of the pool."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, rows: list[Row]) -> None:
        """A transaction like any other."""
        await self.transact(lambda connection: add_entries(connection, rows))

    async def close(self) -> None:
        """Closes the pool."""
        await self._engine.dispose()


class SqliteDatabase:
    """Reads through the asynchronous driver; writes in one thread with one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reading = engine
        self.connect = engine.connect
        self.begin = engine.begin
        url = engine.url.set(drivername="sqlite")
        self._writing = create_engine(
            url,
            connect_args={"timeout": 30, "check_same_thread": False},
            pool_size=1,
            hide_parameters=True,
        )
        event.listen(self._writing, "connect", set_up_sqlite)
        self._at_once = sqlite3.connect(
            str(url.database), timeout=30, isolation_level=None, check_same_thread=False
        )
        set_up_sqlite(self._at_once, None)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """In the thread."""

        def run() -> T:
            with self._writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def append(self, rows: list[Row]) -> None:
        """In the thread, as a single statement."""
        written = (msgspec.json.encode(rows).decode(),)
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._at_once.execute, INSERT_AT_ONCE, written)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(INSERT_AT_ONCE, None, error) from error
        except sqlite3.OperationalError as error:
            raise OperationalError(INSERT_AT_ONCE, None, error) from error

    async def close(self) -> None:
        """Ends the thread, and closes the pool."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._at_once.close)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writing.dispose)
        self._thread.shutdown(wait=False)
        await self._reading.dispose()
