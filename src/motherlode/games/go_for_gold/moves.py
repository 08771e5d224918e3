"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.go_for_gold.chart import HARBOURS
from motherlode.games.go_for_gold.content import FACES

DIRECTION_NAMES = ("E", "NE", "NW", "W", "SW", "SE")

STEP = 0  # + the direction
FOOT_FOR = 5  # + the number of fields
HARBOUR_AT = 12  # + the harbour
SEARCH = 16
EXPLORE = 17
SPEND = 18
PASS = 19

MOVES = Notation(
    [
        *(f"step {direction}" for direction in DIRECTION_NAMES),
        *(f"foot {fields}" for fields in range(1, FACES + 1)),
        *(f"harbour {harbour}" for harbour in range(HARBOURS)),
        "search",
        "explore",
        "spend",
        "pass",
    ]
)
OUTCOMES = Notation([str(face) for face in range(1, FACES + 1)], "outcome")
