"""What a sensible player does without looking ahead; bots build on it."""

from motherlode.engine.state import Cells
from motherlode.games.gold_nuggets.content import DICE, LASSO
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import dice_aside
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.state import State

ENOUGH = 4  # a value worth stopping for


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Sets aside what it can, rolls while little is at stake, robs the richest when it may."""
    for face in range(6):
        for dice in range(DICE, 0, -1):
            if mask[SET_ASIDE + DICE * face + dice - 1]:
                # Three of a number are worth as much as six; keep the others for rolling.
                return SET_ASIDE + DICE * face + (3 if face > LASSO + 1 and dice > 3 else dice) - 1
    left = DICE - dice_aside(s)
    if mask[ROLL] and (value(s) == 0 or (value(s) < ENOUGH and left >= 3)):
        return ROLL
    if may_steal(s):
        richest = -1
        for other in range(s.seats):
            if other != seat and (richest < 0 or s.nuggets[other] > s.nuggets[richest]):
                richest = other
        if s.nuggets[richest] >= value(s) and s.supply > value(s):
            return STEAL + richest
    return TAKE
