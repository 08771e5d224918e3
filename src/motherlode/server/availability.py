"""A database that is being restarted, or cannot be reached: others wait for it, or say so."""

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from motherlode.server.condition import DatabaseAway

# PostgreSQL's codes: connection lost, deadlock, no resources, stopped or starting up.
AWAY = ("08", "40", "53", "57")

AWAY_KINDS = (OSError, TimeoutError, InterfaceError, OperationalError, NoConnection, DatabaseAway)


def is_away(error: Exception) -> bool:
    """Whether the database could not be reached, as against having refused."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, AWAY_KINDS):
        return True
    if isinstance(error, DBAPIError):
        return str(getattr(error.orig, "sqlstate", None)).startswith(AWAY)
    return type(error).__module__.startswith("asyncpg")
