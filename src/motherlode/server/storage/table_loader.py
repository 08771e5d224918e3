"""The log of a table in the database; and tables whose logs cannot be read."""

import logging

from sqlalchemy import select, update

from motherlode.server.interfaces import Database
from motherlode.server.loading import Unreadable
from motherlode.server.storage import schema

log = logging.getLogger(__name__)

SET_ASIDE = "aside"  # the status of a table that cannot be read


async def bodies_since(database: Database, id_: str, number: int) -> list[str]:
    """The log of a table from an entry on."""
    columns = schema.entries.c
    query = (
        select(columns.number, columns.body)
        .where(columns.table_id == id_, columns.number >= number)
        .order_by(columns.number)
    )
    async with database.connect() as connection:
        rows = list(await connection.execute(query))
    if rows and rows[-1].number != number + len(rows) - 1:
        raise Unreadable("an entry is missing")
    return [row.body for row in rows]


async def set_aside(database: Database, id_: str, reason: str) -> None:
    """Takes a table that cannot be read out of the lists and out of the bots' way; said once.

    Its log stays as it is. Whoever can read it again, perhaps a newer version, finds it there.
    """
    column = schema.tables.c
    change = update(schema.tables).where(column.id == id_, column.status != SET_ASIDE)
    async with database.begin() as connection:
        found = await connection.execute(change.values(status=SET_ASIDE, wake=None, match_id=None))
    if found.rowcount:
        log.error("table %s cannot be read and was set aside (%s)", id_, reason)
