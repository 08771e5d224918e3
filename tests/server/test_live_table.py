"""Live tables on a clock, a log, a bus, sockets, bots and randomness of the test's own.

No socket, no database, no process and no waiting: whatever a table reaches, it was handed.
"""

import asyncio
from random import Random

import msgspec
import pytest
from live.in_memory import Inbox, InMemory, MemoryLog
from live.tables import HOST, Kept, contents, plan
from live.virtual_time import BEGIN, LoopClock, virtually

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Wrote
from motherlode.server.live.live_table import LiveTable
from motherlode.server.loading import table_of
from motherlode.server.protocol import messages as say
from motherlode.server.settings import Settings
from motherlode.server.storage.index import row_of
from motherlode.table import entries
from motherlode.table.plans import ClockPlan
from motherlode.table.table import Table

encode = msgspec.json.Encoder().encode
DISK = 0.005  # seconds until an entry is durable


def process(seed: int = 0, log: MemoryLog | None = None) -> InMemory:
    """A server process without a server."""
    return InMemory(Settings(signal=0.0), log or MemoryLog(seconds=DISK), LoopClock(), seed)


async def ask(live: LiveTable, inbox: Inbox, message: say.Asked) -> None:
    """Somebody sends a message, and waits until all of it is durable."""
    later = live.handle(inbox, message)
    if later is not None:
        await later()
    await live.settled()


async def evening(seed: int, game: str) -> tuple[list[str], dict[str, list[bytes]], float]:
    """A match of two people and a bot to its end: the log, all bytes told, how long it took."""
    here, random = process(seed), Random(seed)
    wish = plan(game, "me", "open", "bot", clock=ClockPlan(decision=60))
    live = await here.registry.open_table(HOST, "Hana", wish)
    people = [Inbox(person) for person in (HOST, "guest", "watcher")]
    for inbox in people:
        await live.subscribe(inbox)
    await ask(live, people[1], say.Sit(1, 1, "Gus"))
    await ask(live, people[0], say.Start(2))
    while (match := live.table.match) is not None and not match.over:
        seat = next((seat for seat in match.to_act if seat < 2), None)
        if seat is None or random.random() < 0.02:  # the bot's turn, or somebody falls asleep
            await asyncio.sleep(61)
            continue
        move = random.choice(match.legal(seat))
        await ask(live, people[seat], say.Play(9, seat, move, live.table.seen[seat]))
    took = here.services.clock.monotonic()
    return here.log.tables[live.id], {inbox.person: inbox.bytes for inbox in people}, took


def test_the_same_seed_is_the_same_evening_byte_for_byte() -> None:
    for game in ("gold-nuggets", "go-for-gold"):
        log, told, took = virtually(evening(7, game))
        assert (log, told, took) == virtually(evening(7, game))
        assert took > 60  # seconds that nobody has waited
        assert all(told.values())
        assert virtually(evening(8, game))[0] != log
        assert any('"by":"bot"' in body for body in log)
        assert any('"by":"clock"' in body for body in log)


def test_the_log_makes_the_table_that_was_played() -> None:
    async def play() -> None:
        log, _, _ = await evening(3, "gold-nuggets")
        table = await table_of(log)
        assert table.match is not None
        assert table.match.over
        assert table.created == BEGIN

    virtually(play())


def test_others_have_their_turn_while_many_plans_are_read() -> None:
    async def load() -> None:
        kept = Kept("go-for-gold", "me", "open")
        for _ in range(20):
            kept.do("change", HOST, plan("go-for-gold", "me", "open"))
        loading = asyncio.create_task(table_of([encode(entry).decode() for entry in kept.log]))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert turns > 20
        assert contents(loading.result()) == contents(kept.table)

    virtually(load())


def test_nobody_is_told_before_the_log_has_it() -> None:
    async def play() -> None:
        here = process()
        live = await here.registry.open_table(HOST, "Hana", plan("gold-nuggets", "me", "open"))
        host, guest = Inbox(HOST), Inbox("guest")
        for inbox in (host, guest):
            await live.subscribe(inbox)
        host.new(), guest.new()
        assert live.handle(guest, say.Sit(1, 1, "Gus")) is None
        assert live.table.seats_of("guest") == [1]  # in memory at once
        await asyncio.sleep(DISK / 2)
        assert (host.types(), guest.types()) == ([], [])
        await asyncio.sleep(DISK)
        assert (host.types(), guest.types()) == (["table"], ["table"])

    virtually(play())


def test_a_crowd_that_comes_at_once_is_told_of_once() -> None:
    async def play() -> None:
        here = process()
        live = await here.registry.open_table(HOST, "Hana", plan("gold-nuggets", "me", "open"))
        host = Inbox(HOST)
        await live.subscribe(host)
        await asyncio.sleep(10)
        host.new()
        here.bus.told.clear()
        crowd = [Inbox(f"guest {number}") for number in range(300)]
        for inbox in crowd:
            await live.subscribe(inbox)
        await asyncio.sleep(10)
        (told,) = host.new()
        assert told["table"]["spectators"] == 300
        assert [inbox.types() for inbox in crowd] == [["welcome", "table"]] * 300
        assert len({id(inbox.bytes[-1]) for inbox in crowd}) == 1  # made once for all of them
        assert len(here.bus.told) == 1
        for inbox in crowd:
            live.unsubscribe(inbox)
        await asyncio.sleep(10)
        assert [message["table"].get("spectators") for message in host.new()] == [None]

    virtually(play())


