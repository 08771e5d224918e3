"""Stored databases: an evening at a server of every version of the schema, with matches under way.

Ada has an account, Bo and Cy are guests. Ada and Bo are in the middle of Gold Nuggets and, with Cy,
of Claim-Poker with a clock; Bo and Ada have finished the first game of a series of GOLD; Cy plays
Gold Nuggets against a bot; Bo has opened a public table of Wurf & Weg; Cy has closed one of GOLD.
"""

import asyncio
import base64
import hashlib
import hmac
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import text

from motherlode.server.storage.database import connect

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
    signed = f"{person['id']}.{int(person['created'])}"
    key = bytes.fromhex(row["value"])
    digest = hmac.new(key, f"person.{signed}".encode(), hashlib.sha256).digest()
    return f"{signed}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
