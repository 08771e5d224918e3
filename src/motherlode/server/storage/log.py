"""The log: how a table is read from its entries."""

import asyncio

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.engine.errors import MotherlodeError
from motherlode.server.storage import schema
from motherlode.table import entries
from motherlode.table.table import Table

decode = msgspec.json.Decoder(entries.Any).decode
decode_opened = msgspec.json.Decoder(entries.Opened).decode

BREATH = 50  # entries after which others have their turn: a long match must not hold them up


async def bodies_since(engine: AsyncEngine, id_: str, number: int) -> list[str]:
    """The log of a table from an entry on."""
    columns = schema.entries.c
    query = (
        select(columns.body)
        .where(columns.table_id == id_, columns.number >= number)
        .order_by(columns.number)
    )
    async with engine.connect() as connection:
        return list(await connection.scalars(query))


async def table_of(bodies: list[str]) -> Table:
    """The table that a log makes."""
    if not bodies:
        raise MotherlodeError("table/unknown", "There is no such table.")
    table = Table(decode_opened(bodies[0]))
    for number, body in enumerate(bodies[1:]):
        table.apply(decode(body))
        if number % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return table
