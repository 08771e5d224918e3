"""Time and chance keep the same promises, the machine's own and the simulated ones."""

import asyncio
import secrets
import time

import pytest
from simulate.grounds import Ground, Simulated

from motherlode.server.clock import SystemClock
from motherlode.simulate.randomness import stream
from motherlode.simulate.server import BEGIN
from motherlode.table.randomness import Randomness, new_id, new_seed


class Calendar:
    """The machine's, which somebody may set."""

    def __init__(self, ground: Ground) -> None:
        self.set = 0.0
        self._ground = ground

    def __call__(self) -> float:
        if isinstance(self._ground, Simulated):
            return BEGIN + self._ground.loop.time() + self.set
        return time.time() + self.set


def clock_of(ground: Ground, calendar: Calendar) -> SystemClock:
    """As `assembly` makes it, and as `simulate.server` does."""
    monotonic = ground.loop.time if isinstance(ground, Simulated) else time.monotonic
    return SystemClock(calendar, monotonic)


def test_a_clock_goes_on_evenly_whatever_is_set_until_it_follows(ground: Ground) -> None:
    calendar = Calendar(ground)

    async def work() -> None:
        clock = clock_of(ground, calendar)
        assert abs(clock.now() - calendar()) < 0.5
        before, since = clock.now(), clock.monotonic()
        calendar.set = 7200.0
        await asyncio.sleep(0.05)
        passed = clock.monotonic() - since
        assert passed >= 0.049
        assert clock.now() - before == pytest.approx(passed, abs=0.02)
        assert clock.drift() == pytest.approx(7200.0, abs=0.5)
        clock.follow()
        assert clock.now() - before == pytest.approx(7200.0 + passed, abs=0.5)
        assert clock.drift() == pytest.approx(0.0, abs=0.5)

    ground.run(work())


def test_waiting_takes_as_long_as_the_clock_says(ground: Ground) -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        clock, order = clock_of(ground, Calendar(ground)), list[str]()
        since = clock.monotonic()
        loop.call_later(0.06, order.append, "later")
        loop.call_later(0.02, order.append, "sooner")
        loop.call_later(0.04, order.append, "never").cancel()
        loop.call_soon(order.append, "soon")
        loop.call_soon(order.append, "then")
        await asyncio.sleep(0.1)
        assert order == ["soon", "then", "sooner", "later"]
        assert clock.monotonic() - since >= 0.099
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()

    ground.run(work())


def test_a_task_that_is_cancelled_tidies_up(ground: Ground) -> None:
    async def work() -> None:
        told: list[str] = []

        async def wait() -> None:
            try:
                await asyncio.sleep(100)
            finally:
                told.append("tidied up")

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert told == ["tidied up"]

    ground.run(work())


@pytest.mark.parametrize("random", [secrets, stream(3, "edges")], ids=["real", "simulated"])
def test_chance_is_bytes_and_numbers_within_their_limits(random: Randomness) -> None:
    assert [len(random.token_bytes(count)) for count in (0, 1, 32)] == [0, 1, 32]
    assert {random.randbelow(6) for _ in range(600)} == set(range(6))
    assert random.randbelow(1) == 0
    with pytest.raises(ValueError, match=r".+"):
        random.randbelow(0)
    ids = {new_id(random) for _ in range(200)}
    assert len(ids) == 200
    assert {len(bytes.fromhex(id_)) for id_ in ids} == {10}
    assert len(bytes.fromhex(new_seed(random))) == 32
