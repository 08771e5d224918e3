"""News between processes that have nothing but the database in common.

An operator's command beside a running server has no bus, and a bus may be broken. Who was banned,
which session has ended, which log has grown: all processes look for it here, every second.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import delete, func, insert, select

from motherlode.server.interfaces import Database
from motherlode.server.storage import schema

Kind = Literal["session", "renewed", "person", "bans", "wrote", "anew", "records"]
TABLE, COLUMN = schema.news, schema.news.c
AGAIN = 50  # numbers that are looked at once more: one that was taken earlier may come later
MOST = 500  # at a time


class Item(NamedTuple):
    """Something that has happened."""

    number: int
    process: str
    kind: str
    subject: str


async def write_news(
    database: Database, process: str, kind: Kind, subjects: Iterable[str], now: float
) -> None:
    """For all processes but the one that tells it."""
    rows = [
        {"time": now, "process": process, "kind": kind, "subject": subject} for subject in subjects
    ]
    if rows:
        async with database.begin() as connection:
            await connection.execute(insert(TABLE), rows)


async def newest_news(database: Database) -> int:
    """Where news begin for somebody who has just come."""
    async with database.connect() as connection:
        return await connection.scalar(select(func.max(COLUMN.number))) or 0


async def news_since(database: Database, number: int) -> Sequence[Item]:
    """What there is after a number, and shortly before it."""
    query = select(COLUMN.number, COLUMN.process, COLUMN.kind, COLUMN.subject)
    some = query.where(COLUMN.number > number - AGAIN).order_by(COLUMN.number).limit(MOST)
    async with database.connect() as connection:
        return [Item(*row) for row in await connection.execute(some)]


async def forget_news(database: Database, before: float) -> None:
    """Everybody has heard these."""
    async with database.begin() as connection:
        await connection.execute(delete(TABLE).where(COLUMN.time < before))
