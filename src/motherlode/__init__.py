"""Motherlode: six gold games at one table.

import motherlode

game = motherlode.load("gold-nuggets")
match = game.start(seats=4, seed=7)
"""

from collections.abc import Sequence
from typing import Any

from motherlode.engine import record as _record
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.record import MatchRecord
from motherlode.games import games, load, ours

__version__ = "0.2.0"


def replay(record: str | bytes | MatchRecord | dict[str, Any], game: Game | None = None) -> Match:
    """Plays a match record again; says at which event it differs if it does.

    A record names one of our games; for a third-party one, give the game.
    """
    return _record.replay(record, ours if game is None else lambda slug: game)


def _coach(game: Game, known: Any, seat: int, names: Sequence[str]) -> Any:
    """Bots are loaded when somebody asks for advice."""
    from motherlode.bots.coach import advise

    return advise(game, known, seat, names)


Match.coach = _coach

__all__ = ["Game", "Match", "MatchRecord", "MotherlodeError", "games", "load", "replay"]
