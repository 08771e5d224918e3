"""While somebody was away: on return he is told what he would have seen, and nothing else."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from live.in_memory import InMemory, MemoryLog
from live.tables import HOST, Kept, plan
from live.virtual_time import LoopClock, virtually

from motherlode.games import games
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.missed import MOST
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.table import entries
from motherlode.table.table import Table

DISK = 0.005  # seconds until an entry is durable
FORGETS = ("gold-rausch", "gold")
encode = msgspec.json.Encoder().encode


class Visitor:
    """A socket in memory."""

    def __init__(self, live: LiveTable, person: str = HOST) -> None:
        self.heard: list[dict[str, Any]] = []
        self.live = live
        self.subscriber = Subscriber(person, person, self._hear)

    def _hear(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    async def come(self) -> "Visitor":
        """Opens the table's page."""
        await self.live.subscribe(self.subscriber)
        return self

    def leave(self) -> None:
        """Closes it."""
        self.live.unsubscribe(self.subscriber)

    async def missed(self, seat: int = 0, known: int | None = None) -> dict[str, Any]:
        """What he is told then."""
        later = self.live.handle(self.subscriber, say.Missed(7, seat, known))
        assert later is not None
        await later()
        return self.heard[-1]

    @property
    def events(self) -> list[dict[str, Any]]:
        """Moves that he has seen."""
        return [one for one in self.heard if one["type"] == "event"]


def in_the_middle(game: str, seed: int) -> Kept:
    """Three play, and others have decided after the host; some decisions are the clock's."""
    while True:
        kept, random = Kept(game, "me", "open", "open", seed=seed).start(), Random(seed)
        match = kept.table.match
        assert match is not None
        for made in range(80):
            others = match.history()[match.decided_nothing_since(0) :]
            if made > 8 and sum(mover >= 0 for mover, _ in others) > 2 and not match.over:
                return kept
            if match.over:
                break
            kept.play_on(random, 1, clock_decides=0.1)
        seed += 100  # the host was always the last, or it was over too soon


async def grow(live: LiveTable, log: list[entries.Any], since: int, until: int) -> None:
    """The log goes on, without whoever this is about."""
    for number in range(since, until):
        await live.catch_up(number, [encode(log[number]).decode()])


async def elsewhere(kept: Kept) -> LiveTable:
    """The same table in a process that has known nothing of it."""
    opened = kept.log[0]
    assert isinstance(opened, entries.Opened)
    live = InMemory().live(Table(opened))
    await grow(live, kept.log, 1, len(kept.log))
    return live


@pytest.mark.parametrize("game", games())
def test_who_returns_is_told_what_he_would_have_seen(game: str) -> None:
    async def test() -> int:
        told = 0
        for seed in range(4):
            kept = in_the_middle(game, seed)
            opened = kept.log[0]
            assert isinstance(opened, entries.Opened)
            there = await Visitor(InMemory().live(Table(opened))).come()
            await grow(there.live, kept.log, 1, len(kept.log))
            back = await (await Visitor(await elsewhere(kept)).come()).missed()
            steps, seen = back["steps"], there.events[len(there.events) - len(back["steps"]) :]
            assert [(one["by"], one["lines"], one["view"]) for one in steps] == [
                (one["by"], one["lines"], one["state"]["view"]) for one in seen
            ]
            assert all(one["by"] != 0 or one.get("decided") == "clock" for one in seen)
            if steps:
                before = there.events[-len(steps) - 1]["state"]["view"]
                assert back["view"] == before
                assert steps[-1]["view"] == there.events[-1]["state"]["view"]
            told += len(steps)
        return told

    assert asyncio.run(test()) > 0


def test_what_this_device_has_shown_is_not_shown_again() -> None:
    async def test() -> None:
        live = await elsewhere(in_the_middle("gold-nuggets", 1))
        back = await Visitor(live).come()
        whole, now = (await back.missed())["steps"], live.table.seen[0]
        assert len(whole) > 1
        assert (await back.missed(known=now))["steps"] == []
        assert (await back.missed(known=now - 1))["steps"] == whole[-1:]
        assert (await back.missed(known=0))["steps"] == whole
        assert (await back.missed(known=now + 9))["steps"] == []

    asyncio.run(test())


@pytest.mark.parametrize("game", FORGETS)
def test_where_memory_is_the_game_it_is_told_once(game: str) -> None:
    """Nobody looks a card up again that he has seen, by leaving and coming back."""

    async def test() -> None:
        kept = in_the_middle(game, 2)
        live = await elsewhere(kept)
        first = await Visitor(live).come()
        assert (await first.missed())["steps"]
        assert (await first.missed())["steps"] == []
        second = await Visitor(live).come()  # another device, while the first is there
        assert (await second.missed())["steps"] == []
        first.leave()
        second.leave()
        third = await Visitor(live).come()
        assert (await third.missed())["steps"] == []  # nothing has happened since

    asyncio.run(test())


def test_too_much_is_not_all_told() -> None:
    async def test() -> None:
        kept, random = Kept("gold-nuggets", "me", "open", seed=3).start(), Random(3)
        kept.play_on(random, 60)
        live = await elsewhere(kept)
        match = live.table.match
        assert match is not None
        match.decided = dict.fromkeys(range(match.number), "bot")  # a bot has played for him
        back = await (await Visitor(live).come()).missed()
        assert len(back["steps"]) == MOST
        assert back["earlier"] > 0

    asyncio.run(test())


def test_nobody_is_told_of_anothers_seat_or_of_no_match() -> None:
    async def test() -> None:
        live = await elsewhere(in_the_middle("gold", 1))
        for person, seat in ((HOST, 1), ("watcher", 0), (HOST, 7)):
            answer = await (await Visitor(live, person).come()).missed(seat)
            assert answer["slug"] == "seat/not-yours"
        empty = InMemory().live(Kept("gold", "me", "open").table)
        answer = await (await Visitor(empty).come()).missed()
        assert answer["slug"] == "table/not-started"

    asyncio.run(test())


def test_nobody_hears_of_what_is_not_durable_yet() -> None:
    """A move that the log will never have was nobody's, also for who has just come back."""

    async def test() -> None:
        here = InMemory(log=MemoryLog(seconds=DISK), clock=LoopClock())
        live = await here.registry.open_table(HOST, "Hana", plan("gold-nuggets", "me", "open"))
        host, guest = await Visitor(live).come(), await Visitor(live, "guest").come()
        for visitor, ask in ((guest, say.Sit(1, 1, "Gus")), (host, say.Start(2))):
            later = live.handle(visitor.subscriber, ask)
            if later is not None:
                await later()
            await live.settled()
        match = live.table.match
        assert match is not None
        move = say.Play(3, 0, match.legal(0)[0], live.table.seen[0])
        assert live.handle(host.subscriber, move) is None
        asked = asyncio.create_task(guest.missed(1))
        await asyncio.sleep(DISK / 2)
        assert not any(one["type"] == "missed" for one in guest.heard)
        answer = await asked
        assert (answer["type"], len(answer["steps"])) == ("missed", 1)

    virtually(test())
