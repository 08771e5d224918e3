"""What is not kept for ever: idle guests, open tables, words, the logs of finished tables.

Records of finished matches and the results of accounts stay. Everything here may be done twice
or by two processes at once: what is gone already is not found again.
"""

import asyncio
import contextlib
import logging

import msgspec
from sqlalchemy import Connection, Select, delete, or_, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.live.forgetting import forget
from motherlode.server.live.registry import Registry
from motherlode.server.storage import schema
from motherlode.server.storage.table_loader import decode
from motherlode.table import commands, entries

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

DAY = 86400.0
SOME = 200  # of each kind in one go: others are waiting
GUESTS = 50  # the same: all logs are searched for them, once
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


async def apply_retention(registry: Registry, now: float) -> dict[str, int]:
    """One go; how much was found of each kind."""
    settings = registry.services.settings
    found = {}
    for kind, days, work in (
        ("open tables closed", settings.keep_open_days, _close_tables),
        ("things said forgotten", settings.keep_chat_days, _forget_words),
        ("finished tables archived", settings.keep_finished_days, _archive_tables),
        ("guests forgotten", settings.keep_guests_days, _forget_guests),
    ):
        count = await work(registry, now - days * DAY) if days else 0
        found[kind] = count
        if count:
            log.info("%s: %d", kind, count)
    return found


async def _close_tables(registry: Registry, before: float) -> int:
    """Tables that nobody has begun to play at."""
    table = schema.tables.c
    query = select(table.id).where(table.status == "lobby", table.updated < before).limit(SOME)
    count = 0
    for id_ in await _ids(registry, query):
        with contextlib.suppress(MotherlodeError):  # closed or unreadable meanwhile
            live = await registry.find(id_)
            if not live.presence.subscribers and live.table.status == "lobby":
                await live.do(commands.Close(live.table.host))
                count += 1
    return count


async def _forget_words(registry: Registry, before: float) -> int:
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
    return len(rows)


async def _archive_tables(registry: Registry, before: float) -> int:
    """Of a finished table its records stay; its log, its codes and its seats do not."""
    table = schema.tables.c
    over = table.status.in_(("over", "closed"))
    query = select(table.id).where(over, table.updated < before).limit(SOME)
    ids = [id_ for id_ in await _ids(registry, query) if id_ not in registry.tables]

    def write(connection: Connection) -> None:
        for kept, column in (
            (schema.entries, schema.entries.c.table_id),
            (schema.codes, schema.codes.c.table_id),
            (schema.places, schema.places.c.table_id),
            (schema.tables, table.id),
        ):
            connection.execute(delete(kept).where(column.in_(ids)))

    if ids:
        await registry.database.transact(write)
    return len(ids)


async def _forget_guests(registry: Registry, before: float) -> int:
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
    return len(ids)


async def _ids(registry: Registry, query: Select[tuple[str]]) -> list[str]:
    async with registry.database.connect() as connection:
        return list(await connection.scalars(query))