def test_another_socket_of_somebody_who_is_here_is_no_news() -> None:
    async def play() -> None:
        here = process()
        live = await here.registry.open_table(HOST, "Hana", plan("gold-nuggets", "me", "open"))
        host, looker, again = Inbox(HOST), Inbox("looker"), Inbox("looker")
        for inbox in (host, looker):
            await live.subscribe(inbox)
        await asyncio.sleep(10)
        host.new()
        await live.subscribe(again)
        live.unsubscribe(looker)
        await asyncio.sleep(10)
        assert host.types() == []
        live.unsubscribe(again)
        await asyncio.sleep(10)
        assert host.types() == ["table"]

    virtually(play())


class Unsure:
    """Loads a table from a log that fails some times before."""

    def __init__(self, bodies: list[str], *errors: Exception) -> None:
        self.errors = list(errors)
        self._bodies = bodies

    async def load(self, _: str) -> Table:
        """As it is told."""
        if self.errors:
            raise self.errors.pop(0)
        return await table_of(self._bodies)


async def lost_race(*errors: Exception) -> tuple[LiveTable, Inbox, Unsure, list[str]]:
    """Somebody sits down, but another process was faster, and the log fails to tell how."""
    kept = Kept("gold-nuggets", "me", "open")
    bodies = [encode(entry).decode() for entry in kept.log]
    log, gone = MemoryLog({"TABLE": bodies}), list[str]()
    here, unsure = process(0, log), Unsure(bodies, *errors)
    live = LiveTable(here.services, "TABLE", "CODE", kept.loaded(), unsure.load, gone.append)
    guest = Inbox("guest")
    await live.subscribe(guest)
    bodies.append(
        encode(entries.Said(time=1.0, person="guest", name="Gus", text="Faster!")).decode()
    )
    guest.new()
    live.handle(guest, say.Sit(1, 1, "Gus"))
    log.flush()
    return live, guest, unsure, gone


def test_a_table_is_loaded_anew_as_often_as_the_database_is_away() -> None:
    async def play() -> None:
        live, guest, unsure, gone = await lost_race(*[TimeoutError("away")] * 7)
        await asyncio.sleep(3600)
        assert unsure.errors == []
        assert guest.types()[0] == "welcome"
        assert live.table.seats_of("guest") == [1]  # he has asked again
        assert (guest.hung_up, gone) == ([], [])

    virtually(play())


def test_a_table_that_cannot_be_loaded_anew_is_let_go_and_nobody_waits_for_it() -> None:
    async def play() -> None:
        live, guest, _, gone = await lost_race(ValueError("a mistake of ours"))
        waiting = asyncio.create_task(live.subscribe(Inbox("late")))
        await asyncio.sleep(1)
        assert gone == ["TABLE"]
        assert guest.new()[-1] == {"type": "goodbye", "reason": "server/not-kept", "retry": 1.0}
        assert guest.hung_up == [(4503, "server/not-kept")]
        with pytest.raises(MotherlodeError, match="server/not-kept"):
            await waiting

    virtually(play())


def test_of_two_processes_the_slower_one_loads_the_table_anew_and_tries_again() -> None:
    async def play() -> None:
        kept = Kept("gold-nuggets", "me", "open")
        shared = {"TABLE": [encode(entry).decode() for entry in kept.log]}
        logs = [MemoryLog(shared), MemoryLog(shared)]
        here, there = (process(seed, log) for seed, log in enumerate(logs))
        one, other = (each.live(kept.loaded()) for each in (here, there))
        host, guest = Inbox(HOST), Inbox("guest")
        await one.subscribe(host)
        await other.subscribe(guest)
        host.new(), guest.new()
        one.handle(host, say.Chat(1, text="I am here."))
        other.handle(guest, say.Sit(2, 1, "Gus"))
        logs[0].flush()
        assert host.types() == ["chat"]
        logs[1].flush()  # the number is taken
        assert not other.is_settled
        await asyncio.sleep(0.1)  # it is loaded anew, and the guest asks again
        logs[1].flush()
        assert [message.get("answers") for message in guest.new()] == [None, 2]
        (wrote,) = [told for told in there.bus.told if isinstance(told, Wrote)]
        await one.catch_up(wrote.first, wrote.bodies)
        assert host.types() == ["table"]
        stored = contents(await table_of(shared["TABLE"]))
        assert stored == contents(one.table) == contents(other.table)

    virtually(play())


def test_a_table_with_days_to_decide_is_let_go_and_the_index_knows_when_it_goes_on() -> None:
    async def evening(seconds: int) -> tuple[bool, float, float]:
        here = process()
        wish = plan("gold-nuggets", "me", "open", clock=ClockPlan(decision=seconds))
        live = await here.registry.open_table(HOST, "Hana", wish)
        host, guest = Inbox(HOST), Inbox("guest")
        for inbox in (host, guest):
            await live.subscribe(inbox)
        await ask(live, guest, say.Sit(1, 1, "Gus"))
        await ask(live, host, say.Start(2))
        for inbox in (host, guest):
            live.unsubscribe(inbox)
        await asyncio.sleep(10)
        live.index.follow(live.table)
        wakes = row_of(live.table)["wake"]
        return live.is_idle(here.services.clock.monotonic()), wakes, live.table.began

    for seconds, let_go in ((14 * 86400, True), (30, False)):
        is_idle, wakes, began = virtually(evening(seconds))
        assert is_idle == let_go
        assert wakes == began + seconds
