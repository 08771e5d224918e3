"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.gold.content import CARDS, KINDS

MOVES = Notation([f"flip {place}" for place in range(CARDS)])  # a move is its place
OUTCOMES = Notation(KINDS, "outcome")  # an outcome is the kind of the card
