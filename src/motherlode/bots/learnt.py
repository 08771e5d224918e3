"""What has been learnt of a game: networks in files beside its rules, one for a number of players.

`learnt.2.net` is what is known of a game for two. A game in one file, `hunch.py`, has
`hunch.learnt.2.net` beside it. `motherlode train` makes such files; without one, bots play their
simulations on to the end.
"""

from functools import lru_cache
from pathlib import Path

from motherlode.engine.brought import bytes_beside
from motherlode.engine.checkpoint import Network, fitted, read
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game

SUFFIX = ".net"


def learnt_of(game: Game, seats: int) -> Network | None:
    """The network that a game brings for so many players; None where there is none.

    With other content than the box's nothing is known: it was learnt of another game.
    """
    if game.content:
        return None
    name = f"learnt.{seats}{SUFFIX}"
    data = bytes_beside(game, name)
    return None if data is None else _fitted(_Game(game), seats, data, name)


def learnt_from(game: Game, path: str, seats: int | None = None) -> Network:
    """The network of a file that somebody names; for any number of players if none is said."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        told = error.strerror or "it cannot be read"
        raise MotherlodeError("network/file", f"{path}: {told}.") from error
    return _fitted(_Game(game), seats, data, Path(path).name)


class _Game:
    """A game as a key, by what it is."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Game) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=32)
def _fitted(key: _Game, seats: int | None, data: bytes, name: str) -> Network:
    found = read(data, name)
    return fitted(found, key.game, found.seats if seats is None else seats, name)
