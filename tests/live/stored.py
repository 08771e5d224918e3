"""Databases as servers leave them, without a server: made here, or stored.

Stored is an evening at a server of every version of the schema, with matches under way.

Ada has an account, Bo and Cy are guests. Ada and Bo are in the middle of Gold Nuggets and, with Cy,
of Claim-Poker with a clock; Bo and Ada have finished the first game of a series of GOLD; Cy plays
Gold Nuggets against a bot; Bo has opened a public table of Wurf & Weg; Cy has closed one of GOLD.
"""

import asyncio
import base64
import hashlib
import hmac
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import text

from live.tables import HOST, Kept
from motherlode.server.storage.database import connect, migrate

FOLDER = Path(__file__).parents[1] / "golden" / "databases"
VERSIONS = sorted({path.name.partition(".")[0] for path in FOLDER.glob("*.sql")})


def load(version: str, url: str) -> None:
    """Fills an empty database with what a server of that version has left."""
    kind = "sqlite" if url.startswith("sqlite") else "postgres"
    script = (FOLDER / f"{version}.{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
            database.executescript(script)
    else:
        asyncio.run(_run(url, script))


async def _run(url: str, script: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


def write(folder: Path, tables: dict[str, Kept], people: tuple[str, ...] = (HOST,)) -> str:
    """A database that holds these tables, the records of those that are over, and these people."""
    file = folder / "motherlode.db"
    url = f"sqlite:///{file}"

    async def create() -> None:
        engine = connect(url)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(create())
    with closing(sqlite3.connect(file)) as database:
        for person in people:
            add = "insert into people (id, name, created) values (?, ?, ?)"
            database.execute(add, (person, person.title(), int(time.time())))
        for id_, kept in tables.items():
            _write(database, id_, kept)
        database.commit()
    return url


def _write(database: sqlite3.Connection, id_: str, kept: Kept) -> None:
    table, match = kept.table, kept.table.match
    bodies = [msgspec.json.encode(entry).decode() for entry in kept.log]
    rows = [(id_, number, body) for number, body in enumerate(bodies)]
    database.executemany("insert into entries values (?, ?, ?)", rows)
    add = "insert into tables (id, game, status, public, open_seats, host, created, updated)"
    row = (id_, table.plan.game, table.status, table.plan.public, len(table.open_seats))
    database.execute(
        f"{add} values (?, ?, ?, ?, ?, ?, ?, ?)", (*row, table.host, table.created, table.updated)
    )
    chairs, ended = enumerate(table.chairs), table.updated if match and match.over else None
    seats = [(id_, seat, chair.person, ended) for seat, chair in chairs if chair.person]
    add = "insert into places (table_id, seat, person, ended) values (?, ?, ?, ?)"
    database.executemany(add, seats)
    database.execute("insert into codes values (?, ?, -1)", (id_, id_))
    if match is not None and match.over:
        add = "insert into matches (id, table_id, game, ended, record) values (?, ?, ?, ?, ?)"
        record = msgspec.json.encode(match.record()).decode()
        database.execute(add, (table.match_id, id_, table.plan.game, table.updated, record))


def asked(url: str, query: str) -> list[Any]:
    """What the database says."""

    async def ask() -> list[Any]:
        engine = connect(url)
        async with engine.connect() as connection:
            rows = [row._asdict() for row in await connection.execute(text(query))]
        await engine.dispose()
        return rows

    return asyncio.run(ask())


def cookie(url: str, name: str) -> str:
    """The cookie that somebody has had since that evening."""
    (row,) = asked(url, "select value from secrets where name = 'cookies'")
    (person,) = asked(url, f"select id, created from people where name = '{name}'")
    who, made = person["id"], int(person["created"])
    (version,) = asked(url, "select version_num from alembic_version")
    if version["version_num"] >= "0007":  # since then a cookie names a session
        open_ = f"select id from sessions where person = '{who}' and ended is null"
        sessions = asked(url, open_)  # none where nothing but tables was written
        who = "-".join([who, *(str(session["id"]) for session in sessions[:1])])
    signed = f"{who}.{made}"
    key = bytes.fromhex(row["value"])
    digest = hmac.new(key, f"person.{signed}".encode(), hashlib.sha256).digest()
    return f"{signed}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
