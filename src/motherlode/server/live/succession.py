"""Which process drives a table on when the one that did is gone.

The index holds when a table has to go on by itself (`wake`). The driving process keeps that moment
near the present; whoever finds it long past claims the table, and no two claim the same one. A
process that stops sets it to the beginning of time: its tables are anybody's at once. So that
nobody waits for a compiler then, every process keeps the bots ready that play anywhere.
"""

import asyncio
import logging

import msgspec
from sqlalchemy import select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.games import ours
from motherlode.server.live.registry import Registry
from motherlode.server.loading import Unreadable
from motherlode.server.storage import schema
from motherlode.server.storage.lines import decode
from motherlode.table.by_itself import wakes

log = logging.getLogger(__name__)

OVERDUE = 6.0  # seconds after which another process takes a table over
SOME = 20  # tables that are taken in one go: the others take some, too
HANDED_OVER = 0.0  # the wake of a table that nobody drives
MANY = 500  # lines that are looked at for bots to be kept ready
WHY = OVER, LATE = ("handed over", "overdue")


class Succession:
    """Takes over and hands over, for the tables of one process."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._services = registry.services
        self._alone = registry.services.bus.alone
        self._count = registry.services.metrics.taken_over.count
        for why in WHY:
            self._count[why] += 0
        self.is_warm = self._alone  # whether the bots that play anywhere could play here, too

    async def hand_over(self) -> None:
        """Leaves what this process drives to the others, and tells them."""
        if self._alone:
            return
        ids = [
            live.id
            for live in self._registry.tables.values()
            if live.automation.is_ours and wakes(live.table) is not None
        ]
        column = schema.tables.c
        for at in range(0, len(ids), MANY):
            of = update(schema.tables).where(
                column.id.in_(ids[at : at + MANY]), column.wake.is_not(None)
            )
            async with self._services.database.begin() as connection:
                await connection.execute(of.values(wake=HANDED_OVER))
        self._services.bus.tell_left()
        await self._services.bus.finish()

    async def take_over(self) -> None:
        """Drives on whatever has been waiting for its process."""
        while await self._take_some() == SOME:
            pass

    async def _take_some(self) -> int:
        found = await (self._own() if self._alone else self._claimed())
        for id_, wake in found:
            live = self._registry.tables.get(id_)
            if live is None or not live.automation.is_ours:
                try:
                    live = await self._registry.find(id_)
                except Unreadable:
                    continue  # it was set aside
                except MotherlodeError:
                    log.exception("table %s cannot be loaded", id_)
                    continue
                log.debug("table %s is taken over", id_)
                if not self._alone:
                    self._count[OVER if wake == HANDED_OVER else LATE] += 1
            live.automation.is_ours = True
            live.automation.drive()
        return 0 if self._alone else len(found)

    async def _own(self) -> list[tuple[str, float]]:
        """What is overdue where nobody else could be meant."""
        column, now = schema.tables.c, self._services.clock.now()
        query = select(column.id, column.wake).where(column.wake < now - 0.5).limit(100)
        async with self._services.database.connect() as connection:
            return [(row.id, row.wake) for row in await connection.execute(query)]

    async def _claimed(self) -> list[tuple[str, float]]:
        """What is overdue, and this process's from now on; its own tables stay so, too."""
        column, now = schema.tables.c, self._services.clock.now()
        query = (
            select(column.id, column.wake)
            .where(column.wake < now - OVERDUE)
            .order_by(column.wake)
            .limit(SOME)
            .with_for_update(skip_locked=True)
        )
        async with self._services.database.begin() as connection:
            found = [(row.id, row.wake) for row in await connection.execute(query)]
            if found:
                these = column.id.in_([id_ for id_, _ in found])
                await connection.execute(update(schema.tables).where(these).values(wake=now))
        return found

    # --- bots that are ready ---

    async def keep_warm(self, pause: float) -> None:
        """Until cancelled, where there are several processes."""
        while not self._alone:
            try:
                await self._warm()
                self.is_warm = True
            except MotherlodeError as error:  # the bots are busy or down: they have their own alarm
                log.debug("bots could not be kept ready: %s", error)
                self.is_warm = True
            except Exception:
                log.debug("bots could not be kept ready", exc_info=True)
            await asyncio.sleep(pause)

    async def _warm(self) -> None:
        bots = self._services.bots
        for slug, level in sorted(await self._bots_at_play()):
            try:
                game = ours(slug)
            except MotherlodeError:
                continue  # of another version, perhaps
            if not bots.is_ready(game, level):
                await bots.warm(game, level)

    async def _bots_at_play(self) -> set[tuple[str, str]]:
        """Game and level of the bots that play anywhere."""
        column = schema.tables.c
        query = (
            select(column.line)
            .where(column.status == "playing", column.line.is_not(None))
            .order_by(column.updated.desc())
            .limit(MANY)
        )
        async with self._services.database.connect() as connection:
            texts = list(await connection.scalars(query))
        found: set[tuple[str, str]] = set()
        for text in texts:
            try:
                line = decode(text)
            except msgspec.DecodeError:
                continue  # it is made anew when its table is loaded
            found |= {(line.game, seat.level) for seat in line.seats if seat.level is not None}
        return found
