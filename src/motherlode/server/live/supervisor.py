"""Keeps the live tables of a process going, from its start to its end.

Tables that another process has left are taken over, idle ones let go, the index is brought up to
date, and what the bus did not bring is found in the log.
"""

import asyncio
import logging

from sqlalchemy import func, select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.registry import Registry
from motherlode.server.storage import schema
from motherlode.server.storage.index import UPDATE
from motherlode.server.storage.table_loader import Unreadable

log = logging.getLogger(__name__)

IDLE = 60.0  # seconds after which a table without subscribers is let go
OVERDUE = 6.0  # seconds after which another process takes a table over
POLL = 2.0  # seconds between looks into the log, and half a second while the bus is broken
QUIET = 5.0  # seconds after a move until the index has it; at a busy table later
PRESENCE = 10.0  # seconds between signs of life to other processes


class Supervisor:
    """The background work of a registry."""

    def __init__(self, registry: Registry) -> None:
        self.closing = False
        self._registry = registry
        self._services = registry.services
        self._expose_metrics()

    def _expose_metrics(self) -> None:
        """What operators ask about."""
        services, tables = self._services, self._registry.tables
        watch, log, bus = services.metrics.watch, services.log, services.bus
        watch("live_tables", "Tables in memory", lambda: len(tables))
        watch(
            "clients",
            "Open sockets",
            lambda: sum(len(live.presence.subscribers) for live in tables.values()),
        )
        watch("transactions", "Transactions of the log since the start", lambda: log.transactions)
        watch("database_up", "Whether the database answers", lambda: log.healthy)
        watch("channels_up", "Whether the channels to other processes work", lambda: bus.healthy)
        watch("bots_up", "Whether the bots' processes answer", lambda: services.bots.healthy)

    def start(self) -> None:
        """Begins to work."""
        services = self._services
        for work in (
            services.log.run(),
            services.bus.publish(),
            services.bus.listen(self._registry.heard),
            self._look_after(),
        ):
            services.tasks.spawn(work)
        if not services.bus.alone:
            services.tasks.spawn(self._poll_log())

    async def shutdown(self) -> None:
        """Writes what was accepted and tells everyone, while the sockets are still open."""
        if self.closing:
            return
        self.closing = True
        tables = self._registry.tables
        for live in tables.values():
            live.automation.stop()
        try:
            await asyncio.wait_for(self._services.log.finish(), 10)
            await asyncio.wait_for(self._update_index(self._services.clock.now()), 10)
        except TimeoutError:
            log.error("the database took too long: unacknowledged moves are lost")
        except Exception:  # the log is whole: the index is made anew at the next start
            log.exception("the index could not be written")
        for live in tables.values():
            live.presence.notify("server-stops", retry=2.0)

    async def _poll_log(self) -> None:
        """What the bus did not bring is found here."""
        columns, tables = schema.entries.c, self._registry.tables
        while True:
            await asyncio.sleep(POLL if self._services.bus.healthy else 0.5)
            ids = [live.id for live in tables.values() if live.presence.subscribers]
            try:
                for some in (ids[at : at + 500] for at in range(0, len(ids), 500)):
                    query = (
                        select(columns.table_id, func.max(columns.number))
                        .where(columns.table_id.in_(some))
                        .group_by(columns.table_id)
                    )
                    async with self._services.database.connect() as connection:
                        newest = list(await connection.execute(query))
                    for id_, number in newest:
                        live = tables.get(id_)
                        if live is not None and number >= live.table.at:
                            await live.catch_up(number, None)
            except Exception as error:
                if not is_away(error):
                    log.exception("looking into the log failed")

    async def _look_after(self) -> None:
        """Takes over what is overdue, lets go what is idle, tells who is here."""
        clock, registry, told = self._services.clock, self._registry, 0.0
        while True:
            try:
                await self._take_over()
                await self._update_index(clock.now() - QUIET)
            except Exception as error:
                if not is_away(error):
                    log.exception("looking after the tables failed")
            now = clock.monotonic()
            for live in list(registry.tables.values()):
                if live.is_idle(now - IDLE):
                    registry.discard(live.id)
            if now - told > PRESENCE:
                told = now
                for live in registry.tables.values():
                    if live.presence.subscribers:
                        live.presence.announce()
            await asyncio.sleep(1.0)

    async def _update_index(self, since: float) -> None:
        """What moves did not wait for, of tables that have been quiet since; some at a time."""
        waiting = [
            live
            for live in self._registry.tables.values()
            if live.index.behind and live.is_settled and live.table.updated <= since
        ]
        for at in range(0, len(waiting), 50):
            # Between two parts somebody may have made a move.
            await self._write_lines([live for live in waiting[at : at + 50] if live.is_settled])

    async def _write_lines(self, tables: list[LiveTable]) -> None:
        if not tables:
            return
        changes = [live.index.change(live.table) for live in tables]
        try:
            await self._services.database.transact(lambda c: c.execute(UPDATE, changes))
        except Exception:
            for live in tables:
                live.index.behind = True
            raise

    async def _take_over(self) -> None:
        services, registry = self._services, self._registry
        grace = 0.5 if services.bus.alone else OVERDUE
        columns = schema.tables.c
        query = select(columns.id).where(columns.wake < services.clock.now() - grace).limit(100)
        async with services.database.connect() as connection:
            overdue = list(await connection.scalars(query))
        for id_ in overdue:
            live = registry.tables.get(id_)
            if live is not None and live.automation.is_ours:
                live.automation.drive()
                continue
            try:
                live = await registry.find(id_)
            except Unreadable:
                continue  # it was set aside
            except MotherlodeError:
                log.exception("table %s cannot be loaded", id_)
                continue
            live.automation.is_ours = True
            live.automation.drive()
