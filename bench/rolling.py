"""Restarts the processes behind a real proxy in turn while people and bots play: `make rolling`.

    python bench/rolling.py --processes 2 3 --proxies nginx caddy --rounds 2

PostgreSQL, Redis, so many processes, and nginx or Caddy with the files of deploy/. People sit at
tables with people and at tables with bots, come back as the web client does, and somebody else
loads pages all the time. Counted are answers that nobody should get, how long tables stood still,
and acknowledged moves that are missing.
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from compiled import compile_bots
from live.databases import Postgres, Redis
from live.faults import check
from live.people import live
from live.proxies import DRAIN, KINDS, Proxy, find
from live.rolling import Visitors, is_ready, longest_waits, restart_in_turn
from live.servers import Server

GAMES = ("gold-nuggets", "gold", "go-for-gold")
HEAD = (
    "| proxy, processes | acknowledged, lost | failures | sockets back, median and at most "
    "| slowest request | longest wait for a person's move | for a bot's |"
)
ROWS: list[str] = []  # of the table in the end


def rolled(kind: str, processes: int, rounds: int, tables: int, seed: int) -> None:
    """One evening behind one proxy."""
    folder = Path(tempfile.mkdtemp(prefix="motherlode-rolling-"))
    with ExitStack() as stack:
        postgres, redis = Postgres(), Redis()
        stack.callback(postgres.remove)
        stack.callback(redis.remove)
        database = postgres.create("rolling")
        servers = []
        for number in range(processes):
            name, more = f"server-{number}", {"proxy": "1", "drain": DRAIN[kind]}
            server = Server(folder, database, redis.url, name=name, **more)
            servers.append(server)
            stack.callback(server.kill)
        proxy = Proxy(kind, folder, [server.port for server in servers])
        stack.callback(proxy.kill)

        async def evening() -> None:
            visitors = Visitors(proxy.url, seed)
            games = (GAMES * tables)[:tables]
            await visitors.sit_down_at(games, people=2, bots=0)
            await visitors.sit_down_at(games, people=1, bots=2)
            await asyncio.sleep(20)  # the first bots load what was compiled
            for server in servers:
                await is_ready(server)
            before = await longest_waits(database)
            reader = asyncio.create_task(visitors.ask_for_pages())
            await asyncio.sleep(5)
            for _ in range(rounds):
                await restart_in_turn(servers, pause=4.0)
            reader.cancel()
            await visitors.finish(600)
            found = await check(visitors.ledger, database)
            after = await longest_waits(database)
            report(f"{kind}, {processes} processes", visitors, found, before, after)

        live(evening(), 3600)
        for server in servers:
            assert server.stop() == 0
            assert server.complaints == [], server.complaints[:5]


def report(
    what: str,
    visitors: Visitors,
    found: dict[str, int],
    before: dict[str, float],
    after: dict[str, float],
) -> None:
    """The result, in a few lines."""
    noticed = visitors.noticed
    away = sorted(noticed.away)
    back = f"{away[len(away) // 2]:.1f} s, {away[-1]:.1f} s" if away else "none lost"
    ROWS.append(
        f"| {what} | {found['acknowledged']:,}, none | {noticed.failures or 'none'} | {back} "
        f"| {noticed.slowest:.1f} s | {after['person']:.1f} s (before {before['person']:.1f}) "
        f"| {after['bot']:.1f} s (before {before['bot']:.1f}) |"
    )
    print(
        f"{what}: {found['acknowledged']} moves acknowledged, none lost; "
        f"{sum(noticed.statuses.values())} requests, failures {noticed.failures or 'none'}, "
        f"slowest {noticed.slowest:.2f} s; {len(away)} sockets lost, back after "
        f"{away[len(away) // 2] if away else 0:.2f} s, at most {away[-1] if away else 0:.2f} s; "
        f"longest wait for a person's move {after['person']:.2f} s, a bot's {after['bot']:.2f} s "
        f"(before the first restart {before['person']:.2f} and {before['bot']:.2f})",
        flush=True,
    )


def main() -> None:
    """Every proxy with every number of processes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--proxies", nargs="+", default=list(KINDS), choices=KINDS)
    parser.add_argument("--rounds", type=int, default=2, help="of restarts")
    parser.add_argument("--tables", type=int, default=6, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    compile_bots(GAMES, "greenhorn")
    for kind in wanted.proxies:
        if find(kind) is None:
            print(f"{kind} is not installed: left out", flush=True)
            continue
        for processes in wanted.processes:
            rolled(kind, processes, wanted.rounds, wanted.tables, wanted.seed)
    print(f"\n{HEAD}\n| --- | ---: | --- | ---: | ---: | ---: | ---: |")
    print("\n".join(ROWS), flush=True)


if __name__ == "__main__":
    main()
