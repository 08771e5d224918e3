"""How long bots take. In a race that is what makes them strong; elsewhere it is for people.

Nothing here sleeps or reads a clock: whoever runs a match waits.
"""

from random import Random
from typing import Any

from motherlode.bots.choices import legal_moves
from motherlode.engine.game import Game
from motherlode.engine.pace import CHAMPION, CHILD, KEEN, PARENT, Pace

RACERS = {"greenhorn": CHILD, "prospector": PARENT, "veteran": KEEN, "legend": CHAMPION}
# At a table where people take turns, so that they can follow: alike on every level, because
# somebody who plays worse is not to be recognised by the clock.
CALM = Pace(look=0.7, hand=0.5, spread=0.3)


def is_race(game: Game) -> bool:
    """Whether a game is won by the quick."""
    return game.real_time


def pace_of(game: Game, level: str) -> Pace:
    """How fast a bot is in a game; a bot that is no level is as fast as most people."""
    return RACERS.get(level, PARENT) if is_race(game) else CALM


def pause(
    game: Game, level: str, known: Any, seat: int, move: str, random: Random | None = None
) -> float:
    """Seconds that a bot takes for a move, from the moment in which it could make it."""
    own = pace_of(game, level)
    chance = random or Random()
    seconds = own.hand_time(chance)
    if is_race(game):
        looks = move in game.looks
    else:
        looks = len(legal_moves(game, known, seat)) > 1
    return seconds + own.look_time(chance) if looks else seconds
