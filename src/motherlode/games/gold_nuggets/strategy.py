"""What a sensible player does without looking ahead; bots build on it.

He plays every turn for the most nuggets on average, whatever the standing. What rolling on brings
stands in `turns.txt`, for each situation of the dice aside.
"""

from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations_with_replacement
from math import factorial, prod, sqrt
from typing import Any

from motherlode.engine.arithmetic import exp
from motherlode.engine.state import Cells, copy
from motherlode.engine.tables import Table, table
from motherlode.games.gold_nuggets.content import DICE, FIRST_NUMBER, LASSO, NUGGET
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import apply, can_set_aside, dice_aside, least, odds
from motherlode.games.gold_nuggets.scoring import value
from motherlode.games.gold_nuggets.state import State

# A turn is many small decisions: a doubt that is small elsewhere adds up here.
LEVELS: dict[str, dict[str, float]] = {
    "prospector": {"simulations": 150, "doubt": 0.016},
    "veteran": {"simulations": 800, "doubt": 0.006},
}

STOLEN = 2  # a stolen nugget counts twice: one has it, and somebody else has it no more
HUNDREDTHS = 100  # of a nugget, in the table
WON = 100 * HUNDREDTHS  # more than any turn brings
LASSOS = 4  # none, one, two, enough
NUMBERS = 1 << 6  # sets of faces

# By the number of players, see `promise`: what being on turn is worth in nuggets, the spread at the
# end, the spread that each nugget in the middle adds, how many nuggets may well go in one turn, and
# what it is worth to be able to end the game. Learnt from self-play by bench/judgement.py.
NOBODY = (0.0, 0.0, 0.0, 0.0, 0.0)
JUDGEMENT = table(
    [
        NOBODY,
        NOBODY,
        (2.685, 12.788, 3.543, 6.922, 0.618),
        (3.864, 10.480, 3.621, 6.483, 0.560),
        (4.638, 12.258, 3.302, 6.480, 0.591),
        (5.364, 13.364, 2.947, 6.544, 0.657),
    ],
    "f8",
)


