"""The connection: an engine for SQLite or PostgreSQL, brought to the newest schema."""

from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from motherlode.engine.errors import MotherlodeError

HEAD = "0001"  # the newest migration; when the database has it, nothing else is loaded
LOCK = 0x6D6F7468  # processes that start together migrate one after the other


class DatabaseError(MotherlodeError):
    """A database that cannot be reached or is not ours."""


def connect(url: str) -> AsyncEngine:
    """An engine; SQLite waits for the disk before it says that something is written."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise DatabaseError("database/url", f"“{url}” is no address of a database.") from error
    if parsed.get_backend_name() == "sqlite":
        parsed = parsed.set(drivername="sqlite+aiosqlite")
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(
            parsed, connect_args={"timeout": 30}, pool_size=8, max_overflow=0
        )
        event.listen(engine.sync_engine, "connect", set_up_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+asyncpg")
        try:
            return create_async_engine(
                parsed, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10
            )
        except ModuleNotFoundError as error:
            raise DatabaseError(
                "database/driver", "For PostgreSQL install the extra: motherlode[postgres]."
            ) from error
    raise DatabaseError(
        "database/url", "The database is SQLite or PostgreSQL: sqlite:///… or postgresql://…."
    )


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
        cursor.execute(f"pragma {setting}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the schema to the newest version."""
    try:
        async with engine.connect() as connection:
            if await connection.run_sync(_version) == HEAD:
                return
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_upgrade)
    except (OSError, SQLAlchemyError) as error:
        reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        where = engine.url.render_as_string(hide_password=True)
        raise DatabaseError(
            "database/unreachable", f"The database {where} does not answer: {reason}"
        ) from error


def _version(connection: Connection) -> str | None:
    if not connection.dialect.has_table(connection, "alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
