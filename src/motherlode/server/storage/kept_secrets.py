"""Secrets of the server, made at the first start and kept in the database for all processes."""

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from motherlode.server.interfaces import Database
from motherlode.server.storage import schema


async def kept_secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """The one that is there; else a new one, of which all processes have the same."""
    table = schema.secrets
    query = select(table.c.value).where(table.c.name == name)
    async with database.connect() as connection:
        value = await connection.scalar(query)
    if value is None:
        try:
            async with database.begin() as connection:
                await connection.execute(insert(table), {"name": name, "value": make()})
        except IntegrityError:
            pass  # another process was faster
        async with database.connect() as connection:
            value = await connection.scalar(query)
    return str(value)
