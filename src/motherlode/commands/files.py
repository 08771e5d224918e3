"""Games by name, with a person's own content out of files."""

from rich.console import Console

import motherlode
from motherlode.engine.errors import OptionError
from motherlode.engine.game import Game
from motherlode.engine.own import with_files


def games_with_files(names: list[str], options: dict[str, str]) -> list[Game]:
    """The games, all of ours if none is named; each option must be a file that a game takes."""
    found = []
    for game in [motherlode.load(name) for name in names or motherlode.games()]:
        made, left = with_files(game, options)
        others = [name for name in left if name not in made.texts and not _is_number(made, name)]
        if others:
            raise OptionError(
                "option/no-file", f"“{others[0]}={left[others[0]]}” is no file for {game.name}."
            )
        found.append(made)
    return found


def _is_number(game: Game, name: str) -> bool:
    return any(amount.name == name for amount in game.amounts)


PIPED = 160  # letters of a line that nobody's window cuts


def wide_console(stderr: bool = False) -> Console:
    """For tables of figures: into a pipe they go whole."""
    console = Console(highlight=False, stderr=stderr)
    if not console.is_terminal:
        console.width = PIPED
    return console
