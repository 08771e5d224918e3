"""The log: whatever one table does, the others' writes are settled, in order and once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from live.people import live

from motherlode.server.interfaces import Conflict, Write
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.transactions import database_on

Settled = tuple[str, int, type[Exception] | None]


@asynccontextmanager
async def event_log(folder: Path) -> AsyncIterator[DatabaseLog]:
    """A log at work, on SQLite."""
    engine = connect(f"sqlite:///{folder}/motherlode.db")
    await migrate(engine)
    database = database_on(engine)
    log = DatabaseLog(database)
    work = asyncio.create_task(log.run())
    yield log
    await asyncio.wait_for(log.finish(), 20)
    assert not work.done()
    work.cancel()
    await database.close()


class Clerk:
    """Writes, and remembers what came of it."""

    def __init__(self, log: DatabaseLog) -> None:
        self.log = log
        self.settled: list[Settled] = []

    def write(self, table: str, number: int, fails: bool = False) -> None:
        """Queues an entry; one that `fails` cannot bear to be told."""
        settle = partial(self._settle, table, number, fails)
        self.log.append(Write(table, number, f"{table}{number}", settle))

    def _settle(self, table: str, number: int, fails: bool, error: Exception | None) -> None:
        self.settled.append((table, number, type(error) if error else None))
        if fails:
            raise RuntimeError("this table is broken")


def test_a_table_s_entries_are_settled_in_their_order(tmp_path: Path) -> None:
    async def evening() -> None:
        async with event_log(tmp_path) as work:
            clerk = Clerk(work)
            for number in range(300):
                for table in "AB":
                    clerk.write(table, number)
                if number % 7 == 0:  # while a transaction is under way, or between two
                    await asyncio.sleep(0.001 * (number % 3))
        for table in "AB":
            told = [number for name, number, _ in clerk.settled if name == table]
            assert told == list(range(300))
        assert 1 < work.transactions < 600

    live(evening())


def test_who_cannot_be_told_stops_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        async with event_log(tmp_path) as work:
            clerk = Clerk(work)
            clerk.write("A", 0, fails=True)
            clerk.write("B", 0)
            await work.finish()
            clerk.write("A", 0, fails=True)  # a conflict now, which is told one by one
            clerk.write("A", 1, fails=True)  # made upon it
            clerk.write("B", 1)
            await work.finish()
            clerk.write("C", 0)
        assert sorted(clerk.settled, key=str) == sorted(
            [
                ("A", 0, None),
                ("B", 0, None),
                ("A", 0, Conflict),
                ("A", 1, Conflict),
                ("B", 1, None),
                ("C", 0, None),
            ],
            key=str,
        )

    live(evening())


def test_who_is_told_may_write_again_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with event_log(tmp_path) as work:
            told: list[int] = []

            def settled(number: int, error: Exception | None) -> None:
                assert error is None
                told.append(number)
                if number < 5:
                    write(number + 1)

            def write(number: int) -> None:
                work.append(Write("A", number, f"A{number}", partial(settled, number)))

            write(0)
            while len(told) < 6:
                await asyncio.sleep(0.01)
        assert told == list(range(6))

    live(evening(), 20)
