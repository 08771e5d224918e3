"""The bots' process keeps the same promises, the real one and the simulated one."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from simulate.grounds import Ground, Simulated

from motherlode.games import ours
from motherlode.server.workers.bot_client import WORKER
from motherlode.server.workers.bot_process import BotProcess
from motherlode.server.workers.messages import Alive, Answer, Request, Said, Taken, to_choose
from motherlode.simulate.bots import Mood, starter

GAME = ours("gold-nuggets")


@asynccontextmanager
async def started(ground: Ground) -> AsyncIterator[tuple[BotProcess, list[Said]]]:
    """A process, and what it says."""
    said: list[Said] = []
    start = BotProcess.start
    if isinstance(ground, Simulated):
        start = starter(ground.loop, ground.process, ground.random, Mood())
    process = await start(WORKER, dict(os.environ), said.append)
    ending = asyncio.create_task(process.ended())
    try:
        yield process, said
    finally:
        process.end("the test is over")
        assert await ending == "the test is over"


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.02)


def answers(said: list[Said]) -> dict[int, Answer]:
    return {one.id: one for one in said if isinstance(one, Answer)}


def asked(id_: int) -> Request:
    match = GAME.start(seats=2, seed=5)
    (seat,) = match.to_act
    request = to_choose(GAME, "greenhorn", "M", seat, match.known(seat))
    request.id = id_
    return request


def test_it_gives_signs_of_life_unasked(ground: Ground) -> None:
    async def work() -> None:
        async with started(ground) as (process, said):
            await until(lambda: sum(isinstance(one, Alive) for one in said) >= 2)
            assert process.has_spoken
            assert {type(one) for one in said} == {Alive}

    ground.run(work())


def test_a_request_is_taken_then_answered_with_a_legal_move(ground: Ground) -> None:
    async def work() -> None:
        async with started(ground) as (process, said):
            process.ask(asked(7))
            await until(lambda: 7 in answers(said))
            rest = [one for one in said if not isinstance(one, Alive)]
            assert rest[0] == Taken(7)
            assert len(rest) == 2
            result = answers(said)[7].result
            match = GAME.start(seats=2, seed=5)
            assert result["move"] in match.legal(match.to_act[0])
            assert result["pause"] >= 0
            assert isinstance(result["ready"], bool)

    ground.run(work())


def test_every_request_has_one_answer_whatever_comes_of_it(ground: Ground) -> None:
    async def work() -> None:
        async with started(ground) as (process, said):
            process.ask(Request(1, "warm", GAME.slug, "greenhorn"))
            process.ask(asked(2))
            process.ask(Request(3, "look-back", GAME.slug, record="{}"))
            process.ask(Request(99, "drop"))  # what nobody has asked for
            process.ask(asked(4))
            await until(lambda: len(answers(said)) == 4)
            await asyncio.sleep(0.5)
            numbers = [one.id for one in said if isinstance(one, Answer)]
            assert sorted(numbers) == [1, 2, 3, 4]
            assert [answers(said)[id_].slug for id_ in (1, 2, 4)] == [None] * 3
            assert answers(said)[3].slug is not None
            assert "/" in str(answers(said)[3].slug)

    ground.run(work())


def test_one_that_is_ended_says_nothing_more(ground: Ground) -> None:
    async def work() -> None:
        async with started(ground) as (process, said):
            await until(lambda: bool(said))
            process.ask(asked(1))
            process.end("the test is over")
            process.end("somebody else says so")
            await asyncio.sleep(1.0)
            count = len(said)
            await asyncio.sleep(3.0)
            assert len(said) == count

    ground.run(work())


def test_what_it_is_told_is_the_same_line_for_both() -> None:
    request = asked(1)
    known = GAME.state.from_buffer_copy(base64.b64decode(request.known))
    assert bytes(known) == bytes(GAME.start(seats=2, seed=5).known(request.seat))
