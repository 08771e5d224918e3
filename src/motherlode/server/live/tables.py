"""All live tables of this process: opened, found, loaded from their logs."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Conflict, Here, Reaction, Write, Wrote
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.loading import Unreadable, table_of
from motherlode.server.services import LiveServices
from motherlode.table import commands, entries
from motherlode.table.by_itself import keeps_time
from motherlode.table.codes import is_code, new_code
from motherlode.table.errors import TableError
from motherlode.table.evening import dealt
from motherlode.table.plans import TablePlan, check_plan, filled
from motherlode.table.randomness import new_seed
from motherlode.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Tables:
    """The live tables by their ids."""

    def __init__(self, services: LiveServices) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self._unreadable: dict[str, Unreadable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open_table(
        self, person: str, name: str, plan: TablePlan, opened_from: str | None = None
    ) -> LiveTable:
        """A new table; lists count it by where it was opened from, of which they know a digest."""
        plan = filled(plan)
        if plan.evening is not None:
            plan = dealt(plan, 1)  # the host, who waits for others
        check_plan(plan)
        random = self.services.random
        while True:
            id_, seed = new_code(random, 10), new_seed(random)
            try:
                return await self._open_table(id_, seed, person, name, plan, opened_from)
            except Conflict:
                continue  # a code that another table has

    async def open_claim(
        self,
        id_: str,
        seed: str,
        person: str,
        name: str,
        plan: TablePlan,
        opened_from: str | None = None,
    ) -> LiveTable:
        """The table of somebody's claim, whose id and seed are given: there is one, ever."""
        if id_ not in self.tables and id_ not in self._loading:
            opening = self._load_or_open(id_, seed, person, name, plan, opened_from)
            self._loading[id_] = asyncio.create_task(opening)
            self._loading[id_].add_done_callback(_note_failure)
        live = await self.find(id_)
        if not live.table.claimed:
            random, pauses = self.services.random, self.services.pauses
            match, next_seed = new_code(random, 12), new_seed(random)
            with suppress(TableError):  # another process was faster
                await live.do(commands.Start(person, match, next_seed, 0.0, pause=pauses.last))
        return live

    async def _open_table(
        self,
        id_: str,
        seed: str,
        person: str,
        name: str,
        plan: TablePlan,
        opened_from: str | None,
    ) -> LiveTable:
        now, random = self.services.clock.now(), self.services.random
        code = new_code(random)
        # To an evening everyone comes by its one code.
        invitations = [] if plan.evening else [new_code(random) for _ in plan.seats]
        opened = entries.Opened(now, person, name, plan, invitations, seed)
        table = Table(opened)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if written.done():
                return  # nobody waits for it any more
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.services.log.check()
        along = self.services.index.of(id_, code, table).opening(table, opened_from)
        self.services.log.append(Write(id_, 0, encode(opened).decode(), settled, along))
        await written
        live = self.tables[id_] = self._live(id_, code, table)
        return live

    async def find(self, id_: str) -> LiveTable:
        """A table by its id, if it was not closed; loaded from its log if nobody is there."""
        live = await self._find(id_)
        if live.table.closed:
            raise MotherlodeError("table/closed", "This table is closed.")
        return live

    async def _find(self, id_: str) -> LiveTable:
        if id_ in self.tables:
            return self.tables[id_]
        if not is_code(id_):
            raise MotherlodeError("table/unknown", "There is no such table.")
        if id_ not in self._loading:
            loading = self._loading[id_] = asyncio.create_task(self._load(id_))
            loading.add_done_callback(_note_failure)
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> LiveTable:
        try:
            return await self._loaded(id_)
        finally:
            self._loading.pop(id_, None)

    async def _load_or_open(self, id_: str, *new: Any) -> LiveTable:
        """A table whose id was given before there was one; of several who open it one does."""
        try:
            while True:
                with suppress(Conflict):  # a code that another table has, or one was faster
                    try:
                        return await self._loaded(id_)
                    except MotherlodeError as error:
                        if error.slug != "table/unknown":
                            raise
                    return await self._open_table(id_, *new)
        finally:
            self._loading.pop(id_, None)

    async def _loaded(self, id_: str) -> LiveTable:
        table = await self.read(id_)
        live = self._live(id_, await self.services.index.code(id_), table)
        log.debug("table %s was loaded, with %d entries", id_, table.at)
        live.index.behind = True  # whoever wrote it may have ended before the index had it
        await self._resume(live)
        if self.services.bus.alone:
            live.automation.is_ours = True
            live.automation.drive()
        self.tables[id_] = live
        return live

    async def _resume(self, live: LiveTable) -> None:
        """Where time counts, none has passed while no server was there."""
        table, pauses = live.table, self.services.pauses
        if keeps_time(table) and table.pause != pauses.last:
            live.resume(await pauses.since(table.pause, table.updated), pauses.last)

    def _live(self, id_: str, code: str, table: Table) -> LiveTable:
        return LiveTable(self.services, id_, code, table, self.read, self.discard)

    async def read(self, id_: str) -> Table:
        """A table as its log says."""
        if id_ in self._unreadable:
            raise self._unreadable[id_]
        try:
            bodies = await self.services.log.read(id_, 0)
            began = self.services.clock.monotonic()
            table = await table_of(bodies)
        except Unreadable as error:
            await self.services.index.set_aside(id_, error.reason)
            if len(self._unreadable) < 1000:
                self._unreadable[id_] = error
            raise
        self.services.metrics.loaded(self.services.clock.monotonic() - began)
        return table

    def discard(self, id_: str) -> None:
        """Lets a table go; its log stays."""
        live = self.tables.pop(id_, None)
        if live is not None:
            live.automation.stop()

    def hang_up(
        self,
        whom: Callable[[Subscriber], object],
        code: int,
        slug: str,
        retry: float | None = None,
    ) -> None:
        """Sends away who may not be here any more, from all tables."""
        for live in list(self.tables.values()):
            live.presence.turn_out(whom, code, slug, retry)

    def attends(self, id_: str, person: str) -> bool:
        """Whether somebody looks at a table, in this process."""
        live = self.tables.get(id_)
        return live is not None and live.presence.attends(person)

    async def look_into(self, id_: str) -> None:
        """A log has grown without a word on the bus."""
        if id_ in self.tables:
            live = self.tables[id_]
            await live.catch_up(live.table.at + 1, None)

    def reread(self, id_: str) -> None:
        """A log that could not be read may be by now."""
        self._unreadable.pop(id_, None)

    def load_anew(self, id_: str) -> None:
        """A log was rewritten: who is there comes again, and finds it as it is."""
        live = self.tables.get(id_)
        if live is not None:
            self.discard(id_)
            live.presence.send_back()

    async def recognise(self, person: str, guest: str, ids: Sequence[str]) -> None:
        """Tells tables that a guest has become part of an account.

        A table that cannot be told now finds out when the person comes to it.
        """
        for id_ in ids:
            try:
                await (await self.find(id_)).recognise(person, [guest])
            except Unreadable:
                continue  # it was set aside
            except MotherlodeError:
                log.exception("table %s cannot be loaded", id_)

    def heard(self, message: Wrote | Here | Reaction) -> None:
        """Another process has said something about a table."""
        live = self.tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Here):
            live.heard_of(message.process, message.people)
        elif isinstance(message, Reaction):
            live.asides.tell(message.seat, message.told.encode())
        else:
            self.services.tasks.spawn(self._catch_up(live, message))

    async def _catch_up(self, live: LiveTable, wrote: Wrote) -> None:
        """While the log is away this may not work; then the supervisor finds it there."""
        try:
            await live.catch_up(wrote.first, wrote.bodies)
        except Exception as error:
            if not self.services.log.is_away(error):
                raise


def _note_failure(loading: "asyncio.Task[LiveTable]") -> None:
    """Whoever waits is told; if all have gone meanwhile, nobody has to know."""
    if not loading.cancelled():
        loading.exception()
