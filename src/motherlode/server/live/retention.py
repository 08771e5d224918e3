"""What is not kept for ever: idle guests, open tables, words, the logs of finished tables.

Records of finished matches and the results of accounts stay. Everything here may be done twice
or by two processes at once: what is gone already is not found again.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec
from sqlalchemy import Connection, Select, delete, or_, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.live.forgetting import forget
from motherlode.server.live.registry import Registry
from motherlode.server.loading import decode
from motherlode.server.people.cookies import AGE
from motherlode.server.storage import schema
from motherlode.server.storage.lines import listed_status
from motherlode.table import commands, entries
from motherlode.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

DAY = 86400.0
SOME = 200  # of each kind in one part: others are waiting
FEW = 10  # whole logs in one transaction: moves wait for it
GUESTS = 50  # the same: all logs are searched for them, once
PAUSE = 0.05  # seconds between two parts of a go: whoever plays comes first
EVERY = 3600.0  # seconds between two goes


async def run_retention(registry: Registry) -> None:
    """Now and then, until cancelled."""
    while True:
        try:
            await apply_retention(registry, registry.services.clock.now())
        except Exception as error:
            if not is_away(error):
                log.exception("tidying up failed")
        await asyncio.sleep(EVERY)


async def apply_retention(
    registry: Registry, now: float, days: Mapping[str, float] | None = None
) -> dict[str, list[str]]:
    """One go, by the settings or for so many days; the tables or guests found of each kind.

    A part at a time, until nothing is left of a kind.
    """
    settings = registry.services.settings
    if days is None:
        own = {kind: getattr(settings, f"keep_{kind}_days") for kind in KINDS}
        days = {kind: age for kind, age in own.items() if age}  # 0: for ever
    found: dict[str, list[str]] = {}
    for kind, (told, work) in KINDS.items():
        if kind in days:
            found[kind] = []
            while some := await work(registry, now - days[kind] * DAY):
                found[kind] += some
                await asyncio.sleep(PAUSE)
            if found[kind]:
                log.info("%s: %d", told, len(found[kind]))
    await _forget_sessions(registry, now - AGE)
    return found


async def _close_tables(registry: Registry, before: float) -> list[str]:
    """Tables that nobody has begun to play at."""
    table = schema.tables.c
    query = select(table.id).where(table.status == "lobby", table.updated < before).limit(SOME)
    closed = []
    for id_ in await _ids(registry, query):
        with contextlib.suppress(MotherlodeError):  # closed or unreadable meanwhile
            live = await registry.find(id_)
            if not live.presence.subscribers and _waits(live.table, before):
                await live.do(commands.Close(live.table.host))
                closed.append(id_)
    return closed


def _waits(table: Table, before: float) -> bool:
    """Whether a table waits for people who do not come; one for a later day waits with reason."""
    evening = table.evening
    return listed_status(table) == "lobby" and (evening is None or (evening.plan.at or 0) < before)


async def _forget_words(registry: Registry, before: float) -> list[str]:
    """What was said at tables at which nothing has happened since."""
    entry, table = schema.entries.c, schema.tables.c
    query = (
        select(entry.table_id, entry.number, entry.body)
        .join_from(schema.tables, schema.entries, entry.table_id == table.id)
        .where(table.updated < before, entry.body.startswith('{"is":"said"', autoescape=True))
        .where(or_(entry.body.contains('"text":'), entry.body.contains('"phrase":')))
        .limit(SOME)
    )
    async with registry.database.connect() as connection:
        rows = [
            row for row in await connection.execute(query) if row.table_id not in registry.tables
        ]

    def write(connection: Connection) -> None:
        for row in rows:
            said = decode(row.body)
            assert isinstance(said, entries.Said)
            which = (entry.table_id == row.table_id, entry.number == row.number)
            blank = encode(entries.Said(said.time, "", said.seat)).decode()
            connection.execute(update(schema.entries).where(*which).values(body=blank))

    if rows:
        await registry.database.transact(write)
    return [row.table_id for row in rows]


async def _archive_tables(registry: Registry, before: float) -> list[str]:
    """Of a finished table its records stay; its log, its codes and its seats do not."""
    table = schema.tables.c
    over = table.status.in_(("over", "closed"))
    query = select(table.id).where(over, table.updated < before).limit(SOME)
    ids = [id_ for id_ in await _ids(registry, query) if id_ not in registry.tables]

    def write(connection: Connection, some: list[str]) -> None:
        for kept, column in (
            (schema.entries, schema.entries.c.table_id),
            (schema.codes, schema.codes.c.table_id),
            (schema.places, schema.places.c.table_id),
            (schema.tables, table.id),
        ):
            connection.execute(delete(kept).where(column.in_(some)))

    for at in range(0, len(ids), FEW):
        await registry.database.transact(partial(write, some=ids[at : at + FEW]))
    return ids


async def _forget_guests(registry: Registry, before: float) -> list[str]:
    """Guests who have not come for so long, and never kept an account."""
    person, key = schema.people.c, schema.passkeys.c
    has_key = select(key.id).where(key.person == person.id).exists()
    query = (
        select(person.id)
        .where(person.login.is_(None), person.merged.is_(None), ~has_key, person.seen < before)
        .limit(GUESTS)
    )
    ids = await _ids(registry, query)
    if ids:
        await forget(registry, ids)
    return ids


Work = Callable[[Registry, float], Awaitable[list[str]]]
KINDS: dict[str, tuple[str, Work]] = {
    "open": ("open tables closed", _close_tables),
    "chat": ("things said forgotten", _forget_words),
    "finished": ("finished tables archived", _archive_tables),
    "guests": ("guests forgotten", _forget_guests),
}


async def _forget_sessions(registry: Registry, before: float) -> None:
    """Sessions whose cookies no browser keeps any more, ended or not."""
    session = schema.sessions.c
    over = or_(session.seen < before, session.ended.is_not(None) & (session.created < before))
    async with registry.database.begin() as connection:
        await connection.execute(delete(schema.sessions).where(over))


async def _ids(registry: Registry, query: Select[tuple[str]]) -> list[str]:
    async with registry.database.connect() as connection:
        return list(await connection.scalars(query))
