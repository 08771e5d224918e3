"""Sums over results: the same as counted anew, through indexes, and forgotten with their person."""

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.databases import Postgres
from sqlalchemy import Connection, Select, insert, select, text

from motherlode.server.condition import Condition
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.friends import friends_of
from motherlode.server.storage.standings import (
    finished,
    finished_query,
    ladder,
    ladder_query,
    recent_query,
    rivals,
    rivals_query,
    standings,
)
from motherlode.server.storage.totals import add_to_totals, forget_totals, recount, week_of
from motherlode.server.storage.transactions import database_on

PEOPLE = [f"person-{number}" for number in range(6)]
GAMES = ("gold", "claim-poker")
SUMS = (schema.totals, schema.rivals, schema.meetings, schema.weeks)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"standings_{abs(hash(request.node.name))}")


def with_matches(url: str, work: Any, count: int = 120) -> None:
    """A database in which six people have played, in no order that helps."""

    async def run() -> None:
        engine = connect(url)
        await migrate(engine)
        database = database_on(engine, Condition(lambda: 0.0))
        try:
            await database.transact(lambda c: _fill(c, count))
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def _fill(connection: Connection, count: int) -> None:
    random = Random(1)
    people = [{"id": one, "name": one.title(), "created": 0.0} for one in PEOPLE]
    connection.execute(insert(schema.people), people)
    for number in range(count):
        who = random.sample(PEOPLE, random.choice((2, 3)))
        if number % 10 == 0:
            who = [who[0], who[0], *who[1:]]  # two seats of one person
        winner, game = random.randrange(len(who)), random.choice(GAMES)
        rows = []
        for seat, person in enumerate(who):
            rated = number % 3 == 0
            rows.append(
                {
                    "match_id": f"M{number:05}",
                    "seat": seat,
                    "person": person,
                    "game": game,
                    "score": random.randrange(100),
                    "won": float(seat == winner),
                    "ended": 1.8e9 + 9000.0 * number,
                    "rating_before": 25.0 if rated else None,
                    "rating_after": 25.0 + seat if rated else None,
                    "rating_error": 8.0 if rated else None,
                    "own": number % 7 == 0,
                }
            )
        connection.execute(insert(schema.results), rows)
        add_to_totals(connection, rows)


async def everything(database: Database) -> dict[str, list[Any]]:
    async with database.connect() as connection:
        return {
            table.name: sorted(tuple(row) for row in await connection.execute(select(table)))
            for table in SUMS
        }


def test_the_sums_are_those_that_are_counted_anew(url: str) -> None:
    async def work(database: Database) -> None:
        before = await everything(database)
        assert all(before.values())
        for person in PEOPLE:
            await database.transact(lambda c, person=person: recount(c, person))  # type: ignore[misc]
        await database.transact(lambda c: recount(c, *PEOPLE[:3]))
        assert await everything(database) == before

    with_matches(url, work)


def test_who_is_forgotten_is_in_no_sum(url: str) -> None:
    async def work(database: Database) -> None:
        await database.transact(lambda c: forget_totals(c, [PEOPLE[0]]))
        assert PEOPLE[0] not in repr(await everything(database))

    with_matches(url, work, 30)


def test_a_page_after_the_other_is_all_there_is_once(url: str) -> None:
    async def work(database: Database) -> None:
        async with database.connect() as connection:
            column = schema.results.c
            mine = select(column.match_id).where(column.person == PEOPLE[0])
            all_ = set(await connection.scalars(mine))
        seen: list[str] = []
        after: str | None = None
        while True:
            page = await finished(database, PEOPLE[0], None, None, after)
            seen += [line.match for line in page.lines]
            after = page.next
            if after is None:
                break
        assert set(seen) == all_
        both = await finished(database, PEOPLE[0], "gold", PEOPLE[1], None)
        assert both.lines
        assert {line.game for line in both.lines} == {"gold"}
        assert both.lines == sorted(both.lines, key=lambda line: -line.ended)
        odd = await finished(database, PEOPLE[0], None, None, "no-place")
        assert odd.lines

    with_matches(url, work)


def test_standings_rivals_and_ladders_say_what_was_played(url: str) -> None:
    async def work(database: Database) -> None:
        shown = await standings(database, PEOPLE[0])
        assert [one.game for one in shown] == sorted(GAMES)
        assert all(one.longest >= one.streak >= 0 for one in shown)
        met = await rivals(database, PEOPLE[0])
        assert [one.played for one in met] == sorted((one.played for one in met), reverse=True)
        assert all(one.profile is None for one in met)  # nobody has made his page public
        assert all(one.ahead + one.behind <= one.played for one in met)
        week = week_of(1.8e9)
        best = await ladder(database, "gold", week, None, PEOPLE[0])
        gains = [line.gained or 0.0 for line in best]
        assert gains == sorted(gains, reverse=True)
        alone = await ladder(database, "gold", week, PEOPLE[0], PEOPLE[0])
        assert [line.mine for line in alone] in ([True], [])

    with_matches(url, work)


QUERIES: dict[str, Select[Any]] = {
    "finished": finished_query("person-0", None, None, (1.9e9, "M")),
    "finished of a game": finished_query("person-0", "gold", None, None),
    "finished with a friend": finished_query("person-0", None, "person-1", None),
    "a rating's way": recent_query("person-0", "gold"),
    "rivals": rivals_query("person-0"),
    "ladder": ladder_query("gold", None, None),
    "ladder of a week": ladder_query("gold", 2976, None),
    "ladder of friends": ladder_query("gold", None, "person-0"),
}


def test_every_page_is_read_through_indexes(url: str) -> None:
    """By the database's own plans: nothing scans a table, and nothing is sorted that could be long.

    PostgreSQL is asked not to scan where it has a choice: a table of a few rows is scanned by
    right, and the question is whether an index could do it.
    """

    async def work(database: Database) -> None:
        async with database.connect() as connection:
            postgres = connection.dialect.name == "postgresql"
            if postgres:
                await connection.execute(text("set enable_seqscan = off"))
            for name, query in QUERIES.items():
                bound = query.compile(
                    dialect=connection.dialect, compile_kwargs={"literal_binds": True}
                )
                asks = "explain " if postgres else "explain query plan "
                rows = list(await connection.execute(text(asks + str(bound).replace(":", "\\:"))))
                plan = "\n".join(str(row[-1]) for row in rows)
                if postgres:
                    assert "Seq Scan" not in plan, (name, plan)
                else:
                    scanned = re.findall(r"SCAN (\w+)", plan)
                    assert not {*scanned} & {*schema.metadata.tables}, (name, plan)
            found = await connection.run_sync(friends_of, PEOPLE[0])
            assert found == []

    with_matches(url, work)
