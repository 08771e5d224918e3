"""The database hangs, is locked or has no room: everyone is told so, and nothing is lost."""

import asyncio
import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from random import Random

import httpx
import pytest
from live.databases import Postgres
from live.people import Person, Place, live
from live.servers import Server

import motherlode

Serve = Callable[..., Server]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="stops and limits processes by /proc")


async def has(server: Server, database: bool) -> None:
    """Waits until probes and metrics agree on how the database is."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        while True:
            health, ready, metrics = [
                await http.get(path) for path in ("/health", "/ready", "/metrics")
            ]
            assert (await http.get("/live")).status_code == 200
            up = f"motherlode_database_up {float(database)}\n" in metrics.text
            status = 200 if database else 503
            if up and health.status_code == ready.status_code == status:
                assert health.json()["database"] is database
                return
            await asyncio.sleep(0.2)


async def through(server: Server, breakdown: Callable[[], Iterator[None]]) -> None:
    """Two people play; the database fails while one decides, and comes back; they play on."""
    ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
    here = await ada.enter(await ada.open("gold-nuggets", "me", "open"))
    there = await bo.enter(here.id)
    await there.ask("sit", seat=1)
    await here.ask("start")
    rival = asyncio.create_task(there.play_to_the_end(Random(1)))
    await here.play_some(3, Random(2))
    rival.cancel()
    turn = await whose(here, there)
    with contextmanager(breakdown)():
        assert turn.state is not None
        decision = asyncio.create_task(turn.play(turn.state["legal"][0]))
        await has(server, database=False)
        assert not decision.done()
        for method, path, body in (
            ("POST", "/api/me", {"name": "Somebody else"}),
            ("POST", "/api/tables", {"game": "gold", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ):
            refused = await bo.http(method, path, json=body)
            assert (refused.status_code, refused.json()["slug"]) == (503, "server/database-away")
            assert int(refused.headers["retry-after"]) > 0
            assert refused.headers["content-security-policy"]
    await decision
    await has(server, database=True)
    await asyncio.gather(here.play_to_the_end(Random(3)), there.play_to_the_end(Random(4)))
    assert here.state is not None
    record = await ada.get(f"/api/matches/{here.state['match']}/record")
    motherlode.replay(record)
    for seat, place in enumerate((here, there)):
        made = [move for mover, move in record["events"] if mover == seat]
        assert made == [move for _, _, move in place.acknowledged]
        await place.leave()


async def whose(*places: Place) -> Place:
    """Who is to decide now."""
    for place in places:
        await place.ask("sync")
    return next(place for place in places if place.state and place.state["legal"])


def told(server: Server) -> None:
    """It stands in the log once that it is away and once that it is back, for reads and writes."""
    away, back = (server.log.count(f"the database is {word}") for word in ("away", "back"))
    assert 1 <= away == back <= 2
    assert server.complaints == []


@LINUX
def test_a_database_that_hangs(serve: Serve, postgres: Postgres) -> None:
    server = serve(database=postgres.create("hung"))

    def hangs() -> Iterator[None]:
        postgres.freeze()
        try:
            yield
        finally:
            postgres.thaw()

    live(through(server, hangs))
    told(server)


def test_an_embedded_database_that_another_program_has_locked(serve: Serve) -> None:
    server = serve()

    def is_locked() -> Iterator[None]:
        with closing(sqlite3.connect(server.folder / "motherlode.db", timeout=60)) as other:
            other.execute("begin immediate")
            yield
            other.rollback()

    live(through(server, is_locked))
    told(server)


@LINUX
def test_a_disk_without_room(serve: Serve) -> None:
    server = serve()

    def is_full() -> Iterator[None]:
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (16384, before[1]))
        yield
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)

    live(through(server, is_full))
    told(server)
