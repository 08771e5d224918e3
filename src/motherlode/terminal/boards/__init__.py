"""One module a game, each with `draw(view, words, names)`; found by the game's package."""

import json
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from motherlode.engine.game import Game
from motherlode.engine.words import Words, package_of


class Board(Protocol):
    """How a game's table looks in a terminal.

    Five more names are optional. `moment(view, lines, words, names)` draws the table with what the
    story has just told, such as two uncovered cards; it is shown for a moment. `PICKS`
    is the verb of a game whose moves are all numbers on the drawn table (`flip 17`): the number
    alone will do, and the moves are not listed again. `run(session)` plays in place of the turns,
    for a game in which nobody waits for his turn. `offers(match, seat, words, names)` lists what
    can be done where that is not one legal move each; `asked(prompt, offers)` is what is expected
    then.
    """

    def draw(self, view: Any, words: Words, names: list[str]) -> RenderableType:
        """The table, from a view alone."""
        ...


class PlainBoard:
    """For a game that brings no drawing: its view, as it is."""

    def draw(self, view: Any, words: Words, names: list[str]) -> RenderableType:
        """The view, field by field."""
        shown = {name: value for name, value in view.items() if name != "prompt"}
        return Text(json.dumps(shown, ensure_ascii=False, indent=2))


def board_of(game: Game) -> Board:
    """The drawing of a game."""
    package = package_of(game)
    if package.startswith("motherlode.games."):
        board: Any = import_module(f"{__name__}.{package.rpartition('.')[2]}")
        return board  # type: ignore[no-any-return]
    return PlainBoard()
