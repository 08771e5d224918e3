"""A turn ahead, without sampling: every way on to the next positions that a game can judge.

Where `strategy.judge` says what a position promises, all that may happen until then is few enough
to be weighed. In Gold Nuggets that is the rest of a turn.
"""

from typing import Any

from motherlode.bots.ways import hides_something, weighed
from motherlode.engine.game import Game
from motherlode.engine.jobs import Thinking

STEPS = 120  # events until a position can be judged
POSITIONS = 3 << 16  # that are weighed at most


def shares_ahead(game: Game, known: Any, seat: int) -> Thinking[dict[int, float] | None]:
    """What each legal move promises a seat; None where that cannot be told by a look ahead."""
    if game.judge is None or known.to_act != 1 << seat or hides_something(game, known, seat):
        return None
    return (yield from weighed(game, known, seat, STEPS, POSITIONS, to_the_end=False))
