"""One server's process: the real server, from its start to its stop, on simulated edges."""

import asyncio
from collections.abc import Callable
from typing import Any

from motherlode.server.admission import Admission
from motherlode.server.assembly import opened
from motherlode.server.clock import SystemClock
from motherlode.server.cluster.bus import ChannelBus
from motherlode.server.condition import Condition
from motherlode.server.metrics import Metrics
from motherlode.server.services import Services
from motherlode.server.settings import Settings
from motherlode.server.storage.accounts import KeptAccounts
from motherlode.server.storage.database import migrate, newest
from motherlode.server.storage.event_log import DatabaseLog
from motherlode.server.storage.index import DatabaseIndex
from motherlode.server.storage.pauses import KeptPauses
from motherlode.server.storage.transactions import PostgresDatabase
from motherlode.server.tasks import Tasks
from motherlode.server.websocket.endpoint import table_sessions
from motherlode.server.websocket.transport import Answer
from motherlode.server.workers.bot_pool import BotPool
from motherlode.simulate.bots import Mood, starter
from motherlode.simulate.channels import Channels
from motherlode.simulate.database import Disk, Road, SimulatedEngine
from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.network import Line
from motherlode.simulate.newer import known_to
from motherlode.simulate.randomness import Stream
from motherlode.table.randomness import new_id

BEGIN = 1_700_000_000.0  # what the calendar says when a run begins


class SimulatedServer:
    """A process and what runs in it; a new one after each death."""

    def __init__(
        self,
        loop: VirtualLoop,
        name: str,
        disk: Disk,
        channels: Channels | None,
        random: Stream,
        calendar: Callable[[], float],
        failed: Callable[[BaseException], object],
        is_open: Callable[["SimulatedServer"], object] = lambda server: None,
        program: int = 0,
    ) -> None:
        self.name = name
        self.knows = newest(known_to(program))  # the newest version of the schema
        self.met = ""  # the version that it found when it started
        self.process = Process(loop, name)
        self.process.on_death.append(self._died)
        self.road = Road(random)
        self.mood = Mood()
        self.lines: dict[Line, None] = {}
        self.admission: Admission | None = None
        self.answer: Answer | None = None
        self.services: Services | None = None
        self._loop, self._disk, self._channels, self._random = loop, disk, channels, random
        self._calendar = calendar
        self._failed = failed
        self._tell_open = is_open
        self._program = program
        self._stop: asyncio.Event | None = None
        loop.call_as(self.process, loop.call_soon, self._begin)

    @property
    def is_open(self) -> bool:
        """Whether it takes calls."""
        return self.process.is_alive and self.answer is not None

    def stop(self) -> None:
        """As by a signal: it says goodbye."""
        if self._stop is not None:
            self._loop.call_as(self.process, self._loop.call_soon, self._stop.set)

    def take(self, line: Line, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Somebody calls."""
        session = self.answer(path, headers) if self.answer is not None else None
        if session is None:
            line.died()
            return
        self.lines[line] = None
        line.open(session)

    def _begin(self) -> None:
        task = self._loop.create_task(self._run())
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.answer = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)
        self.process.kill()

    def _died(self) -> None:
        self.answer = None
        for line in self.lines:
            line.died()
        self.lines = {}

    async def _run(self) -> None:
        self._stop = asyncio.Event()
        engine: Any = SimulatedEngine(self._disk, self.road, self.process)
        self.met = self._disk.version
        await migrate(engine, known_to(self._program))
        self.services = self._services(engine)
        async with opened(self.services) as admission:
            self.admission = admission
            self.answer = table_sessions(admission)
            self._tell_open(self)
            await self._stop.wait()
            self.answer = None

    def _services(self, engine: Any) -> Services:
        """The same parts as `server.assembly.real_services` has, but for what is at the edges."""
        loop, random = self._loop, self._random
        clock = SystemClock(self._calendar, loop.time)
        database = PostgresDatabase(engine, Condition(clock.monotonic))
        metrics = Metrics(clock.now)
        channels = self._channels
        bus = ChannelBus(
            "simulated" if channels else "memory",
            new_id(random, 6),
            lambda _: channels.connect(self.process) if channels else None,
        )
        bots = BotPool(
            clock, metrics.registry, start=starter(loop, self.process, random, self.mood)
        )
        return Services(
            settings=Settings(),
            clock=clock,
            random=random,
            database=database,
            log=DatabaseLog(database, clock.monotonic),
            index=DatabaseIndex(database),
            accounts=KeptAccounts(database, clock),
            pauses=KeptPauses(database),
            bus=bus,
            bots=bots,
            metrics=metrics,
            tasks=Tasks(),
        )
