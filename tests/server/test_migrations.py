"""A database of any older version becomes a new one and matches go on, or nothing changes."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from live.databases import Postgres
from live.people import Person, live
from live.servers import Server
from live.stored import VERSIONS, asked, cookie, load
from sqlalchemy import Connection, inspect

import motherlode
from motherlode.server.storage import database, schema
from motherlode.server.storage.database import DatabaseError, connect, migrate, newest

FAILS = """
from alembic import op
import sqlalchemy as sa
revision = "9999"
down_revision = "{before}"
def upgrade():
    op.create_table("half", sa.Column("way", sa.Integer))
    op.execute("update people set name = 'Nobody'")
    op.execute("delete from {table}")
"""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"migrate_{abs(hash(request.node.name))}")


def migrated(url: str) -> None:
    async def work() -> None:
        engine = connect(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(work())


def differences(url: str) -> list[Any]:
    """Between what the migrations made and what the code says."""

    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work() -> list[Any]:
        engine = connect(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(compare)
        await engine.dispose()
        return found

    return asyncio.run(work())


def everything(url: str) -> dict[str, list[Any]]:
    """All rows of all tables."""

    async def names() -> list[str]:
        engine = connect(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(lambda c: inspect(c).get_table_names())
        await engine.dispose()
        return sorted(found)

    return {
        name: sorted(asked(url, f"select * from {name}"), key=repr) for name in asyncio.run(names())
    }


def test_every_version_has_a_file_and_a_stored_database() -> None:
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [newest()]
    versions = sorted(script.revision for script in scripts.walk_revisions())
    assert [*VERSIONS, newest()] == versions or versions == VERSIONS


def test_a_new_database_is_as_the_code_says(url: str) -> None:
    migrated(url)
    assert differences(url) == []


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_database_becomes_a_new_one_and_nothing_is_lost(url: str, version: str) -> None:
    load(version, url)
    before = everything(url)
    migrated(url)
    assert differences(url) == []
    after = everything(url)
    assert after["alembic_version"] == [{"version_num": newest()}]
    for table, rows in before.items():
        if table == "alembic_version":
            continue
        for old, new in zip(rows, after[table], strict=True):
            kept = {name: new[name] for name in old if name != "look_back"}
            assert kept == {name: value for name, value in old.items() if name != "look_back"}


@pytest.mark.parametrize(
    "version",
    [
        pytest.param(
            version, marks=() if version in (VERSIONS[0], VERSIONS[-1]) else pytest.mark.slow
        )
        for version in VERSIONS
    ],
)
def test_matches_of_an_old_database_go_on(
    url: str, version: str, serve: Callable[..., Server]
) -> None:
    load(version, url)
    ended = asked(url, "select id from matches")
    people = {name: cookie(url, name) for name in ("Ada", "Bo", "Cy")}
    server = serve(database=url)

    async def evening() -> None:
        ada, bo, cy = (
            Person(server.url, name, {"Cookie": f"motherlode={value}"})
            for name, value in people.items()
        )
        own = {line["game"]: line for line in await ada.get("/api/tables/mine")}
        assert {game: line["status"] for game, line in own.items()} == {
            "gold-nuggets": "playing",
            "claim-poker": "playing",
            "gold": "over",
        }
        (lobby,) = await cy.get("/api/tables")
        assert lobby["game"] == "wurf-und-weg"
        (alone,) = [
            line for line in await cy.get("/api/tables/mine") if line["game"] == "gold-nuggets"
        ]
        for id_, players in (
            (own["gold-nuggets"]["id"], (ada, bo)),
            (own["claim-poker"]["id"], (ada, bo, cy)),
            (alone["id"], (cy,)),
        ):
            places = [await person.enter(id_) for person in players]
            match = places[0].state and places[0].state["match"]
            await asyncio.gather(*[place.play_to_the_end(Random(5)) for place in places])
            motherlode.replay(await ada.get(f"/api/matches/{match}/record"))
            for place in places:
                await place.leave()
        for match in ended:
            frames = (await bo.get(f"/api/matches/{match['id']}/replay"))["frames"]
            assert frames
        series = await bo.enter(own["gold"]["id"])
        await series.ask("start")  # the second game of three
        assert series.state
        await series.leave()
        login = {"login": "ada", "password": "a golden evening"}
        assert (await ada.http("POST", "/api/account/login", json=login)).status_code == 200

    live(evening())
    assert server.complaints == []


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    load(VERSIONS[-1], url)

    async def raise_version() -> None:
        engine = connect(url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("update alembic_version set version_num = '9999'")
        await engine.dispose()

    asyncio.run(raise_version())
    before = everything(url)
    with pytest.raises(DatabaseError) as error:
        migrated(url)
    assert error.value.slug == "database/newer"
    assert "9999" in error.value.message
    assert everything(url) == before


@pytest.mark.parametrize("version", ["0000", VERSIONS[0], VERSIONS[-1]])
def test_a_migration_that_fails_half_way_changes_nothing(
    url: str, version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an empty database, too: the versions before the one that fails are undone with it."""
    if version in VERSIONS:
        load(version, url)
    before = everything(url)
    folder = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, folder)
    last = FAILS.format(before=newest(), table="no_such_table")
    (folder / "versions" / "9999_fails.py").write_text(last)
    monkeypatch.setattr(database, "MIGRATIONS", folder)
    with pytest.raises(DatabaseError) as error:
        migrated(url)
    assert error.value.slug == "database/migration"
    assert "no_such_table" in error.value.message
    assert everything(url) == before
    monkeypatch.undo()
    migrated(url)
    assert differences(url) == []
