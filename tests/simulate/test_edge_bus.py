"""The bus keeps the same promises over Redis, over PostgreSQL and in the simulation."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.channels.backends.base import ChannelsBackend
from live.databases import Postgres, Redis
from simulate.grounds import Ground, Real, Simulated

from motherlode.server.cluster.bus import ChannelBus, backend_of
from motherlode.server.interfaces import Here, Left, News, Wrote
from motherlode.simulate.channels import Channels

OPENED: list[ChannelsBackend | None] = []  # real ones, to be closed in the end


def opened(url: str) -> ChannelsBackend | None:
    """As `backend_of` opens it."""
    OPENED.append(backend_of(url))
    return OPENED[-1]


@dataclass
class Lines:
    """Channels of some kind, and the ground that they lie on."""

    ground: Ground
    bus: Callable[[str], ChannelBus]  # of a process
    breaks: Callable[[str], Coroutine[Any, Any, None]] | None = None  # those of a process


@pytest.fixture(params=["redis", "postgres", "simulated"])
def lines(request: pytest.FixtureRequest) -> Lines:
    if request.param == "simulated":
        ground = Simulated()
        channels = Channels(ground.loop, ground.random)

        async def breaks(process: str) -> None:
            channels.break_off(ground.process.name)

        return Lines(
            ground,
            lambda name: ChannelBus("simulated", name, lambda _: channels.connect(ground.process)),
            breaks,
        )
    if request.param == "redis":
        redis: Redis = request.getfixturevalue("redis")

        async def ends(process: str) -> None:
            await asyncio.to_thread(redis.kill)
            await asyncio.to_thread(redis.start)

        return Lines(Real(), lambda name: ChannelBus(redis.url, name, opened), ends)
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.create(f"bus_{abs(hash(request.node.name))}")
    return Lines(Real(), lambda name: ChannelBus(url, name, opened))


@asynccontextmanager
async def at_work(*buses: ChannelBus) -> Any:
    """They publish and listen; what each hears."""
    heard: list[list[News]] = [[] for _ in buses]
    tasks = []
    for bus, list_ in zip(buses, heard, strict=True):
        tasks += [asyncio.create_task(bus.listen(list_.append))]
        tasks += [asyncio.create_task(bus.publish())]
    await all_hear(buses, heard)
    try:
        yield heard
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while OPENED:  # a server's process ends, and its connections with it
            backend: Any = OPENED.pop()
            with suppress(Exception):
                await backend.on_shutdown()
            if hasattr(backend, "_redis"):
                await backend._redis.aclose()


async def all_hear(buses: tuple[ChannelBus, ...], heard: list[list[News]]) -> None:
    """Whoever begins to listen misses what was told before: so it is told again and again."""
    while not all(any(isinstance(news, Left) for news in one) for one in heard):
        for bus in buses:
            bus.tell_left()
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    for one in heard:
        one.clear()


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.02)


def test_what_one_tells_the_others_hear_in_order_and_it_does_not(lines: Lines) -> None:
    async def work() -> None:
        one, two, three = (lines.bus(name) for name in ("one", "two", "three"))
        async with at_work(one, two, three) as heard:
            for number in range(60):
                one.tell_wrote("T", number, [f'{{"n":{number},"text":"ü"}}'])
            one.tell_presence("T", ["ada", "bo"])
            await until(lambda: len(heard[1]) >= 61 and len(heard[2]) >= 61)
            await one.finish()
            expected: list[News] = [
                Wrote("one", "T", number, [f'{{"n":{number},"text":"ü"}}']) for number in range(60)
            ]
            expected.append(Here("one", "T", ["ada", "bo"]))
            assert heard[1] == expected
            assert heard[2] == expected
            assert heard[0] == []
            assert one.healthy
            assert not one.alone

    lines.ground.run(work())


def test_what_is_too_long_is_told_without_its_text(lines: Lines) -> None:
    async def work() -> None:
        one, two = lines.bus("one"), lines.bus("two")
        async with at_work(one, two) as heard:
            one.tell_wrote("T", 7, ["x" * 20_000])
            await until(lambda: bool(heard[1]))
            assert heard[1] == [Wrote("one", "T", 7, None)]

    lines.ground.run(work())


def test_both_may_talk_at_once(lines: Lines) -> None:
    async def work() -> None:
        one, two = lines.bus("one"), lines.bus("two")
        async with at_work(one, two) as heard:
            for number in range(30):
                one.tell_wrote("A", number, ["{}"])
                two.tell_wrote("B", number, ["{}"])
                await asyncio.sleep(0)
            await until(lambda: len(heard[0]) >= 30 and len(heard[1]) >= 30)
            assert [news.first for news in heard[0]] == list(range(30))
            assert [news.first for news in heard[1]] == list(range(30))

    lines.ground.run(work())


@pytest.mark.parametrize("lines", ["redis", "simulated"], indirect=True)
def test_a_channel_that_broke_is_found_again(lines: Lines) -> None:
    async def work() -> None:
        one, two = lines.bus("one"), lines.bus("two")
        async with at_work(one, two) as heard:
            assert lines.breaks is not None
            await lines.breaks("one")
            number = 0
            while not heard[1]:  # what is told meanwhile may be lost
                one.tell_wrote("T", number, ["{}"])
                number += 1
                await asyncio.sleep(0.1)
            last = heard[1][-1]
            assert isinstance(last, Wrote)
            assert last.process == "one"
            await until(lambda: one.healthy and two.healthy)

    lines.ground.run(work())
