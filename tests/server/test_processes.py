"""Several server processes on one database: any process serves any table."""

import asyncio
import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from live.databases import Postgres, Redis
from live.people import Person, Place, live
from live.servers import Server

import motherlode

Serve = Callable[..., Server]


async def seated(servers: list[Server], game: str, *more: str) -> list[Place]:
    """A table with one person at each process."""
    people = [
        await Person.arrive(server.url, name)
        for server, name in zip(servers, ("Ada", "Bo", "Cy"), strict=False)
    ]
    table = await people[0].open(game, "me", *["open"] * (len(people) - 1), *more)
    places = [await person.enter(table) for person in people]
    for seat, place in enumerate(places[1:], 1):
        await place.ask("sit", seat=seat)
    return places


async def play_apart(servers: list[Server], game: str, *more: str) -> None:
    places = await seated(servers, game, *more)
    watcher = await (await Person.arrive(servers[-1].url, "Dee")).enter(places[0].id)
    host = places[0]
    await host.wait(lambda: all(s["kind"] != "open" for s in (host.table or {})["seats"]))
    await host.wait(lambda: not any(s.get("away") for s in (host.table or {})["seats"]))
    await watcher.ask("chat", phrase="good-luck")
    await host.ask("start")
    players = [place.play_to_the_end(Random(seat)) for seat, place in enumerate(places)]
    await asyncio.gather(*players)
    await watcher.wait(lambda: watcher.over)
    results = [place.state["result"] for place in (*places, watcher) if place.state]
    assert all(result == results[0] for result in results)
    assert host.state is not None
    record = await host.person.get(f"/api/matches/{host.state['match']}/record")
    motherlode.replay(record)
    for seat, place in enumerate(places):
        moves = [event[1] for event in record["events"] if event[0] == seat]
        assert moves == [move for _, _, move in place.acknowledged]
        assert any(message["type"] == "chat" or message.get("chat") for message in place.messages)
    for place in (*places, watcher):
        await place.leave()


def test_three_processes_with_redis(serve: Serve, postgres: Postgres, redis: Redis) -> None:
    database = postgres.create("three")
    servers = [serve(database=database, channels=redis.url) for _ in range(3)]

    async def evening() -> None:
        await asyncio.gather(
            play_apart(servers, "gold-nuggets"),
            play_apart(servers, "go-for-gold"),
        )

    live(evening())
    assert [server.complaints for server in servers] == [[], [], []]


def test_what_is_done_at_one_process_is_told_at_the_others(
    serve: Serve, postgres: Postgres
) -> None:
    """Figures, marks, giving up, closing: the log brings them along."""
    database = postgres.create("told")
    servers = [serve(database=database, channels=database) for _ in range(2)]

    async def evening() -> None:
        ada, bo = await seated(servers, "gold-nuggets", "bot")

        def seats(place: Place) -> list[dict[str, Any]]:
            return list((place.table or {})["seats"])

        await bo.ask("present", seat=1, name="Countess", figure={"colour": "rope"})
        await bo.ask("ready", seat=1)
        await ada.wait(lambda: bool(seats(ada)[1].get("ready")))
        assert (seats(ada)[1]["name"], seats(ada)[1]["colour"]) == ("Countess", "rope")
        await ada.ask("start")
        await bo.wait(lambda: bo.state is not None)
        await bo.ask("resign", seat=1)
        await ada.wait(lambda: bool(seats(ada)[1].get("resigned")))
        assert {"what": "@resigned", "seat": 1} in [
            line for message in ada.messages for line in message.get("lines", [])
        ]
        await ada.ask("close")
        assert [await place.ended() for place in (ada, bo)] == [4410, 4410]
        gone = await bo.person.http("GET", f"/api/tables/{ada.id}")
        assert (gone.status_code, gone.json()["slug"]) == (410, "table/closed")

    live(evening())
    assert [server.complaints for server in servers] == [[], []]


def test_a_running_match_is_found_whichever_process_has_it(
    serve: Serve, postgres: Postgres
) -> None:
    """Nobody is connected to the other process, and no news has reached it."""
    database = postgres.create("found")
    first, second = (serve(database=database, channels=database) for _ in range(2))

    async def evening() -> None:
        ada, bo = [await Person.arrive(first.url, name) for name in ("Ada", "Bo")]
        here = await ada.enter(await ada.open("gold-nuggets", "me", "open"))
        there = await bo.enter(here.id)
        await there.ask("sit", seat=1)
        await here.ask("start")
        assert here.state is not None
        path = f"/api/matches/{here.state['match']}/replay"
        known = []
        for _ in range(3):
            for place in (here, there):
                await place.ask("sync")
                if place.state and place.state["legal"]:
                    await place.play(place.state["legal"][0])
            pages = [await ada.elsewhere(server.url).get(path) for server in (first, second)]
            assert pages[0] == pages[1]
            known.append(len(pages[1]["frames"]))
        assert known == sorted(set(known))  # more each time
        gone = await ada.elsewhere(second.url).http("GET", "/api/matches/NXSUCHMATCH2/replay")
        assert (gone.status_code, gone.json()["slug"]) == (404, "match/unknown")
        for place in (here, there):
            await place.leave()

    live(evening())
    assert [server.complaints for server in (first, second)] == [[], []]


