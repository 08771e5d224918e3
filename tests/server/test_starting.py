"""What operators rely on before the server runs: settings, and refusals that say what is wrong."""

import asyncio
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest
from live.databases import Postgres
from live.processes import free_port
from live.servers import Server

from motherlode.engine.errors import MotherlodeError
from motherlode.server.settings import Settings, settings_from
from motherlode.server.storage.database import connect, migrate

pytestmark = pytest.mark.heavy

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


def test_a_value_may_lie_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://me:hush@127.0.0.1/x\n")
    monkeypatch.setenv("MOTHERLODE_DATABASE_FILE", str(file))
    assert settings_from().database == "postgresql://me:hush@127.0.0.1/x"


@pytest.mark.parametrize(
    ("variables", "slug", "word"),
    [
        ({"DATABASE_FILE": "/none/such"}, "settings/unreadable", "/none/such"),
        ({"DATABASE_FILE": "/"}, "settings/unreadable", "directory"),
        ({"CHANNELS_FILE": "/dev/null"}, "settings/value", "empty"),
        ({"CHANNELS_FILE": "/dev/null", "CHANNELS": "memory"}, "settings/twice", "CHANNELS_FILE"),
        ({"DATABSE_FILE": "/dev/null"}, "settings/unknown", "DATABASE"),
    ],
)
def test_a_file_that_does_not_help_is_named(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], slug: str, word: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(f"MOTHERLODE_{name}", value)
    with pytest.raises(MotherlodeError) as refusal:
        settings_from()
    assert refusal.value.slug == slug
    assert word.lower() in refusal.value.message.lower()


def test_the_example_and_the_guide_know_every_setting() -> None:
    settings = settings_from(EXAMPLE)
    assert settings.origin == "https://play.example.org"
    unit = (EXAMPLE.parent / "motherlode.service").read_text(encoding="utf-8")
    # What operators call beside the server finds the same database by the same file.
    assert f"MOTHERLODE_DATA={settings.data} " in unit
    assert f"StateDirectory={Path(settings.data).name}\n" in unit
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


def test_what_holds_secrets_is_for_its_owner_alone(serve: Callable[..., Server]) -> None:
    """The keys that sign cookies and calls, and what passwords are checked by."""
    server = serve()
    kept = server.folder.glob("motherlode.db*")
    files = [file for file in kept if not file.name.endswith("-lock")]  # which holds nothing
    assert len(files) > 1
    assert {stat.S_IMODE(file.stat().st_mode) & 0o077 for file in files} == {0}


def test_a_second_server_on_the_same_file(server: Server) -> None:
    line = refused("--data", str(server.folder))
    assert f"process {server.pid}" in line
    assert str(server.folder / "motherlode.db") in line
    assert "[database/in-use]" in line


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
