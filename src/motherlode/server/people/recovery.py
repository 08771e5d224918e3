"""Codes that set a new password, each once: shown when they are made, then only known by digest."""

import hashlib

from sqlalchemy import Connection, delete, insert, select

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import schema
from motherlode.table.codes import new_code, typed_code
from motherlode.table.randomness import Randomness

COUNT = 8  # made at a time; those from before are void then
GROUPS, LETTERS = 4, 4  # of a code: 79 bits, which no guessing reaches, not even offline


class Recovery:
    """The codes of all accounts."""

    def __init__(self, database: Database, clock: Clock, random: Randomness) -> None:
        self._database = database
        self._clock = clock
        self._random = random

    async def make(self, person: str) -> list[str]:
        """New codes in place of the old ones."""
        codes = [new_code(self._random, GROUPS * LETTERS) for _ in range(COUNT)]
        now, table = self._clock.now(), schema.recoveries
        rows = [{"digest": _digest(code), "person": person, "created": now} for code in codes]
        async with self._database.begin() as connection:
            await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(insert(table), rows)
        return [_grouped(code) for code in codes]

    async def owner(self, code: str) -> str | None:
        """Whose code it is; it can still be used."""
        column = schema.recoveries.c
        query = select(column.person).where(column.digest == _digest(typed_code(code)))
        async with self._database.connect() as connection:
            person: str | None = await connection.scalar(query)
        return person


def use_up(connection: Connection, code: str) -> bool:
    """Takes a code away; of two who come with it, one is told so."""
    table = schema.recoveries
    used = delete(table).where(table.c.digest == _digest(typed_code(code)))
    return bool(connection.execute(used).rowcount)


def _grouped(code: str) -> str:
    return "-".join(code[at : at + LETTERS] for at in range(0, len(code), LETTERS))


def _digest(code: str) -> str:
    return hashlib.sha256(f"recovery.{code}".encode()).hexdigest()
