"""`motherlode backup` and `motherlode restore` on the command line: what they take."""

from pathlib import Path
from typing import Annotated

import typer

from motherlode.commands.admin import Config, Data, Database

Kept = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def backup(file: Kept, config: Config = None, database: Database = None, data: Data = None) -> None:
    """Keep everything that a server has, as one file, while people play.

    Tables, matches, people, the key that signs cookies: the file is as secret as the database, and
    only its owner may read it. Say which database as for `serve`.
    """
    from motherlode.commands.keep import keep

    keep(file, config, database, data)


def restore(
    file: Kept, config: Config = None, database: Database = None, data: Data = None
) -> None:
    """Fill an empty database with a backup: all of it, or nothing.

    SQLite or PostgreSQL, whichever it was before. A backup of an older version is brought to the
    newest. Then start the server on it: matches go on, people keep their cookies, seats and links.
    """
    from motherlode.commands.keep import bring_back

    bring_back(file, config, database, data)
