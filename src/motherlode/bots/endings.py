"""Small endings, weighed to the last event: where little is left, nothing need be guessed.

Moves that need no thought are left out, so that no position comes round again.
"""

from typing import Any

from motherlode.bots.ways import hides_something, weighed
from motherlode.engine.game import Game
from motherlode.engine.jobs import Thinking

STEPS = 400  # events to the end
POSITIONS = 10_000  # that are weighed at most


def ending_shares(
    game: Game, known: Any, seat: int, most: int = POSITIONS
) -> Thinking[dict[int, float] | None]:
    """What each move that is worth a thought brings a seat; None where that is not small."""
    if hides_something(game, known, seat):
        return None
    return (yield from weighed(game, known, seat, STEPS, most, to_the_end=True))
