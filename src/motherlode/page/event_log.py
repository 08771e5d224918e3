"""The tables' log in the page's store: what arrives while something is written is written next."""

import asyncio
import logging

from motherlode.page.store import Batch, Store
from motherlode.server.interfaces import Conflict, Write

log = logging.getLogger(__name__)


def key_of(table: str, number: int) -> str:
    """Keys are sorted as texts."""
    return f"log/{table}/{number:08}"


class StoreLog:
    """What `interfaces.EventLog` asks for."""

    oldest = 0.0

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[Write] = []
        self._news = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self.transactions = 0

    @property
    def waiting(self) -> int:
        """How many writes wait for the next transaction."""
        return len(self._waiting)

    def check(self) -> None:
        """The store is always there."""

    def is_away(self, error: Exception) -> bool:
        """What fails here fails again."""
        return False

    def append(self, write: Write) -> None:
        """Queues a write."""
        self._waiting.append(write)
        self._idle.clear()
        self._news.set()

    async def read(self, table: str, since: int) -> list[str]:
        """The entries of a table from a number on."""
        found = await self._store.all(f"log/{table}/")
        return [body for key, body in found if key >= key_of(table, since)]

    async def run(self) -> None:
        """Writes until cancelled."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
            self._idle.set()

    async def finish(self) -> None:
        """Waits until nothing is left to write."""
        await self._idle.wait()

    async def _write(self, batch: list[Write]) -> None:
        """Where one cannot be written, find out which: with it fails what was built on it."""
        try:
            await self._try(batch)
        except Exception as error:
            if len(batch) == 1:
                self._fail(batch[0], error)
                return
            lost: set[str] = set()
            for write in batch:
                if write.table in lost:
                    self._fail(write, Conflict(write.table))
                    continue
                try:
                    await self._try([write])
                except Exception as other:
                    lost.add(write.table)
                    self._fail(write, other)

    async def _try(self, batch: list[Write]) -> None:
        changes = Batch()
        for write in batch:
            changes.add(key_of(write.table, write.number), write.body)
            for step in write.along:
                step(changes)
        await self._store.write(changes.changes)
        self.transactions += 1
        for write in batch:
            _settle(write, None)

    def _fail(self, write: Write, error: Exception) -> None:
        follows = [other for other in self._waiting if other.table == write.table]
        self._waiting = [other for other in self._waiting if other.table != write.table]
        for failed in (write, *follows):
            _settle(failed, error)


def _settle(write: Write, error: Exception | None) -> None:
    try:
        write.settled(error)
    except Exception:
        log.exception("table %s could not be told", write.table)
