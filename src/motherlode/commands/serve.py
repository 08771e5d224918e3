"""`motherlode` and `motherlode serve`: the table for everyone in the room."""

import sys
from pathlib import Path
from typing import Any

from motherlode.server.room import address_in_the_room
from motherlode.server.run import serve
from motherlode.server.settings import Settings, settings_from


def run(config: Path | None = None, quiet: bool = False, **options: Any) -> None:
    """Serves until interrupted."""
    settings = settings_from(config, **options)
    if not quiet and sys.stdout.isatty():
        serve(settings, opened=lambda: _announce(settings))
    else:
        serve(settings)  # the log says when it is open


def _here(settings: Settings) -> str:
    open_to_all = settings.host in ("0.0.0.0", "::")
    return f"http://{'localhost' if open_to_all else settings.host}:{settings.port}"


def _announce(settings: Settings) -> None:
    """The address, and for phones in the room a picture of it."""
    import segno

    print(f"\n  Motherlode is open:  {settings.origin or _here(settings)}")
    address = settings.origin or address_in_the_room(settings)
    if address:
        print(f"  Phones in the room:  {address}\n")
        segno.make(address, micro=False).terminal(compact=True)
    print(f"\n  Matches are kept in  {settings.folder}" if not settings.database else "")
    print("  Ctrl-C closes it; running matches are there again when it opens.\n", flush=True)
