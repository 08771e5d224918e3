"""What operators have done, written down for good, and the bans that they have made."""

from typing import Any

from sqlalchemy import delete, insert, select

from motherlode.server.interfaces import Database
from motherlode.server.storage import schema

LONGEST = 80  # letters of who did it, and of what it was about


async def note_deed(
    database: Database, now: float, by: str, what: str, about: str, detail: str
) -> None:
    """Adds a line that is never changed."""
    row = {"time": now, "by": by[:LONGEST], "what": what, "about": about[:LONGEST]}
    async with database.begin() as connection:
        await connection.execute(insert(schema.deeds), {**row, "detail": detail})


async def add_ban(database: Database, **row: Any) -> None:
    """A ban or a silence; see the schema for what it has."""
    async with database.begin() as connection:
        await connection.execute(insert(schema.bans), row)


async def take_ban(database: Database, number: int) -> dict[str, Any] | None:
    """Takes one away; what it was."""
    table = schema.bans
    async with database.begin() as connection:
        row = (await connection.execute(select(table).where(table.c.number == number))).first()
        await connection.execute(delete(table).where(table.c.number == number))
    return None if row is None else row._asdict()


async def addresses_of(database: Database, people: list[str]) -> list[str]:
    """From where somebody has come, as digests."""
    session = schema.sessions.c
    found = select(session.address).where(session.person.in_(people), session.address.is_not(None))
    async with database.connect() as connection:
        return list(await connection.scalars(found.distinct()))
