"""One's own tables in the order in which one wants them, and codes as people type them."""

import asyncio
from random import Random

import pytest
from live.people import Person, Place, live
from live.servers import Server

from motherlode.server.api import tables
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
        shown = tables.FINISHED
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
