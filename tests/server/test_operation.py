"""What operators rely on while it runs: headers, limits, a log without secrets, backups."""

import asyncio
import json
import re
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from live.databases import Postgres
from live.in_memory import ManualClock, Seeded
from live.people import Person, live
from live.servers import Server
from sqlalchemy import insert, update
from sqlalchemy.exc import SQLAlchemyError

from motherlode.server.http.middleware import HEADERS
from motherlode.server.http.static import PAGES
from motherlode.server.people import identity
from motherlode.server.people.identity import Identity
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.transactions import database_on

Serve = Callable[..., Server]
ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")


# --- answers ---


def test_every_answer_has_the_headers(server: Server) -> None:
    for path, status in (
        ("/", 200),
        ("/assets/none.js", 404),
        ("/api/me", 200),
        ("/api/games", 200),
        ("/api/tables/none", 404),
        ("/api/me/statistics", 401),
        ("/api/qr", 400),
        ("/schema/openapi.json", 200),
        ("/health", 200),
        ("/metrics", 200),
    ):
        answer = httpx.get(server.url + path, timeout=30)
        assert answer.status_code == status, path
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], path
    foreign = httpx.post(f"{server.url}/api/me", json={}, headers={"origin": "https://evil.test"})
    assert foreign.status_code == 403
    assert foreign.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_every_address_of_the_client_is_found() -> None:
    """As the client reads them: a page that it shows and the server calls missing is a mistake."""
    routes = ROOT / "web" / "src" / "lib" / "route.svelte.ts"
    firsts = set(re.findall(r"first === '(\w+)'", routes.read_text(encoding="utf-8")))
    assert {"learn", "puzzles", "t"} <= firsts
    for first in firsts:
        assert any(PAGES.fullmatch(f"/{first}{rest}") for rest in ("", "/a", "/a/b")), first


