"""What a move costs live tables by themselves: no socket, no disk, one thread.

    python bench/load/live_tables.py              processor time a move, several rounds
    python bench/load/live_tables.py --profile    and where it goes, by function

Two people play Gold Nuggets at each of many tables, in turns. Processor time beside other work on
the machine is steadier than moves a second; the least of several rounds is the steadiest.
"""

import argparse
import asyncio
import cProfile
import pstats
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from random import Random

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from live.in_memory import InMemory, MemoryLog
from live.tables import HOST, plan

from motherlode.server.clock import SystemClock
from motherlode.server.live.live_table import LiveTable
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.settings import Settings

decode = msgspec.json.Decoder(say.Play).decode
encode = msgspec.json.Encoder().encode


class Reader(Subscriber):
    """Somebody who reads nothing but the last that he was sent."""

    def __init__(self, person: str) -> None:
        self.last = b""
        super().__init__(person, person.title(), self.hear)

    def hear(self, message: bytes) -> None:
        """The newest."""
        self.last = message


async def open_table(here: InMemory, game: str) -> tuple[LiveTable, list[Reader]]:
    """A table with two people, and the first match begun."""
    live = await here.registry.open_table(HOST, "Hana", plan(game, "me", "open", friendly=True))
    people = [Reader(HOST), Reader("guest")]
    for person in people:
        await live.subscribe(person)
    live.handle(people[1], say.Sit(1, 1, "Gus"))
    here.log.flush()
    await start(here, live, people[0])
    return live, people


async def start(here: InMemory, live: LiveTable, host: Reader) -> None:
    """The next match."""
    later = live.handle(host, say.Start(2))
    if later is not None:
        await later()
    here.log.flush()


async def keep(log: MemoryLog) -> None:
    """Whatever waits is durable, whenever somebody waits for it."""
    while True:
        log.flush()
        await asyncio.sleep(0)


async def play(
    game: str, tables: int, moves: int, seed: int, profile: cProfile.Profile | None = None
) -> float:
    """Processor seconds a move, of this many at each table."""
    here = InMemory(Settings(signal=0.0), MemoryLog(), SystemClock(), seed)
    random = Random(seed)
    here.services.tasks.spawn(keep(here.log))
    at_table = [await open_table(here, game) for _ in range(tables)]
    spent, played = 0.0, 0
    for _ in range(moves):
        asked = []
        for live, people in at_table:
            match = live.table.match
            if match is None or match.over:
                await start(here, live, people[0])
                match = live.table.match
                assert match is not None
            seat = match.to_act[0]
            move = random.choice(match.legal(seat))
            ask = say.Play(9, seat, move, live.table.seen[seat])
            asked.append((live, people[seat], encode(ask)))
        here.bus.told.clear()
        with profile or nullcontext():
            began = time.process_time()
            for live, person, message in asked:
                live.handle(person, decode(message))
            here.log.flush()
            spent += time.process_time() - began
        played += len(asked)
    return spent / played


def main() -> None:
    """Several rounds, and the least of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="gold-nuggets")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    took = [
        asyncio.run(play(options.game, options.tables, options.moves, seed))
        for seed in range(options.rounds)
    ]
    each = ", ".join(f"{1e6 * seconds:.1f}" for seconds in took)
    print(f"{1e6 * min(took):.1f} µs of processor time a move at least (rounds: {each})")
    if options.profile:
        profile = cProfile.Profile(time.process_time)
        asyncio.run(play(options.game, options.tables, options.moves, 0, profile))
        pstats.Stats(profile).sort_stats("tottime").print_stats(90)


if __name__ == "__main__":
    main()
