"""Transactions keep the same promises on SQLite, on PostgreSQL and in the simulation."""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from live.databases import Postgres
from simulate.grounds import Ground, Real, Simulated
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.availability import is_away
from motherlode.server.condition import Condition
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.server.storage.database import DatabaseError, connect, migrate, newest, version_of
from motherlode.server.storage.transactions import PostgresDatabase, database_on
from motherlode.simulate.database import Disk, Road, SimulatedEngine
from motherlode.simulate.newer import known_to

T = TypeVar("T")
ENTRIES = schema.entries


@dataclass
class Place:
    """A database of some kind, with the schema in it, and the ground that reaches it."""

    ground: Ground
    engine: Any
    road: Road | None = None

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Carries something out, and gives all connections back."""

        async def whole() -> T:
            try:
                return await work
            finally:
                with suppress(Exception):
                    await self.engine.dispose()

        return self.ground.run(whole())

    async def open(self) -> Database:
        """As `assembly` opens it, and as `simulate.server` does."""
        await migrate(self.engine)
        if self.road is None:
            return database_on(self.engine)
        return PostgresDatabase(self.engine, Condition(lambda: 0.0))


@pytest.fixture(params=["sqlite", "postgres", "simulated"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "simulated":
        ground = Simulated()
        road = Road(ground.random)
        disk = Disk(lambda by, rows: None)
        engine: Any = SimulatedEngine(disk, road, ground.process)
        return Place(ground, engine, road)
    if request.param == "sqlite":
        return Place(Real(), connect(f"sqlite:///{tmp_path}/motherlode.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"edge_{abs(hash(request.node.name))}"
    return Place(Real(), connect(postgres.create(name)))


async def kept(database: Database) -> list[tuple[str, int, str]]:
    columns = ENTRIES.c
    query = select(columns.table_id, columns.number, columns.body)
    async with database.connect() as connection:
        rows = await connection.execute(query.order_by(columns.table_id, columns.number))
        return [tuple(row) for row in rows]


def row(number: int, body: str = "{}", table: str = "A") -> dict[str, Any]:
    return {"table_id": table, "number": number, "body": body}


def test_a_transaction_is_kept_whole_and_says_what_came_of_it(place: Place) -> None:
    async def work() -> None:
        database = await place.open()

        def write(connection: Connection) -> int:
            connection.execute(insert(ENTRIES), [row(0), row(1)])
            return int(connection.scalar(select(func.count()).select_from(ENTRIES)) or 0)

        assert await database.transact(write) == 2  # within it, its own rows are seen
        assert [number for _, number, _ in await kept(database)] == [0, 1]
        await database.close()

    place.run(work())


def test_a_transaction_that_fails_leaves_nothing(place: Place) -> None:
    async def work() -> None:
        database = await place.open()

        def write(connection: Connection) -> None:
            connection.execute(insert(ENTRIES), row(0))
            raise RuntimeError("in the middle")

        with pytest.raises(RuntimeError, match="in the middle"):
            await database.transact(write)
        with pytest.raises(RuntimeError, match="in the middle"):
            async with database.begin() as connection:
                await connection.run_sync(write)
        assert await kept(database) == []
        async with database.begin() as connection:
            await connection.execute(insert(ENTRIES), row(0))
        assert len(await kept(database)) == 1
        await database.close()

    place.run(work())


def test_a_number_that_is_taken_is_refused_with_all_that_comes_with_it(place: Place) -> None:
    async def work() -> None:
        database = await place.open()
        await database.append([("A", 0, "first"), ("B", 0, "first")])
        with pytest.raises(IntegrityError):
            await database.append([("B", 1, "second"), ("A", 0, "second")])
        with pytest.raises(IntegrityError):
            await database.transact(lambda c: c.execute(insert(ENTRIES), [row(1), row(0)]))
        assert await kept(database) == [("A", 0, "first"), ("B", 0, "first")]
        await database.append([("A", 1, "ünïcode ⛏ 'quoted'")])
        assert (await kept(database))[1] == ("A", 1, "ünïcode ⛏ 'quoted'")
        await database.close()

    place.run(work())


def test_those_who_write_at_once_do_so_one_after_the_other(place: Place) -> None:
    async def work() -> None:
        database = await place.open()
        await database.append([("A", 0, "0")])
        column = ENTRIES.c

        def count(connection: Connection) -> None:
            mine = select(column.body).where(column.table_id == "A").with_for_update()
            (now,) = connection.execute(mine).one()
            more = update(ENTRIES).where(column.table_id == "A")
            connection.execute(more.values(body=str(int(now) + 1)))

        await asyncio.gather(*(database.transact(count) for _ in range(20)))
        assert await kept(database) == [("A", 0, "20")]
        await database.close()

    place.run(work())


def test_what_is_not_committed_is_seen_by_nobody_else(place: Place) -> None:
    async def work() -> None:
        database = await place.open()
        seen: list[int] = []

        async def look() -> None:
            for _ in range(5):
                seen.append(len(await kept(database)))
                await asyncio.sleep(0)

        def write(connection: Connection) -> None:
            connection.execute(insert(ENTRIES), [row(number) for number in range(3)])

        await asyncio.gather(look(), database.transact(write), look())
        assert set(seen) <= {0, 3}
        assert len(await kept(database)) == 3
        await database.close()

    place.run(work())


def test_the_schema_is_made_once_and_a_newer_one_is_refused(place: Place) -> None:
    async def work() -> None:
        database = await place.open()
        await migrate(place.engine)
        assert await version_of(place.engine) == newest()
        await database.append([("A", 0, "before")])
        await migrate(place.engine, known_to(2))
        assert await version_of(place.engine) == newest(known_to(2)) != newest()
        for program in (0, 1):
            with pytest.raises(DatabaseError) as refused:
                await migrate(place.engine, known_to(program))
            assert refused.value.slug == "database/newer"
        assert await version_of(place.engine) == newest(known_to(2))
        # Whoever runs already goes on: what was added asks nothing of him.
        await database.append([("A", 1, "after")])
        assert await kept(database) == [("A", 0, "before"), ("A", 1, "after")]
        await database.close()

    place.run(work())


@pytest.mark.parametrize("place", ["postgres", "simulated"], indirect=True)
def test_a_database_that_is_gone_is_known_to_be_away(
    place: Place, request: pytest.FixtureRequest
) -> None:
    async def work() -> None:
        database = await place.open()
        await database.append([("A", 0, "before")])
        if place.road is not None:
            place.road.refuses = True
        else:
            postgres: Postgres = request.getfixturevalue("postgres")
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
        try:
            assert is_away(await failure_of(database.append([("A", 1, "lost")])))
            assert is_away(await failure_of(database.probe()))
        finally:
            if place.road is not None:
                place.road.refuses = False
            else:
                await asyncio.to_thread(postgres.start)
        await database.probe()
        assert await kept_again(place) == [("A", 0, "before")]
        await database.append([("A", 1, "after")])
        await database.close()

    place.run(work())


async def failure_of(work: Coroutine[Any, Any, None]) -> Exception:
    """What goes wrong."""
    try:
        await work
    except Exception as error:
        return error
    raise AssertionError("nothing went wrong")


async def kept_again(place: Place) -> list[tuple[str, int, str]]:
    """By somebody who knows nothing of an outage."""
    if place.road is not None:
        return await kept(PostgresDatabase(place.engine, Condition(lambda: 0.0)))
    return await kept(database_on(place.engine))
