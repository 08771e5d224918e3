"""`motherlode` and `motherlode serve`: the table for everyone in the room."""

import socket
import sys
from pathlib import Path
from typing import Any

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
    address = settings.origin or _address_in_the_room(settings)
    if address:
        print(f"  Phones in the room:  {address}\n")
        segno.make(address, micro=False).terminal(compact=True)
    print(f"\n  Matches are kept in  {settings.folder}" if not settings.database else "")
    print("  Ctrl-C closes it; running matches are there again when it opens.\n", flush=True)


def _address_in_the_room(settings: Settings) -> str | None:
    """How other devices reach this one; None if they cannot."""
    if settings.host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent: this only asks for the way
            own = probe.getsockname()[0]
        except OSError:
            return None
    return None if own.startswith("127.") else f"http://{own}:{settings.port}"
