"""The bots' process hangs, babbles or dies, or everyone asks the coach: tables go on."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from live.in_memory import FirstMove, Inbox, InMemory, ManualClock, MemoryLog
from live.odd_workers import (
    BABBLES,
    COUNTS_LOOK_BACKS,
    DIES_OF_EVERY_BOT,
    LOOKS_BACK_FOR_EVER,
    NEVER_STOPS_BABBLING,
    notes,
    ponders,
    slipped_in,
    stops,
)
from live.people import Person, Place, Refusal, live
from live.servers import Server
from live.tables import Kept
from live.virtual_time import virtually
from prometheus_client import CollectorRegistry

from motherlode.engine.errors import MotherlodeError
from motherlode.games import ours
from motherlode.server.clock import SystemClock
from motherlode.server.protocol import messages as say
from motherlode.server.workers import bot_client
from motherlode.server.workers.bot_pool import BotPool
from motherlode.server.workers.stopping import Stopping
from motherlode.server.workers.waiting import HINTS, LONGEST, MOVES

Odd = Callable[[str], Server]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Any":
    """A server with an odd process of bots."""
    started: list[Server] = []

    def start(lines: str = "pass") -> Server:
        first = slipped_in(tmp_path / "first", lines)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([first, os.environ["PYTHONPATH"]]))
        started.append(Server(tmp_path))
        return started[-1]

    if "PYTHONPATH" not in os.environ:
        monkeypatch.setenv("PYTHONPATH", "")
    yield start
    for server in started:
        assert not server.is_running or server.stop() == 0
        assert server.complaints == []


def moves_of_bots(place: Place) -> int:
    return sum(bool(message.get("bot")) for message in place.messages)


async def see_bots_move(here: Place, more: int = 1) -> None:
    """Plays until bots have made so many moves more."""
    enough = moves_of_bots(here) + more
    await here.play_to_the_end(Random(1), until=lambda: moves_of_bots(here) >= enough)
    assert moves_of_bots(here) >= enough


async def metric(person: Person, name: str) -> float:
    lines = (await person.http("GET", "/metrics")).text.splitlines()
    (value,) = [line.split()[1] for line in lines if line.startswith(f"{name} ")]
    return float(value)


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the child in /proc")
def test_bots_that_hang_are_replaced(odd: Odd) -> None:
    server = odd("pass")

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await see_bots_move(here)
            for child in server.children:
                os.kill(child, signal.SIGSTOP)
            await see_bots_move(here, 3)
        assert await metric(ada, "motherlode_bot_restarts_total") == 1
        assert await metric(ada, "motherlode_bot_decision_seconds_count") >= 4
        assert await metric(ada, "motherlode_bot_stand_ins_total") == 0
        assert (await ada.get("/health"))["bots"]

    live(evening(), 60)
    assert "no sign of life" in server.log


def test_bots_that_babble_play_on_and_it_is_said_once(odd: Odd) -> None:
    server = odd(BABBLES)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await see_bots_move(here, 2)
        assert await metric(ada, "motherlode_bot_restarts_total") == 0

    live(evening(), 60)
    assert server.log.count("what is not ours") == 1


def test_bots_that_never_stop_babbling_are_replaced(odd: Odd) -> None:
    server = odd(NEVER_STOPS_BABBLING)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await see_bots_move(here, 2)
        assert await metric(ada, "motherlode_bot_restarts_total") > 0

    live(evening(), 60)
    assert "does not stop babbling" in server.log


def test_a_sensible_move_stands_in_for_a_bot_that_kills_its_process(odd: Odd) -> None:
    server = odd(DIES_OF_EVERY_BOT)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await see_bots_move(here, 2)
        assert await metric(ada, "motherlode_bot_stand_ins_total") >= 2
        assert await metric(ada, "motherlode_bot_restarts_total") >= 2

    live(evening(), 60)
    assert "stands in for a bot" in server.log


def test_a_hundred_hints_of_one_person_are_one(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        async with (
            ada.at(await ada.open("gold-nuggets", "me", "bot")) as here,
            bo.at(await bo.open("gold-nuggets", "me", "bot")) as there,
        ):
            await here.ask("start")
            await there.ask("start")
            await here.wait(lambda: here.state is not None and bool(here.state["legal"]))
            asked = [asyncio.create_task(here.ask("hint", seat=0)) for _ in range(100)]
            await see_bots_move(there)
            answers = await asyncio.gather(*asked, return_exceptions=True)
            slugs = [answer.slug for answer in answers if isinstance(answer, Refusal)]
            assert slugs == ["coach/busy"] * 99
            assert (await here.ask("hint", seat=0))["type"] == "advice"  # one after the other

    live(evening(), 90)


def test_a_hint_for_a_position_that_is_gone_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    async def play() -> None:
        kept = Kept("gold-nuggets", "me", "open").start()
        log = MemoryLog({"TABLE": [msgspec.json.encode(entry).decode() for entry in kept.log]})
        table = InMemory(log=log, clock=ManualClock(kept.now)).live(kept.loaded())
        match = table.table.match
        assert match is not None
        seat = match.to_act[0]
        inbox = Inbox(kept.person(seat))
        await table.subscribe(inbox)
        table.handle(inbox, say.Hint(7, seat))
        await asyncio.sleep(0)
        inbox.new()
        table.handle(inbox, say.Play(8, seat, match.legal(seat)[0], kept.table.seen[seat]))
        log.flush()
        await asyncio.sleep(0.01)
        assert [message.get("answers") for message in inbox.new()] == [8, 7]

    monkeypatch.setattr(FirstMove, "advise", think_for_ever)
    virtually(play())


def test_twenty_who_look_back_at_a_match_are_one_computation(odd: Odd) -> None:
    server = odd(COUNTS_LOOK_BACKS)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await here.play_to_the_end(Random(1))
            assert here.state is not None
            match = here.state["match"]
        path = f"/api/matches/{match}/look-back"
        answers = await asyncio.gather(*(ada.http("GET", path) for _ in range(20)))
        assert [answer.status_code for answer in answers] == [200] * 20

    live(evening(), 90)
    assert len((server.folder / "looked-back").read_text().splitlines()) == 1


def test_a_server_that_stops_during_a_look_back_says_so_and_nothing_else(odd: Odd) -> None:
    server = odd(LOOKS_BACK_FOR_EVER)

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as here:
            await here.ask("start")
            await here.play_to_the_end(Random(1))
            assert here.state is not None
            path = f"/api/matches/{here.state['match']}/look-back"
        asked = [asyncio.create_task(ada.http("GET", path)) for _ in range(3)]
        while not (server.folder / "looked-back").exists():
            await asyncio.sleep(0.1)
        assert await asyncio.to_thread(server.stop) == 0
        for answer in await asyncio.gather(*asked):
            assert (answer.status_code, answer.json()["slug"]) == (503, "coach/failed")

    live(evening(), 90)
    assert server.complaints == []


# --- the queue ---


def with_notes(file: Path, work: Callable[[BotPool], Coroutine[Any, Any, None]]) -> list[str]:
    """What a process was asked, in this order."""

    async def run() -> None:
        pool = BotPool(SystemClock(), CollectorRegistry(), notes(file))
        try:
            await work(pool)
        finally:
            await pool.close()

    live(run(), 60)
    return file.read_text().split()


def test_moves_come_first_and_a_long_queue_of_hints_is_busy(tmp_path: Path) -> None:
    match = ours("gold-nuggets").start(2, seed=1)
    seat = match.to_act[0]

    async def work(pool: BotPool) -> None:
        tries = [pool.advise(match, seat, f"person {n}") for n in range(LONGEST[HINTS] + 4)]
        hints = [asyncio.create_task(hint) for hint in tries]
        await asyncio.sleep(0)  # they are in line before the process is there
        known = match.known(seat)
        moves = [pool.choose(match.game, "prospector", "m", seat, known) for _ in range(5)]
        assert [move for move, _ in await asyncio.gather(*moves)] == ["a move"] * 5
        answers = await asyncio.gather(*hints, return_exceptions=True)
        refused = [one.slug for one in answers if isinstance(one, MotherlodeError)]
        assert refused == ["coach/busy"] * 4

    asked = with_notes(tmp_path / "asked", work)
    assert sorted(asked) == ["advise"] * LONGEST[HINTS] + ["choose"] * 5
    assert asked[:3] == ["choose"] * 3


def test_what_nobody_waits_for_makes_room_for_the_next(tmp_path: Path) -> None:
    """One look back is under way at a time: whoever hangs up keeps nobody waiting."""
    file = tmp_path / "asked"
    file.touch()

    async def told(what: list[str]) -> None:
        while file.read_text().split() != what:
            await asyncio.sleep(0.02)

    async def work() -> None:
        pool = BotPool(SystemClock(), CollectorRegistry(), stops(file))
        try:
            first, same, waits, last = (
                asyncio.create_task(pool.look_back(f'{{"game":"gold","n":{n}}}', own=False))
                for n in (1, 1, 2, 3)
            )
            await told(["look-back"])
            waits.cancel()  # it was in line, and leaves it
            first.cancel()
            await asyncio.sleep(0)
            same.cancel()  # the last of those who wanted to know
            await told(["look-back", "drop", "look-back"])
            assert not last.done()
            last.cancel()
            ended = await asyncio.gather(first, same, waits, last, return_exceptions=True)
            assert all(isinstance(one, asyncio.CancelledError) for one in ended)
        finally:
            await pool.close()

    live(work(), 60)


def test_a_thought_is_stopped_between_two_jobs() -> None:
    stopping = Stopping()
    stopping.begin(7)
    stopping.check()
    stopping.drop(8)
    stopping.check()
    stopping.drop(7)
    with pytest.raises(MotherlodeError) as stopped:
        stopping.check()
    assert stopped.value.slug == "coach/dropped"
    stopping.begin(9)
    stopping.check()


def test_who_ponders_for_ever_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(bot_client.DEADLINES, MOVES, 0.1)
    monkeypatch.setitem(bot_client.DEADLINES, HINTS, 0.1)
    monkeypatch.setattr(bot_client, "COMPILING", 0.0)
    match = ours("gold-nuggets").start(2, seed=1)
    seat = match.to_act[0]

    async def work() -> None:
        pool = BotPool(SystemClock(), CollectorRegistry(), ponders())
        try:
            move, _ = await pool.choose(match.game, "prospector", "m", seat, match.known(seat))
            assert move in match.legal(seat)
            with pytest.raises(MotherlodeError) as refusal:
                await pool.advise(match, seat, "Ada")
            assert refusal.value.slug == "coach/failed"
            assert not pool.healthy
        finally:
            await pool.close()

    live(work(), 60)
    assert "too long over a request (choose)" in caplog.text
