"""Kills servers, restarts the database and loses the channels while people play: `make faults`.

    python bench/faults.py --kills 200

Every storm ends with the same check (tests/live/faults.py): each acknowledged move is in the record
in its place, each log is whole, each record is proved, each match has ended.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.databases import Postgres, Redis
from live.faults import Crowd, check, kill_often
from live.people import Person, Place, live
from live.servers import Server

GAMES = ("gold-nuggets", "gold", "go-for-gold", "claim-poker", "gold-nuggets", "wurf-und-weg")
HOURS = 4 * 3600.0


def killed(kind: str, kills: int, seed: int) -> dict[str, dict[str, int]]:
    """One server, killed again and again; what was found in the end."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-faults-"))
    postgres = Postgres() if kind == "postgres" else None
    database = postgres.create("faults") if postgres else f"sqlite:///{folder}/motherlode.db"
    server = Server(folder, database)
    told: dict[str, dict[str, int]] = {}

    async def storm() -> None:
        crowd = Crowd([server.url], seed)
        await crowd.sit_down(GAMES, bots=1)
        back = await kill_often(server, kills, Random(seed))
        await crowd.finish(1800)
        told["found"] = await check(crowd.ledger, database)
        slowest = {"slowest start, s": round(max(back), 1)}
        report(f"{kind}: {kills} kills", told["found"], slowest)

    with taken_down(server, *([postgres] if postgres else [])):
        live(storm(), HOURS)
    return told


def database_restarted(times: int, seed: int) -> None:
    """PostgreSQL stops and starts under load, without warning."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-faults-"))
    postgres = Postgres()
    database = postgres.create("faults")
    server = Server(folder, database)

    async def storm() -> None:
        crowd = Crowd([server.url], seed)
        await crowd.sit_down(GAMES)
        for _ in range(times):
            await asyncio.sleep(2)
            await asyncio.to_thread(postgres.restart)
        await crowd.finish(1800)
        found = await check(crowd.ledger, database)
        report(f"PostgreSQL restarted {times} times", found, {})

    with taken_down(server, postgres):
        live(storm(), HOURS)


def channels_lost(seconds: float, seed: int) -> None:
    """Redis is gone for a while; the players of each table sit at different processes."""
    postgres, redis = Postgres(), Redis()
    database = postgres.create("faults")
    servers = [
        Server(Path(tempfile.mkdtemp(prefix="motherlode-faults-")), database, redis.url)
        for _ in range(2)
    ]

    async def storm() -> None:
        crowd = Crowd([server.url for server in servers], seed)
        await crowd.sit_down(GAMES)
        await asyncio.sleep(seconds)
        redis.kill()
        await asyncio.sleep(seconds)
        await asyncio.to_thread(redis.start)
        await crowd.finish(1800)
        found = await check(crowd.ledger, database)
        # How much slower it is shows when everyone has gone home: the crowd itself takes its time.
        hops = {"with Redis": await hop(servers, seconds)}
        redis.kill()
        hops["without"] = await hop(servers, seconds)
        await asyncio.to_thread(redis.start)
        await asyncio.sleep(2)
        hops["with Redis again"] = await hop(servers, seconds)
        shown = {
            f"ms from process to process {state}": round(1000 * s) for state, s in hops.items()
        }
        report(f"Redis gone for {seconds:.0f} s", found, shown)

    with taken_down(*servers, redis, postgres):
        live(storm(), HOURS)


async def hop(servers: list[Server], seconds: float) -> float:
    """The median time from a word at one process to its being heard at another."""
    ada, bo = [await Person.arrive(server.url, "Word") for server in servers]
    table = await ada.open("gold", "me", "open")
    times = []
    async with ada.at(table) as here, bo.at(table) as there:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            heard = chats(there)
            began = time.monotonic()
            await here.ask("chat", phrase="hello")
            await there.wait(lambda heard=heard: chats(there) > heard)  # type: ignore[misc]
            times.append(time.monotonic() - began)
            await asyncio.sleep(0.1)
    return median(times)


def chats(place: Place) -> int:
    """How many words were heard."""
    return sum(message["type"] == "chat" for message in place.messages)


@contextmanager
def taken_down(*parts: Server | Postgres | Redis) -> Iterator[None]:
    """Whatever happens, nothing keeps running; and the servers had nothing to complain about."""
    try:
        yield
        for part in parts:
            if isinstance(part, Server):
                assert part.stop() == 0
                assert part.complaints == [], part.complaints[:5]
    finally:
        for part in parts:
            if isinstance(part, Server):
                part.kill()
            else:
                part.remove()


def report(what: str, *figures: dict[str, int] | dict[str, float]) -> None:
    """One line of the result."""
    shown = ", ".join(f"{name} {value}" for some in figures for name, value in some.items())
    print(f"{what}: nothing lost; {shown}", flush=True)


def main() -> None:
    """All storms, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="on each database")
    parser.add_argument("--restarts", type=int, default=10, help="of PostgreSQL")
    parser.add_argument("--outage", type=float, default=20.0, help="of Redis, seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", choices=["sqlite", "postgres", "database", "channels"], action="append"
    )
    wanted = parser.parse_args()
    only = wanted.only or ["sqlite", "postgres", "database", "channels"]
    for kind in ("sqlite", "postgres"):
        if kind in only and wanted.kills:
            killed(kind, wanted.kills, wanted.seed)
    if "database" in only:
        database_restarted(wanted.restarts, wanted.seed)
    if "channels" in only:
        channels_lost(wanted.outage, wanted.seed)


if __name__ == "__main__":
    main()
