"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.wurf_und_weg.content import COASTERS, LEFT, RIGHT, SYMBOLS

PLACE = 0  # + the symbol that the die shows; where it goes follows from the rules
ROLL = PLACE + len(SYMBOLS)

DIE = 0  # + the symbol that has fallen, on a small die or on the yellow one
COASTER = DIE + len(SYMBOLS)  # + the coaster drawn

MOVES = Notation([*(f"place {symbol}" for symbol in SYMBOLS), "roll"])
OUTCOMES = Notation(
    [
        *SYMBOLS,
        *(f"coaster {SYMBOLS[LEFT[c]]} {SYMBOLS[RIGHT[c]]}" for c in range(COASTERS)),
    ],
    "outcome",
)
