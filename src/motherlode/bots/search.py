"""The search as people and bots use it: what a seat knows goes in, each move's chances come out."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from motherlode.bots import tree
from motherlode.bots.choices import legal_moves
from motherlode.engine.chance import start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.game import Game

PROBE = 16  # simulations that tell how long a game will last
CHUNK = 64  # simulations between two looks at the clock
DEEPEST = 200  # decisions of a simulation that become nodes
LIMIT = 20_000  # decisions after which a rollout is given up


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or after so many seconds, whichever comes first."""

    simulations: int = 2000
    seconds: float | None = None


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of a move: the expected share of the win, and how sure it is."""

    move: int
    share: float
    error: float  # of the share, one standard deviation
    visits: int
    worth: float  # what the search went by: the share, mixed with the lead in points
    liked: bool = False  # whether the policy would play it


class Search:
    """Monte-Carlo tree search over information sets, repeatable by its seed."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        trust: float = 0.4,
        explore: float = 0.5,
        greed: float = 0.75,
        wild: int = 16,
        seed: int = 0,
        whole: bool = False,
    ) -> None:
        self.game = game
        self.budget = budget or Budget()
        self.trust = trust  # in the policy's choice, from 0 to 1
        self.explore = explore
        # How much the lead in points counts beside the win, from 0 to 1. A judgement is about wins
        # alone, and better than a lead.
        self.greed = greed if game.judge is None else 0.0
        self.wild = wild  # random decisions of a rollout, out of 256
        self.whole = whole  # whether moves that need no thought are weighed too, at the root
        self._rng = np.zeros(1, np.uint64)
        cells = [0]
        start_stream(cells, seed, 2)
        self._rng[0] = cells[0]
        self.decisions = 0  # made in simulations so far
        self.simulations = 0

    def analyse(self, known: Any, seat: int) -> list[Estimate]:
        """Every legal move with its expected share, the most tried first.

        `known` is the seat's hidden record: the search sees nothing else.
        """
        loop = cpu(self.game, tree.simulations)
        root = np.frombuffer(bytes(known), self.game.state.dtype)
        memory = np.zeros(2, self.game.state.dtype)
        raw = memory.view(np.uint8).reshape(2, -1)
        moves = len(self.game.moves)
        size = _table_size(self.budget.simulations)
        keys = np.zeros(size, np.uint64)
        used = np.zeros(1, np.int64)
        visits = np.zeros((size, moves), np.int32)
        totals = np.zeros((size, moves), np.float32)
        shares = np.zeros(moves, np.float64)
        squares = np.zeros(moves, np.float64)
        promised = np.zeros(self.game.seats[-1], np.float64)
        points = np.zeros(self.game.seats[-1], np.int32)
        liked = np.zeros(size, np.int32)
        mask = np.zeros(moves, np.uint8)
        weights = np.zeros(max(len(self.game.outcomes), 1), np.int32)
        path = np.zeros((DEEPEST, 3), np.int32)

        def simulate(count: int) -> None:
            self.decisions += loop(
                root, memory, raw, seat, count, self._rng, mask, weights,
                keys, used, visits, totals, shares, squares, points, promised, liked, path,
                self.trust, self.explore, self.greed, self.wild, int(self.whole), LIMIT,
            )  # fmt: skip
            self.simulations += count

        simulate(0)  # compiling is not on the clock
        stop = None if self.budget.seconds is None else time.monotonic() + self.budget.seconds
        left = self.budget.simulations
        while left > 0 and (stop is None or time.monotonic() < stop):
            count = min(CHUNK, left) if stop is not None else left
            simulate(count)
            left -= count
        root_node = path[0, 0]
        return self._estimates(
            known, seat, visits[root_node], totals[root_node], shares, squares, liked[root_node]
        )

    def length(self, known: Any, seat: int) -> float:
        """How many decisions the game will still have, by a few simulations."""
        probe = Search(self.game, Budget(PROBE), self.trust, seed=1)
        probe.analyse(known, seat)
        return probe.decisions / PROBE

    def choose(self, known: Any, seat: int) -> int:
        """The best move."""
        return best_of(self.analyse(known, seat)).move

    def _estimates(
        self, known: Any, seat: int, visits: Any, totals: Any, shares: Any, squares: Any, liked: int
    ) -> list[Estimate]:
        found = []
        for move in legal_moves(self.game, known, seat):
            n = int(visits[move])
            if n:
                share = float(shares[move]) / n
                spread = float(squares[move]) / n - share * share
                error = sqrt(max(spread, 0.25 / (n + 1)) / n)
                worth = float(totals[move]) / n
                found.append(Estimate(move, share, error, n, worth, move == liked))
            else:
                found.append(Estimate(move, 0.0, 1.0, 0, 0.0))
        return sorted(found, key=lambda estimate: (-estimate.visits, -estimate.worth))


def best_of(estimates: Sequence[Estimate]) -> Estimate:
    """The move that was tried most often, unless the policy's may well be as good."""
    best = estimates[0]
    for liked in estimates:
        if liked.liked and liked.visits:
            doubt = sqrt(best.error**2 + liked.error**2)
            return best if best.worth - liked.worth > doubt else liked
    return best


def _table_size(simulations: int) -> int:
    """A power of two with room for a node a simulation, within reason."""
    size = 256
    while size < 2 * simulations and size < 1 << 15:
        size *= 2
    return size
