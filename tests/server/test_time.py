"""Clocks at tables: whatever happens to the machine's clock or to the server, nobody loses time."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from live.in_memory import Inbox, InMemory, MemoryLog
from live.people import Person, Place, live
from live.servers import Server
from live.tables import HOST, Kept, plan
from live.virtual_time import BEGIN, LoopClock, virtually

from motherlode.server.assembly import close, real_services
from motherlode.server.clock import SystemClock
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.timekeeping import Timekeeper
from motherlode.server.loading import table_of
from motherlode.server.protocol import messages as say
from motherlode.server.settings import Settings
from motherlode.server.storage.pauses import KeptPauses
from motherlode.table.plans import ClockPlan
from motherlode.table.rated import PATIENCE

Serve = Callable[..., Server]
HOUR = 3600.0


class Machine:
    """A machine whose calendar somebody sets; what is measured goes on."""

    def __init__(self) -> None:
        self.set_by = 0.0

    def calendar(self) -> float:
        """As its clock shows it."""
        return BEGIN + self.set_by + asyncio.get_running_loop().time()

    def clock(self) -> SystemClock:
        """The server's, on this machine."""
        return SystemClock(self.calendar, lambda: asyncio.get_running_loop().time())


async def begun(here: InMemory, game: str, **more: object) -> tuple[LiveTable, list[Inbox]]:
    """Two people in a match."""
    live = await here.registry.open_table(HOST, "Hana", plan(game, "me", "open", **more))  # type: ignore[arg-type]
    people = [Inbox(HOST), Inbox("guest")]
    for inbox in people:
        await live.subscribe(inbox)
    live.handle(people[1], say.Sit(1, 1, "Gus"))
    await live.settled()
    later = live.handle(people[0], say.Start(2))
    assert later is not None
    await later()
    await live.settled()
    return live, people


def thinking(live: LiveTable, now: float) -> float:
    """What is left of the time of whoever has to decide."""
    assert live.table.match is not None
    decision, _ = live.table.clocks.left(now)
    left = decision[live.table.match.to_act[0]]
    assert left is not None
    return left


@pytest.mark.parametrize("set_by", [HOUR, -HOUR])
def test_a_clock_that_is_set_costs_nobody_a_second(set_by: float) -> None:
    async def evening() -> None:
        machine = Machine()
        clock = machine.clock()
        here = InMemory(log=MemoryLog(seconds=0.001), clock=clock)
        here.bus.alone = True
        live, people = await begun(here, "gold-nuggets", clock=ClockPlan(decision=60, game=600))
        keeper = Timekeeper(here.registry)
        running = asyncio.create_task(keeper.run())
        await asyncio.sleep(10)
        assert thinking(live, clock.now()) == pytest.approx(50, abs=0.1)
        machine.set_by = set_by
        assert thinking(live, clock.now()) == pytest.approx(50, abs=0.1)  # before it is noticed
        await asyncio.sleep(5)
        assert clock.drift() == 0
        assert clock.now() == pytest.approx(machine.calendar())
        assert thinking(live, clock.now()) == pytest.approx(45, abs=0.1)
        told = [m for m in people[0].new() if m["type"] == "welcome"][-1]
        assert max(filter(None, told["state"]["clocks"]["decision"])) > 45
        assert live.table.clocks.used == [0, 0]
        log = here.log.tables[live.id]
        assert sum('"is":"resumed"' in body for body in log) == 1
        again = await table_of(log)
        assert again.clocks.left(clock.now()) == live.table.clocks.left(clock.now())
        await asyncio.sleep(44)
        assert not any('"by":"clock"' in body for body in log)
        await asyncio.sleep(3)
        assert any('"by":"clock"' in body for body in log)  # when his minute was over
        assert live.table.match is not None
        assert live.table.match.times[-1] == pytest.approx(60, abs=1)
        running.cancel()

    virtually(evening())


def test_a_clock_that_is_a_little_off_is_left_alone() -> None:
    async def evening() -> None:
        machine = Machine()
        here = InMemory(log=MemoryLog(seconds=0.001), clock=machine.clock())
        here.bus.alone = True
        live, _ = await begun(here, "gold-nuggets", clock=ClockPlan(decision=60))
        machine.set_by = 1.5
        await Timekeeper(here.registry).look()
        assert here.services.pauses.last == 0
        assert live.table.pause == 0

    virtually(evening())


def test_a_race_waits_for_a_new_signal() -> None:
    async def evening() -> None:
        kept = Kept("wurf-und-weg", "me", "open").start()
        log = MemoryLog({"TABLE": [msgspec.json.encode(entry).decode() for entry in kept.log]})
        here = InMemory(log=log, clock=LoopClock())
        live = here.live(kept.loaded())
        guest = Inbox("guest-1")
        await live.subscribe(guest)
        live.resume(100.0, 1)
        log.flush()
        welcome = [m for m in guest.new() if m["type"] == "welcome"][-1]
        assert welcome["state"]["signal"] > 0
        move = say.Play(1, 1, welcome["state"]["legal"][0], welcome["at"])
        live.handle(guest, move)
        assert guest.new()[-1]["slug"] == "move/wait-for-signal"

    virtually(evening())


