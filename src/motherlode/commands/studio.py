"""`motherlode studio FILE`: a table for a game that is being written, checked on every save."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from motherlode.engine.errors import GameError
from motherlode.server.room import address_in_the_room
from motherlode.server.run import serve
from motherlode.server.settings import Settings, settings_from


def run(file: Path, host: str | None, port: int | None, data: str | None, quiet: bool) -> None:
    """Serves until interrupted; without a folder of its own, nothing is kept."""
    if not file.is_file():
        raise GameError("game/no-file", f"There is no file {file}. Write one: motherlode new NAME")
    with TemporaryDirectory(prefix="motherlode-studio-") as folder:
        settings = settings_from(
            None, host=host, port=port, data=data or folder, studio=str(file.absolute())
        )
        brief = quiet or not sys.stdout.isatty()
        serve(settings, opened=lambda: announce(settings, brief))


def announce(settings: Settings, brief: bool) -> None:
    """Where the studio is, and for phones in the room a picture of the way to its table."""
    page = f"http://localhost:{settings.port}/studio"
    if brief:
        print(f"The studio is open: {page}", flush=True)
        return
    import segno

    print(f"\n  The studio is open:  {page}")
    address = address_in_the_room(settings)
    if address:
        print(f"  Phones in the room:  {address}\n")
        segno.make(address, micro=False).terminal(compact=True)
    print("\n  Save the file, and it is checked and played. Ctrl-C closes.\n", flush=True)
