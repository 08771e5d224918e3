"""A server without sockets, on a real database and a clock in the test's hands: days in a moment.

Tables, log, index and calls are the server's own; people look at a table through an `Inbox`, push
services and mail servers are real ones.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import insert, update

from live.in_memory import Everybody, FirstMove, Inbox, ManualClock, MemoryBus, NoPauses, Seeded
from live.push_service import Browser
from motherlode.server.calls.calling import Calling
from motherlode.server.calls.subscribing import digest_of
from motherlode.server.calls.worker import CallWorker
from motherlode.server.condition import Condition
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.registry import Registry
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.metrics import Metrics
from motherlode.server.people.identity import Identity
from motherlode.server.protocol import messages as say
from motherlode.server.services import Services
from motherlode.server.settings import Settings
from motherlode.server.storage import schema
from motherlode.server.storage.call_settings import change_settings, keep_device
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.index import DatabaseIndex
from motherlode.server.storage.reindex import reindex
from motherlode.server.storage.transactions import database_on
from motherlode.server.tasks import Tasks
from motherlode.table.plans import ClockPlan, SeatPlan, TablePlan

BEGIN = 1_800_000_000.0  # a Friday morning in 2027
ALL = "turn invite clock over evening"


class Office:
    """One process."""

    def __init__(self, services: Services, worker: CallWorker, calling: Calling) -> None:
        self.services = services
        self.worker = worker
        self.calling = calling
        self.registry = Registry(services)
        self._supervisor = Supervisor(self.registry)
        self._asked = 0

    @property
    def clock(self) -> ManualClock:
        clock = self.services.clock
        assert isinstance(clock, ManualClock)
        return clock

    async def person(self, id_: str, browser: Browser | None = None, **chosen: Any) -> None:
        """Somebody, with a browser that wants to hear of everything."""
        row: dict[str, Any] = {"id": id_, "name": id_.title(), "created": self.clock.time}
        async with self.services.database.begin() as connection:
            await connection.execute(insert(schema.people), row)
        if browser is not None:
            await self.subscribe(id_, browser)
        if chosen:
            await self.services.database.transact(lambda c: change_settings(c, id_, **chosen))

    async def subscribe(self, person: str, browser: Browser, kinds: str = ALL) -> None:
        given = browser.subscription
        digest = digest_of(browser.endpoint)
        row = {"id": digest[:20], "person": person, "device": "Chrome", "digest": digest, **given}
        more = {"kinds": kinds, "created": self.clock.time}
        await self.services.database.transact(lambda c: keep_device(c, **row, **more))

    async def move_subscription(self, browser: Browser, origin: str) -> None:
        """Its service is at another address."""
        path, kept = browser.endpoint[browser.endpoint.index("/push/") :], schema.subscriptions
        mine = update(kept).where(kept.c.digest == digest_of(browser.endpoint))
        async with self.services.database.begin() as connection:
            await connection.execute(mine.values(endpoint=origin + path))

    async def table(
        self,
        *people: str,
        game: str = "gold-nuggets",
        clock: ClockPlan | None = None,
        options: dict[str, str | int] | None = None,
    ) -> LiveTable:
        """A running match among people, of whom nobody is there."""
        seats = [SeatPlan("me"), *[SeatPlan("open") for _ in people[1:]]]
        plan = TablePlan(game, seats, options or {}, clock=clock or ClockPlan())
        live = await self.registry.open_table(people[0], people[0].title(), plan)
        for seat, person in enumerate(people[1:], start=1):
            async with self.here(live, person) as inbox:
                await self.ask(live, inbox, say.Sit(1, seat))
        async with self.here(live, people[0]) as inbox:
            await self.ask(live, inbox, say.Start(1))
        return live

    @asynccontextmanager
    async def here(
        self, live: LiveTable, person: str, screen: bool = False
    ) -> AsyncIterator[Inbox]:
        """Somebody looks at the table for a while, or has a screen there."""
        inbox = Inbox(person, screen)
        await live.subscribe(inbox)
        try:
            yield inbox
        finally:
            live.unsubscribe(inbox)

    async def ask(self, live: LiveTable, inbox: Inbox, ask: say.Asked) -> None:
        inbox.new()
        later = live.handle(inbox, ask)
        if later is not None:
            await later()
        await live.settled()
        errors = [message for message in inbox.new() if message["type"] == "error"]
        assert not errors, errors

    async def move(self, live: LiveTable, seat: int, move: str | None = None) -> None:
        """A decision of whoever sits there, who comes for it and goes."""
        table = live.table
        person = table.chairs[seat].person
        assert person is not None
        assert table.match is not None
        async with self.here(live, person) as inbox:
            wish = move or table.match.legal(seat)[0]
            await self.ask(live, inbox, say.Play(1, seat, wish, table.seen[seat]))

    async def turn_of(self, live: LiveTable) -> int:
        assert live.table.match is not None
        return live.table.match.to_act[0]

    async def pass_turn(self, live: LiveTable) -> int:
        """Whoever is up decides until somebody else is; who that is."""
        match = live.table.match
        assert match is not None
        seat = match.to_act[0]
        while not match.over and match.to_act[0] == seat:
            await self.move(live, seat)
        return -1 if match.over else match.to_act[0]

    async def later(self, seconds: float) -> None:
        """Time passes; what happens by itself does."""
        for more in (0.0, seconds):
            self.clock.time += more
            await self._supervisor._update_index(self.clock.time)
            await self.worker.look()

    async def calls(self) -> list[Any]:
        async with self.services.database.connect() as connection:
            return [
                *await connection.execute(schema.calls.select().order_by(schema.calls.c.number))
            ]

    async def deliveries(self) -> list[Any]:
        async with self.services.database.connect() as connection:
            return [*await connection.execute(schema.deliveries.select())]


@asynccontextmanager
async def office(
    url: str, time: float = BEGIN, mail: str = "", alone: bool = True, **more: Any
) -> AsyncIterator[Office]:
    """A process that begins: reads what the last one has left, and is ended without a word."""
    settings = Settings(
        push_anywhere=True,
        mail=mail,
        mail_from="table@example.org" if mail else "",
        origin="https://play.example.org",
        **more,
    )
    engine = connect(url)
    await migrate(engine)
    clock = ManualClock(time)
    database = database_on(engine, Condition(clock.monotonic))
    bus = MemoryBus()
    bus.alone = alone
    services = Services(
        settings=settings,
        clock=clock,
        random=Seeded(int(time)),
        database=database,
        log=DatabaseLog(database, clock.monotonic),
        index=DatabaseIndex(database),
        accounts=Everybody(),
        pauses=NoPauses(),
        bus=bus,
        bots=FirstMove(),
        metrics=Metrics(),
        tasks=Tasks(),
    )
    identity = Identity(database, clock, services.random)
    await identity.open()
    here: list[Office] = []
    calling = Calling(
        services, identity.cookies, lambda table, who: here[0].registry.attends(table, who)
    )
    here.append(Office(services, await calling.open(), calling))
    await reindex(database, clock)
    writing = asyncio.create_task(services.log.run())
    try:
        yield here[0]
    finally:
        writing.cancel()
        services.tasks.cancel()
        await database.close()
