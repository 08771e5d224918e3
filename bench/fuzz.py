"""Sends a hundred thousand frames that no honest client sends: `make fuzz`.

    python bench/fuzz.py --frames 100000

Vandals sit at tables of their own as host, guest and spectator; beside them people play. At the end
every frame was answered or its socket closed, the server's log holds no exception, and the people
have lost nothing (tests/live/fuzz.py, tests/live/faults.py).
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.databases import Postgres
from live.faults import Crowd, check
from live.fuzz import Vandal
from live.people import Person, live
from live.servers import Server

from motherlode.games import games

PEOPLE = ("gold-nuggets", "gold", "go-for-gold")
KINDS = ("noise", "broken", "twisted", "stale", "foreign", "replayed", "oversized")


async def at_every_game(url: str, frames: int, seed: int) -> Counter[str]:
    """At each game a host, a guest and a spectator, each sending his share."""
    vandals: list[Vandal] = []
    for number, game in enumerate(games()):
        host, guest, watcher = [await Person.arrive(url, name) for name in ("Hex", "Gil", "Wat")]
        table = await host.open(game, "me", "open", {"kind": "here", "name": "Opa"})
        async with guest.at(table) as place:
            await place.ask("sit", seat=1)
        if number % 2:
            async with host.at(table) as place:
                await place.ask("start")
        for person in (host, guest, watcher):
            vandals.append(Vandal(person, table, game, Random(seed + 10 * number + len(vandals))))
    share = -(-frames // len(vandals))
    await asyncio.gather(*(vandal.rage(share) for vandal in vandals))
    return sum((vandal.counts for vandal in vandals), start=Counter())


def fuzzed(wanted: int, seed: int, on_postgres: bool) -> dict[str, Any]:
    """One server, vandals and people; how many frames there were, and what was found."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-fuzz-"))
    postgres = Postgres() if on_postgres else None
    database = postgres.create("fuzz") if postgres else f"sqlite:///{folder}/motherlode.db"
    server = Server(folder, database, moves_per_second="1000000")
    told: dict[str, Any] = {}

    async def evening() -> None:
        crowd = Crowd([server.url], seed)
        await crowd.sit_down(PEOPLE)
        counts = await at_every_game(server.url, wanted, seed)
        await crowd.finish(1800)
        found = await check(crowd.ledger, database)
        frames = sum(counts[kind] for kind in KINDS)
        print(f"{frames} frames, each answered or its socket closed ({counts['closed sockets']}):")
        print("  " + ", ".join(f"{kind} {counts[kind]}" for kind in KINDS))
        slugs = [(slug, count) for slug, count in counts.most_common() if "/" in slug]
        print("  errors: " + ", ".join(f"{slug} {count}" for slug, count in slugs))
        print(f"  people beside them: {found}", flush=True)
        assert frames >= wanted
        told.update(count=frames, found={**found, "closed sockets": counts["closed sockets"]})

    try:
        live(evening(), 4 * 3600)
        assert server.stop() == 0
    finally:
        server.kill()
        if postgres:
            postgres.remove()
    assert server.complaints == [], server.complaints[:5]
    return told


def main() -> None:
    """One evening."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="instead of the embedded database")
    wanted = parser.parse_args()
    fuzzed(wanted.frames, wanted.seed, wanted.postgres)


if __name__ == "__main__":
    main()
