"""Pages of who has played ten thousand matches, beside a newcomer's at an empty server.

    python bench/pages_at_scale.py [--people 100000] [--matches 10000] [--rounds 150] [--postgres]

Two real servers in the same run, on databases of the same kind: one with these people and matches,
one with a single guest. Both are asked for the same pages in turn, one request after the other, and
the 99th percentiles stand side by side.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.crowd import FRIEND, GAME, NEWCOMER, REGULAR, fill
from live.databases import Postgres
from live.servers import Server
from live.stored import cookie

from motherlode.server.condition import Condition
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.transactions import database_on

PAGES = {
    "one's page": "/api/me/profile",
    "statistics": "/api/me/statistics",
    "finished": "/api/me/finished",
    "finished of a game": f"/api/me/finished?game={GAME}",
    "finished with a friend": f"/api/me/finished?game={GAME}&friend=p-{FRIEND}",
    "a rating's way": f"/api/me/rating/{GAME}",
    "ladder": f"/api/ladders/{GAME}",
    "ladder of a week": f"/api/ladders/{GAME}?time=week",
    "ladder of friends": f"/api/ladders/{GAME}?among=friends",
    "friends": "/api/friends",
    "one's tables": "/api/tables/mine",
    "public tables": "/api/tables",
    "from devices": "/api/me/matches",
}


async def made(url: str, people: int, matches: int) -> None:
    """A database with so many."""
    engine = connect(url)
    await migrate(engine)
    database = database_on(engine, Condition(lambda: 0.0))
    await database.transact(lambda connection: fill(connection, people, matches))
    await database.close()


async def measured(servers: dict[str, tuple[str, str]], rounds: int) -> dict[str, dict[str, float]]:
    """By page and server: the 99th percentile, in milliseconds."""
    times: dict[str, dict[str, list[float]]] = {
        page: {name: [] for name in servers} for page in PAGES
    }
    clients = {
        name: httpx.AsyncClient(
            base_url=url, timeout=60, headers={"Cookie": f"motherlode={signed}"}
        )
        for name, (url, signed) in servers.items()
    }
    for turn in range(rounds + 5):
        for page, path in PAGES.items():
            for name, http in clients.items():
                began = time.perf_counter()
                answer = await http.get(path)
                if turn >= 5:  # the first ones find nothing at hand
                    times[page][name].append(1000 * (time.perf_counter() - began))
                # At the empty server there is no such friend, which is an answer, too.
                assert answer.status_code in (200, 404), (path, answer.text)
    for http in clients.values():
        await http.aclose()
    return {
        page: {name: sorted(all_)[int(0.99 * len(all_))] for name, all_ in by.items()}
        for page, by in times.items()
    }


def main() -> None:
    """Fills, starts, asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=150)
    parser.add_argument("--postgres", action="store_true")
    chosen = parser.parse_args()
    postgres = Postgres() if chosen.postgres else None
    started: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            if postgres:
                postgres.start()
            servers: dict[str, tuple[str, str]] = {}
            sizes = {"crowded": (REGULAR, chosen.people, chosen.matches), "empty": (NEWCOMER, 0, 0)}
            for name, (person, people, matches) in sizes.items():
                where = Path(folder) / name
                where.mkdir()
                url = postgres.create(name) if postgres else f"sqlite:///{where / 'motherlode.db'}"
                asyncio.run(made(url, people, matches))
                started.append(Server(where, url, requests_per_minute="1e9"))
                servers[name] = (started[-1].url, cookie(url, person.title()))
            print(f"{'page':<24} {'crowded':>9} {'empty':>9}  ratio   (p99, ms)")
            for page, found in asyncio.run(measured(servers, chosen.rounds)).items():
                crowded, empty = found["crowded"], found["empty"]
                print(f"{page:<24} {crowded:9.1f} {empty:9.1f} {crowded / empty:6.2f}")
        finally:
            for server in started:
                server.stop()
            if postgres:
                postgres.remove()


if __name__ == "__main__":
    main()
