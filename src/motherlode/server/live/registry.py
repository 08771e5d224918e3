"""All live tables of this process: opened, found, loaded from their logs."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Conflict, Here, Write, Wrote
from motherlode.server.live.live_table import LiveTable
from motherlode.server.services import Services
from motherlode.server.storage import schema
from motherlode.server.storage.index import Index
from motherlode.server.storage.table_loader import Unreadable, set_aside, table_of
from motherlode.table import entries
from motherlode.table.codes import is_code, new_code
from motherlode.table.plans import TablePlan, check_plan, filled
from motherlode.table.randomness import new_seed
from motherlode.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Registry:
    """The live tables by their ids."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.database = services.database
        self.tables: dict[str, LiveTable] = {}
        self._unreadable: dict[str, Unreadable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def open_table(self, person: str, name: str, plan: TablePlan) -> LiveTable:
        """A new table."""
        plan = filled(plan)
        check_plan(plan)
        while True:
            try:
                return await self._open_table(person, name, plan)
            except Conflict:
                continue  # a code that another table has

    async def _open_table(self, person: str, name: str, plan: TablePlan) -> LiveTable:
        now, random = self.services.clock.now(), self.services.random
        id_, code = new_code(random, 10), new_code(random)
        invitations = [new_code(random) for _ in plan.seats]
        opened = entries.Opened(now, person, name, plan, invitations, new_seed(random))
        table = Table(opened)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        along = Index(id_, code, table).opening(table)
        self.services.log.append(Write(id_, 0, encode(opened).decode(), settled, along))
        await written
        live = self.tables[id_] = self._live(id_, code, table)
        return live

    async def find(self, id_: str) -> LiveTable:
        """A table by its id, if it was not closed; loaded from its log if nobody is there."""
        live = await self._find(id_)
        if live.table.closed:
            raise MotherlodeError("table/closed", "This table was closed by its host.")
        return live

    async def _find(self, id_: str) -> LiveTable:
        if id_ in self.tables:
            return self.tables[id_]
        if not is_code(id_):
            raise MotherlodeError("table/unknown", "There is no such table.")
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> LiveTable:
        try:
            table = await self.read(id_)
            live = self._live(id_, await self._code(id_), table)
            live.index.behind = True  # whoever wrote it may have ended before the index had it
            if self.services.bus.alone:
                live.automation.is_ours = True
                live.automation.drive()
            self.tables[id_] = live
            return live
        finally:
            self._loading.pop(id_, None)

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
            await set_aside(self.database, id_, error)
            if len(self._unreadable) < 1000:
                self._unreadable[id_] = error
            raise
        self.services.metrics.loaded(self.services.clock.monotonic() - began)
        return table

    async def _code(self, id_: str) -> str:
        columns = schema.codes.c
        query = select(columns.code).where(columns.table_id == id_, columns.seat == -1)
        async with self.database.connect() as connection:
            return str(await connection.scalar(query))

    def discard(self, id_: str) -> None:
        """Lets a table go; its log stays."""
        live = self.tables.pop(id_, None)
        if live is not None:
            live.automation.stop()

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

    def heard(self, message: Wrote | Here) -> None:
        """Another process has said something about a table."""
        live = self.tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Here):
            live.heard_of(message.process, message.people)
        else:
            self.services.tasks.spawn(live.catch_up(message.first, message.bodies))
