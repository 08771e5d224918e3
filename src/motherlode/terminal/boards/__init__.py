"""One module a game, each with `draw(view, words, names)`; found by the game's package."""

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from motherlode.engine.game import Game
from motherlode.engine.words import Words, package_of
from motherlode.terminal.boards.derived import DerivedBoard


class Board(Protocol):
    """How a game's table looks in a terminal.

    Six more names are optional. `moment(view, lines, words, names, small)` draws the table with
    what the story has just told, such as two uncovered cards; it is shown for a moment. `PICKS`
    is the verb of a game whose moves are all numbers on the drawn table (`flip 17`): the number
    alone will do, and the moves are not listed again. `keys(offers)` is what to type for each offer
    where numbers on the table would mean something else than 1, 2, 3. `run(session)` plays in place
    of the turns, for a game in which nobody waits for his turn. `offers(match, seat, words, names)`
    lists what can be done where that is not one legal move each; `asked(prompt, offers)` is what is
    expected then.
    """

    def draw(
        self, view: Any, words: Words, names: list[str], small: bool = False
    ) -> RenderableType:
        """The table, from a view alone; small, it leaves room for the rest in 24 lines."""
        ...


_derived: list[DerivedBoard] = []  # of the game that is played: its fields are looked at once


def board_of(game: Game) -> Board:
    """The drawing of a game; one that brings none is drawn from its surface."""
    package = package_of(game)
    if package.startswith("motherlode.games."):
        board: Any = import_module(f"{__name__}.{package.rpartition('.')[2]}")
        return board  # type: ignore[no-any-return]
    if not _derived or _derived[0].game is not game:
        _derived[:] = [DerivedBoard(game)]
    return _derived[0]
