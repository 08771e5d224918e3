"""A run: servers, people, faults and checkers on one loop, from the first evening to the last."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from motherlode.server.availability import is_away
from motherlode.server.storage.database import DatabaseError
from motherlode.simulate.channels import Channels
from motherlode.simulate.checkers import Checker, Finding, all_checkers
from motherlode.simulate.database import Disk
from motherlode.simulate.faults import KINDS, Fault, schedule
from motherlode.simulate.groups import Group, evening_plan, table_plan
from motherlode.simulate.journal import Journal
from motherlode.simulate.ledger import Ledger
from motherlode.simulate.loop import Stuck, VirtualLoop
from motherlode.simulate.network import GONE, Line, request
from motherlode.simulate.newer import FOLDERS
from motherlode.simulate.people.habits import habits
from motherlode.simulate.people.person import Person
from motherlode.simulate.people.tab import Tab
from motherlode.simulate.randomness import Stream, stream
from motherlode.simulate.remembered import remembered
from motherlode.simulate.server import BEGIN, SimulatedServer

DAY = 86_400.0  # seconds
LOOK = 5.0  # seconds between the checkers' own looks
QUIET = 45.0  # seconds once the faults are over in which nobody does anything
PLAYED_ON = 50.0  # seconds of play after that; then who still plays gives up
CALM = 600.0  # seconds at most until all matches have ended
DUSK = 100.0  # seconds after an evening, in which the last faults end
NIGHT = 3600.0  # seconds by which servers' timers may be late while nobody is there
decode = msgspec.json.Decoder().decode


@dataclass(frozen=True)
class Course:
    """What a run is made of; the same course is the same run."""

    seed: int
    days: int = 1
    minutes: float = 5.0  # of an evening
    servers: int = 2
    tables: int = 6  # new ones of an evening
    faults: tuple[str, ...] = tuple(KINDS)
    rate: float = 1.0  # how many of them there are
    only: frozenset[int] | None = None  # of the faults, by their numbers; None: all
    evenings: float = 0.2  # share of the tables at which one game follows another


class World:
    """Everything there is."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.loop = VirtualLoop()
        self.loop.set_exception_handler(self._exception)
        self.journal = Journal(self.loop.time)
        self.ledger = Ledger()
        self.disk = Disk(self._committed)
        random = self.stream("channels")
        self.channels = Channels(self.loop, random) if course.servers > 1 else None
        self.servers: list[SimulatedServer] = []
        self.generations = [0] * course.servers
        self.programs = [0] * course.servers  # which Motherlode is installed: 0 is today's
        self.skew = [self.stream("skew").between(-1.0, 1.0) for _ in range(course.servers)]
        self.jump = 0.0  # seconds by which the machines' clocks were set
        self.groups: list[Group] = []
        self.people: list[Person] = []
        self.tabs: dict[Tab, None] = {}
        self.is_calm = False  # no faults any more, and people play to the end
        self.is_over = False
        self.calm_since = 0.0
        self.gives_up_at = float("inf")
        self._with_servers = self._counted = 0.0
        self._was_open = False
        self.said = 0
        self._read: dict[bytes, Any] = {}
        self.finding: Finding | None = None
        self.planned: list[Fault] = schedule(course, self.stream)
        self.checkers: list[Checker] = [make(self) for make in all_checkers()]
        self._downtime = self.stream("downtime")
        self._restarts: dict[int, asyncio.TimerHandle] = {}
        self._fault_tasks: list[asyncio.Task[None]] = []

    def stream(self, name: str) -> Stream:
        """Chance for one who draws."""
        return stream(self.course.seed, name)

    @property
    def now(self) -> float:
        """True time, in seconds since the run began."""
        return self.loop.time()

    # --- from the beginning to the end ---

    def run(self) -> None:
        """Until the end, or until something was found."""
        handlers = [one.handler for one in self.checkers if one.handler is not None]
        logger = logging.getLogger("motherlode")
        before = logger.propagate
        logger.propagate = False
        for handler in handlers:
            logger.addHandler(handler)
        try:
            with remembered():
                self.loop.run_until_complete(self._course())
        except Stuck as error:
            self.found(Finding("stuck", str(error)))
        except RuntimeError:
            if self.finding is None:
                raise
        finally:
            self.is_over = True
            for handler in handlers:
                logger.removeHandler(handler)
            logger.propagate = before
            self._tidy_up()

    async def _course(self) -> None:
        course = self.course
        self.servers = [self._start(slot) for slot in range(course.servers)]
        looks = self.loop.create_task(self._look())
        self._fault_tasks = [self.loop.create_task(self._befall(one)) for one in self.planned]
        for day in range(course.days):
            await self._evening(day)
            if day + 1 < course.days:
                await asyncio.sleep(DUSK)
                looks.cancel()
                self.loop.slack = NIGHT
                await asyncio.sleep((day + 1) * DAY - self.now)
                self.loop.slack = 0.0
                looks = self.loop.create_task(self._look())
        await self._calm()
        looks.cancel()

    async def _evening(self, day: int) -> None:
        """New tables, and those of the evenings before."""
        until = self.now + self.course.minutes * 60
        for _ in range(self.course.tables):
            self._invite()
        visits = []
        for group in self.groups[-3 * self.course.tables :]:
            for person in (*group.players, *group.watchers):
                visits.append(self.loop.create_task(person.be_at(group, until)))
        await asyncio.gather(*visits)

    def _invite(self) -> None:
        number = len(self.groups)
        random = self.stream(f"group {number}")
        together = self.stream(f"evening {number}")
        often = together.often(self.course.evenings)
        group = Group(evening_plan(together) if often else table_plan(random, number))
        open_seats = sum(seat.kind == "open" for seat in group.plan.seats)
        for _ in range(1 + open_seats):
            group.players.append(self._somebody(random, group.players))
        if random.often(0.4):
            group.watchers.append(self._somebody(random, group.players))
        self.groups.append(group)

    def _somebody(self, random: Stream, but: list[Person]) -> Person:
        """Mostly somebody new; some sit at several tables."""
        known = [person for person in self.people if person not in but]
        if known and random.often(0.35):
            return random.choice(known)
        name = f"P{len(self.people)}"
        own = self.stream(f"person {name}")
        person = Person(self, name, own, habits(own))
        self.people.append(person)
        return person

    async def _calm(self) -> None:
        """No faults: everyone comes back and plays to the end, and nobody waits for ever.

        At first nobody does: what servers have to do by themselves they have to do unasked.
        """
        for task in self._fault_tasks:
            task.cancel()
        self.mend()
        for slot in sorted(self._restarts):
            self._restart(slot)
        self.is_calm = True
        self.journal.note("calm", "world")
        self.calm_since = self.now
        await asyncio.sleep(QUIET)
        for checker in self.checkers:
            checker.quiet()
        self.gives_up_at = self.now + PLAYED_ON
        until = self.now + CALM
        visits = [
            self.loop.create_task(person.be_at(group, until))
            for group in self.groups
            for person in group.players
        ]
        await asyncio.sleep(PLAYED_ON)
        while self.now < until and self.unfinished():
            await asyncio.sleep(10)
        await asyncio.sleep(60)  # for what is told and indexed a moment later
        for checker in self.checkers:
            checker.calm()
        for task in visits:
            task.cancel()
        await asyncio.gather(*visits, return_exceptions=True)

    def unfinished(self) -> list[str]:
        """Tables at which a match runs."""
        return [
            id_
            for id_, account in self.ledger.accounts.items()
            if account.table is not None and account.table.status == "playing"
        ]

    # --- servers ---

    def _start(self, slot: int) -> SimulatedServer:
        self.generations[slot] += 1
        name = f"s{slot}.{self.generations[slot]}"
        server = SimulatedServer(
            self.loop,
            name,
            self.disk,
            self.channels,
            self.stream(f"server {name}"),
            lambda: BEGIN + self.now + self.jump + self.skew[slot],
            lambda error: self._failed(slot, name, error),
            self._opened,
            self.programs[slot],
        )
        server.process.on_death.append(lambda: self._died(slot, server))
        self.journal.note("starts", name)
        return server

    def _died(self, slot: int, server: SimulatedServer) -> None:
        """Somebody starts it again, soon or after a while."""
        self.loop.dead.append(server.process)
        self._count_time()
        self.journal.note("ends", server.name)
        if self.is_over:
            return
        pause = self._downtime.between(0.5, 8.0)
        if not self.is_calm and self._downtime.often(0.1):
            pause += self._downtime.between(20.0, 600.0)
        later = self.loop.call_as(None, self.loop.call_later, pause, self._restart, slot)
        self._restarts[slot] = later

    def _restart(self, slot: int) -> None:
        self._restarts.pop(slot).cancel()
        self.servers[slot] = self._start(slot)

    def _opened(self, server: SimulatedServer) -> None:
        self._count_time()
        self.journal.note("opens", server.name, server.knows.encode())
        for checker in self.checkers:
            checker.opened(server)

    def _failed(self, slot: int, name: str, error: BaseException) -> None:
        """It could not start, or came to a sudden end: whoever runs it starts it again."""
        self.journal.note("fails", name, repr(error).encode())
        if isinstance(error, DatabaseError) and error.slug == "database/newer":
            self.programs[slot] = max(self.programs)  # whoever runs it installs the newer one
            return
        if isinstance(error, DatabaseError) and error.slug == "database/unreachable":
            error = error.__cause__ or error
        if not (isinstance(error, Exception) and is_away(error)):
            self.found(Finding("mistakes", f"server {name} ended: {error!r}"))

    def install(self) -> int:
        """There is a newer Motherlode, as long as there are; which one is the newest now."""
        return min(max(self.programs) + 1, len(FOLDERS))

    def any_server(self, random: Stream) -> SimulatedServer | None:
        """One that takes calls, as a proxy would find it."""
        found = [server for server in self.servers if server.is_open]
        return random.choice(found) if found else None

    def time_with_servers(self) -> float:
        """Seconds until now in which some process was there to play at."""
        self._count_time()
        return self._with_servers

    def _count_time(self) -> None:
        """Whenever a process comes or goes: up to now it was as it was the last time."""
        if self._was_open:
            self._with_servers += self.now - self._counted
        self._counted = self.now
        self._was_open = any(server.is_open for server in self.servers)

    # --- people ---

    async def connect(self, person: Person, table_id: str) -> Tab:
        """A socket to a table, at any server."""
        tab = Tab(person, table_id)
        server = self.any_server(person.random)
        latency = person.random.between(0.002, 0.15)
        if server is None:
            await asyncio.sleep(1.0)
            tab.hung_up(GONE)
            return tab
        line = tab.line = Line(self.loop, server.process, tab, latency, person.peer)
        line.on_sent = lambda line, message: self._sent(line, tab, message)
        server.lines[line] = None
        self.tabs[tab] = None
        path = f"/api/tables/{table_id}/socket"
        call = (line, path, person.headers())
        self.loop.call_as(server.process, self.loop.call_later, latency, server.take, *call)
        self.journal.note("calls", person.name, server.name.encode())
        return tab

    async def request(self, server: SimulatedServer, work: Callable[[], Any]) -> Any:
        """Something over HTTP."""
        return await request(self.loop, server.process, self.stream(f"way {self.now}"), work)

    def open_tabs(self) -> Iterator[Tab]:
        """Whoever is connected."""
        for tab in list(self.tabs):
            if tab.is_open:
                yield tab
            else:
                del self.tabs[tab]

    # --- what happens ---

    def _sent(self, line: Line, tab: Tab, message: bytes) -> None:
        if self.is_over or self.finding is not None:
            return
        self.journal.note("told", tab.person.name, message)
        told = self.read(message)
        for checker in self.checkers:
            checker.sent(line, tab, told)

    def read(self, message: bytes) -> Any:
        """What a message says, read once for all who get it; nobody changes it."""
        told = self._read.get(message)
        if told is None:
            if len(self._read) > 500:
                self._read.clear()
            told = self._read[message] = decode(message)
        return told

    def _committed(self, by: str, rows: list[tuple[str, int, str]]) -> None:
        for id_, number, body in rows:
            self.journal.note("kept", by, f"{id_} {number} {body}".encode())
            account = self.ledger.of(id_)
            if number != len(account.bodies):
                place = f"entry {number} of table {id_} came after {len(account.bodies)} entries"
                return self.found(Finding("sequence", place))
            try:
                entry = account.add(body, self.now, self._seats(id_))
            except Exception as error:
                why = f"entry {number} of table {id_} does not follow from its log: {error!r}"
                return self.found(Finding("sequence", f"{why}; {body}"))
            for checker in self.checkers:
                checker.committed(by, account, entry)
        return None

    def _seats(self, table_id: str) -> set[int]:
        """From which seats somebody looks."""
        return {
            tab.state["seat"]
            for tab in self.tabs
            if tab.table_id == table_id and tab.is_open and tab.state is not None
        }

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self._count_time()
            for checker in self.checkers:
                checker.looked()

    async def _befall(self, fault: Fault) -> None:
        await asyncio.sleep(fault.at)
        self.journal.note("fault", fault.kind, str(fault).encode())
        await KINDS[fault.kind].befall(self, fault)

    def mend(self) -> None:
        """All roads are open, all clocks stay."""
        for server in self.servers:
            server.road.__dict__.update(
                latency=0.002, hangs=False, refuses=False, full=False,
                unreadable=0.0, silent=0.0, broken=0.0,
            )  # fmt: skip
            server.mood.__dict__.update(
                thinks=0.05, hangs=False, broods=False, babbles=False, dies=0.0, starts=True
            )
        if self.channels is not None:
            weather = self.channels.weather
            weather.lost = weather.doubled = weather.late = 0.0
            weather.away, weather.deaf = set(), set()

    def found(self, finding: Finding) -> None:
        """The first thing that does not hold ends the run."""
        if self.finding is None and not self.is_over:
            self.finding = finding
            self.loop.stop()

    def _exception(self, loop: Any, context: dict[str, Any]) -> None:
        """Of a task that failed and is not asked, the garbage collector tells when it likes."""
        error, task = context.get("exception"), context.get("future")
        if error is not None and task is None:
            self.found(Finding("mistakes", f"{context.get('message')}: {error!r}"))

    def _tidy_up(self) -> None:
        """What is left of all processes goes without a word."""
        for server in self.servers:
            server.process.kill()
        self.loop.bury()
        self.disk.close()
        self.loop.close()
        for tab in self.tabs:
            tab.line = None
        self.servers, self.tabs, self._fault_tasks = [], {}, []
