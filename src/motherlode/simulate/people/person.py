"""Somebody: comes in the evening, goes to a table, stays a while, comes back."""

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.people.cookies import COOKIE
from motherlode.server.people.sessions import Visit
from motherlode.server.storage import schema
from motherlode.simulate.network import NoAnswer
from motherlode.simulate.people.habits import Habits, act
from motherlode.simulate.people.tab import Tab
from motherlode.simulate.randomness import Stream
from motherlode.table.plans import TablePlan

if TYPE_CHECKING:
    from motherlode.simulate.groups import Group
    from motherlode.simulate.server import SimulatedServer
    from motherlode.simulate.world import World

AGAIN = (1.0, 8.0)  # seconds until somebody tries again what did not work


class Person:
    """One of the people, on all devices of his."""

    def __init__(self, world: "World", name: str, random: Stream, habits: Habits) -> None:
        self.world = world
        self.name = name
        self.id = ""
        self.random = random
        self.habits = habits
        self.has_account = random.often(0.6)
        self.peer = f"10.{random.randbelow(250)}.{random.randbelow(250)}.{random.randbelow(250)}"
        self.tabs: list[Tab] = []
        self._cookie = ""
        self._door = asyncio.Lock()

    # --- what is asked for over HTTP ---

    async def arrive(self) -> None:
        """Becomes somebody whom the server knows; who goes to two tables at once, one person."""
        async with self._door:
            while not self.id:
                server = self.world.any_server(self.random)
                if server is not None:
                    try:
                        come = self.world.request(server, self._begin(server))
                        self.id, self._cookie = await come
                        self.world.journal.note("arrives", self.name, self.id.encode())
                        return
                    except Exception as error:
                        await self._bear(error)
                await asyncio.sleep(self.random.between(*AGAIN))

    def _begin(self, server: "SimulatedServer") -> Any:
        async def begin() -> tuple[str, str]:
            assert server.admission is not None
            identity = server.admission.identity
            person = await identity.new_guest(self.name)
            if self.has_account:
                mine = update(schema.people).where(schema.people.c.id == person.id)
                async with server.admission.database.begin() as connection:
                    await connection.execute(mine.values(login=f"{self.name}.{person.id}"))
            session = await identity.sessions.begin(person.id, Visit("", ""), False)
            return person.id, identity.cookies.cookie(person.id, session)

        return begin

    async def open_table(self, plan: TablePlan) -> str:
        """A new table; its id."""
        while True:
            server = self.world.any_server(self.random)
            if server is not None and server.admission is not None:
                registry = server.admission.registry

                async def work(registry: Any = registry) -> str:
                    live = await registry.open_table(self.id, self.name, plan)
                    return str(live.id)

                try:
                    return str(await self.world.request(server, work))
                except Exception as error:
                    await self._bear(error)
            await asyncio.sleep(self.random.between(*AGAIN))

    async def _bear(self, error: Exception) -> None:
        """What does not work because of a fault is tried again."""
        if not (isinstance(error, NoAnswer | MotherlodeError) or is_away(error)):
            raise error

    # --- at a table ---

    async def be_at(self, group: "Group", until: float) -> None:
        """Stays at a table, goes now and then, and comes back."""
        random, world = self.random, self.world
        await asyncio.sleep(random.between(0.0, 5.0))
        await self.arrive()
        if group.host is self and not group.table_id:
            group.table_id = await self.open_table(group.plan)
        while world.now < until:
            if not group.table_id:
                await asyncio.sleep(random.between(0.5, 2.0))
                continue
            await self.visit(group, until)
            await asyncio.sleep(random.between(*AGAIN) if not world.is_calm else 0.2)

    async def visit(self, group: "Group", until: float) -> None:
        """From a connection to its end."""
        world, random, habits = self.world, self.random, self.habits
        tab = await world.connect(self, group.table_id)
        second = None
        leaves_at = world.now + random.between(*habits.stays)
        while tab.is_open and world.now < min(until, leaves_at if not world.is_calm else until):
            tab.news.clear()
            pause = random.between(*habits.thinks) if not world.is_calm else 0.05
            try:
                async with asyncio.timeout(pause if not world.is_calm else 5.0):
                    await tab.news.wait()
            except TimeoutError:
                pass
            else:
                await asyncio.sleep(pause)
            act(self, group, tab)
            if second is None and not world.is_calm and random.often(habits.second_tab):
                second = await world.connect(self, group.table_id)
            elif second is not None and second.is_open and random.often(0.3):
                act(self, group, second)
        if tab.is_open and world.now >= until and random.often(0.5) and not world.is_calm:
            return  # he leaves it open, and goes to sleep
        for one in (tab, second):
            if one is not None:
                one.leave()
        if tab.retry is not None:
            await asyncio.sleep(tab.retry)

    def headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of his requests: his cookie."""
        return [(b"cookie", f"{COOKIE}={self._cookie}".encode())]
