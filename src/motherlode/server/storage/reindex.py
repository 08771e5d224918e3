"""The index is made anew where it is behind the log: after an upgrade, or after a sudden end."""

import logging

from sqlalchemy import func, or_, select

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import schema
from motherlode.server.storage.index import UPDATE, row_of
from motherlode.server.storage.table_loader import (
    SET_ASIDE,
    Unreadable,
    bodies_since,
    set_aside,
    table_of,
)

log = logging.getLogger(__name__)


async def reindex(database: Database, clock: Clock) -> int:
    """Reads every table again whose line is older than its log; how many there were."""
    ids = await _behind(database)
    began, count = clock.monotonic(), 0
    for id_ in ids:
        try:
            table = await table_of(await bodies_since(database, id_, 0))
        except Unreadable as error:
            await set_aside(database, id_, error)
            continue
        async with database.begin() as connection:
            await connection.execute(UPDATE, {"which": id_, "known": table.at, **row_of(table)})
        count += 1
    if count:
        seconds = clock.monotonic() - began
        log.info("%d tables were entered into the index anew, in %.1f s", count, seconds)
    return count


async def _behind(database: Database) -> list[str]:
    table, entry = schema.tables.c, schema.entries.c
    last = select(func.max(entry.number)).where(entry.table_id == table.id).scalar_subquery()
    query = select(table.id).where(
        table.status != "closed",
        or_(table.line.is_(None), table.at <= last, table.status == SET_ASIDE),
    )
    async with database.connect() as connection:
        return list(await connection.scalars(query))
