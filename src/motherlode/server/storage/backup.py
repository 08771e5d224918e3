"""Everything that a database holds as one file, and a database made of such a file.

The file does not depend on the database: what was kept by SQLite can be restored to PostgreSQL and
the other way round. It is read in one transaction, so it is one moment of a running server. It is
compressed JSON, a line each: a header, then each table's name and columns with its rows, and at the
end how many rows there were and a digest of all before, so that half a file is known as one.
"""

import base64
import gzip
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Integer, LargeBinary, MetaData, Table, insert, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from motherlode.engine.errors import MotherlodeError
from motherlode.server.storage.database import newest, upgrade_to, version_of

FORMAT = "motherlode-backup"
VERSIONS = "alembic_version"  # which the header says
BATCH = 500  # rows that are read or written at once

Told = Callable[[int], None]  # how many rows so far


class BackupError(MotherlodeError):
    """A file that is no backup, or no place for one."""


class Kept(NamedTuple):
    """What is in a backup."""

    schema: str  # the database's version
    made: float  # when
    rows: dict[str, int]  # by table


async def write_backup(
    engine: AsyncEngine, path: Path, now: float, told: Told = lambda rows: None
) -> Kept:
    """Writes a file that only its owner may read; it has its name when it is whole."""
    if path.exists():
        raise BackupError("backup/exists", f"{path} is there already.")
    schema = await version_of(engine)
    if schema is None:
        raise BackupError("backup/no-database", "There is no database of Motherlode to keep.")
    partial = path.with_name(f".{path.name}.partial")
    try:
        with open(partial, "wb", opener=_private) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
                rows = await _write_all(engine, schema, now, _Lines(file), told)
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(path)
    except OSError as error:
        raise BackupError(
            "backup/not-written", f"{path} cannot be written: {error.strerror}."
        ) from error
    finally:
        partial.unlink(missing_ok=True)
    return Kept(schema, now, rows)


async def restore_backup(engine: AsyncEngine, path: Path, told: Told = lambda rows: None) -> Kept:
    """Fills an empty database, and brings it to the newest schema: all of it, or nothing."""
    kept = read_backup(path)
    if kept.schema > newest():
        raise BackupError(
            "backup/newer",
            f"{path} is of a newer Motherlode (its database has version {kept.schema}, this one "
            f"knows {newest()}). Install the newer one first.",
        )
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # Python's driver would begin none before tables
            await connection.exec_driver_sql("begin immediate")
        if await connection.run_sync(lambda sync: inspect(sync).get_table_names()):
            raise BackupError(
                "backup/not-empty",
                "The database has something in it already. A backup is restored to an empty one, "
                "so that nothing is lost: name another, or move the old one away.",
            )
        await connection.run_sync(upgrade_to, kept.schema)
        await connection.run_sync(_fill, path, told)
        await connection.run_sync(upgrade_to, "head")
    return kept


def read_backup(path: Path) -> Kept:
    """Reads a file to its end: what it says of itself, if it is whole."""
    header: dict[str, Any] = {}
    rows: dict[str, int] = {}
    table = ""
    for line in _lines(path):
        if not header:
            header = line
        elif isinstance(line, dict) and "table" in line:
            table = line["table"]
            rows[table] = 0
        elif isinstance(line, dict):
            if line["rows"] != rows:
                raise _damaged(path, "rows are missing")
        else:
            rows[table] += 1
    return Kept(header["schema"], header["made"], rows)


class _Lines:
    """Writes lines and counts them into a digest."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self.digest = hashlib.sha256()

    def write(self, line: Any) -> None:
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self.digest.update(body)
        self._file.write(body)


async def _write_all(
    engine: AsyncEngine, schema: str, now: float, lines: _Lines, told: Told
) -> dict[str, int]:
    rows: dict[str, int] = {}
    lines.write({"format": FORMAT, "version": 1, "schema": schema, "made": now})
    async with engine.connect() as connection:
        await _begin_reading(connection)
        for table in (await connection.run_sync(_tables)).values():
            lines.write({"table": table.name, "columns": [column.name for column in table.c]})
            rows[table.name] = 0
            found = await connection.stream(select(table).order_by(*table.primary_key))
            async for batch in found.partitions(BATCH):
                for row in batch:
                    lines.write([_plain(value) for value in row])
                rows[table.name] += len(batch)
                told(sum(rows.values()))
    lines.write({"rows": rows, "sha256": lines.digest.hexdigest()})
    return rows


async def _begin_reading(connection: AsyncConnection) -> None:
    """From here on the database stands still for this connection, and for no other."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("begin")
    else:
        await connection.execute(text("set transaction isolation level repeatable read, read only"))


