"""One's own tables in the order in which one wants them, and codes as people type them."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.databases import Postgres
from live.people import Person, Place, live
from live.servers import Server
from live.stored import asked, cookie, write
from live.tables import Kept

from motherlode.server.http.routes import tables
from motherlode.server.storage import own_tables
from motherlode.table.codes import typed_code


async def begun(host: Person, guest: Person, **plan: object) -> tuple[Place, Place]:
    table = await host.open("gold-nuggets", "me", "open", **plan)
    here, there = await host.enter(table), await guest.enter(table)
    await there.ask("sit", seat=1)
    await here.ask("start")
    await there.wait(lambda: there.state is not None)
    return here, there


async def finish(here: Place, there: Place) -> None:
    await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))


async def leave(*places: Place) -> None:
    for place in places:
        await place.leave()


def test_ones_turn_comes_first_and_what_is_over_last(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        mine = await begun(ada, bo)
        while mine[0].state and mine[0].state["view"]["to_act"] != [0]:
            await mine[1].play(mine[1].state["legal"][0])  # type: ignore[index]
            await mine[0].ask("sync")
        theirs = await begun(bo, ada)
        while theirs[0].state and theirs[0].state["view"]["to_act"] != [0]:
            await theirs[1].play(theirs[1].state["legal"][0])  # type: ignore[index]
            await theirs[0].ask("sync")
        over = await begun(ada, bo)
        await finish(*over)
        lobby = await ada.open("gold", "me", "open")
        lines = await ada.get("/api/tables/mine")
        assert [line["id"] for line in lines] == [mine[0].id, theirs[0].id, lobby, over[0].id]
        assert [line.get("your_turn", False) for line in lines] == [True, False, False, False]
        assert [line["status"] for line in lines] == ["playing", "playing", "lobby", "over"]
        assert [("finished" in line, "winners" in line) for line in lines] == [
            *[(False, False)] * 3,
            (True, True),
        ]
        last, state = lines[-1], over[0].state
        assert state is not None
        assert last["winners"] == [("Ada", "Bo")[seat] for seat in state["result"]["winners"]]
        assert last["match"] == state["match"]
        assert lines[0]["updated"] - 600 < last["finished"] <= last["updated"] + 0.001
        await leave(*mine, *theirs, *over)

    live(evening())


def test_a_series_is_finished_with_its_last_game(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        places = await begun(ada, bo, series={"kind": "everyone-starts"})
        await finish(*places)
        (line,) = await ada.get("/api/tables/mine")
        assert line["status"] == "over"
        assert "finished" not in line
        assert "winners" not in line
        await places[0].ask("start")
        await places[1].wait(lambda: not places[1].over)
        await finish(*places)
        (line,) = await ada.get("/api/tables/mine")
        assert line["finished"]
        assert places[0].table is not None
        winners = (await ada.get(f"/api/tables/{places[0].id}"))["series"]["winners"]
        assert line["winners"] == [("Ada", "Bo")[seat] for seat in winners]
        await leave(*places)

    live(evening())


def test_a_bot_in_ones_place_makes_it_nobodys_turn(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        here, there = await begun(ada, bo)
        await there.leave()
        await here.wait(lambda: bool(here.table and here.table["seats"][1].get("away")))
        await here.ask("assign", seat=1, plan={"kind": "bot", "level": "legend"})
        (line,) = await bo.get("/api/tables/mine")
        assert line["seats"][1]["mine"]
        assert not line.get("your_turn")
        await here.leave()

    live(evening())


def test_finished_tables_take_no_place_from_running_ones(server: Server) -> None:
    """More of them than are shown at all, each newer than the one that still runs."""

    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        running = await begun(ada, bo)
        shown = own_tables.FINISHED
        over = [await begun(ada, bo) for _ in range(shown + 2)]
        for places in over:
            await finish(*places)
            await leave(*places)
        lines = await ada.get("/api/tables/mine")
        assert lines[0]["id"] == running[0].id
        assert [line["status"] for line in lines] == ["playing"] + ["over"] * shown
        newest = [places[0].id for places in over[::-1][:shown]]
        assert [line["id"] for line in lines[1:]] == newest
        await leave(*running)

    live(evening())


def many(count: int) -> dict[str, Kept]:
    """Tables in all states, the host at each of them."""
    tables = {}
    for number in range(count):
        kept = Kept("gold-nuggets", "me", "open", seed=number, public=number % 3 == 0)
        if number % 3:
            kept.start()
            kept.play_on(Random(number), decisions=5 if number % 3 == 1 else None)
        tables[f"T{number + 23456:0>9}".replace("0", "X").replace("1", "Y")] = kept
    return tables


def loads(metrics: str) -> float:
    """How many tables were loaded from their logs."""
    (line,) = re.findall(r"^motherlode_load_seconds_count (\S+)$", metrics, re.MULTILINE)
    return float(line)


def test_a_list_loads_no_table(serve: Callable[..., Server], tmp_path: Path) -> None:
    """Not even after a restart, when none is at hand."""
    tables = many(300)
    url = write(tmp_path, tables)
    server = serve()
    assert "300 tables were entered into the index anew" in server.log
    server.stop()
    before = len(server.log)
    server.start()
    assert "index anew" not in server.log[before:]
    host = Person(server.url, "Host", {"Cookie": f"motherlode={cookie(url, 'Host')}"})

    async def evening() -> None:
        lobbies = await host.get("/api/tables")
        mine = await host.get("/api/tables/mine")
        assert loads((await host.http("GET", "/metrics")).text) == 0
        assert {line["status"] for line in lobbies} == {"lobby"}
        assert len(lobbies) == 3  # of one host; there is room for others
        assert {line["status"] for line in mine} == {"playing", "over"}  # newer than the lobbies
        for line in mine:
            table = tables[line["id"]].table
            match = table.match
            assert line["status"] == table.status
            assert line.get("match") == table.match_id
            assert line["updated"] == table.stirred
            assert line.get("your_turn", False) == bool(match and 0 in match.to_act)
            assert [seat["name"] for seat in line["seats"]] == [c.name for c in table.chairs]
            assert [seat.get("mine", False) for seat in line["seats"]] == [True, False]
            won = table.standing.winners or []
            assert line.get("winners", []) == [table.chairs[seat].name for seat in won]
            info = await host.get(f"/api/tables/{line['id']}")
            assert info["seats"] == [{**seat, **secrets(info, seat)} for seat in line["seats"]]
        assert loads((await host.http("GET", "/metrics")).text) == len(mine)

    live(evening())
    assert server.complaints == []


def secrets(info: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any]:
    """What only the table tells of a seat, and no list."""
    told = info["seats"][seat["seat"]]
    return {name: told[name] for name in ("invitation", "secret", "who") if name in told}


def test_lists_know_what_was_done_before_a_sudden_end(serve: Callable[..., Server]) -> None:
    server = serve()

    async def evening() -> tuple[Person, str]:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        here, there = await begun(ada, bo)
        for place in (here, there) * 8:
            await place.ask("sync")
            if place.state and place.state["legal"]:
                await place.play(place.state["legal"][0])
        server.kill()
        await leave(here, there)
        return ada, here.id

    ada, table = live(evening())
    server.start()
    again = ada.elsewhere(server.url)

    async def morning() -> None:
        (line,) = await again.get("/api/tables/mine")
        place = await again.enter(table)
        assert place.state is not None
        assert line.get("your_turn", False) == (0 in place.state["view"]["to_act"])
        await place.leave()

    live(morning())


@pytest.mark.parametrize(
    "typed", ["K7M4QX", "k7m4qx", "k7m 4qx", " K7M-4QX ", "K7M–4QX", "k 7 m\u00a04 q x", "K7M‑4QX"]
)
def test_a_code_is_read_as_it_was_meant(typed: str) -> None:
    assert typed_code(typed) == "K7M4QX"


def test_a_typed_code_leads_to_the_table(server: Server) -> None:
    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        table = await ada.open("gold-nuggets", "me", "open")
        code = (await ada.get(f"/api/tables/{table}"))["code"]
        spread = " - ".join(code.lower())
        for typed in (f"{code[:3]} {code[3:]}", f"{code[:3]}-{code[3:]}".lower(), spread):
            assert (await ada.get(f"/api/codes/{typed}"))["table"] == table
        for wrong in (f"{code}2", "%2F", "***", "-"):
            answer = await ada.http("GET", f"/api/codes/{wrong}")
            assert answer.status_code == 404, wrong
        assert (await ada.http("GET", "/api/codes/222222")).json()["slug"] == "code/unknown"

    live(evening())


def test_tables_of_one_host_leave_room_for_others(serve: Callable[..., Server]) -> None:
    server = serve()

    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        his = await bo.open("gold-nuggets", "me", "open", public=True)
        many = [await ada.open("gold-nuggets", "me", "open", public=True) for _ in range(60)]
        listed = [line["id"] for line in await ada.get("/api/tables")]
        assert listed == [*reversed(many[-tables.OF_ONE_HOST :]), his]

    live(evening())


@pytest.mark.parametrize("kind", ["embedded", "postgres"])
def test_many_guests_of_one_address_leave_room_for_others(
    serve: Callable[..., Server], postgres: Postgres, tmp_path: Path, kind: str
) -> None:
    url = f"sqlite:///{tmp_path / 'motherlode.db'}"
    if kind == "postgres":
        url = postgres.create("one_address")
    server = serve(database=url, proxy="1")

    async def evening() -> None:
        async def guest(name: str, address: str) -> Person:
            person = await Person.arrive(server.url, name)
            person.headers["X-Forwarded-For"] = address
            return person

        bo = await guest("Bo", "10.0.0.1")
        his = await bo.open("gold-nuggets", "me", "open", public=True)
        crowd = [await guest("Crowd", f"2001:db8:1:2::{number}") for number in range(1, 13)]
        theirs = [
            await one.open("gold-nuggets", "me", "open", public=True)
            for one in crowd
            for _ in range(2)
        ]
        listed = [line["id"] for line in await bo.get("/api/tables")]
        assert listed == [*reversed(theirs[-tables.OF_ONE_ADDRESS :]), his]

    live(evening())
    kept = asked(url, "select opened_from from tables")
    assert len({row["opened_from"] for row in kept}) == 2
    assert "db8" not in str(kept)
