"""Many games on processor threads."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine import loops_cpu
from motherlode.engine.batch import Playouts
from motherlode.engine.chance import WORD
from motherlode.engine.compile import cpu
from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width, trace_width

ALIGNMENT = 64  # bytes


class CpuRunner:
    """Splits a range of games among threads; the loops hold no lock while they run."""

    def __init__(
        self, game: Game, seats: int, first: npt.NDArray[np.void], threads: int | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.first = first
        self.threads = threads or os.cpu_count() or 1

    def _share(self, n: int, part: Callable[[int, int], None]) -> None:
        bounds = np.linspace(0, n, min(self.threads, max(n, 1)) + 1).astype(int)
        spans = [(int(a), int(b)) for a, b in pairwise(bounds)]
        # The first thread is this one, so that a single thread costs no hand-over.
        with ThreadPoolExecutor(max(len(spans) - 1, 1)) as pool:
            others = [pool.submit(part, *span) for span in spans[1:]]
            part(*spans[0])
            for other in others:
                other.result()

    def _scratch(self) -> tuple[Any, Any, Any]:
        """A random stream, a mask and weights."""
        return (
            np.zeros(1, np.uint64),
            np.zeros(len(self.game.moves), np.uint8),
            np.zeros(max(len(self.game.outcomes), 1), np.int32),
        )

    def playouts(self, games: int, seed: int, limit: int) -> Playouts:
        """Whole random games."""
        loop = cpu(self.game, loops_cpu.playouts)
        points = np.zeros((games, self.seats), np.int32)
        won = np.zeros(games, np.uint8)
        decisions = np.zeros(games, np.int32)

        def part(start: int, stop: int) -> None:
            memory = np.zeros(1, self.game.state.dtype)
            rng, mask, weights = self._scratch()
            word = np.uint64(seed & WORD)
            loop(
                self.first, memory, word, start, stop, limit,
                rng, mask, weights, points, won, decisions,
            )  # fmt: skip

        self._share(games, part)
        return Playouts(points, won, decisions)

    def begin(self, n: int, seed: int) -> None:
        """Sets up games for stepping."""
        self.states = np.zeros(n, self.game.state.dtype)
        self.streams = np.zeros((n, 1), np.uint64)
        self.mask = aligned((n, len(self.game.moves)), np.uint8)
        self.actor = aligned(n, np.int8)
        self.points = aligned((n, self.seats), np.int32)
        self.won = aligned(n, np.uint8)
        self.shares = aligned((n, self.seats), np.float32)
        self.done = aligned(n, np.bool_)
        self._known = np.zeros(n, self.game.state.dtype)
        self._raw = self._known.view(np.uint8).reshape(n, -1)
        self.observations = aligned((n, observation_width(self.game)), np.uint8)
        loop = cpu(self.game, loops_cpu.begin)

        def part(start: int, stop: int) -> None:
            weights = self._scratch()[2]
            word = np.uint64(seed & WORD)
            loop(
                self.first, self.states, word, start, stop,
                self.streams, weights, self.mask, self.actor,
            )  # fmt: skip

        self._share(n, part)

    def first_refused(self, moves: Any) -> int | None:
        """The first game whose move is not legal."""
        given = np.asarray(moves)
        inside = (given >= 0) & (given < self.mask.shape[1])
        legal = self.mask[np.arange(len(given)), np.where(inside, given, 0)] != 0
        wrong = np.flatnonzero(~(inside & legal))
        return int(wrong[0]) if len(wrong) else None

    def step(self, moves: Any) -> None:
        """One decision in every game."""
        loop = cpu(self.game, loops_cpu.steps)
        given = np.asarray(moves, dtype=np.int64)

        def part(start: int, stop: int) -> None:
            weights = self._scratch()[2]
            loop(
                self.first, self.states, start, stop, given, self.streams, weights,
                self.mask, self.actor, self.points, self.won, self.shares, self.done,
            )  # fmt: skip

        self._share(len(given), part)

    def observe(self) -> None:
        """Writes down what each game's actor knows."""
        loop = cpu(self.game, loops_cpu.observations)

        def part(start: int, stop: int) -> None:
            loop(
                self.states, self._known, self._raw, start, stop, self.actor, self.observations,
            )  # fmt: skip

        self._share(len(self.states), part)

    def traces(self, games: int, seed: int, start: int, rows: int) -> tuple[Any, Any]:
        """Random games from number `start` on, event by event."""
        loop = cpu(self.game, loops_cpu.traces)
        trails = np.zeros((games, rows, trace_width(self.game)), np.uint8)
        lengths = np.zeros(games, np.int32)
        memory = np.zeros(2, self.game.state.dtype)
        raw = memory.view(np.uint8).reshape(2, -1)
        rng, mask, weights = self._scratch()
        points = np.zeros(self.game.seats[-1], np.int32)
        word = np.uint64(seed & WORD)
        loop(
            self.first, memory, raw, word, start, start + games,
            rng, mask, weights, points, trails, lengths,
        )  # fmt: skip
        return trails, lengths


def aligned(shape: int | tuple[int, ...], kind: Any) -> Any:
    """Zeros that begin where JAX takes an array over without a copy."""
    count = int(np.prod(shape))
    size = np.dtype(kind).itemsize * count
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    skip = -memory.ctypes.data % ALIGNMENT
    return memory[skip : skip + size].view(kind).reshape(shape)
