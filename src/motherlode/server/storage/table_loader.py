"""How a table is made of its log: the entries are read and applied, or it is set aside."""

import asyncio
import logging

import msgspec
from sqlalchemy import select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.table import entries
from motherlode.table.table import Table

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(entries.Any).decode
decode_opened = msgspec.json.Decoder(entries.Opened).decode


class Unreadable(MotherlodeError):
    """A log that makes no table: damaged, of a game or a version that is not here."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            "table/unreadable", "This table cannot be read any more. It was set aside."
        )
        self.reason = reason  # for the operator


SET_ASIDE = "aside"  # the status of a table that cannot be read
BREATH = 50  # entries after which others have their turn: a long match must not hold them up


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


async def table_of(bodies: list[str]) -> Table:
    """The table that a log makes."""
    if not bodies:
        raise MotherlodeError("table/unknown", "There is no such table.")
    number = 0
    try:
        table = Table(decode_opened(bodies[0]))
        for number, body in enumerate(bodies[1:], 1):
            table.apply(decode(body))
            if number % BREATH == 0:
                await asyncio.sleep(0)
    except Exception as error:  # a damaged log may be wrong in any way
        reason = error.message if isinstance(error, MotherlodeError) else repr(error)
        raise Unreadable(f"entry {number}: {reason}") from error
    return table


async def set_aside(database: Database, id_: str, error: Unreadable) -> None:
    """Takes a table that cannot be read out of the lists and out of the bots' way; said once.

    Its log stays as it is. Whoever can read it again, perhaps a newer version, finds it there.
    """
    column = schema.tables.c
    change = update(schema.tables).where(column.id == id_, column.status != SET_ASIDE)
    async with database.begin() as connection:
        found = await connection.execute(change.values(status=SET_ASIDE, wake=None, match_id=None))
    if found.rowcount:
        log.error("table %s cannot be read and was set aside (%s)", id_, error.reason)
