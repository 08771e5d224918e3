"""The log: the tables' entries, appended many at a time, and read from a number on.

Waiting for the disk is the slow part, so whatever arrives while one transaction is being written
goes into the next. A write is acknowledged when its transaction is: not before. Of two processes
that write the same entry of a table, the second gets a `Conflict`, and nothing of its write stays.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from motherlode.server.availability import is_away
from motherlode.server.condition import READ, WRITTEN
from motherlode.server.interfaces import Conflict, Database, Row, Write
from motherlode.server.storage import schema
from motherlode.server.storage.table_loader import bodies_since
from motherlode.server.storage.transactions import add_entries

log = logging.getLogger(__name__)

MOST = 512  # writes in a transaction
DEADLINE = 10.0  # seconds for one try: a connection may be dead without a word
PAUSES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0)  # before trying again, while the database is away


class DatabaseLog:
    """The log in the database; one task writes for all tables of this process."""

    def __init__(self, database: Database, now: Callable[[], float] = lambda: 0.0) -> None:
        self._database = database
        self._now = now
        self._began: float | None = None  # when the transaction under way was begun
        self._waiting: list[Write] = []
        self._news = asyncio.Event()
        self._busy = False
        self.transactions = 0

    @property
    def oldest(self) -> float:
        """For how many seconds the oldest write has been waiting; 0 if none is."""
        return 0.0 if self._began is None else self._now() - self._began

    @property
    def waiting(self) -> int:
        """How many writes wait for the next transaction."""
        return len(self._waiting)

    def check(self) -> None:
        """Refuses what could only wait."""
        self._database.condition.check(READ, WRITTEN)

    def is_away(self, error: Exception) -> bool:
        """Whether the database could not be reached."""
        return is_away(error)

    def append(self, write: Write) -> None:
        """Queues a write."""
        self._waiting.append(write)
        self._news.set()

    async def read(self, table: str, since: int) -> list[str]:
        """The entries of a table from a number on."""
        return await bodies_since(self._database, table, since)

    async def run(self) -> None:
        """Writes until cancelled."""
        while True:
            await self._news.wait()
            self._busy = True
            durable = await self._write(self._take())
            while self._waiting:
                # The next transaction is under way before everyone is told of the last.
                writing = asyncio.ensure_future(self._write(self._take()))
                await asyncio.sleep(0)
                _tell(durable)
                durable = await writing
            self._news.clear()  # before: whoever is told may have something to write at once
            _tell(durable)
            self._busy = False

    async def finish(self) -> None:
        """Waits until nothing is left to write."""
        while self._waiting or self._busy:
            await asyncio.sleep(0.01)

    def _take(self) -> list[Write]:
        """What goes into the next transaction."""
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        return batch

    async def _write(self, batch: list[Write]) -> list[Write]:
        """Writes; returns those who have not been told yet that they are durable."""
        self._began = self._now()
        try:
            await self._write_with_retries(batch)
        except (IntegrityError, Conflict):
            await self._settle_one_by_one(batch)
            return []
        except Exception:
            log.exception("a transaction failed")
            await self._settle_one_by_one(batch)
            return []
        finally:
            self._began = None
        return batch

    async def _settle_one_by_one(self, batch: list[Write]) -> None:
        """Something was wrong with a write, mostly that its entry was there already: find whose."""
        lost: set[str] = set()
        for write in batch:
            error: Exception | None = None
            try:
                if write.table in lost:  # made upon an entry that was not written
                    raise Conflict(write.table)
                await self._write_with_retries([write])
            except (Conflict, IntegrityError):
                error = Conflict(write.table)
            except Exception as other:
                log.exception("a write failed")
                error = other
            if error is None:
                _settle(write, None)
            else:
                lost.add(write.table)
                self._fail(write, error)

    def _fail(self, write: Write, error: Exception) -> None:
        """Whatever waits for the same table was made upon this write, and fails with it."""
        follows = [other for other in self._waiting if other.table == write.table]
        self._waiting = [other for other in self._waiting if other.table != write.table]
        for failed in (write, *follows):
            _settle(failed, error)

    async def _write_with_retries(self, batch: list[Write]) -> None:
        """A database that is being restarted is waited for.

        A connection may break when the transaction was already durable, or is about to be. Trying
        again then meets its own entries, which is no conflict: they are compared.
        """
        is_taken = False  # entries with these numbers are there, and it is to be seen whose
        for attempt in range(1000):
            try:
                async with asyncio.timeout(DEADLINE):
                    if attempt and await self._is_written(batch):
                        return
                    await self._try_to_write(batch)
            except IntegrityError:
                if is_taken or not attempt:
                    raise
                is_taken = True  # perhaps by an earlier try of ours, after we had looked
            except Exception as error:
                if not is_away(error):
                    raise
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            else:
                self._database.condition.worked(WRITTEN)
                self.transactions += 1
                return
        raise TimeoutError("the database did not come back")

    async def _is_written(self, batch: list[Write]) -> bool:
        """Whether an earlier try went through after all."""
        found = await self._database.transact(lambda c: _is_written(c, batch))
        if found:
            self._database.condition.worked(WRITTEN)
        return found

    async def _try_to_write(self, batch: list[Write]) -> None:
        if any(write.along for write in batch):
            await self._database.transact(lambda c: _write(c, batch))
        else:
            await self._database.append(_rows(batch))


def _tell(durable: list[Write]) -> None:
    for write in durable:
        _settle(write, None)


def _settle(write: Write, error: Exception | None) -> None:
    try:
        write.settled(error)
    except Exception:  # one table's trouble; the others' moves are waiting
        log.exception("table %s could not be told", write.table)


def _write(connection: Connection, batch: list[Write]) -> None:
    add_entries(connection, _rows(batch))
    for write in batch:
        for step in write.along:
            step(connection)


def _rows(batch: list[Write]) -> list[Row]:
    return [(write.table, write.number, write.body) for write in batch]


def _is_written(connection: Connection, batch: list[Write]) -> bool:
    """Whether the first try went through after all; a transaction is written whole or not."""
    first, entries = batch[0], schema.entries.c
    same = (entries.table_id == first.table, entries.number == first.number)
    return bool(connection.scalar(select(entries.body).where(*same)) == first.body)
