"""When a server was last there, and the pauses in which none was: time that is nobody's."""

import contextlib

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.interfaces import Database
from motherlode.server.storage import schema

LONG = 15.0  # seconds without a sign of life of any process, or that clocks may be apart


class KeptPauses:
    """The pauses in the database, all that one process knows of."""

    def __init__(self, database: Database) -> None:
        self.last = 0
        self._database = database

    async def open(self, now: float, alone: bool) -> None:
        """A process begins: where it is the only one, there was a pause before it."""

        def work(connection: Connection) -> int:
            # Of processes that start together the first one notes the pause: the others wait for
            # its sign of life, which is written with it.
            seen: float | None = connection.scalar(select(schema.alive.c.time).with_for_update())
            was_away = seen is None or abs(now - seen) > LONG
            _beat(connection, now)
            if alone or was_away:
                return _note(connection, now if seen is None else seen, now)
            return connection.scalar(select(func.max(schema.pauses.c.number))) or 0

        try:
            self.last = await self._database.transact(work)
        except IntegrityError:  # the first of all, and another was faster
            self.last = await self._database.transact(work)

    async def beat(self, now: float) -> None:
        """A sign of life."""
        with contextlib.suppress(IntegrityError):  # the first of all, and another was faster
            await self._database.transact(lambda connection: _beat(connection, now))

    async def note(self, began: float, ended: float) -> None:
        """One more, from the end of one time to the beginning of another."""
        self.last = await self._database.transact(lambda c: _note(c, began, ended))

    async def since(self, number: int, time: float) -> float:
        """How long those after one took together, for who was last heard of at a time.

        The last sign of life may be older than that; and who was heard of after a pause, from a
        process that had lived through it, has lost nothing by it. No moment counts twice.
        """
        pause = schema.pauses.c
        query = select(pause.began, pause.ended).where(pause.number > number).order_by(pause.number)
        async with self._database.connect() as connection:
            found = list(await connection.execute(query))
        lost = 0.0
        for began, ended in found:
            if ended < began:  # the clock was set back
                lost, time = lost + ended - began, ended
            elif ended > time:
                lost, time = lost + ended - max(began, time), ended
        return lost


def _beat(connection: Connection, now: float) -> None:
    """A sign of life."""
    if not connection.execute(update(schema.alive).values(time=now)).rowcount:
        connection.execute(insert(schema.alive), {"name": "server", "time": now})


def _note(connection: Connection, began: float, ended: float) -> int:
    """Its number."""
    row = insert(schema.pauses).values(began=began, ended=ended)
    (number,) = connection.execute(row).inserted_primary_key or (0,)
    return int(number)
