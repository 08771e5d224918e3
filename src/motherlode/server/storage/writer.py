"""How a transaction is carried out: whole, in one go, off the event loop where that is cheaper.

SQLite's transactions run in a thread of their own, from begin to commit: one hand-over for each,
instead of one for every statement. PostgreSQL's driver is asynchronous by itself.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server.storage.database import set_up_sqlite

T = TypeVar("T")


class Writer(Protocol):
    """Somebody who carries out transactions."""

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing; durable when it returns."""
        ...

    async def close(self) -> None:
        """No more."""
        ...


def writer_for(engine: AsyncEngine) -> Writer:
    """The writer that fits a database."""
    return ThreadWriter(engine) if engine.dialect.name == "sqlite" else AsyncWriter(engine)


class ThreadWriter:
    """One thread with one connection."""

    def __init__(self, engine: AsyncEngine) -> None:
        url = engine.url.set(drivername="sqlite")
        self._engine = create_engine(
            url,
            connect_args={"timeout": 30, "check_same_thread": False},
            pool_size=1,
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """In the thread."""

        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    async def close(self) -> None:
        """Ends the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)


class AsyncWriter:
    """On the loop, through the asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """On a connection of the pool."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is closed by its owner."""
