"""What goes wrong, by a seed: a list of faults that is known before the run begins.

So a fault can be left out, and the rest stays as it was: that is how a failing run is made small.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from motherlode.simulate.randomness import Stream

if TYPE_CHECKING:
    from motherlode.simulate.server import SimulatedServer
    from motherlode.simulate.world import Course, World


@dataclass(frozen=True)
class Fault:
    """One that befalls the world at a time, for a while, with a strength from 0 to 1."""

    number: int
    kind: str
    at: float  # seconds after the beginning
    slot: int  # the server that is meant, where one is
    seconds: float
    strength: float

    def __str__(self) -> str:
        return (
            f"{self.number}: {self.kind} at {self.at:.2f} s, server {self.slot}, "
            f"for {self.seconds:.2f} s, {self.strength:.3f}"
        )


@dataclass(frozen=True)
class Kind:
    """A kind of fault."""

    befall: Callable[["World", Fault], Awaitable[None]]
    family: str
    often: float  # a minute of an evening
    longest: float  # seconds


KINDS: dict[str, Kind] = {}


Befall = Callable[["World", Fault], Awaitable[None]]


def kind(family: str, often: float, longest: float = 30.0) -> Callable[[Befall], Befall]:
    """Enters a function into the list of faults, under its own name."""

    def enter(befall: Befall) -> Befall:
        KINDS[befall.__name__.replace("_", "-")] = Kind(befall, family, often, longest)
        return befall

    return enter


def schedule(course: "Course", stream: Callable[[str], Stream]) -> list[Fault]:
    """The faults of a run; each kind by a stream of its own, so that a new one changes no other."""
    faults: list[Fault] = []
    number = 0
    for name, one in sorted(KINDS.items()):
        random = stream(f"fault {name}")
        for day in range(course.days):
            expected = one.often * course.minutes * course.rate
            count = int(expected) + (random.random() < expected % 1)
            for _ in range(count):
                at = day * 86_400.0 + random.random() * course.minutes * 60
                slot, share = random.randrange(course.servers), random.random()
                seconds = 0.05 + one.longest * share**3
                fault = Fault(number, name, at, slot, seconds, random.random())
                number += 1
                if one.family in course.faults or name in course.faults:
                    faults.append(fault)
    if course.only is not None:
        faults = [fault for fault in faults if fault.number in course.only]
    return sorted(faults, key=lambda fault: (fault.at, fault.number))


def families() -> list[str]:
    """What `--faults` takes, besides single kinds."""
    return sorted({one.family for one in KINDS.values()})


# --- processes ---


@kind("process", 0.25)
async def kill(world: "World", fault: Fault) -> None:
    """As by `kill -9`, at any await: after so many more steps."""
    process = world.servers[fault.slot].process
    process.dies_at = process.steps + 1 + int(fault.strength * 400)


@kind("process", 0.08)
async def stop(world: "World", fault: Fault) -> None:
    """A rolling restart: the process says goodbye."""
    world.servers[fault.slot].stop()


@kind("process", 0.03)
async def power_cut(world: "World", fault: Fault) -> None:
    """All processes at once."""
    for server in world.servers:
        server.process.kill()


@kind("process", 0.2, 20.0)
async def hang(world: "World", fault: Fault) -> None:
    """A process that makes no step for a while."""
    world.servers[fault.slot].process.hang(fault.seconds)


# --- newer programs, which know a newer schema ---

IN_TURN = 20.0  # seconds that whoever upgrades takes at least, for all processes together


@kind("versions", 0.05, 60.0)
async def rolling_upgrade(world: "World", fault: Fault) -> None:
    """One process after the other is stopped and comes back as a newer program, while others run.

    One that is killed meanwhile and is not newer yet is refused by the database.
    """
    program, count = world.install(), len(world.servers)
    for nth in range(count):
        slot = (fault.slot + nth) % count
        world.programs[slot] = max(program, world.programs[slot])
        world.servers[slot].stop()
        await asyncio.sleep((IN_TURN + fault.seconds) / count)


@kind("versions", 0.03)
async def upgrade(world: "World", fault: Fault) -> None:
    """All are stopped, then all are started as a newer program."""
    program = world.install()
    world.programs = [max(program, one) for one in world.programs]
    for server in world.servers:
        server.stop()


# --- the database ---


async def _on_road(world: "World", fault: Fault, everywhere: bool, **change: Any) -> None:
    servers = list(world.servers) if everywhere else [world.servers[fault.slot]]
    before = [{name: getattr(server.road, name) for name in change} for server in servers]
    for server in servers:
        server.road.__dict__.update(change)
    await asyncio.sleep(fault.seconds)
    for server, was in zip(servers, before, strict=True):
        server.road.__dict__.update(was)


@kind("database", 0.15, 40.0)
async def slow_database(world: "World", fault: Fault) -> None:
    """Every statement takes up to seconds."""
    await _on_road(world, fault, fault.strength < 0.5, latency=0.02 + 2.0 * fault.strength**2)


@kind("database", 0.1, 30.0)
async def database_hangs(world: "World", fault: Fault) -> None:
    """Nobody answers."""
    await _on_road(world, fault, fault.strength < 0.5, hangs=True)


@kind("database", 0.1, 30.0)
async def database_refuses(world: "World", fault: Fault) -> None:
    """It is being restarted, or cut off from one process."""
    await _on_road(world, fault, fault.strength < 0.5, refuses=True)


@kind("database", 0.05, 30.0)
async def disk_is_full(world: "World", fault: Fault) -> None:
    """Nothing can be written, all can be read."""
    await _on_road(world, fault, True, full=True)


@kind("database", 0.1, 20.0)
async def reads_fail(world: "World", fault: Fault) -> None:
    """Some reads of the database fail for a while."""
    await _on_road(world, fault, False, unreadable=fault.strength)


@kind("database", 0.15, 20.0)
async def no_answer(world: "World", fault: Fault) -> None:
    """Transactions are kept, and nobody is told."""
    await _on_road(world, fault, fault.strength < 0.3, silent=0.05 + 0.9 * fault.strength)


@kind("database", 0.15, 20.0)
async def writes_fail(world: "World", fault: Fault) -> None:
    """Transactions are not kept."""
    await _on_road(world, fault, False, broken=fault.strength)


# --- the bus ---


async def _in_weather(world: "World", fault: Fault, name: str, value: float) -> None:
    if world.channels is not None:
        weather = world.channels.weather
        setattr(weather, name, value)
        await asyncio.sleep(fault.seconds)
        setattr(weather, name, 0.0)


@kind("bus", 0.15, 60.0)
async def bus_loses(world: "World", fault: Fault) -> None:
    """Messages are lost."""
    await _in_weather(world, fault, "lost", fault.strength)


@kind("bus", 0.15, 60.0)
async def bus_doubles(world: "World", fault: Fault) -> None:
    """Messages come twice."""
    await _in_weather(world, fault, "doubled", fault.strength)


@kind("bus", 0.15, 60.0)
async def bus_is_late(world: "World", fault: Fault) -> None:
    """Messages come late, and so in another order."""
    await _in_weather(world, fault, "late", fault.strength)


async def _apart(world: "World", fault: Fault, which: str) -> None:
    if world.channels is None:
        return
    server: SimulatedServer = world.servers[fault.slot]
    apart: set[str] = getattr(world.channels.weather, which)
    apart.add(server.name)
    if which == "away":
        world.channels.break_off(server.name)
    await asyncio.sleep(fault.seconds)
    apart.discard(server.name)


@kind("bus", 0.1, 60.0)
async def bus_breaks(world: "World", fault: Fault) -> None:
    """A process knows that it reaches nobody."""
    await _apart(world, fault, "away")


@kind("bus", 0.1, 60.0)
async def partition(world: "World", fault: Fault) -> None:
    """A process hears nobody, and does not know it."""
    await _apart(world, fault, "deaf")


# --- sockets ---


def _some_lines(world: "World", fault: Fault) -> list[Any]:
    tabs = [tab for tab in world.open_tabs() if tab.line is not None]
    return tabs[int(fault.strength * len(tabs)) :][: 1 + int(3 * fault.strength)]


@kind("sockets", 0.4)
async def cut(world: "World", fault: Fault) -> None:
    """A connection is lost, and both ends hear of it."""
    for tab in _some_lines(world, fault):
        tab.line.cut(told=True)


@kind("sockets", 0.3)
async def half_open(world: "World", fault: Fault) -> None:
    """Nothing gets through any more, and nobody hears of it."""
    for tab in _some_lines(world, fault):
        tab.is_fine = False
        tab.line.cut(told=False)


@kind("sockets", 0.3, 90.0)
async def slow_reader(world: "World", fault: Fault) -> None:
    """A client takes nothing for a while."""
    tabs = _some_lines(world, fault)
    for tab in tabs:
        tab.is_fine, tab.line.reads = False, False
    await asyncio.sleep(fault.seconds)
    for tab in tabs:
        if not tab.line.is_cut:
            tab.line.read_on()
            tab.is_fine = True


# --- the machine's clock ---


@kind("clock", 0.08)
async def clock_jumps(world: "World", fault: Fault) -> None:
    """Somebody sets it, forwards or backwards; where several processes run, by seconds only.

    Of several processes only one that starts follows a clock that was set, and if that was by
    hours, it and the others disagree from then on: docs/simulation.md says so.
    """
    most = 7200.0 if world.course.servers == 1 else 6.0
    world.jump += (fault.strength - 0.5) * 2 * most


# --- the bots' process ---


async def _in_a_mood(world: "World", fault: Fault, **change: Any) -> None:
    mood = world.servers[fault.slot].mood
    before = {name: getattr(mood, name) for name in change}
    mood.__dict__.update(change)
    await asyncio.sleep(fault.seconds)
    mood.__dict__.update(before)


@kind("bots", 0.1, 60.0)
async def bots_hang(world: "World", fault: Fault) -> None:
    """No sign of life."""
    await _in_a_mood(world, fault, hangs=True)


@kind("bots", 0.05, 60.0)
async def bots_brood(world: "World", fault: Fault) -> None:
    """Signs of life, but no answers."""
    await _in_a_mood(world, fault, broods=True)


@kind("bots", 0.1, 60.0)
async def bots_babble(world: "World", fault: Fault) -> None:
    """They say what is not ours."""
    await _in_a_mood(world, fault, babbles=True)


@kind("bots", 0.1, 60.0)
async def bots_die(world: "World", fault: Fault) -> None:
    """At some requests."""
    await _in_a_mood(world, fault, dies=fault.strength)


@kind("bots", 0.05, 60.0)
async def bots_cannot_start(world: "World", fault: Fault) -> None:
    """There is no memory for them."""
    await _in_a_mood(world, fault, starts=False)
