"""The exact solution of Gold Nuggets for two, ready for questions."""

import time
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from motherlode.engine.errors import MotherlodeError, SeatError
from motherlode.engine.solving.turn_game import Numbers, Progress, Reals
from motherlode.games.gold_nuggets.content import NUGGETS
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE
from motherlode.games.gold_nuggets.solver.explore import (
    describe,
    halves_won,
    legal,
    played,
    positions,
)
from motherlode.games.gold_nuggets.state import State
from motherlode.games.gold_nuggets.strategy import situation


class Advice(NamedTuple):
    """The best move, and the share of the win that each legal move leaves to the player."""

    move: int
    shares: dict[int, float]


@dataclass(frozen=True)
class Table:
    """What every position is worth to the player on turn, and what rolling is worth in a turn."""

    values: Reals  # by the number of the position
    rolling: Reals  # [position, place of the code]
    codes: Numbers  # what matters of the dice aside
    error: float  # no value is further from the truth
    sweeps: int  # the most that a level of positions needed
    backups: int  # turns weighed
    seconds: float  # that solving took

    def value(self, own: int, other: int) -> float:
        """The share of the win of a player who begins a turn with so many nuggets."""
        return float(self.values[positions()[0][own, other]])

    def best(self, s: State) -> Advice:
        """What each legal move is worth to the player who has to decide, and the best of them."""
        if s.seats != 2:
            raise SeatError("solve/seats", f"Solved for 2 players; this game has {s.seats}.")
        if not s.to_act:
            raise MotherlodeError("solve/no-decision", "Nobody has to decide anything now.")
        if s.supply + s.nuggets[0] + s.nuggets[1] != NUGGETS:
            raise MotherlodeError("solve/position", f"There are not {NUGGETS} nuggets in play.")
        shares = {move: self._share_after(s, move) for move in legal(s)}
        return Advice(max(shares, key=lambda move: shares[move]), shares)

    def _share_after(self, s: State, move: int) -> float:
        after = played(s, move)
        if move >= SET_ASIDE:
            return max(self._share_after(after, further) for further in legal(after))
        if move == ROLL:
            return float(self.rolling[_number(after), self._place[situation(after)]])
        if after.over:
            return halves_won(after, s.turn) / 2
        share = float(self.values[_number(after)])
        return share if after.turn == s.turn else 1 - share

    @cached_property
    def _place(self) -> dict[int, int]:
        return {int(node): place for place, node in enumerate(self.codes)}


def _number(s: State) -> int:
    """The number of the position, as the player on turn sees it."""
    return positions()[0][s.nuggets[s.turn], s.nuggets[1 - s.turn]]


def solve(progress: Progress = lambda done, of: None) -> Table:
    """Solves the game; a few seconds on one core."""
    from motherlode.engine.solving.iteration import slots, solve_turns, weigh_rolls

    began = time.perf_counter()
    game, codes = describe()
    solved = solve_turns(game, progress)
    rolling = np.zeros((len(solved.values), len(codes)))
    weigh_rolls(game, slots(solved.values), rolling)
    return Table(
        values=solved.values,
        rolling=rolling,
        codes=codes,
        error=solved.error,
        sweeps=solved.sweeps,
        backups=solved.backups,
        seconds=time.perf_counter() - began,
    )
