"""A database of an older version is brought to the newest one, and nothing in it is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from live.databases import Postgres
from sqlalchemy import Connection, select, text

from motherlode.server.storage import database, schema
from motherlode.server.storage.database import HEAD, connect, migrate

MIGRATIONS = Path(database.__file__).parent / "migrations"

# A row of each kind that the newest version has changed, as the first version wrote it.
OLD = """
insert into people (id, name, login, password, created) values ('ada', 'Ada', 'ada', 'x', 1.0);
insert into results values ('M2', 0, 'ada', 'gold', 30, 1.0, 2.0);
insert into matches values ('M2', 'T2', 'gold', 2.0, '{}', '{"luck": []}')
"""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'motherlode.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.create(f"migrate_{request.node.originalname[-20:]}")


def begin(connection: Connection) -> None:
    """The first version, with something in it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for statement in OLD.strip().split(";"):
        connection.execute(text(statement))


def differences(connection: Connection) -> list[Any]:
    """Between what the migrations made and what the code says."""
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


async def upgraded(url: str) -> tuple[str | None, list[Any], dict[str, Any]]:
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.run_sync(begin)
    await migrate(engine)
    async with engine.connect() as connection:
        version = await connection.scalar(text("select version_num from alembic_version"))
        found = {
            table.name: [row._asdict() for row in await connection.execute(select(table))]
            for table in (schema.people, schema.results, schema.matches)
        }
        differs = await connection.run_sync(differences)
    await engine.dispose()
    return version, differs, found


def test_an_old_database_becomes_a_new_one(url: str) -> None:
    version, differs, found = asyncio.run(upgraded(url))
    assert (version, differs) == (HEAD, [])
    assert found["people"][0]["login"] == "ada"
    assert found["people"][0]["merged"] is None
    assert found["results"][0]["score"] == 30
    assert found["results"][0]["rating_after"] is None
    assert found["matches"][0]["record"] == "{}"
    assert found["matches"][0]["look_back"] is None  # the coach has more to say by now


def test_a_new_database_is_as_the_code_says(url: str) -> None:
    async def made() -> list[Any]:
        engine = connect(url)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(made()) == []
