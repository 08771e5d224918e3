"""Processes behind a proxy are restarted in turn, and nobody notices; measured: `make rolling`."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from live.databases import Postgres, Redis
from live.faults import check
from live.people import live
from live.proxies import DRAIN, KINDS, Proxy, find
from live.rolling import Visitors, is_ready, restart_in_turn
from live.servers import Server

Serve = Callable[..., Server]


@pytest.mark.parametrize("kind", KINDS)
def test_a_rolling_restart_behind_a_proxy(
    serve: Serve, postgres: Postgres, redis: Redis, tmp_path: Path, kind: str
) -> None:
    if find(kind) is None:
        pytest.skip(f"{kind} is not installed")
    database = postgres.create(f"rolling_{kind}")
    options = {"database": database, "channels": redis.url, "proxy": "1", "drain": DRAIN[kind]}
    servers = [serve(**options) for _ in range(2)]
    proxy = Proxy(kind, tmp_path, [server.port for server in servers])

    async def evening() -> None:
        visitors = Visitors(proxy.url, seed=3)
        await visitors.sit_down_at(("gold-nuggets",), people=2, bots=0)
        await visitors.sit_down_at(("gold-nuggets", "gold-nuggets"), people=1, bots=2)
        for server in servers:
            await is_ready(server)
        reader = asyncio.create_task(visitors.ask_for_pages())
        await restart_in_turn(servers, pause=1.0)
        reader.cancel()
        await visitors.finish(120)
        assert visitors.noticed.failures == {}
        assert visitors.noticed.away  # their sockets were lost, and they came back
        await check(visitors.ledger, database)

    try:
        live(evening())
    finally:
        proxy.stop()
    assert [server.complaints for server in servers] == [[], []]
