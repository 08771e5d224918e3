"""What `motherlode backup` and `motherlode restore` do."""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncEngine

from motherlode.server.beside import must_exist
from motherlode.server.settings import settings_from
from motherlode.server.storage.backup import Kept, Told, restore_backup, write_backup
from motherlode.server.storage.database import connect
from motherlode.server.storage.sole import held

Work = Callable[[AsyncEngine], Awaitable[Kept]]


def keep(file: Path, config: Path | None, database: str | None, data: Path | None) -> None:
    """Writes a backup, beside whatever servers there are."""
    url = _url(config, database, data)
    must_exist(url)
    kept = _run(url, lambda engine: write_backup(engine, file, time.time(), _progress("kept")))
    print(f"{file}: {_rows(kept)}, {file.stat().st_size / 1e6:.1f} MB.")


def bring_back(file: Path, config: Path | None, database: str | None, data: Path | None) -> None:
    """Restores one; an embedded database must be nobody else's meanwhile."""
    url = _url(config, database, data)
    with held(url):
        kept = _run(url, lambda engine: restore_backup(engine, file, _progress("restored")))
    when = datetime.fromtimestamp(kept.made, UTC).strftime("%Y-%m-%d %H:%M UTC")
    print(f"{_rows(kept)} restored, as they were at {when}.")


def _url(config: Path | None, database: str | None, data: Path | None) -> str:
    logging.basicConfig(level=logging.WARNING)
    folder = None if data is None else str(data)
    return settings_from(config, database=database, data=folder).database_url


def _run(url: str, work: Work) -> Kept:
    async def inside() -> Kept:
        engine = connect(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()
            print(end="\r\x1b[K" if sys.stderr.isatty() else "", file=sys.stderr)

    return asyncio.run(inside())


def _progress(word: str) -> Told:
    """A line that counts, where somebody watches."""

    def told(rows: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{rows:,} rows {word} …", end="", file=sys.stderr, flush=True)

    return told


def _rows(kept: Kept) -> str:
    tables = kept.rows.get("tables", 0)
    return f"{sum(kept.rows.values()):,} rows of {tables:,} tables and their people"
