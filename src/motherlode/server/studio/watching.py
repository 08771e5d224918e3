"""When a file, or what belongs to it for the same game, was saved."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from motherlode.games.beside import files_of

LOOK = 0.3  # seconds between two looks

Stamp = tuple[tuple[str, int, int], ...]


async def saves(file: Path) -> AsyncIterator[Stamp]:
    """Once at the start, and after each save."""
    known: Stamp | None = None
    watched = files_of(file)
    while True:
        stamp = stamp_of({*watched, *file.parent.glob(f"{file.stem}.*")})
        if stamp != known:
            watched = files_of(file)  # it may import something else now
            known = stamp_of({*watched, *file.parent.glob(f"{file.stem}.*")})
            yield known
        await asyncio.sleep(LOOK)


def stamp_of(files: Iterable[Path]) -> Stamp:
    """What tells two states of a game's files apart: `dice.py` and `dice.words.en.toml`."""
    found = []
    for path in sorted(files):
        try:
            stat = path.stat()
        except OSError:
            continue  # just being replaced
        found.append((str(path), stat.st_mtime_ns, stat.st_size))
    return tuple(found)