def test_an_address_that_is_none_of_ours_is_not_found(server: Server) -> None:
    browser = {"accept": "text/html,*/*"}
    for path in ("/healthz", "/nothing", "/t", "/print/gold", "/me/too"):
        assert httpx.get(server.url + path).json()["slug"] == "page/unknown", path
        astray = httpx.get(server.url + path, headers=browser)
        assert astray.status_code == 404, path
        assert astray.headers["content-type"].startswith("text/html")
    for path in ("/api/nothing", "/assets/none.js", "/none.png", "/t/none.png"):
        answer = httpx.get(server.url + path, headers=browser)
        assert (answer.status_code, bool(answer.json()["slug"])) == (404, True), path
    for path in ("/", "/me", "/t/ABC", "/j/ABC", "/m/ABC", "/rules/gold", "/print/gold/a"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith("text/html")


def test_probes(server: Server) -> None:
    assert httpx.get(f"{server.url}/ready").json()["database"] is True
    assert httpx.get(f"{server.url}/live").json()["version"]


@pytest.mark.parametrize("body", ["[" * 20_000, '{"name":' * 6000, '{"a":' + "[" * 15_000])
def test_what_is_nested_too_deep_is_the_asker_s_mistake(server: Server, body: str) -> None:
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/me", content=body, headers=kind)
    assert (answer.status_code, answer.json()["slug"]) == (400, "request/invalid")


def test_what_is_no_text_is_the_asker_s_mistake(server: Server) -> None:
    kind = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name":"\xff"}', headers=kind)
    assert (answer.status_code, answer.json()["slug"]) == (400, "request/invalid")


def test_long_answers_are_packed(server: Server) -> None:
    for path in ("/", "/api/games/gold/rules/de", "/api/games", "/schema/openapi.json"):
        packed = httpx.get(server.url + path, headers={"accept-encoding": "gzip"})
        plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        if len(plain.content) > 1000:
            assert packed.headers["content-encoding"] == "gzip"
            assert "accept-encoding" in packed.headers["vary"].lower()
            assert int(packed.headers["content-length"]) < len(plain.content) * 0.6


def test_cookies_are_for_https_where_the_public_address_is(serve: Serve) -> None:
    server = serve(origin="https://play.example.org")
    own = {"origin": "https://play.example.org"}
    answer = httpx.post(f"{server.url}/api/me", json={}, headers=own)
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
    assert httpx.post(f"{server.url}/api/me", json={}, headers={"origin": server.url}).is_error


def test_behind_a_proxy_each_address_has_its_own_limit(serve: Serve) -> None:
    server = serve(proxy="1", requests_per_minute="3", people_per_address="1")

    def ask(address: str) -> int:
        headers = {"x-forwarded-for": f"6.6.6.6, {address}"}
        return httpx.get(f"{server.url}/api/me", headers=headers).status_code

    assert [ask("10.0.0.1") for _ in range(4)] == [200, 200, 200, 429]
    assert ask("10.0.0.2") == 200
    # Some proxies write a line of their own after the client's.
    lines = [("x-forwarded-for", "10.0.0.3"), ("x-forwarded-for", "10.0.0.1")]
    assert httpx.get(f"{server.url}/api/me", headers=lines).status_code == 429
    assert httpx.get(f"{server.url}/health").status_code == 200


# --- the log ---


def test_the_log_is_structured_and_holds_no_secret(serve: Serve, tmp_path: Path) -> None:
    server = serve(log="json", log_level="debug")
    secrets = ["correct horse", "wrong battery"]

    async def evening() -> None:
        ada = await Person.arrive(server.url, "Ada")
        async with ada.at(await ada.open("gold-nuggets", "me", "bot")) as place:
            await place.ask("start")
            await place.play_some(4, Random(1))
        table = await ada.open("gold-nuggets", "me", "open")
        token = await ada.http("POST", f"/api/tables/{table}/seats/1/token")
        secrets.append(token.json()["token"])
        for path, word in (("password", secrets[0]), ("login", secrets[0]), ("login", secrets[1])):
            form = {"login": "ada", "password": word}
            answer = await ada.http("POST", f"/api/account/{path}", json=form)
            assert answer.status_code == (403 if word == secrets[1] else 200)
        secrets.append(ada.headers["Cookie"].partition("=")[2])

    live(evening())
    with closing(sqlite3.connect(tmp_path / "motherlode.db")) as database:
        entries = [json.loads(body) for (body,) in database.execute("select body from entries")]
        secrets += [entry["seed"] for entry in entries if "seed" in entry]
        for query in (
            "select value from secrets",
            "select password from people where password is not null",
            "select digest from tokens",
        ):
            secrets += [row[0] for row in database.execute(query)]
    assert len(secrets) >= 8
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert all(re.fullmatch(r".*T.*:\d\d\.\d{3}Z", line["time"]) for line in lines)
    asked = [line for line in lines if line["message"].startswith("POST /api/tables: 201")]
    assert all(line["request"] for line in asked)
    assert asked
    said = [line["message"] for line in lines]
    assert any(message.startswith("open at") for message in said)
    assert said[-1] == "closed"
    assert all({"time", "level", "from", "message"} <= line.keys() for line in lines)
    for secret in secrets:
        assert secret not in server.log


def test_nobody_writes_a_line_of_our_log(serve: Serve) -> None:
    server = serve(log_level="debug")  # else nothing is said of it at all
    kind = {"content-type": "application/json"}
    for body in (b"[" * 20_000, b'{"name":"\xff"}'):
        path = "/api/me/own/%0AERROR%20%1b%5B1m"
        assert httpx.put(f"{server.url}{path}", content=body, headers=kind).status_code == 400
    assert server.stop() == 0  # a line may be written after its answer has come
    told = [line for line in server.log.splitlines() if "ERROR" in line]
    assert len(told) == 4  # what came, and what was answered
    assert all(r"/api/me/own/\nERROR \x1b[1m: " in line for line in told)


def test_a_failing_statement_does_not_tell_what_it_was_to_write(tmp_path: Path) -> None:
    async def fail() -> str:
        engine = connect(f"sqlite:///{tmp_path / 'empty.db'}")
        try:
            async with engine.begin() as connection:
                row = {"name": "cookies", "value": "hush"}
                await connection.execute(insert(schema.secrets), row)
        except SQLAlchemyError as error:
            return str(error)
        finally:
            await engine.dispose()
        raise AssertionError("there is no such table yet")

    message = asyncio.run(fail())
    assert "insert into secrets" in message.lower()
    assert "hush" not in message


def test_a_request_has_an_id_in_its_answer(serve: Serve) -> None:
    alone, behind = serve(), serve(proxy="1", database=f"sqlite:///{tempfile.mkdtemp()}/x.db")

    def id_(server: Server, path: str, given: str | None = None) -> str:
        headers = {"x-request-id": given} if given else {}
        return httpx.get(server.url + path, headers=headers).headers["x-request-id"]

    own = {id_(alone, path) for path in ("/", "/health", "/api/me", "/api/nothing", "/nothing")}
    assert len(own) == 5
    proxys = "0af7651916cd43dd8448eb211c80319c"
    assert id_(behind, "/api/me", proxys) == proxys
    assert id_(alone, "/api/me", proxys) != proxys  # who comes past a proxy has no say in it
    for odd in ("short", "x" * 65, "with spaces in it", "semi;colon;s"):
        assert id_(behind, "/api/me", odd) != odd


# --- several processes ---


def test_a_new_name_is_known_to_the_other_process_soon(tmp_path: Path) -> None:
    async def evening() -> list[str]:
        engine = connect(f"sqlite:///{tmp_path / 'motherlode.db'}")
        await migrate(engine)
        database = database_on(engine)
        clock = ManualClock()
        here, there = (Identity(database, clock, Seeded(seed)) for seed in (1, 2))
        ada = await here.new_guest("Ada")
        heard = [await there.find(ada.id)]
        async with engine.begin() as connection:
            await connection.execute(update(schema.people).values(name="Countess"))
        heard.append(await there.find(ada.id))
        clock.time += identity.FRESH
        heard.append(await there.find(ada.id))
        await database.close()
        return [person.name for person in heard if person]

    assert asyncio.run(evening()) == ["Ada", "Ada", "Countess"]


# --- backup and restore ---


def test_a_copy_made_while_people_play_opens_elsewhere(serve: Serve, tmp_path: Path) -> None:
    def copy() -> str:
        (tmp_path / "elsewhere").mkdir()
        target = tmp_path / "elsewhere" / "motherlode.db"
        with closing(sqlite3.connect(tmp_path / "motherlode.db")) as database:
            database.execute("vacuum into ?", (str(target),))
        return f"sqlite:///{target}"

    live(play_on_elsewhere(serve, serve(), copy))


def test_a_dump_made_while_people_play_opens_elsewhere(serve: Serve, postgres: Postgres) -> None:
    first = postgres.create("before")

    def copy() -> str:
        second = postgres.create("after")
        postgres.run("pg_dump", "--format=custom", "--file=backup", first)
        postgres.run("pg_restore", "--no-owner", f"--dbname={second}", "backup")
        return second

    live(play_on_elsewhere(serve, serve(database=first), copy))


async def play_on_elsewhere(serve: Serve, first: Server, copy: Callable[[], str]) -> None:
    """Two people play; their server is lost after a backup; they go on where the backup was."""
    ada, bo = [await Person.arrive(first.url, name) for name in ("Ada", "Bo")]
    table = await ada.open("gold-nuggets", "me", "open")
    here, there = await ada.enter(table), await bo.enter(table)
    await there.ask("sit", seat=1)
    await here.ask("start")
    rival = asyncio.create_task(there.play_to_the_end(Random(1)))
    await here.play_some(6, Random(2))
    playing = asyncio.create_task(here.play_some(6, Random(3)))
    kept = len(here.acknowledged)
    url = await asyncio.to_thread(copy)
    await playing
    rival.cancel()
    first.kill()
    second = await asyncio.to_thread(serve, database=url)
    again, too = [await person.elsewhere(second.url).enter(table) for person in (ada, bo)]
    await asyncio.gather(again.play_to_the_end(Random(4)), too.play_to_the_end(Random(5)))
    assert again.state is not None
    record = await again.person.get(f"/api/matches/{again.state['match']}/record")
    moves = [event[1] for event in record["events"] if event[0] == 0]
    assert moves[:kept] == [move for _, _, move in here.acknowledged[:kept]]
    for place in (again, too):
        await place.leave()
    assert second.complaints == []
