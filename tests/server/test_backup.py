"""`motherlode backup` and `restore`: while people play, and from one database to the other."""

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from live import stored
from live.admin import run
from live.databases import Postgres
from live.evening import begun, some_moves
from live.people import Person, live
from live.servers import Server
from live.stored import VERSIONS, asked

from motherlode.server.storage.database import newest

Serve = Callable[..., Server]
KINDS = ("sqlite", "postgres")


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str, str], str]:
    """An empty one."""

    def create(kind: str, name: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.create(f"backup_{name}_{tmp_path.name.replace('-', '_')}")

    return create


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_kept_under_play_destroyed_and_restored_elsewhere(
    kind: str, other: str, new_database: Callable[[str, str], str], serve: Serve, tmp_path: Path
) -> None:
    """What was acknowledged before the backup is there, and everybody goes on with his cookie."""
    before, after = new_database(kind, "before"), new_database(other, "after")
    file = tmp_path / "kept"
    server = serve(database=before)

    async def evening() -> tuple[list[Person], str, list[tuple[str, int, str]]]:
        ada, bo = [await Person.with_account(server.url, name) for name in ("Ada", "Bo")]
        table = await ada.open("gold", "me", "open")
        here, there = await begun(table, ada, bo)
        for place in (here, there):
            place.think = 0.02
        await some_moves([here, there], 10)
        sure = [*here.acknowledged, *there.acknowledged]
        playing = [
            asyncio.create_task(place.play_to_the_end(Random(number)))
            for number, place in enumerate((here, there))
        ]
        said = await asyncio.to_thread(run, "backup", str(file), "--database", before)
        assert str(file) in said
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for place in (here, there):
            await place.leave()
        return [ada, bo], table, sure

    people, table, sure = live(evening())
    server.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    run("restore", str(file), "--database", after)
    restored = serve(database=after)

    entries = asked(after, f"select body from entries where table_id = '{table}'")
    moves = [_played(row["body"]) for row in entries]
    assert all((seat, move) in moves for _, seat, move in sure)

    async def goes_on() -> None:
        here, there = [await one.elsewhere(restored.url).enter(table) for one in people]
        await asyncio.gather(here.play_to_the_end(Random(3)), there.play_to_the_end(Random(4)))
        for place in (here, there):
            assert place.over
            await place.leave()

    live(goes_on())
    assert restored.complaints == []


def _played(body: str) -> tuple[int | None, str]:
    entry = json.loads(body)
    return entry.get("seat") if "move" in entry else None, entry.get("move", "")


@pytest.mark.parametrize("version", [VERSIONS[0], VERSIONS[-1]])
def test_an_older_backup_is_brought_to_the_newest_version(
    version: str, new_database: Callable[[str, str], str], tmp_path: Path
) -> None:
    before, after = new_database("sqlite", "before"), new_database("sqlite", "after")
    stored.load(version, before)
    run("backup", str(tmp_path / "kept"), "--database", before)
    run("restore", str(tmp_path / "kept"), "--database", after)
    assert asked(after, "select * from entries order by 1, 2") == asked(
        before, "select * from entries order by 1, 2"
    )
    (row,) = asked(after, "select version_num from alembic_version")
    assert row["version_num"] == newest()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of an evening."""
    url = f"sqlite:///{tmp_path / 'evening.db'}"
    stored.load(VERSIONS[-1], url)
    run("backup", str(tmp_path / "kept"), "--database", url)
    return tmp_path / "kept"


def test_what_is_no_whole_backup_is_refused_and_nothing_is_made(kept: Path) -> None:
    whole, body = kept.read_bytes(), gzip.decompress(kept.read_bytes())
    lines = body.splitlines(keepends=True)
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    changed = [*lines[:row], lines[row].replace(b"[", b"[ ", 1), *lines[row + 1 :]]
    newer = lines[0].replace(json.loads(lines[0])["schema"].encode(), b"9999")
    closing = {**json.loads(lines[-1]), "sha256": _digest([newer, *lines[1:-1]])}
    from_tomorrow = [newer, *lines[1:-1], json.dumps(closing).encode() + b"\n"]
    database = kept.with_name("restored.db")
    for slug, content in {
        "backup/unknown": b"something else",
        "backup/damaged": whole[: len(whole) // 2],
        "backup/damaged ": gzip.compress(b"".join(lines[:-1])),
        "backup/damaged  ": gzip.compress(b"".join(changed)),
        "backup/newer": gzip.compress(b"".join(from_tomorrow)),
    }.items():
        file = kept.with_name("bad")
        file.write_bytes(content)
        said = run("restore", str(file), "--database", f"sqlite:///{database}", code=2)
        assert slug.strip() in said
        assert not database.exists() or asked_tables(database) == []
    said = run("restore", str(kept) + "x", "--database", f"sqlite:///{database}", code=2)
    assert "backup/missing" in said


def _digest(lines: list[bytes]) -> str:
    return hashlib.sha256(b"".join(lines)).hexdigest()


def asked_tables(database: Path) -> list[object]:
    return list(asked(f"sqlite:///{database}", "select name from sqlite_master"))


def test_nothing_is_overwritten(kept: Path) -> None:
    url = f"sqlite:///{kept.with_name('evening.db')}"
    entries = asked(url, "select * from entries order by 1, 2")
    assert "backup/exists" in run("backup", str(kept), "--database", url, code=2)
    assert "backup/not-empty" in run("restore", str(kept), "--database", url, code=2)
    assert asked(url, "select * from entries order by 1, 2") == entries
    nowhere = f"sqlite:///{kept.with_name('nowhere.db')}"
    assert "database/none" in run("backup", str(kept) + "2", "--database", nowhere, code=2)
    assert not kept.with_name("nowhere.db").exists()
    assert not list(kept.parent.glob(".*partial"))
