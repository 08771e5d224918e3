"""What a sensible player does without looking ahead; bots build on it."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from math import factorial, prod

from motherlode.engine.state import Cells, copy
from motherlode.games.gold_nuggets.content import DICE, LASSO
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import apply, can_set_aside, dice_aside, odds
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


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """How often a roll fails, and what the other moves bring."""
    if move == ROLL:
        failing = round(100 * chance_of_nothing(s))
        return {"what": "roll", "dice": DICE - dice_aside(s), "failing": failing}
    if move == TAKE:
        return {"what": "take", "count": min(value(s), s.supply)}
    if STEAL <= move < SET_ASIDE:
        return {"what": "steal", "count": min(value(s), s.nuggets[move - STEAL])}
    return None


def chance_of_nothing(s: State) -> float:
    """How likely the next roll shows nothing that may be set aside."""
    rolling = copy(s)
    apply(rolling, rolling.turn, ROLL)
    weights = [0] * 6
    total = odds(rolling, weights)
    count = rolling.falling
    failing: int = 0
    for faces in combinations_with_replacement(range(6), count):
        for face in range(6):
            rolling.rolled[face] = faces.count(face)
        if not can_set_aside(rolling):
            orders = factorial(count) // prod(factorial(faces.count(face)) for face in range(6))
            failing += orders * prod(weights[face] for face in faces)
    return failing / int(total) ** int(count)
