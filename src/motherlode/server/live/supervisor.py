"""Keeps the live tables of a process going, from its start to its end.

Tables that another process has left are taken over, idle ones let go, the index is brought up to
date, and what the bus did not bring is found in the log.
"""

import asyncio
import contextlib
import logging

from sqlalchemy import func, select

from motherlode.server.availability import is_away
from motherlode.server.interfaces import Left, News
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.registry import Registry
from motherlode.server.live.succession import Succession
from motherlode.server.storage import schema

log = logging.getLogger(__name__)

IDLE = 60.0  # seconds after which a table without subscribers is let go
POLL = 2.0  # seconds between looks into the log, and half a second while the bus is broken
QUIET = 5.0  # seconds after a move until the index has it; at a busy table later
PRESENCE = 10.0  # seconds between signs of life to other processes
WARM = 10.0  # seconds between looks at which bots play anywhere
SOON, LATER = 0.2, 2.0  # seconds: when to come back, to another process or to the next one


class Supervisor:
    """The background work of a registry."""

    def __init__(self, registry: Registry) -> None:
        self.draining = False  # told to stop; people come and play as before
        self.closing = False  # from now on nobody is listened to
        self._registry = registry
        self._services = registry.services
        self._succession = Succession(registry)
        self._look = asyncio.Event()  # at what is overdue, now
        self._expose_metrics()

    @property
    def retry(self) -> float:
        """When whoever is sent away shall come back."""
        return LATER if self._services.bus.alone else SOON

    @property
    def is_warm(self) -> bool:
        """Whether this process could drive what others drive."""
        return self._succession.is_warm

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
        watch("oldest_write_seconds", "How long the oldest write has waited", lambda: log.oldest)
        watch("writes_waiting", "Writes that wait for the next transaction", lambda: log.waiting)
        count = services.metrics.watch_count
        count("transactions", "Transactions of the log", lambda: log.transactions)
        services.metrics.watch_connections(services.database.connections)
        condition = services.database.condition
        watch("database_up", "Whether the database can be read and written", lambda: condition.up)
        watch("channels_up", "Whether the channels to other processes work", lambda: bus.healthy)
        watch("bots_up", "Whether the bots' processes answer", lambda: services.bots.healthy)

    def start(self) -> None:
        """Begins to work."""
        services = self._services
        for work in (
            services.log.run(),
            services.bus.publish(),
            services.bus.listen(self._heard),
            self._look_after(),
            self._succession.keep_warm(WARM),
        ):
            services.tasks.spawn(work)
        if not services.bus.alone:
            services.tasks.spawn(self._poll_log())

    def _heard(self, news: News) -> None:
        if isinstance(news, Left):
            self._look.set()
        else:
            self._registry.heard(news)

    async def shutdown(self) -> None:
        """Writes what was accepted and tells everyone, while the sockets are still open.

        From now on nobody is listened to: what comes is sent again, to whoever goes on.
        """
        if self.closing:
            return
        self.closing = True
        tables = self._registry.tables
        for live in tables.values():
            live.automation.end()
        self._services.bots.call_off()  # a look back takes longer than anybody waits for us
        try:
            async with asyncio.timeout(10):
                await self._services.log.finish()
        except TimeoutError:
            log.error("the database took too long: unacknowledged moves are lost")
        for live in tables.values():
            live.presence.send_elsewhere(self.retry)
        try:
            async with asyncio.timeout(5):
                await self._update_index(self._services.clock.now())
                await self._succession.hand_over()
        except Exception as error:  # the log is whole: the index is made anew at the next start
            if not is_away(error):
                log.exception("the index could not be written")
            log.warning("the index was left as it is: the database is away")

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
                await self._succession.take_over()
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
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._look.wait()
            self._look.clear()

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
        behind = [(live.index, live.table) for live in tables]
        await self._services.index.refresh(behind, self._services.clock.now())