async def in_a_match(server: Server, game: str, **options: object) -> tuple[list[Place], str]:
    ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
    table = await ada.open(game, "me", "open", **options)
    places = [await person.enter(table) for person in (ada, bo)]
    await places[1].ask("sit", seat=1)
    await places[0].ask("start")
    for place in places:
        await place.wait(lambda place=place: place.state is not None)  # type: ignore[misc]
    return places, table


def earlier(folder: Path, seconds: float) -> None:
    """As if all of it had been so much earlier, the server's last sign of life, too."""
    with closing(sqlite3.connect(folder / "motherlode.db")) as base:
        for table, number, body in base.execute("select * from entries").fetchall():
            entry = json.loads(body)
            entry["time"] -= seconds
            where = "where table_id = ? and number = ?"
            text = json.dumps(entry, separators=(",", ":"))
            base.execute(f"update entries set body = ? {where}", (text, table, number))
        base.execute("update alive set time = time - ?", (seconds,))
        base.execute("update tables set wake = wake - ?, updated = updated - ?", (seconds,) * 2)
        base.commit()


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_nobody_s_time_runs_while_no_server_is_there(
    seconds: float, serve: Serve, tmp_path: Path
) -> None:
    """Away for an hour; or back after the clock was set an hour back."""
    server = serve()

    async def before() -> tuple[Person, str]:
        places, table = await in_a_match(server, "gold-nuggets", clock={"decision": 1800})
        for place in places:
            await place.leave()
        return places[0].person, table

    ada, table = live(before())
    assert server.stop() == 0
    earlier(tmp_path, seconds)
    server.start()

    async def after() -> None:
        async with ada.at(table) as here:
            assert here.state is not None
            (left,) = [time for time in here.state["clocks"]["decision"] if time is not None]
            assert 1200 < left <= 1800  # this machine may be slow, but not by ten minutes
            assert not any(m.get("decided") == "clock" for m in here.messages)

    live(after())


def test_after_a_crash_a_race_waits_for_a_new_signal(serve: Serve, tmp_path: Path) -> None:
    server = serve(signal="120")

    async def before() -> tuple[list[Person], str]:
        places, table = await in_a_match(server, "wurf-und-weg")
        for place in places:
            await place.leave()
        return [place.person for place in places], table

    people, table = live(before())
    server.kill()
    earlier(tmp_path, HOUR)  # the first signal was given long ago
    server.start()

    async def after() -> None:
        async with people[0].at(table) as here, people[1].at(table) as there:
            for place in (here, there):
                assert place.state is not None
                assert place.state["signal"] > 0

    live(after())


def test_behind_the_curtain_nobody_s_time_runs_but_once() -> None:
    async def evening() -> None:
        machine = Machine()
        here = InMemory(log=MemoryLog(seconds=0.001), clock=machine.clock())
        now = here.clock.now
        wish = plan("gold-rausch", "me", "Opa", clock=ClockPlan(decision=60))
        live = await here.registry.open_table(HOST, "Hana", wish)
        device = Inbox(HOST)
        await live.subscribe(device)

        async def say_(message: say.Asked) -> None:
            later = live.handle(device, message)
            if later is not None:
                await later()
            await live.settled()

        await say_(say.Look(1, -1))
        await say_(say.Start(2))
        match = live.table.match
        assert match is not None
        seat = match.to_act[0]
        assert match.has_secret(seat)
        await asyncio.sleep(40)  # the device is on its way across the table
        assert thinking(live, now()) == pytest.approx(20, abs=0.1)
        await say_(say.Look(3, seat))
        assert thinking(live, now()) == pytest.approx(60, abs=0.1)
        told = [m for m in device.new() if m["type"] == "welcome"][-1]
        assert told["state"]["clocks"]["decision"][seat] > 59
        await asyncio.sleep(10)
        for where in (-1, seat):  # once for each decision
            await say_(say.Look(4, where))
        assert thinking(live, now()) == pytest.approx(50, abs=0.1)
        stored = await table_of(here.log.tables[live.id])
        assert stored.clocks.left(now()) == live.table.clocks.left(now())
        await say_(say.Play(5, seat, match.legal(seat)[0], live.table.seen[seat]))
        assert sum('"is":"lifted"' in body for body in here.log.tables[live.id]) == 1

    virtually(evening())


