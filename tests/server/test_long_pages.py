"""Pages of who has played ten thousand matches, at a server with a hundred thousand people.

The databases are filled for it. Each page is read through an index that leads to what it shows, and
not past everything that somebody has played or everybody who plays: by the database's own plan, and
by how much of it was looked at.
"""

import asyncio
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from live.crowd import FRIEND, GAME, NOW, OTHER_GAME, REGULAR, fill
from live.databases import Postgres
from sqlalchemy import Select, select, text
from sqlalchemy.dialects import sqlite

from motherlode.server.condition import Condition
from motherlode.server.storage import overview, schema
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.device_matches import brought_query
from motherlode.server.storage.own_tables import finished_query as finished_tables
from motherlode.server.storage.own_tables import under_way_query
from motherlode.server.storage.standings import (
    finished_query,
    ladder_query,
    recent_query,
    rivals_query,
)
from motherlode.server.storage.totals import week_of
from motherlode.server.storage.transactions import database_on

PEOPLE, MATCHES = 100_000, 10_000
MOST_ROWS = 500  # of any one table, for a page: what it shows, and some
MOST_STEPS = 40_000  # of SQLite's machine; past ten thousand rows it takes many more
WEEK = week_of(NOW)
FRIENDS, TOTALS = schema.friends.c, schema.totals.c

QUERIES: dict[str, Select[Any]] = {
    "finished": finished_query(REGULAR, None, None, None),
    "finished, in the middle": finished_query(REGULAR, None, None, (NOW - 1.8e7, "M5000")),
    "finished of a game": finished_query(REGULAR, GAME, None, None),
    "finished of a game never played": finished_query(REGULAR, OTHER_GAME, None, None),
    "finished with a friend": finished_query(REGULAR, None, FRIEND, None),
    "finished with a friend of a game": finished_query(REGULAR, GAME, FRIEND, None),
    "the same, never played": finished_query(REGULAR, OTHER_GAME, FRIEND, None),
    "a rating's way": recent_query(REGULAR, GAME),
    "sums by game": select(schema.totals).where(TOTALS.person == REGULAR),
    "rivals": rivals_query(REGULAR),
    "ladder": ladder_query(GAME, None, None),
    "ladder of a week": ladder_query(GAME, WEEK, None),
    "ladder of friends": ladder_query(GAME, None, REGULAR),
    "ladder of friends in a week": ladder_query(GAME, WEEK, REGULAR),
    "friends": select(FRIENDS.friend).where(FRIENDS.person == REGULAR),
    "tables under way": under_way_query(REGULAR),
    "finished tables": finished_tables(REGULAR),
    "brought from devices": brought_query(REGULAR),
    "operators: people": overview.people_query("").limit(50),
    "operators: tables": overview.tables_query("").limit(50),
}
NOT_INDEXED = select(schema.results).where(schema.results.c.score == 7)


async def made(url: str) -> None:
    """A database that holds them all."""
    engine = connect(url)
    await migrate(engine)
    database = database_on(engine, Condition(lambda: 0.0))
    await database.transact(lambda connection: fill(connection, PEOPLE, MATCHES))
    await database.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    name = str(tmp_path_factory.mktemp("crowd") / "motherlode.db")
    asyncio.run(made(f"sqlite:///{name}"))
    return name


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    url = postgres.create("crowd")
    asyncio.run(made(url))
    return url


def on_sqlite(file: str, query: Select[Any]) -> tuple[str, int, int]:
    """The plan, how many steps it took, and how many rows came."""
    bound = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 100

    with closing(sqlite3.connect(file)) as database:
        plan = "\n".join(row[-1] for row in database.execute(f"explain query plan {bound}"))
        database.set_progress_handler(step, 100)
        rows = database.execute(str(bound)).fetchall()
        return plan, steps, len(rows)


def scanned(plan: str) -> set[str]:
    """The tables that SQLite goes through from the first row to the last, if nobody stops it."""
    found = re.findall(r"SCAN (\w+)(?! USING)", plan)
    return {*found} & {*schema.metadata.tables}


@pytest.mark.parametrize("name", QUERIES)
def test_on_sqlite(file: str, name: str) -> None:
    plan, steps, rows = on_sqlite(file, QUERIES[name])
    assert scanned(plan) == set(), plan
    assert steps <= MOST_STEPS, (steps, plan)
    assert rows or "never played" in name


def on_postgres(url: str, query: Select[Any]) -> tuple[str, int]:
    """The plan, and how many rows of one table were looked at most."""

    async def ask() -> str:
        engine = connect(url)
        async with engine.connect() as connection:
            literal = {"literal_binds": True}
            bound = str(query.compile(dialect=connection.dialect, compile_kwargs=literal))
            asked = text("explain (analyze, costs off, timing off) " + bound.replace(":", "\\:"))
            plan = "\n".join(str(row[0]) for row in await connection.execute(asked))
        await engine.dispose()
        return plan

    plan = asyncio.run(ask())
    shown = re.findall(r"actual rows=([\d.]+) loops=(\d+)", plan)
    removed = re.findall(r"Rows Removed by [\w ]*Filter: (\d+)", plan)
    looked = [float(rows) * int(loops) for rows, loops in shown] + [float(n) for n in removed]
    return plan, int(max(looked))


@pytest.mark.parametrize("name", QUERIES)
def test_on_postgres(url: str, name: str) -> None:
    plan, looked = on_postgres(url, QUERIES[name])
    large = re.findall(r"Seq Scan on (people|ratings|results|matches|tables|places|weeks)\b", plan)
    assert large == [], plan
    assert looked <= MOST_ROWS, plan


def test_what_reads_everything_would_be_noticed(file: str, url: str) -> None:
    plan, steps, _ = on_sqlite(file, NOT_INDEXED)
    assert scanned(plan) == {"results"}
    assert steps > MOST_STEPS
    plan, looked = on_postgres(url, NOT_INDEXED)
    assert "Seq Scan on results" in plan
    assert looked > MOST_ROWS
