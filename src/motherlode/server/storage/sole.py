"""An embedded database belongs to one server: a second one on the same file is refused.

Two would not hear of each other, and each would undo what the other remembers. Backups and tools
may read and write beside a server; they do not ask here.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from motherlode.server.storage.database import DatabaseError

try:
    import fcntl
except ImportError:  # not on this system: then nobody is refused
    fcntl = None  # type: ignore[assignment]


@contextmanager
def held(url: str) -> Iterator[None]:
    """Keeps the database for this process until it is done with it, or dies."""
    file = _file(url)
    if file is None:
        yield
        return
    with file:
        _lock(file)
        yield


def _file(url: str) -> IO[str] | None:
    """The file that is locked; a database that cannot be opened at all says so itself."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if parsed.get_backend_name() != "sqlite" or not parsed.database or fcntl is None:
        return None
    path = Path(f"{Path(parsed.database).absolute()}-lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("a+", encoding="utf-8")
    except OSError:
        return None


def _lock(file: IO[str]) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.seek(0)
        owner = file.read().strip()
        who = f"Another server (process {owner})" if owner else "Another server"
        raise DatabaseError(
            "database/in-use",
            f"{who} has {file.name.removesuffix('-lock')} open. SQLite is for one process: give "
            "this one a folder of its own (--data), or use PostgreSQL for both.",
        ) from error
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
