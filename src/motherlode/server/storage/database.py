"""The connection: an engine for SQLite or PostgreSQL, brought to the newest schema."""

import logging
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
    engine = create_async_engine(
        url,
        connect_args={"timeout": 30},
        pool_size=8,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def _postgres(url: URL) -> AsyncEngine:
    mode = url.normalized_query.get("sslmode")
    if mode:  # so everyone calls it, but the driver
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode[-1]})
    try:
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=10,
            hide_parameters=True,
        )
    except ModuleNotFoundError as error:
        raise DatabaseError(
            "database/driver", "For PostgreSQL install the extra: motherlode[postgres]."
        ) from error


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; a commit waits for the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        cursor.execute(f"pragma {setting}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema to the newest version."""
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(_version) == newest():
                return
        async with engine.begin() as connection:
            # One process after the other, and all of it or nothing.
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            else:  # Python's driver would begin no transaction before it creates a table
                await connection.exec_driver_sql("begin immediate")
            if await connection.run_sync(_version) != newest():
                await connection.run_sync(_upgrade)
    except Exception as error:
        if not _is_of_the_database(error):
            raise
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        where = engine.url.render_as_string(hide_password=True)
        raise DatabaseError(
            "database/unreachable", f"The database {where} cannot be used: {reason}"
        ) from error


def newest() -> str:
    """The newest version of the schema, by its file; while a database has it, no more is loaded."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _is_of_the_database(error: Exception) -> bool:
    if isinstance(error, OSError | SQLAlchemyError):
        return True
    return type(error).__module__.startswith("asyncpg")  # while connecting, it is not wrapped


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    found = _version(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        raise DatabaseError(
            "database/newer",
            f"A newer Motherlode has brought this database to version {found}; this one knows "
            f"{newest()}. Install the newer one, or restore a backup from before.",
        )
    try:
        command.upgrade(config, "head")
    except Exception as error:
        reason = str(error.orig) if isinstance(error, DBAPIError) else repr(error)
        raise DatabaseError(
            "database/migration",
            f"The database could not be brought from version {found or 'empty'} to {newest()}, and "
            f"is as it was: {reason}",
        ) from error
    log.info("the database is at version %s now (before: %s)", newest(), found or "empty")
