"""Running matches whose line in the index is behind their log, with nobody there to write it.

Among several processes one may end suddenly, between a move and the index. At the next start the
index is made anew; until then whoever is up would not be called. So one looks now and then.
"""

import asyncio
import logging

from sqlalchemy import func, select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.live.registry import Registry
from motherlode.server.storage import schema

log = logging.getLogger(__name__)

EVERY = 60.0  # seconds
QUIET = 45.0  # seconds: by then the process that wrote the entry has written the line, too
SOME = 50  # tables at a time


async def look_for_stale_lines(registry: Registry) -> None:
    """Until cancelled; a server that is alone has nobody else's to look for."""
    while not registry.services.bus.alone:
        await asyncio.sleep(EVERY)
        try:
            await write_stale_lines(registry)
        except Exception as error:
            if not is_away(error):
                log.exception("looking for stale lines failed")


async def write_stale_lines(registry: Registry) -> int:
    """Loads such tables, whereupon their lines are written; how many."""
    table, entry = schema.tables.c, schema.entries.c
    last = select(func.max(entry.number)).where(entry.table_id == table.id).scalar_subquery()
    before = registry.services.clock.now() - QUIET
    stale = (table.status == "playing", table.updated < before, table.at <= last)
    query = select(table.id).where(*stale).order_by(table.updated).limit(SOME)
    async with registry.database.connect() as connection:
        ids = list(await connection.scalars(query))
    for id_ in ids:
        try:
            live = await registry.find(id_)
        except MotherlodeError as error:
            log.info("table %s: %s", id_, error.message)
            continue
        await live.catch_up(live.table.at, None)
        live.index.behind = True  # the supervisor writes it
    return len(ids)
