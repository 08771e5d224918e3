"""The connection: an engine for SQLite or PostgreSQL, brought to the newest schema."""

import contextlib
import logging
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from motherlode.engine.errors import MotherlodeError

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6D6F7468  # processes that start together migrate one after the other

BUSY = 5.0  # seconds to wait for another program's lock, or for a connection that is free
POOL, OVERFLOW = 8, 8  # connections that are kept, and more while many are needed
CHECKPOINT = 4000  # pages of 4 kB in SQLite's log before they are brought to the file
CONNECTS_WITHIN = 5.0  # seconds
ANSWERS_WITHIN = 60.0  # seconds for any statement; people are not kept waiting so long: see `watch`

FORMS = "It is sqlite:///FILE or postgresql://USER@HOST/NAME."


class DatabaseError(MotherlodeError):
    """A database that cannot be reached or is not ours."""


def connect(url: str) -> AsyncEngine:
    """An engine, whose errors do not repeat what was to be written: it may be a secret."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:  # not quoted: there may be a password in it
        raise DatabaseError("database/url", f"No such address of a database. {FORMS}") from error
    match parsed.get_backend_name():
        case "sqlite":
            return _embedded(parsed.set(drivername="sqlite+aiosqlite"))
        case "postgresql" | "postgres":
            return _postgres(parsed.set(drivername="postgresql+asyncpg"))
    raise DatabaseError("database/url", f"No such database: {parsed.drivername}. {FORMS}")


def _embedded(url: URL) -> AsyncEngine:
    if not url.database or url.database == ":memory:":
        raise DatabaseError("database/url", "The embedded database is a file: sqlite:///FILE.")
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(
            "database/folder", f"The folder {folder} cannot be made: {error.strerror}."
        ) from error
    _make_private(Path(url.database))
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY},
        pool_size=POOL,
        max_overflow=0,
        pool_timeout=BUSY,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def _make_private(file: Path) -> None:
    """A new one is for its owner alone: the keys that sign cookies and calls are in it.

    SQLite gives what it puts beside it the same mode.
    """
    with contextlib.suppress(OSError):  # it is there, or SQLite says what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _postgres(url: URL) -> AsyncEngine:
    mode = url.normalized_query.get("sslmode")
    if mode:  # so everyone calls it, but the driver
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode[-1]})
    try:
        return create_async_engine(
            url,
            pool_size=POOL,
            max_overflow=OVERFLOW,
            pool_pre_ping=True,
            pool_timeout=BUSY,
            connect_args={"timeout": CONNECTS_WITHIN, "command_timeout": ANSWERS_WITHIN},
            hide_parameters=True,
        )
    except ModuleNotFoundError as error:
        raise DatabaseError(
            "database/driver", "For PostgreSQL install the extra: motherlode[postgres]."
        ) from error


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; a commit waits for the disk.

    Tables that are played at change the same pages again and again: of these only the newest is
    brought from the log to the file, so not after every few transactions.
    """
    cursor = connection.cursor()
    pages = f"wal_autocheckpoint={CHECKPOINT}"
    for setting in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", pages):
        cursor.execute(f"pragma {setting}")
    cursor.close()


async def migrate(engine: AsyncEngine, more: Sequence[Path] = ()) -> None:
    """Brings the schema to the newest version that this program knows.

    `more` are folders with versions after ours: as a newer program than this one has them.
    """
    goal = newest(more)
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(_version) == goal:
                return
        async with engine.begin() as connection:
            # One process after the other, and all of it or nothing.
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            else:  # Python's driver would begin no transaction before it creates a table
                await connection.exec_driver_sql("begin immediate")
            if await connection.run_sync(_version) != goal:
                await connection.run_sync(upgrade_to, "head", more)
    except Exception as error:
        if not _is_of_the_database(error):
            raise
        raise _unreachable(engine, error) from error


def _unreachable(engine: AsyncEngine, error: Exception) -> DatabaseError:
    reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    where = engine.url.render_as_string(hide_password=True)
    return DatabaseError("database/unreachable", f"The database {where} cannot be used: {reason}")


async def version_of(engine: AsyncEngine) -> str | None:
    """The version of the schema that a database has."""
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_version)
    except Exception as error:
        if not _is_of_the_database(error):
            raise
        raise _unreachable(engine, error) from error


def newest(more: Sequence[Path] = ()) -> str:
    """The newest version of the schema, by its file; while a database has it, no more is loaded."""
    files = [path for folder in _folders(more) for path in folder.glob("[0-9]*.py")]
    return max(path.name.partition("_")[0] for path in files)


def _folders(more: Sequence[Path]) -> list[Path]:
    return [MIGRATIONS / "versions", *more]


def _is_of_the_database(error: Exception) -> bool:
    if isinstance(error, OSError | SQLAlchemyError):
        return True
    return type(error).__module__.startswith("asyncpg")  # while connecting, it is not wrapped


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def upgrade_to(connection: Connection, version: str, more: Sequence[Path] = ()) -> None:
    """Brings the schema to a version, within the transaction that is under way."""
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", os.pathsep.join(map(str, _folders(more))))
    config.attributes["connection"] = connection
    found = _version(connection)
    goal = newest(more) if version == "head" else version
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        raise DatabaseError(
            "database/newer",
            f"A newer Motherlode has brought this database to version {found}; this one knows "
            f"{newest(more)}. Install the newer one, or restore a backup from before.",
        )
    try:
        command.upgrade(config, version)
    except Exception as error:
        reason = str(error.orig) if isinstance(error, DBAPIError) else repr(error)
        raise DatabaseError(
            "database/migration",
            f"The database could not be brought from version {found or 'empty'} to {goal}, and "
            f"is as it was: {reason}",
        ) from error
    log.info("the database is at version %s now (before: %s)", goal, found or "empty")