def test_two_processes_with_postgresql_alone(serve: Serve, postgres: Postgres) -> None:
    database = postgres.create("two")
    servers = [serve(database=database, channels=database) for _ in range(2)]

    async def evening() -> None:
        await asyncio.gather(
            play_apart(servers, "claim-poker", "bot"),
            play_apart(servers[::-1], "wurf-und-weg"),
        )

    live(evening())
    assert [server.complaints for server in servers] == [[], []]


def test_another_process_takes_over_what_a_dead_one_drove(
    serve: Serve, postgres: Postgres, redis: Redis
) -> None:
    database = postgres.create("heirs")
    first, second = (serve(database=database, channels=redis.url) for _ in range(2))

    async def evening() -> None:
        ada = await Person.arrive(first.url, "Ada")
        table = await ada.open("gold-nuggets", "bot", "me", "bot")
        here = await ada.enter(table)
        await here.ask("start")
        await here.play_some(2, Random(1))
        here.cut()
        first.kill()
        again = await ada.elsewhere(second.url).enter(table)
        await again.play_to_the_end(Random(2))
        assert again.state is not None
        record = await again.person.get(f"/api/matches/{again.state['match']}/record")
        motherlode.replay(record)
        moves = [event[1] for event in record["events"] if event[0] == 1]
        known = [move for _, _, move in (*here.acknowledged, *again.acknowledged)]
        assert moves == known
        await again.leave()

    live(evening())
    assert second.complaints == []


def test_a_process_that_stops_hands_its_bots_over(
    serve: Serve, postgres: Postgres, redis: Redis
) -> None:
    """Nobody has to find out that it is gone: the bots play on as if nothing had happened."""
    options = {"database": postgres.create("left"), "channels": redis.url, "instant_bots": "0"}
    first, second = (serve(**options) for _ in range(2))

    async def evening() -> None:
        ada = await Person.arrive(first.url, "Ada")
        clock = {"decision": 60}
        table = await ada.open("gold-nuggets", *["bot"] * 4, clock=clock)
        here = await ada.enter(table)
        there = await ada.elsewhere(second.url).enter(table)
        await here.ask("start")
        await there.wait(lambda: moves(there) > 1)
        await here.leave()
        await asyncio.to_thread(first.stop)
        before = moves(there)
        await there.wait(lambda: moves(there) > before + 1)
        await there.leave()

    live(evening())
    assert taken_over(second) == {"handed over": 1, "overdue": 0}
    assert [server.complaints for server in (first, second)] == [[], []]


def moves(place: Place) -> int:
    return sum(message["type"] == "event" for message in place.messages)


def taken_over(server: Server) -> dict[str, int]:
    text = httpx.get(f"{server.url}/metrics").text
    found = re.findall(r'motherlode_taken_over_total{why="([a-z ]+)"} (\d+)', text)
    return {why: int(count) for why, count in found}


@pytest.mark.parametrize("kind", ["embedded", "postgres"])
def test_a_clean_stop_says_goodbye_and_everything_is_there_again(
    serve: Serve, postgres: Postgres, kind: str
) -> None:
    options = {} if kind == "embedded" else {"database": postgres.create("again")}
    server = serve(**options)

    async def evening() -> None:
        places = await seated([server, server], "gold-nuggets")
        ada, bo = places
        await ada.ask("start")
        rival = asyncio.create_task(bo.play_to_the_end(Random(2)))
        await ada.play_some(5, Random(1))
        rival.cancel()
        before = (await ada.ask("sync"))["state"]
        await asyncio.to_thread(server.stop)
        goodbye = ada.messages[-1]
        assert goodbye["type"] == "goodbye"
        assert goodbye["reason"] == "server-stops"
        assert goodbye["retry"] > 0
        await asyncio.gather(ada.leave(), bo.leave())
        await asyncio.to_thread(server.start)
        ada = await ada.person.enter(ada.id)
        bo = await bo.person.enter(bo.id)
        assert ada.state == before
        await asyncio.gather(ada.play_to_the_end(Random(3)), bo.play_to_the_end(Random(4)))
        await asyncio.gather(ada.leave(), bo.leave())

    live(evening())
    assert server.complaints == []