def load_turns() -> tuple[Table[int], Table[int]]:
    """By situation: what the dice aside are worth, and what rolling on brings on average."""
    worth = [0] * ((DICE + 1) * (DICE + 1) * LASSOS * NUMBERS)
    rolling = worth.copy()
    text = files(__package__).joinpath("turns.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        node, points, brings = map(int, line.split())
        worth[node] = points
        rolling[node] = brings
    return table(worth, "i1"), table(rolling, "i2")


WORTH, ROLLING = load_turns()  # made by bots/solvers/turns.py


def situation(s: State) -> int:
    """All that matters of the dice aside, as one number; the more dice are left the larger."""
    numbers = 0
    for face in range(FIRST_NUMBER, 6):
        if s.aside[face] > 0:
            numbers |= 1 << face
    return situation_of(DICE - dice_aside(s), s.aside[NUGGET], s.aside[LASSO], numbers)


def situation_of(left: int, nuggets: int, lassos: int, numbers: int) -> int:
    """Dice left, nuggets and lassos aside, and the set of numbers aside."""
    return ((left * (DICE + 1) + nuggets) * LASSOS + min(lassos, LASSOS - 1)) * NUMBERS + numbers


START = situation_of(DICE, 0, 0, 0)
ONE_LEFT = situation_of(1, 0, 0, 0)


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Sets dice aside and stops so that the turn brings most nuggets on average."""
    victim = richest_other(s, seat)
    chosen = ROLL
    best = -1
    if s.next_face > 0:
        here = situation(s)
        chosen = TAKE
        best = taken(s, seat, here)
        if mask[STEAL + victim] and stolen(s, here, victim) > best:
            chosen = STEAL + victim
            best = stolen(s, here, victim)
        if mask[ROLL] and ROLLING[here] > best:
            chosen = ROLL
        best = worth_of(s, seat, here, victim)
    ways = 1
    for face in range(s.next_face, 6):
        ways *= ways_to_add(s, face)
    for way in range(1, ways):
        worth = worth_of(s, seat, situation_after(s, way), victim)
        if worth > best:
            best = worth
            chosen = first_move(s, way)
    return chosen


def richest_other(s: State, seat: int) -> int:
    """Whom to rob."""
    richest = -1
    for other in range(s.seats):
        if other != seat and (richest < 0 or s.nuggets[other] > s.nuggets[richest]):
            richest = other
    return richest


def taken(s: State, seat: int, node: int) -> int:
    """What taking is worth; with the last nuggets one wins or loses."""
    worth = int(WORTH[node])
    if worth < s.supply:
        return HUNDREDTHS * worth
    victim = richest_other(s, seat)
    return WON if s.nuggets[seat] + s.supply > s.nuggets[victim] else 0


def stolen(s: State, node: int, victim: int) -> int:
    """What robbing somebody is worth, if there are lassos for it."""
    if node // NUMBERS % LASSOS < LASSOS - 1:
        return 0
    return STOLEN * HUNDREDTHS * min(int(WORTH[node]), s.nuggets[victim])


def worth_of(s: State, seat: int, node: int, victim: int) -> int:
    """What a situation is worth, whether one stops there or rolls on."""
    stopping = max(taken(s, seat, node), stolen(s, node, victim))
    if node < ONE_LEFT:
        return stopping + int(ROLLING[START])  # all seven are aside: another turn
    return max(stopping, int(ROLLING[node]))


# --- ways to set dice of a roll aside: a digit for each face ------------------------------------


def ways_to_add(s: State, face: int) -> int:
    """How many numbers of dice of a face may be set aside, none included."""
    return max(1, s.rolled[face] - least(s, face) + 2)


def situation_after(s: State, way: int) -> int:
    """The situation when dice have been set aside in some way."""
    left = DICE - dice_aside(s)
    numbers = 0
    nuggets = s.aside[NUGGET]
    lassos = s.aside[LASSO]
    for face in range(6):
        dice = 0
        if face >= s.next_face:
            digit = way % ways_to_add(s, face)
            way //= ways_to_add(s, face)
            dice = digit + least(s, face) - 1 if digit > 0 else 0
        left -= dice
        if face == LASSO:
            lassos += dice
        elif face == NUGGET:
            nuggets += dice
        elif s.aside[face] + dice > 0:
            numbers |= 1 << face
    return situation_of(left, nuggets, lassos, numbers)


def first_move(s: State, way: int) -> int:
    """The first of the moves by which dice are set aside in some way."""
    face = s.next_face
    while way % ways_to_add(s, face) == 0:
        way //= ways_to_add(s, face)
        face += 1
    dice = way % ways_to_add(s, face) + least(s, face) - 1
    return SET_ASIDE + DICE * face + dice - 1


# --- what a position promises ------------------------------------------------------------------


def judge(s: State, shares: Any) -> bool:
    """Everyone's share of the win, as one may expect it when a turn begins; not within a turn."""
    if dice_aside(s) > 0:
        return False
    promise(s.nuggets, s.seats, s.supply, s.turn, JUDGEMENT[s.seats], shares)
    return True


def promise(nuggets: Any, seats: int, supply: int, turn: int, numbers: Any, shares: Any) -> None:
    """Everyone's share of the win by what all have, what is left, and who begins a turn.

    A share grows with the nuggets that one has, the more steeply the less can still happen; being
    nearer to one's turn is worth some. But when few nuggets are left, whoever would win by taking
    them is likely to do so: the player on turn at once, the others if he does not.
    """
    most = 0
    for seat in range(seats):
        most = max(most, nuggets[seat])
    few = supply / numbers[3]
    ending = exp(-few * sqrt(few))
    steep = 1 / sqrt(numbers[1] + numbers[2] * supply)
    total = 0.0
    for seat in range(seats):
        waits = (seat - turn) % seats
        lead = nuggets[seat] - most + numbers[0] * (seats - 1 - waits) / (seats - 1)
        promised = steep * lead
        if waits > 0 and would_win(nuggets, seats, supply, seat):
            promised += numbers[4] * ending
        shares[seat] = exp(promised)
        total += shares[seat]
    now = ending if would_win(nuggets, seats, supply, turn) else 0.0
    for seat in range(seats):
        shares[seat] *= (1 - now) / total
    shares[turn] += now


def would_win(nuggets: Any, seats: int, supply: int, seat: int) -> bool:
    """Whether somebody wins who takes all that is left."""
    for other in range(seats):
        if other != seat and nuggets[other] >= nuggets[seat] + supply:
            return False
    return True


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """How often a roll fails, what the other moves bring, and what the dice aside are worth."""
    if move == ROLL:
        failing = round(100 * chance_of_nothing(s))
        return {"what": "roll", "dice": DICE - dice_aside(s), "failing": failing}
    if move == TAKE:
        return {"what": "take", "count": min(value(s), s.supply)}
    if STEAL <= move < SET_ASIDE:
        return {"what": "steal", "count": min(value(s), s.nuggets[move - STEAL])}
    laid = copy(s)
    apply(laid, seat, move)
    worth = value(laid)
    # What adds nothing to the worth is set aside for other reasons than that.
    return {"what": "aside", "count": worth} if worth > value(s) else None


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
    return float(failing / int(total) ** int(count))
