"""One's name, one's data: a new name everywhere, everything handed out, everything forgotten."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live.databases import Postgres
from live.people import Person, Place, live
from live.servers import Server
from live.stored import asked

import motherlode
from motherlode.server.storage import schema

Serve = Callable[..., Server]


async def begun(host: Person, guest: Person, game: str = "gold-nuggets") -> tuple[Place, Place]:
    here = await host.enter(await host.open(game, "me", "open"))
    there = await guest.enter(here.id)
    await there.ask("sit", seat=1)
    await here.ask("start")
    await there.wait(lambda: there.state is not None)
    return here, there


def names(place: Place) -> list[str]:
    return [seat["name"] for seat in (place.table or {})["seats"]]


async def played(here: Place, there: Place) -> str:
    """Plays to the end; the match."""
    await asyncio.gather(here.play_to_the_end(Random(1)), there.play_to_the_end(Random(2)))
    assert here.state is not None
    return str(here.state["match"])


async def account(person: Person, login: str) -> None:
    kept = {"login": login, "password": "under the pine"}
    assert (await person.http("POST", "/api/account/password", json=kept)).status_code == 200


def test_a_new_name_that_leads_to_the_old_one_is_written_once(server: Server) -> None:
    """Beside Ada, “Ada 2” who wants to be Ada is “Ada 2” again: it was tried for ever."""

    async def evening() -> None:
        ada, eve = [await Person.arrive(server.url, name) for name in ("Ada", "Ada 2")]
        here, there = await begun(ada, eve)
        assert names(here) == ["Ada", "Ada 2"]
        before = (await there.ask("ping"))["at"]
        (await eve.http("POST", "/api/me", json={"name": "Ada"})).raise_for_status()
        for _ in range(20):
            await asyncio.sleep(0.05)
            assert (await there.ask("ping"))["at"] <= before + 1
        await here.leave()
        await there.leave()

    live(evening())


def test_a_new_name_is_ones_name_everywhere(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        over = await begun(ada, bo)
        match = await played(*over)
        running = await begun(ada, bo)
        other = await begun(bo, ada)
        await ada.http("POST", "/api/me", json={"name": "Countess"})
        for place in (running[1], other[0]):
            await place.wait(lambda place=place: "Countess" in names(place))  # type: ignore[misc]
        for _ in range(200):
            record = await bo.get(f"/api/matches/{match}/record")
            if "Countess" in record["names"]:
                break
            await asyncio.sleep(0.05)
        assert record["names"] == ["Countess", "Bo"]
        motherlode.replay(record)
        assert (await bo.get(f"/api/matches/{match}/replay"))["names"] == ["Countess", "Bo"]
        lines = await bo.get("/api/tables/mine")
        assert {seat["name"] for line in lines for seat in line["seats"]} == {"Countess", "Bo"}
        for place in (*over, *running, *other):
            await place.leave()

    live(evening())


async def befriended(one: Person, other: Person) -> None:
    code = (await one.get("/api/friends"))["invitation"]
    assert (await other.http("POST", "/api/friends", json={"code": code})).status_code == 200


@pytest.mark.parametrize("kind", ["embedded", "postgres"])
def test_whoever_is_forgotten_is_nowhere(
    serve: Serve, postgres: Postgres, tmp_path: Path, kind: str
) -> None:
    url = f"sqlite:///{tmp_path / 'motherlode.db'}"
    if kind == "postgres":
        url = postgres.create("forgotten")
    server = serve(database=url)

    async def evening() -> dict[str, Any]:
        zelda, bo = [await Person.arrive(server.url, name) for name in ("Zelda", "Bo")]
        await account(zelda, "zelda.f")
        over = await begun(zelda, bo)
        match = await played(*over)
        assert (await bo.get(f"/api/matches/{match}/replay"))["names"][0] == "Zelda"
        running = await begun(bo, zelda)
        lobby = await bo.enter(await bo.open("gold", "me", "open"))
        sits = await zelda.enter(lobby.id)
        await sits.ask("sit", seat=1, name="Zelda the Great")
        watched = await bo.enter(await bo.open("gold", "me", "open"))
        watches = await zelda.enter(watched.id)
        await watches.ask("chat", text="Here I am")
        own = await zelda.open("gold", "me", {"kind": "here", "name": "Little Z"}, "open")
        await befriended(zelda, bo)
        (bo_s,) = (await zelda.get("/api/friends"))["friends"]
        called = await zelda.http("POST", f"/api/friends/{bo_s['id']}/invite", json={"table": own})
        assert called.status_code == 204
        data = await zelda.get("/api/me/data")
        gone = await zelda.http("DELETE", "/api/me")
        assert (gone.status_code, gone.json()["person"]) == (200, None)
        for place in (over[0], running[1], sits, watches):
            assert await place.ended() == 4401
        assert (await zelda.get("/api/me"))["person"] is None
        record = await bo.get(f"/api/matches/{match}/record")
        motherlode.replay(record)
        assert record["names"] == ["Somebody", "Bo"]
        assert (await bo.get(f"/api/matches/{match}/replay"))["names"][0] == "Somebody"
        await running[0].wait(lambda: "Somebody" in names(running[0]))
        assert running[0].table is not None
        assert running[0].table["seats"][1]["resigned"]
        await running[0].play_to_the_end(Random(3))  # a bot has taken his place
        assert (await bo.get(f"/api/tables/{lobby.id}"))["seats"][1]["kind"] == "open"
        answer = await bo.http("GET", f"/api/tables/{own}")
        assert answer.json()["slug"] == "table/closed"
        login = {"login": "zelda.f", "password": "under the pine"}
        assert (await bo.http("POST", "/api/account/login", json=login)).status_code == 403
        for place in (over[1], running[0], lobby, watched):
            await place.leave()
        return dict(data)

    data = live(evening())
    assert server.complaints == []
    server.stop()
    everything = json.dumps(
        {table: asked(url, f"select * from {table}") for table in TABLES}, default=str
    )
    for trace in (data["person"], "Zelda", "zelda", "Little Z", "Here I am"):
        assert trace not in everything, trace
    server.start()  # the logs that were rewritten make tables
    assert "set aside" not in server.log


# All there are, but for what processes tell each other for an hour: that an id is nobody's.
TABLES = [name for name in schema.metadata.tables if name != "news"]


def test_everything_that_is_kept_of_one_can_be_taken_along(server: Server) -> None:
    async def evening() -> None:
        ada, bo = [await Person.arrive(server.url, name) for name in ("Ada", "Bo")]
        login = f"ada.{id(ada)}"
        await account(ada, login)
        await account(bo, f"bo.{id(bo)}")
        places = await begun(ada, bo)
        await places[0].ask("chat", text="A nugget!")
        await places[1].ask("chat", text="None of hers")
        match = await played(*places)
        answer = await ada.http("GET", "/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert [(one["name"], one["login"]) for one in data["account"]] == [("Ada", login)]
        assert "password" not in answer.text
        assert "argon2" not in answer.text
        assert data["records"] == [f"/api/matches/{match}/record"]
        assert [result["match_id"] for result in data["results"]] == [match]
        assert [rating["game"] for rating in data["ratings"]] == ["gold-nuggets"]
        said = [entry.get("text") for entry in data["tables"][places[0].id]]
        assert "A nugget!" in said
        assert "None of hers" not in said
        await befriended(ada, bo)
        about = {"words": "He sings", "table": places[0].id, "seat": 1}
        assert (await ada.http("POST", "/api/friends/reports", json=about)).status_code == 204
        data = await ada.get("/api/me/data")
        assert [one["name"] for one in data["friends"]] == ["Bo"]
        assert [one["words"] for one in data["reports"]] == ["He sings"]
        assert (len(data["profiles"]), data["blocked"]) == (1, [])
        theirs = await bo.http("GET", "/api/me/data")
        assert "He sings" not in theirs.text
        assert "A nugget!" not in theirs.text
        for place in places:
            await place.leave()

    live(evening())


def test_nobody_without_a_cookie_has_data_or_can_be_forgotten(server: Server) -> None:
    async def evening() -> None:
        nobody = Person(server.url, "Nobody", {})
        for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
            answer = await nobody.http(method, path)
            assert (answer.status_code, answer.json()["slug"]) == (401, "person/unknown")

    live(evening())
