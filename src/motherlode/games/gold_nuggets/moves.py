"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.gold_nuggets.content import DICE, FACES, MOST_PLAYERS

ROLL = 0
TAKE = 1
STEAL = 2  # + the seat that is robbed
SET_ASIDE = STEAL + MOST_PLAYERS  # + 7 × face + count - 1

MOVES = Notation(
    [
        "roll",
        "take",
        *(f"steal {seat}" for seat in range(MOST_PLAYERS)),
        *(f"aside {face} {count}" for face in FACES for count in range(1, DICE + 1)),
    ]
)
OUTCOMES = Notation(FACES, "outcome")


def set_aside(face: int, count: int) -> int:
    """The move that sets `count` dice of a face aside."""
    return SET_ASIDE + DICE * face + count - 1