def _tables(connection: Connection) -> dict[str, Table]:
    """All tables as they are, by name: a database of an older version has others."""
    found = MetaData()
    found.reflect(connection)
    return {name: table for name, table in sorted(found.tables.items()) if not _is_internal(name)}


def _is_internal(name: str) -> bool:
    return name == VERSIONS or name.startswith("sqlite_")


def _fill(connection: Connection, path: Path, told: Told) -> None:
    tables = _tables(connection)
    columns: list[Any] = []
    waiting: list[dict[str, Any]] = []
    table: Table | None = None
    count = 0

    def flush() -> None:
        nonlocal count
        if table is not None and waiting:
            connection.execute(insert(table), waiting)
            count += len(waiting)
            told(count)
            waiting.clear()

    for line in _lines(path):
        if isinstance(line, list):
            values = zip(columns, line, strict=True)
            waiting.append({column.name: _value(column, value) for column, value in values})
            if len(waiting) >= BATCH:
                flush()
        elif "table" in line:
            flush()
            if line["table"] not in tables:
                raise _damaged(path, f"there is no table “{line['table']}” in that version")
            table = tables[line["table"]]
            columns = [table.c[name] for name in line["columns"]]
    flush()
    if connection.dialect.name == "postgresql":
        _count_on(connection, tables)


def _count_on(connection: Connection, tables: dict[str, Table]) -> None:
    """PostgreSQL numbers rows by itself, and has to be told where it stands."""
    for table in tables.values():
        for column in table.primary_key:
            if column.server_default is not None and isinstance(column.type, Integer):
                quoted = connection.dialect.identifier_preparer.quote
                connection.execute(
                    text(
                        f"select setval(pg_get_serial_sequence(:name, :column), "
                        f"(select coalesce(max({quoted(column.name)}), 0) + 1 "
                        f"from {quoted(table.name)}), false)"
                    ),
                    {"name": table.name, "column": column.name},
                )


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def _value(column: Any, value: Any) -> Any:
    if value is not None and isinstance(column.type, LargeBinary):
        return base64.b64decode(value)
    return value


def _lines(path: Path) -> Iterator[Any]:
    """Every line of a whole file: one that is cut off or changed is refused at its end."""
    digest = hashlib.sha256()
    line: Any = None
    try:
        with gzip.open(path, "rb") as file:
            for number, body in enumerate(file):
                line = json.loads(body)
                if number == 0 and not (isinstance(line, dict) and line.get("format") == FORMAT):
                    raise BackupError("backup/unknown", f"{path} is no backup of Motherlode.")
                if isinstance(line, dict) and "sha256" in line:
                    if line["sha256"] != digest.hexdigest():
                        raise _damaged(path, "its digest is another one")
                else:
                    digest.update(body)
                yield line
    except FileNotFoundError as error:
        raise BackupError("backup/missing", f"There is no file {path}.") from error
    except (gzip.BadGzipFile, UnicodeDecodeError) as error:
        raise BackupError("backup/unknown", f"{path} is no backup of Motherlode.") from error
    except (OSError, EOFError, ValueError) as error:
        raise _damaged(path, "it cannot be read to its end") from error
    if not (isinstance(line, dict) and "sha256" in line):
        raise _damaged(path, "its end is missing")


def _damaged(path: Path, why: str) -> BackupError:
    return BackupError("backup/damaged", f"{path} is damaged: {why}. Nothing was restored.")


def _private(name: str, flags: int) -> int:
    """For its owner alone: there are secrets in it."""
    return os.open(name, flags | os.O_CREAT | os.O_EXCL, 0o600)
