"""What operators rely on: settings, clear refusals, headers, a log without secrets, backups."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from random import Random

import httpx
import pytest
from live.databases import Postgres
from live.in_memory import ManualClock, Seeded
from live.people import Person, live
from live.processes import free_port
from live.servers import Server
from sqlalchemy import insert, update
from sqlalchemy.exc import SQLAlchemyError

from motherlode.engine.errors import MotherlodeError
from motherlode.server.http.middleware import HEADERS
from motherlode.server.people import identity
from motherlode.server.people.identity import Identity
from motherlode.server.settings import Settings, settings_from
from motherlode.server.storage import schema
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.transactions import database_on

Serve = Callable[..., Server]
ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "running-a-server.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "deploy" / "motherlode.toml"


# --- settings ---


def test_options_come_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "10.0.0.1"\nport = 1111\nlog = "json"\nmoves_per_second = 5\n')
    monkeypatch.setenv("MOTHERLODE_PORT", "2222")
    monkeypatch.setenv("MOTHERLODE_HOST", "10.0.0.2")
    monkeypatch.setenv("MOTHERLODE_PROXY", "yes")
    settings = settings_from(file, host="10.0.0.3", data=None)
    assert (settings.host, settings.port, settings.log) == ("10.0.0.3", 2222, "json")
    assert settings.moves_per_second == 5
    assert settings.proxy


@pytest.mark.parametrize(
    ("text", "slug", "word"),
    [
        ("prot = 80", "settings/unknown", "port"),
        ("port = 'x'", "settings/kind", "int"),
        ("port = true", "settings/kind", "int"),
        ("port = 0", "settings/value", "65535"),
        ("port = ", "settings/not-toml", "TOML"),
        ("log = 'xml'", "settings/value", "json"),
        ("log_level = 'loud'", "settings/value", "warning"),
        ("origin = 'play.example.org'", "settings/value", "https://"),
        ("origin = 'https://example.org/play'", "settings/value", "without a path"),
        ("origin = 'https://['", "settings/value", "https://"),
        ("requests_per_minute = 0", "settings/value", "more than 0"),
        ("signal = -1.0", "settings/value", "0 or more"),
        ("[server]\nport = 80", "settings/unknown", "server"),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, text: str, slug: str, word: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(MotherlodeError) as refusal:
        settings_from(file)
    assert refusal.value.slug == slug
    assert word in refusal.value.message


def test_a_bad_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOTHERLODE_PROXY", "perhaps")
    with pytest.raises(MotherlodeError, match="MOTHERLODE_PROXY"):
        settings_from()


def test_the_example_and_the_guide_know_every_setting() -> None:
    assert settings_from(EXAMPLE).origin == "https://play.example.org"
    example = EXAMPLE.read_text(encoding="utf-8")
    for field in fields(Settings):
        assert f"{field.name} = " in example, field.name
        assert f"| `{field.name}` |" in GUIDE, field.name


# --- refusals ---


def refused(*options: str, port: int | None = None, code: int = 2) -> str:
    """The one line that the command says before it gives up."""
    where = ("--host", "127.0.0.1", "--port", str(port or free_port()))
    command = [sys.executable, "-m", "motherlode.cli", "serve", *where, *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == code, done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("motherlode: ")
    return lines[0]


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused(port=port, code=1)
        found = re.search(r"Port (\d+) is taken .* make play PORT=(\d+), .* --port \2\.", line)
        assert found is not None, line
        assert int(found[1]) == port
        with socket.socket() as other:
            other.bind(("127.0.0.1", int(found[2])))  # it is free indeed
    assert "[server/port]" in line


def test_a_host_that_is_not_here() -> None:
    line = refused("--host", "192.0.2.1", code=1)
    assert "192.0.2.1" in line
    assert "[server/port]" in line


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = refused("--data", str(tmp_path / "file" / "data"))
    assert str(tmp_path / "file" / "data") in line
    assert "[database/folder]" in line


def test_channels_that_do_not_exist(tmp_path: Path) -> None:
    line = refused("--data", str(tmp_path), "--channels", "amqp://me:hush@localhost")
    assert "[channels/url]" in line
    assert "hush" not in line


async def opened(url: str) -> None:
    engine = connect(url)
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@pytest.mark.parametrize(
    ("url", "slug"),
    [
        ("hush", "database/url"),
        ("mysql://me:hush@127.0.0.1/x", "database/url"),
        ("postgresql://me:hush@127.0.0.1:port/x", "database/url"),
        ("postgresql://me:hush@127.0.0.1:1/x", "database/unreachable"),
        ("sqlite://", "database/url"),
    ],
)
def test_a_wrong_database_is_refused_without_its_password(url: str, slug: str) -> None:
    with pytest.raises(MotherlodeError) as refusal:
        asyncio.run(opened(url))
    assert refusal.value.slug == slug
    assert "hush" not in refusal.value.message


def test_a_database_that_is_not_there_or_no_database(postgres: Postgres, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(os.urandom(4096))
    for url in (postgres.url("nowhere"), f"sqlite:///{tmp_path / 'noise'}"):
        with pytest.raises(MotherlodeError) as refusal:
            asyncio.run(opened(url))
        assert refusal.value.slug == "database/unreachable"


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "motherlode.db"
    asyncio.run(opened(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    before = contents(file)
    line = refused("--data", str(tmp_path))
    assert "9999" in line
    assert "[database/newer]" in line
    assert contents(file) == before


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return list(database.iterdump())


def test_postgresql_by_other_names(postgres: Postgres) -> None:
    url = postgres.create("names").replace("postgresql://", "postgres://")
    asyncio.run(opened(f"{url}?sslmode=disable"))


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
    server = serve(proxy="1", requests_per_minute="3")

    def ask(address: str) -> int:
        headers = {"x-forwarded-for": f"6.6.6.6, {address}"}
        return httpx.get(f"{server.url}/api/me", headers=headers).status_code

    assert [ask("10.0.0.1") for _ in range(4)] == [200, 200, 200, 429]
    assert ask("10.0.0.2") == 200
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_the_guide_knows_every_metric(server: Server) -> None:
    text = httpx.get(f"{server.url}/metrics").text
    names = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE ")}
    names -= {name for name in names if name.endswith("_created")}
    assert len(names) > 8
    for name in names:
        assert f"| `{name}` |" in GUIDE, name


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
    said = [line["message"] for line in lines]
    assert any(message.startswith("open at") for message in said)
    assert said[-1] == "closed"
    assert all({"time", "level", "from", "message"} <= line.keys() for line in lines)
    for secret in secrets:
        assert secret not in server.log


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
