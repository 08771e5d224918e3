"""The index is made anew where it is behind the log: after an upgrade, or after a sudden end."""

import logging

from sqlalchemy import func, literal, or_, select

from motherlode.server.interfaces import Clock, Database
from motherlode.server.loading import Unreadable, table_of
from motherlode.server.storage import schema
from motherlode.server.storage.index import UPDATE, rewrite_seats, row_of
from motherlode.server.storage.table_loader import SET_ASIDE, bodies_since, set_aside
from motherlode.server.storage.turns import turn_rows, write_turns

log = logging.getLogger(__name__)


async def reindex(database: Database, clock: Clock, everything: bool = False) -> int:
    """Reads every table again whose line is older than its log, or all; how many there were."""
    ids = await _behind(database, everything)
    began, count = clock.monotonic(), 0
    for id_ in ids:
        try:
            table = await table_of(await bodies_since(database, id_, 0))
        except Unreadable as error:
            await set_aside(database, id_, error.reason)
            continue
        async with database.begin() as connection:
            await connection.execute(UPDATE, {"which": id_, "known": table.at, **row_of(table)})
            turns = turn_rows(id_, table, clock.now())
            await connection.run_sync(write_turns, id_, turns)
            if everything:
                await connection.run_sync(rewrite_seats, id_, table)
        count += 1
    if count:
        seconds = clock.monotonic() - began
        log.info("%d tables were entered into the index anew, in %.1f s", count, seconds)
    return count


async def _behind(database: Database, everything: bool) -> list[str]:
    table, entry = schema.tables.c, schema.entries.c
    last = select(func.max(entry.number)).where(entry.table_id == table.id).scalar_subquery()
    query = select(table.id).where(
        table.status != "closed",
        or_(table.line.is_(None), table.at <= last, table.status == SET_ASIDE, literal(everything)),
    )
    async with database.connect() as connection:
        return list(await connection.scalars(query))
