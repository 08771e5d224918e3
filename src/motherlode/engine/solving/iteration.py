"""Solves a turn game by interval iteration: a lower and an upper bound that close in.

The value of a position is the share of the win that the player on turn can secure (1 a win, 1/2
a tie). The lower bound begins at 0, the upper one at 1. A backup weighs a turn with what the
positions after it are worth, and it keeps order: fed with the lower bounds of one's own positions
and the upper bounds of the other's, it gives a lower bound again. So the bounds are right after
every step, cycles or not, however endless play may count; where they meet the value is found.

Rounding is covered: each backup is moved outward by more than floating point can have lost in it.
Levels are solved one after the other, from the end of the game to its start.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np

from motherlode.engine.solving.turn_game import START, Progress, Reals, TurnGame

F = TypeVar("F", bound=Callable[..., object])


def compiled(function: F) -> F:
    """A function in machine code; not cached, because a game is solved once."""
    wrap: Any = numba.njit(nogil=True, error_model="numpy")
    made: F = wrap(function)
    return made


class Solved(NamedTuple):
    """The bounds of each position's value, and what they cost."""

    low: Reals
    high: Reals
    sweeps: int  # the most that a level needed
    backups: int  # turns weighed, over all positions and both bounds

    @property
    def values(self) -> Reals:
        """The middle between lower and upper bound."""
        return (self.low + self.high) / 2

    @property
    def error(self) -> float:
        """How far a value can be from the truth."""
        return float(np.max(self.high - self.low)) / 2


def solve_turns(game: TurnGame, progress: Progress = lambda done, of: None) -> Solved:
    """The value of every position, between bounds."""
    positions = len(game.landing)
    low, high = slots(np.zeros(positions)), slots(np.ones(positions))
    low[positions : 2 * positions] = 0
    high[positions : 2 * positions] = 1
    margin = rounding(game)
    worth = np.zeros(len(game.exits_from) - 1)
    most = backups = 0
    for first, last in zip(game.levels[:-1], game.levels[1:], strict=True):
        sweeps = close_in(game, low, high, first, last, margin, worth)
        most = max(most, sweeps)
        backups += 2 * sweeps * int(last - first)
        progress(int(last), positions)
    return Solved(low[:positions].copy(), high[:positions].copy(), most, backups)


def slots(values: Reals) -> Reals:
    """What each landing is worth, given the values of the positions."""
    return np.concatenate([values, 1 - values, [0, 0.5, 1]])


def rounding(game: TurnGame) -> float:
    """More than what one backup can lose to rounding.

    A sum of n products of a chance and a worth, all from 0 to 1 and the chances adding up to 1,
    is off by at most n + 1 units (one for each addition, product and chance that was rounded).
    The rolls of a turn pass their errors on, so the longest chain of rolls adds them up. Two
    units more are for the margin's own addition and for 1 - value.
    """
    unit = np.finfo(np.float64).eps / 2
    nodes = len(game.exits_from) - 1
    lost = np.zeros(nodes)
    for node in range(nodes - 1, -1, -1):
        first, last = game.outcomes_from[node], game.outcomes_from[node + 1]
        if first < last:
            options = game.options[game.options_from[first] : game.options_from[last]]
            lost[node] = (last - first + 1) * unit + np.max(lost[options])
    return float(lost[START] + 2 * unit) * 1.01


# --- compiled ----------------------------------------------------------------------------------


@compiled
def roll_worth(game: TurnGame, node: int, worth: Reals) -> float:
    """What rolling at a node is worth, given what the later nodes are worth."""
    total = 0.0
    for outcome in range(game.outcomes_from[node], game.outcomes_from[node + 1]):
        best = 0.0
        for i in range(game.options_from[outcome], game.options_from[outcome + 1]):
            best = max(best, worth[game.options[i]])
        total += game.chances[outcome] * best
    return total


@compiled
def weigh(game: TurnGame, landed: Reals, position: int, worth: Reals) -> float:
    """A backup: fills in what each node of a turn is worth, and returns it for the start."""
    for node in range(len(worth) - 1, -1, -1):
        best = 0.0
        for i in range(game.exits_from[node], game.exits_from[node + 1]):
            best = max(best, landed[game.landing[position, game.exits[i]]])
        if game.outcomes_from[node] < game.outcomes_from[node + 1]:
            best = max(best, roll_worth(game, node, worth))
        worth[node] = best
    return best


@compiled
def close_in(
    game: TurnGame, low: Reals, high: Reals, first: int, last: int, margin: float, worth: Reals
) -> int:
    """Sweeps over a level until no bound moves by more than the margin; returns how often."""
    positions = len(game.landing)
    sweeps = 0
    moved = 1.0
    while moved > margin:
        moved = 0.0
        sweeps += 1
        for position in range(first, last):
            bound = weigh(game, low, position, worth) - margin
            if bound > low[position]:
                moved = max(moved, bound - low[position])
                low[position] = bound
                high[positions + position] = 1 - bound
            bound = weigh(game, high, position, worth) + margin
            if bound < high[position]:
                moved = max(moved, high[position] - bound)
                high[position] = bound
                low[positions + position] = 1 - bound
    return sweeps


@compiled
def weigh_rolls(game: TurnGame, landed: Reals, rolling: Reals) -> None:
    """Fills in what rolling is worth in every position, at the nodes that are columns."""
    worth = np.zeros(len(game.exits_from) - 1)
    for position in range(len(game.landing)):
        weigh(game, landed, position, worth)
        for node in range(rolling.shape[1]):
            rolling[position, node] = roll_worth(game, node, worth)
