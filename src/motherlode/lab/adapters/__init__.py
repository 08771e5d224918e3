"""The games in other people's conventions: PettingZoo, Gymnasium, OpenSpiel.

Each adapter is thin and works for any game of the contract. What a seat observes is its hidden
record and nothing else, see `lab/encoding.py`.
"""

import motherlode
from motherlode.engine.game import Game


def game_of(game: str | Game) -> Game:
    """A game, or the game of a name."""
    return motherlode.load(game) if isinstance(game, str) else game
