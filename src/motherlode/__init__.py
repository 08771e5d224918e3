"""Motherlode: six gold games at one table.

import motherlode

game = motherlode.load("gold-nuggets")
match = game.start(seats=4, seed=7)
"""

from typing import Any

from motherlode.engine import record as _record
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.record import MatchRecord
from motherlode.games import games, load

__version__ = "0.1.0"


def replay(record: str | bytes | MatchRecord | dict[str, Any]) -> Match:
    """Plays a match record again; says at which event it differs if it does."""
    return _record.replay(record, load)


__all__ = ["Game", "Match", "MatchRecord", "MotherlodeError", "games", "load", "replay"]
