"""What a run is made of is the same on every machine and every Python: held by stored values.

A hash over a whole run would be another one with every word that a server says, and so say nothing.
What must never change by itself lies below the server: how chance is drawn from a seed, when which
fault comes, and in which order the loop does what is asked of it, with processes killed and hung,
and messages lost, doubled and late. That whole runs are the same in another process, whose sets
are in another order, is in `test_simulation`.
"""

import asyncio
from hashlib import blake2b

import pytest

from motherlode.simulate.channels import Channels
from motherlode.simulate.faults import KINDS, schedule
from motherlode.simulate.journal import Journal
from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.randomness import stream
from motherlode.simulate.world import Course

# By name, so that a new kind of fault changes nothing here.
FAULTS = {
    "kill": "19fbfda4979a168a",
    "hang": "b19171047d36ac2a",
    "no-answer": "04c5d6d85f25b7c2",
    "partition": "cff08e424eb15122",
    "rolling-upgrade": "feb3849ab79a7cb6",
}


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def test_chance_by_a_seed() -> None:
    random = stream(7, "somebody")
    drawn = [
        random.randbelow(1000),
        random.token_bytes(6).hex(),
        repr(random.between(2.0, 3.0)),
        random.often(0.5),
        random.choice("abcdefgh"),
        random.randrange(10**12),
    ]
    assert digest(repr(drawn)) == "2dcbe98e4f9a8dd7"


@pytest.mark.parametrize("kind", FAULTS)
def test_when_which_fault_comes(kind: str) -> None:
    course = Course(11, days=3, servers=3, faults=(kind,), rate=6.0)
    faults = schedule(course, lambda name: stream(course.seed, name))
    assert len(faults) > 3
    told = [repr((one.kind, one.at, one.slot, one.seconds, one.strength)) for one in faults]
    assert digest("".join(told)) == FAULTS[kind]


def test_every_kind_of_fault_is_drawn_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(11, days=2, servers=3, faults=("kill", "hang"), rate=6.0)

    def drawn() -> list[tuple[str, float, float]]:
        faults = schedule(course, lambda name: stream(course.seed, name))
        return [(one.kind, one.at, one.strength) for one in faults]

    before = drawn()
    monkeypatch.delitem(KINDS, "cut")
    assert drawn() == before


def test_the_order_in_which_things_happen() -> None:
    loop = VirtualLoop()
    journal = Journal(loop.time)
    channels = Channels(loop, stream(3, "channels"))
    channels.weather.lost = channels.weather.doubled = channels.weather.late = 0.3
    processes = [Process(loop, f"s{number}") for number in range(3)]

    async def listen(name: str, channel: object) -> None:
        await channel.subscribe(["all"])  # type: ignore[attr-defined]
        async for _, data in channel.stream_events():  # type: ignore[attr-defined]
            journal.note("heard", name, data)

    async def work(name: str, process: Process) -> None:
        random, channel = stream(3, name), channels.connect(process)
        listening = asyncio.create_task(listen(name, channel))
        for number in range(40):
            await asyncio.sleep(random.between(0.0, 0.5))
            journal.note("tells", name, str(number).encode())
            await channel.publish(f"{name} {number}".encode(), ["all"])
            async with asyncio.timeout(5.0):
                await asyncio.gather(*(asyncio.sleep(random.between(0, 0.01)) for _ in range(3)))
        listening.cancel()

    for process in processes:
        loop.call_as(process, loop.create_task, work(process.name, process))
    processes[1].dies_at = 200
    loop.call_later(3.0, processes[2].hang, 2.5)
    loop.run_until_complete(loop.create_task(asyncio.sleep(60.0)))
    loop.bury()
    loop.close()
    assert journal.counts["heard"] > 60
    assert journal.digest == "a10baa2497616979b325f29a3faaaf6b"
