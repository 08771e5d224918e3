"""What a position promises everyone, by playing it on many times, all by the sensible policy."""

from typing import Any

import numpy as np

from motherlode.bots import tree
from motherlode.bots.search import LIMIT
from motherlode.engine.chance import start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.game import Game


class Outlook:
    """Plays positions of one game on, from full records."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._game = game
        self._seed = seed
        self._loop = cpu(game, tree.outlook)
        self._memory = np.zeros(2, game.state.dtype)
        self._mask = np.zeros(len(game.moves), np.uint8)
        self._weights = np.zeros(max(len(game.outcomes), 1), np.int32)

    def shares(self, state: Any, count: int, stream: int = 3) -> list[float]:
        """Everyone's expected share; one stream each time, so that differences are sharp."""
        cells = [0]
        start_stream(cells, self._seed, stream)
        rng = np.array(cells, np.uint64)
        shares = np.zeros(state.seats, np.float64)
        root = np.frombuffer(bytes(state), self._game.state.dtype)
        self._loop(root, self._memory, count, rng, self._mask, self._weights, shares, LIMIT)
        return [float(share) / count for share in shares]
