"""Many games on a CUDA device."""

import ctypes
import os
from functools import lru_cache
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine import loops_cuda
from motherlode.engine.batch import Playouts
from motherlode.engine.chance import WORD
from motherlode.engine.compile import Binder, Key
from motherlode.engine.game import Game
from motherlode.engine.gpu import cuda
from motherlode.engine.kernels import observation_width, trace_width
from motherlode.engine.network import WIDEST
from motherlode.engine.tables import compiled

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
THREADS = 128  # in a block
BLOCKS = 132 * 16  # enough to fill the largest device we know


class CudaRunner:
    """Launches the loops of `loops_cuda.py`, bound for one game."""

    def __init__(self, game: Game, seats: int, first: npt.NDArray[np.void]) -> None:
        self.game = game
        self.seats = seats
        self._first = cuda.to_device(first)

    def _launch(self, kernel: FunctionType | Any, games: int, *arguments: Any) -> None:
        bound = _bound(Key(self.game), kernel)
        threads = 4 if SIMULATED else THREADS  # the simulator starts a system thread for each
        blocks = max(1, min(BLOCKS, -(-games // threads)))
        with np.errstate(over="ignore"):  # the simulator computes with NumPy's scalars
            bound[blocks, threads](*arguments)
            cuda.synchronize()

    def playouts(self, games: int, seed: int, limit: int) -> Playouts:
        """Whole random games."""
        points = cuda.device_array((games, self.seats), np.int32)
        won = cuda.device_array(games, np.uint8)
        decisions = cuda.device_array(games, np.int32)
        word = seed if SIMULATED else np.uint64(seed & WORD)
        self._launch(
            loops_cuda.playouts, games,
            self._first, word, 0, games, limit, points, won, decisions,
        )  # fmt: skip
        return Playouts(points.copy_to_host(), won.copy_to_host(), decisions.copy_to_host())

    def begin(self, n: int, seed: int) -> None:
        """Sets up games for stepping."""
        self.states = cuda.device_array(n, self.game.state.dtype)
        self.streams = cuda.device_array((n, 1), np.uint64)
        self.mask = cuda.device_array((n, len(self.game.moves)), np.uint8)
        self.actor = cuda.device_array(n, np.int8)
        self.points = cuda.to_device(np.zeros((n, self.seats), np.int32))
        self.won = cuda.to_device(np.zeros(n, np.uint8))
        self.shares = cuda.to_device(np.zeros((n, self.seats), np.float32))
        self.done = cuda.to_device(np.zeros(n, np.bool_))
        self._known = cuda.to_device(np.zeros(n, self.game.state.dtype))
        self._raw = self._known.view(np.uint8).reshape(n, self.game.state.dtype.itemsize)
        self.observations = cuda.device_array((n, observation_width(self.game)), np.uint8)
        self._refused = cuda.device_array(n, np.uint8)
        word = seed if SIMULATED else np.uint64(seed & WORD)
        self._launch(
            loops_cuda.begin, n,
            self._first, self.states, word, self.streams, self.mask, self.actor,
        )  # fmt: skip

    def first_refused(self, moves: Any) -> int | None:
        """The first game whose move is not legal."""
        given = self._on_device(moves)
        self._launch(loops_cuda.refuse, len(given), given, self.mask, self._refused)
        wrong = np.flatnonzero(self._refused.copy_to_host())
        return int(wrong[0]) if len(wrong) else None

    def step(self, moves: Any) -> None:
        """One decision in every game."""
        given = self._on_device(moves)
        self._launch(
            loops_cuda.steps, len(given),
            self._first, self.states, given, self.streams, self.mask,
            self.actor, self.points, self.won, self.shares, self.done,
        )  # fmt: skip

    def observe(self) -> None:
        """Writes down what each game's actor knows."""
        self._launch(
            loops_cuda.observations, len(self.states),
            self.states, self._known, self._raw, self.actor, self.observations,
        )  # fmt: skip

    def traces(self, games: int, seed: int, start: int, rows: int) -> tuple[Any, Any]:
        """Random games from number `start` on, event by event."""
        memory = np.zeros(2 * games, self.game.state.dtype)
        states = cuda.to_device(memory)
        raws = states.view(np.uint8).reshape(2 * games, self.game.state.dtype.itemsize)
        trails = cuda.to_device(np.zeros((games, rows, trace_width(self.game)), np.uint8))
        lengths = cuda.to_device(np.zeros(games, np.int32))
        word = seed if SIMULATED else np.uint64(seed & WORD)
        self._launch(
            loops_cuda.traces, games,
            self._first, states, raws, word, start, trails, lengths,
        )  # fmt: skip
        return trails.copy_to_host(), lengths.copy_to_host()

    def network(self, records: Any, seats: Any, network: Any) -> tuple[Any, Any]:
        """Features and outputs of a network for hidden records."""
        count = len(seats)
        known = cuda.to_device(records)
        arrays = [
            cuda.to_device(np.zeros((count, width), np.int32))
            for width in (self.game.feature_count, WIDEST, WIDEST, self.game.seats[-1])
        ]
        self._launch(
            loops_cuda.network, count, known,
            known.view(np.uint8).reshape(count, self.game.state.dtype.itemsize),
            cuda.to_device(np.asarray(seats, np.int64)),
            cuda.to_device(np.array(network.form, np.int32)),
            cuda.to_device(np.array(network.net, np.int16)),
            cuda.to_device(np.array(network.bias, np.int32)), *arrays,
        )  # fmt: skip
        return arrays[0].copy_to_host(), arrays[3].copy_to_host()

    def _on_device(self, moves: Any) -> Any:
        if hasattr(moves, "__cuda_array_interface__"):
            return cuda.as_cuda_array(moves)
        return cuda.to_device(np.asarray(moves, dtype=np.int64))


@lru_cache(maxsize=256)
def _bound(key: Key, kernel: FunctionType) -> Any:
    """A loop for a game, compiled once however many batches run it."""
    return _binder(key).bind(kernel, wrap=cuda.jit)


@lru_cache(maxsize=64)
def _binder(key: Key) -> Binder:
    import numba

    given: dict[str, Any] = {"RECORD": numba.from_dtype(key.game.state.dtype)}
    if SIMULATED:  # whose own wrapping costs a hundred times the call
        given.update(_simulated(key.game))
        return Binder(key.game, lambda function: function, **given)
    return Binder(key.game, cuda.jit(device=True), compiled, **given)


# In Numba's simulator, code for the device runs as Python on NumPy's scalars, which keep their
# few bits in sums and refuse larger numbers, unlike the device. There, and only there, records
# and scratch space are read as in the `python` target.


def _simulated(game: Game) -> dict[str, Any]:
    size = game.state.dtype.itemsize

    def memory_at(array: Any, at: int) -> Any:
        while not isinstance(array, np.ndarray):
            array = array._item if hasattr(array, "_item") else array._ary
        return (ctypes.c_uint8 * size).from_address(array.ctypes.data + at * size)

    def record_in(memory: Any, at: int) -> Any:
        return game.state.from_buffer(memory_at(memory, at))

    def copy_record(to: Any, at: int, source: Any, index: int) -> None:
        ctypes.memmove(memory_at(to, at), memory_at(source, index), size)

    def cells_in(memory: Any) -> list[int]:
        return _Cells([0] * len(memory))

    return {"record_in": record_in, "copy_record": copy_record, "cells_in": cells_in}


class _Cells(list[int]):
    """Plain integers, whatever is stored."""

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, int(value))
