"""Whom people do not want to hear, as their sockets ask for it."""

from functools import partial

from sqlalchemy import Connection

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import mutes


class Mutes:
    """Kept in the database, and asked for when somebody comes to a table."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def unheard_by(self, person: str) -> frozenset[str]:
        """Whom somebody does not hear."""
        async with self._database.connect() as connection:
            return frozenset(await connection.run_sync(mutes.unheard_by, person))

    async def change(self, person: str, other: str, mute: bool) -> frozenset[str]:
        """Hears somebody no more, or again; whom he does not hear then."""
        work = partial(_changed, person=person, other=other, mute=mute, now=self._clock.now())
        return frozenset(await self._database.transact(work))


def _changed(connection: Connection, person: str, other: str, mute: bool, now: float) -> set[str]:
    if mute:
        mutes.mute(connection, person, other, now)
    else:
        mutes.unmute(connection, person, other)
    return mutes.unheard_by(connection, person)