def test_what_is_kept_late_is_told_late_and_costs_nobody_his_time() -> None:
    """While the database does not answer, nobody sees what he has to decide."""

    async def evening() -> None:
        log = MemoryLog(seconds=0.001)
        here = InMemory(log=log, clock=Machine().clock())
        live, people = await begun(here, "gold-nuggets", clock=ClockPlan(decision=30))
        match = live.table.match
        assert match is not None
        log._seconds = 40.0
        seat = match.to_act[0]
        ask = say.Play(3, seat, match.legal(seat)[-1], live.table.seen[seat])
        live.handle(people[seat], ask)
        await asyncio.sleep(0)
        log._seconds = 0.001
        events = match.number
        await asyncio.sleep(39)
        assert thinking(live, here.clock.now()) == 0.0  # by a clock that nobody can see
        await asyncio.sleep(2)
        assert match.number == events  # nobody has decided for him
        assert thinking(live, here.clock.now()) == pytest.approx(29, abs=0.1)
        stored = await table_of(log.tables[live.id])
        assert stored.clocks.left(here.clock.now()) == live.table.clocks.left(here.clock.now())
        assert sum('"is":"lifted"' in body for body in log.tables[live.id]) == 1
        await asyncio.sleep(32)
        assert match.number > events  # now his time was up

    virtually(evening())


@pytest.mark.parametrize("seconds", [0.001, 1.5])
def test_what_is_kept_soon_begins_when_it_was_decided(seconds: float) -> None:
    async def evening() -> None:
        log = MemoryLog(seconds=seconds)
        here = InMemory(log=log, clock=Machine().clock())
        live, people = await begun(here, "gold-nuggets", clock=ClockPlan(decision=30))
        match = live.table.match
        assert match is not None
        seat = match.to_act[0]
        live.handle(people[seat], say.Play(3, seat, match.legal(seat)[-1], live.table.seen[seat]))
        await asyncio.sleep(10)
        assert thinking(live, here.clock.now()) == pytest.approx(20, abs=0.1)
        assert not any('"is":"lifted"' in body for body in log.tables[live.id])

    virtually(evening())


def test_a_rated_match_without_a_clock_ends_though_somebody_never_decides() -> None:
    async def week() -> None:
        here = InMemory(log=MemoryLog(seconds=0.001), clock=Machine().clock())
        live, _ = await begun(here, "gold-nuggets")
        assert live.table.rated
        assert live.table.match is not None
        (seat,) = live.table.match.to_act
        await asyncio.sleep(PATIENCE - 60)
        assert not any(chair.resigned for chair in live.table.chairs)
        await asyncio.sleep(120)
        assert [bool(chair.resigned) for chair in live.table.chairs] == [seat == 0, seat == 1]
        stored = await table_of(here.log.tables[live.id])
        assert stored.chairs[seat].resigned == 1

    virtually(week())


def test_who_has_a_device_of_his_own_begins_to_think_at_once() -> None:
    async def evening() -> None:
        here = InMemory(log=MemoryLog(seconds=0.001), clock=Machine().clock())
        live, people = await begun(here, "go-for-gold", clock=ClockPlan(decision=60))
        assert live.table.match is not None
        seat = live.table.match.to_act[0]
        await asyncio.sleep(40)
        for where in (-1, seat):
            later = live.handle(people[seat], say.Look(4, where))
            assert later is not None
            await later()
        assert thinking(live, here.clock.now()) == pytest.approx(20, abs=0.1)

    virtually(evening())


def test_pauses_are_counted_from_the_last_that_was_heard(tmp_path: Path) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path / 'motherlode.db'}"
        services = await real_services(Settings(database=url))
        pauses = KeptPauses(services.database)
        await pauses.open(1000.0, alone=True)  # the first server of all
        assert (pauses.last, await pauses.since(0, 990.0)) == (1, 0.0)
        await pauses.beat(1100.0)
        again = KeptPauses(services.database)
        await again.open(1500.0, alone=True)
        assert again.last == 2
        assert await again.since(1, 1050.0) == 400  # from the last sign of life on
        assert await again.since(1, 1110.0) == 390  # somebody was heard after that
        await again.note(1600.0, 1600.0 - HOUR)  # the clock was set back
        assert await again.since(1, 1050.0) == 400 - HOUR
        assert await again.since(3, 1050.0) == 0
        other = KeptPauses(services.database)
        await other.beat(2000.0)
        await other.open(2005.0, alone=False)  # somebody is there: no pause
        assert other.last == 3
        await other.open(2100.0, alone=False)  # nobody was
        assert other.last == 4
        await close(services)

    asyncio.run(work())


def test_a_bot_that_takes_long_is_not_looked_at_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The simulation found it: whose time was up had his clock ring a hundred times a second."""

    async def evening() -> None:
        here = InMemory(Settings(signal=0.0), MemoryLog(seconds=0.005), LoopClock(), 5)
        asked = asyncio.Event()

        async def thinks_for_ever(*_: object) -> object:
            asked.set()
            return await asyncio.get_running_loop().create_future()

        monkeypatch.setattr(here.services.bots, "choose", thinks_for_ever)
        live, _ = await begun(here, "gold-nuggets", clock=ClockPlan(decision=5))
        await asked.wait()
        looks = 0
        drive = live.automation.drive

        def counted() -> None:
            nonlocal looks
            looks += 1
            drive()

        monkeypatch.setattr(live.automation, "drive", counted)
        drive()  # whatever it sets going rings at the counted one
        await asyncio.sleep(60)
        assert looks < 5

    virtually(evening())
