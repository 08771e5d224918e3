"""The daily claim in the database: seeds, tries, and what bots made of it."""

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, text, update

from motherlode.server.finished import Finished
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.table.claims import revealed_at
from motherlode.table.days import day_after, day_of
from motherlode.table.randomness import Randomness, new_seed

AHEAD = 2  # days for which a seed is committed to before they begin
BEST = 10  # people in the list, besides friends

DAYS, TRIES, LINES = schema.claim_days.c, schema.claim_tries.c, schema.claim_lines.c

# Whoever comes second, in this process or in another, leaves what is there.
COMMIT = text(
    "insert into claim_days (day, seed, committed) values (:day, :seed, :committed) "
    "on conflict (day) do nothing"
)
TRY = text(
    "insert into claim_tries (day, person, table_id, began) "
    "values (:day, :person, :table_id, :began) on conflict (day, person) do nothing"
)
KEEP_LINE = text(
    "insert into claim_lines (day, level, match_id, score, won) "
    "values (:day, :level, :match_id, :score, :won) on conflict (day, level) do nothing"
)


async def commit_ahead(database: Database, random: Randomness, now: float) -> None:
    """Seeds for today and for the days to come, where there are none yet."""
    days = [day_after(day_of(now), count) for count in range(AHEAD + 1)]
    there = await seeds_of(database, days)
    missing = [day for day in days if day not in there]
    if missing:
        rows = [{"day": day, "seed": new_seed(random), "committed": now} for day in missing]
        await database.transact(lambda connection: connection.execute(COMMIT, rows))


async def seeds_of(database: Database, days: list[str]) -> dict[str, Row[Any]]:
    """The seeds of some days, secret or not, where there are any."""
    query = select(schema.claim_days).where(DAYS.day.in_(days))
    async with database.connect() as connection:
        return {row.day: row for row in await connection.execute(query)}


async def table_of_try(database: Database, day: str, person: str, table_id: str, now: float) -> str:
    """The table of somebody's one try of a day: this one, or the one that he has already."""
    row = {"day": day, "person": person, "table_id": table_id, "began": now}
    mine = select(TRIES.table_id).where(TRIES.day == day, TRIES.person == person)

    def write(connection: Connection) -> str:
        connection.execute(TRY, row)
        return str(connection.scalar(mine))

    return await database.transact(write)


def note_claim(connection: Connection, finished: Finished) -> None:
    """What came of a try, with the result; one that has taken too long counts no more."""
    seat = next((at for at, person in enumerate(finished.people) if person), None)
    if seat is None or finished.ended >= revealed_at(finished.claim):
        return
    score, won = finished.results()[seat]
    mine = update(schema.claim_tries).where(TRIES.table_id == finished.table)
    values = {"match_id": finished.id, "score": score, "won": won, "ended": finished.ended}
    connection.execute(mine.values(**values))


def merge_claims(connection: Connection, guest: str, person: str) -> None:
    """What the guest has tried is the account's, but for days on which that has tried, too."""
    tried = list(connection.scalars(select(TRIES.day).where(TRIES.person == person)))
    mine = update(schema.claim_tries).where(TRIES.person == guest, TRIES.day.not_in(tried))
    connection.execute(mine.values(person=person))
    connection.execute(delete(schema.claim_tries).where(TRIES.person == guest))


async def own_try(database: Database, day: str, person: str) -> Any:
    """Somebody's try, and whether its table still goes on."""
    tables = schema.tables.c
    query = (
        select(*TRIES, tables.status)
        .join_from(schema.claim_tries, schema.tables, tables.id == TRIES.table_id, isouter=True)
        .where(TRIES.day == day, TRIES.person == person)
    )
    async with database.connect() as connection:
        return (await connection.execute(query)).first()


async def count_of(database: Database, day: str, score: int | None) -> tuple[int, int]:
    """How many have played a day's claim to its end, and how many of them have more than this."""
    done = (TRIES.day == day, TRIES.score.is_not(None))
    count = select(func.count()).select_from(schema.claim_tries)
    better = count.where(*done, TRIES.score > (score or 0))
    async with database.connect() as connection:
        all_ = await connection.scalar(count.where(*done))
        return all_ or 0, (await connection.scalar(better)) or 0


async def best_of(database: Database, day: str, me: str | None) -> list[Any]:
    """The best of a day, one's friends and oneself; the best first."""
    people, friend, block = schema.people.c, schema.friends.c, schema.blocks.c
    known = and_(friend.person == (me or ""), friend.friend == TRIES.person)
    blocked = select(block.blocked).where(block.person == (me or ""))
    query = (
        select(*TRIES, people.name, friend.friend)
        .join_from(schema.claim_tries, schema.people, people.id == TRIES.person)
        .join(schema.friends, known, isouter=True)
        .where(TRIES.day == day, TRIES.score.is_not(None), TRIES.person.not_in(blocked))
        .order_by(TRIES.score.desc(), TRIES.won.desc(), TRIES.ended)
    )
    near = query.where(or_(friend.friend.is_not(None), TRIES.person == (me or "")))
    async with database.connect() as connection:
        rows = list(await connection.execute(query.limit(BEST)))
        there = {row.person for row in rows}
        rows += [row for row in await connection.execute(near) if row.person not in there]
    return rows


async def bot_lines(database: Database, day: str) -> list[Row[Any]]:
    """What bots have made of a day's claim."""
    query = select(schema.claim_lines).where(LINES.day == day).order_by(LINES.score.desc())
    async with database.connect() as connection:
        return list(await connection.execute(query))


def keep_line(connection: Connection, level: str, finished: Finished) -> None:
    """What a bot has made of it, with its record; if another process was faster, nothing."""
    score, won = finished.results()[0]
    row = {"day": finished.claim, "level": level, "match_id": finished.id}
    if connection.execute(KEEP_LINE, {**row, "score": score, "won": won}).rowcount:
        match = {"id": finished.id, "table_id": finished.table, "game": finished.game}
        more = {"ended": finished.ended, "record": finished.record}
        connection.execute(insert(schema.matches), {**match, **more})
