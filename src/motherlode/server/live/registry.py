"""The house: all live tables of this process, and everything they share."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.server.cluster.bus import Bus, Here, Wrote
from motherlode.server.live.live_table import Room
from motherlode.server.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.storage import schema
from motherlode.server.storage.event_log import Conflict, Journal, Write, is_away
from motherlode.server.storage.index import UPDATE, Index
from motherlode.server.storage.log import Unreadable, bodies_since, set_aside, table_of
from motherlode.server.storage.writer import writer_for
from motherlode.server.workers.bot_client import Bots
from motherlode.table import entries
from motherlode.table.codes import is_code, new_code
from motherlode.table.plans import TablePlan, check_plan, filled
from motherlode.table.table import Table

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode

T = TypeVar("T")

IDLE = 60.0  # seconds after which an empty room is let go
OVERDUE = 6.0  # seconds after which another process takes a table over
LOOK = 2.0  # seconds between looks into the log, and half a second while the bus is broken
QUIET = 5.0  # seconds after a move until the index has it; at a busy table later
PRESENCE = 10.0  # seconds between signs of life to other processes


class House:
    """What the server is made of, without its doors."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.engine = engine
        self._writer = writer_for(engine)
        self.journal = Journal(self._writer)
        self.bots = Bots()
        self.own_bots = Bots(own=True)  # where somebody's own map or deck is played
        self.one_measures = asyncio.Semaphore(1)
        self.measuring = 0  # how many wait for it
        self.bus = Bus(settings.channels, self.heard)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self._be_watched()
        self.closing = False
        self._unreadable: dict[str, Unreadable] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def _be_watched(self) -> None:
        """What operators ask about."""
        watch = self.metrics.watch
        watch("rooms", "Live tables", lambda: len(self.rooms))
        watch("clients", "Open sockets", lambda: sum(len(r.clients) for r in self.rooms.values()))
        watch(
            "transactions",
            "Transactions of the log since the start",
            lambda: self.journal.transactions,
        )
        watch("database_up", "Whether the database answers", lambda: self.journal.healthy)
        watch(
            "channels_up",
            "Whether the channels to other processes work",
            lambda: self.bus.healthy,
        )
        watch(
            "bot_restarts",
            "How often the bots' process died",
            lambda: self.bots.restarts + self.own_bots.restarts,
        )

    # --- life ---

    async def open(self) -> None:
        """Begins to work."""
        for work in (self.journal.run(), self.bus.publish(), self.bus.listen()):
            self.spawn(work)
        self.spawn(self._look_after())
        if not self.bus.alone:
            self.spawn(self._look_into_the_log())

    async def say_goodbye(self) -> None:
        """Writes what was accepted and tells everyone, while the sockets are still open."""
        if self.closing:
            return
        self.closing = True
        for room in self.rooms.values():
            room.driver.stop()
        try:
            await asyncio.wait_for(self.journal.finish(), 10)
            await asyncio.wait_for(self._update_index(time.time()), 10)
        except TimeoutError:
            log.error("the database took too long: unacknowledged moves are lost")
        except Exception:  # the log is whole: the index is made anew at the next start
            log.exception("the index could not be written")
        for room in self.rooms.values():
            room.dismiss("server-stops", retry=2.0)

    async def close(self) -> None:
        """Ends."""
        await self.say_goodbye()
        for task in list(self._tasks):
            task.cancel()
        await self.bots.close()
        await self.own_bots.close()
        await self._writer.close()
        await self.engine.dispose()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task of the house; if it fails, the log says so."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the house failed", exc_info=error)

    def bots_for(self, game: Game) -> Bots:
        """Who thinks about a game."""
        return self.own_bots if game.texts else self.bots

    # --- rooms ---

    async def open_table(self, person: str, name: str, plan: TablePlan) -> Room:
        """A new table."""
        plan = filled(plan)
        check_plan(plan)
        while True:
            try:
                return await self._open_table(person, name, plan)
            except Conflict:
                continue  # a code that another table has

    async def _open_table(self, person: str, name: str, plan: TablePlan) -> Room:
        id_, code = new_code(10), new_code()
        opened = entries.Opened(
            time.time(), person, name, plan, [new_code() for _ in plan.seats], secrets.token_hex(32)
        )
        table = Table(opened)
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: Exception | None) -> None:
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        along = Index(id_, code, table).opening(table)
        self.journal.write(Write(id_, 0, encode(opened).decode(), settled, along))
        await written
        room = self.rooms[id_] = Room(self, id_, code, table)
        return room

    async def room(self, id_: str) -> Room:
        """A table by its id, if it was not closed; loaded from its log if nobody is there."""
        room = await self._room(id_)
        if room.table.closed:
            raise MotherlodeError("table/closed", "This table was closed by its host.")
        return room

    async def _room(self, id_: str) -> Room:
        if id_ in self.rooms:
            return self.rooms[id_]
        if not is_code(id_):
            raise MotherlodeError("table/unknown", "There is no such table.")
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_: str) -> Room:
        try:
            table = await self.read(id_)
            room = Room(self, id_, await self._code(id_), table)
            room.index.behind = True  # whoever wrote it may have ended before the index had it
            if self.bus.alone:
                room.driver.is_ours = True
                room.driver.drive()
            self.rooms[id_] = room
            return room
        finally:
            self._loading.pop(id_, None)

    async def recognise(self, person: str, guest: str, ids: Sequence[str]) -> None:
        """Tells tables that a guest has become part of an account.

        A table that cannot be told now finds out when the person comes to it.
        """
        for id_ in ids:
            try:
                await (await self.room(id_)).recognise(person, [guest])
            except Unreadable:
                continue  # it was set aside
            except MotherlodeError:
                log.exception("table %s cannot be loaded", id_)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Something that is written beside the tables, in a transaction of its own."""
        return await self._writer.transact(work)

    async def read(self, id_: str) -> Table:
        """A table as its log says."""
        if id_ in self._unreadable:
            raise self._unreadable[id_]
        try:
            bodies = await self.bodies_since(id_, 0)
            began = time.perf_counter()
            table = await table_of(bodies)
        except Unreadable as error:
            await set_aside(self.engine, id_, error)
            if len(self._unreadable) < 1000:
                self._unreadable[id_] = error
            raise
        self.metrics.loaded(time.perf_counter() - began)
        return table

    async def bodies_since(self, id_: str, number: int) -> list[str]:
        """The log from an entry on."""
        return await bodies_since(self.engine, id_, number)

    async def _code(self, id_: str) -> str:
        columns = schema.codes.c
        query = select(columns.code).where(columns.table_id == id_, columns.seat == -1)
        async with self.engine.connect() as connection:
            return str(await connection.scalar(query))

    # --- other processes ---

    def heard(self, message: Wrote | Here) -> None:
        """Another process has said something about a table."""
        room = self.rooms.get(message.table)
        if room is None:
            return
        if isinstance(message, Here):
            room.heard_of(message.process, message.people)
        else:
            self.spawn(room.catch_up(message.first, message.bodies))

    async def _look_into_the_log(self) -> None:
        """What the bus did not bring is found here."""
        columns = schema.entries.c
        while True:
            await asyncio.sleep(LOOK if self.bus.healthy else 0.5)
            ids = [room.id for room in self.rooms.values() if room.clients]
            try:
                for some in (ids[at : at + 500] for at in range(0, len(ids), 500)):
                    query = (
                        select(columns.table_id, func.max(columns.number))
                        .where(columns.table_id.in_(some))
                        .group_by(columns.table_id)
                    )
                    async with self.engine.connect() as connection:
                        newest = list(await connection.execute(query))
                    for id_, number in newest:
                        room = self.rooms.get(id_)
                        if room is not None and number >= room.table.at:
                            await room.catch_up(number, None)
            except Exception as error:
                if not is_away(error):
                    log.exception("looking into the log failed")

    async def _look_after(self) -> None:
        """Takes over what is overdue, lets go what is idle, tells who is here."""
        told = 0.0
        while True:
            try:
                await self._take_over()
                await self._update_index(time.time() - QUIET)
            except Exception as error:
                if not is_away(error):
                    log.exception("looking after the tables failed")
            now = time.monotonic()
            for room in list(self.rooms.values()):
                if room.is_idle(now - IDLE):
                    room.driver.stop()
                    del self.rooms[room.id]
            if now - told > PRESENCE:
                told = now
                for room in self.rooms.values():
                    if room.clients:
                        room.tell_presence()
            await asyncio.sleep(1.0)

    async def _update_index(self, since: float) -> None:
        """What moves did not wait for, of tables that have been quiet since; some at a time."""
        waiting = [
            room
            for room in self.rooms.values()
            if room.index.behind and room.is_settled and room.table.updated <= since
        ]
        for at in range(0, len(waiting), 50):
            # Between two parts somebody may have made a move.
            await self._write_lines([r for r in waiting[at : at + 50] if r.is_settled])

    async def _write_lines(self, rooms: list[Room]) -> None:
        if not rooms:
            return
        changes = [room.index.change(room.table) for room in rooms]
        try:
            await self._writer.transact(lambda c: c.execute(UPDATE, changes))
        except Exception:
            for room in rooms:
                room.index.behind = True
            raise

    async def _take_over(self) -> None:
        grace = 0.5 if self.bus.alone else OVERDUE
        columns = schema.tables.c
        query = select(columns.id).where(columns.wake < time.time() - grace).limit(100)
        async with self.engine.connect() as connection:
            overdue = list(await connection.scalars(query))
        for id_ in overdue:
            room = self.rooms.get(id_)
            if room is not None and room.driver.is_ours:
                room.driver.drive()
                continue
            try:
                room = await self.room(id_)
            except Unreadable:
                continue  # it was set aside
            except MotherlodeError:
                log.exception("table %s cannot be loaded", id_)
                continue
            room.driver.is_ours = True
            room.driver.drive()
