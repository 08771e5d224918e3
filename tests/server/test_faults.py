"""The server is killed, the database restarted, the channels lost: nothing acknowledged is.

The short form; `make faults` does it hundreds of times.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from random import Random

import pytest
from live.databases import Postgres, Redis
from live.faults import Crowd, check, kill_often
from live.people import Person, Place, live
from live.servers import Server

Serve = Callable[..., Server]


def test_a_killed_server_loses_nothing_acknowledged(serve: Serve) -> None:
    server = serve()
    database = f"sqlite:///{server.folder}/motherlode.db"

    async def evening() -> None:
        crowd = Crowd([server.url], seed=1)
        await crowd.sit_down(("gold-nuggets", "go-for-gold", "gold"), bots=1)
        await kill_often(server, 3, Random(1))
        await crowd.finish(120)
        found = await check(crowd.ledger, database)
        assert found["acknowledged"] > 20

    live(evening())
    assert server.complaints == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the child in /proc")
def test_bots_that_die_are_replaced(serve: Serve) -> None:
    server = serve()

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "bot")
        async with ada.at(table) as here:
            await here.ask("start")
            await here.play_to_the_end(Random(1), until=lambda: moves_of_bots(here) > 0)
            for child in server.children:
                os.kill(child, signal.SIGKILL)
            await here.play_to_the_end(Random(3))

    live(evening())
    assert server.complaints == []


def moves_of_bots(place: Place) -> int:
    return sum(bool(message.get("bot")) for message in place.messages)


def test_a_database_that_is_restarted_is_waited_for(
    serve: Serve, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.create("storm")
    servers = [serve(database=database, channels=redis.url) for _ in range(2)]

    async def evening() -> None:
        crowd = Crowd([server.url for server in servers], seed=2)
        await crowd.sit_down(("gold-nuggets", "gold"))
        await asyncio.sleep(1)
        await asyncio.to_thread(postgres.restart)
        await asyncio.sleep(1)
        redis.kill()
        before = crowd.ledger.moves
        await asyncio.sleep(3)
        servers[0].kill()
        await asyncio.to_thread(servers[0].start)
        await asyncio.to_thread(redis.start)
        await asyncio.sleep(1)
        await crowd.finish(120)
        assert crowd.ledger.moves > before
        await check(crowd.ledger, database)

    live(evening())
    assert [server.complaints for server in servers] == [[], []]
