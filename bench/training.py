"""Batches for training: the same memory in PyTorch and JAX, the same observations on every target.

    python bench/training.py                    # on a processor
    python bench/training.py --target cuda      # on a GPU, compared with the processor
    python bench/training.py gold --lanes 4096

Prints a line of JSON for each game and library: decisions a second with observation, mask and
rewards, the moves chosen at random by the library itself. Needs no more than NumPy, Numba, and the
libraries to measure; one that is missing is left out.
"""

import argparse
import importlib.util
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import motherlode
from motherlode.lab.training import Lanes

FIELDS = ("observation", "mask", "actor", "reward", "done", "points")
ARRAYS = ("observations", "mask", "actor", "rewards", "done", "points")
COMPARED = 40  # steps
SECONDS = 1.0


def chooser(library: str) -> Callable[[Any], Any]:
    """A function that picks a legal move in each game at random."""
    if library == "torch":
        import torch

        return lambda mask: ((torch.rand_like(mask, dtype=torch.float32) + 1) * mask).argmax(dim=1)
    if library == "jax":
        import jax

        keys = iter(range(1 << 60))

        @jax.jit
        def pick(seed: Any, mask: Any) -> Any:
            noise = jax.random.uniform(jax.random.key(seed), mask.shape)
            return (mask * (noise + 1)).argmax(axis=1)

        return lambda mask: pick(next(keys), mask)
    random = np.random.default_rng(1)
    return lambda mask: ((random.random(mask.shape, np.float32) + 1) * mask).argmax(axis=1)


def address(array: Any) -> int:
    """Where an array lies."""
    if hasattr(array, "__cuda_array_interface__"):
        return int(array.__cuda_array_interface__["data"][0])
    if hasattr(array, "data_ptr"):
        return int(array.data_ptr())
    if hasattr(array, "unsafe_buffer_pointer"):
        return int(array.unsafe_buffer_pointer())
    return int(array.ctypes.data)


def host(array: Any) -> Any:
    """An array in this machine's memory."""
    for name in ("copy_to_host", "cpu"):
        if hasattr(array, name):
            return np.asarray(getattr(array, name)())
    return np.asarray(array)


def shares_memory(lanes: Lanes) -> bool:
    """Whether the library's tensors are the memory in which the games are played."""
    pairs = zip(FIELDS, ARRAYS, strict=True)
    return all(address(getattr(lanes, f)) == address(getattr(lanes.batch, a)) for f, a in pairs)


def compare(game: Any, target: str, library: str) -> int:
    """Plays the same games here and there; returns the number of equal observations."""
    here = Lanes(game, 256, game.seats[-1], seed=3)
    there = Lanes(game, 256, game.seats[-1], seed=3, target=target, library=library)
    choose = chooser("numpy")
    for _ in range(COMPARED):
        moves = choose(here.mask)
        here.step(moves)
        there.step(moves)
        for name in FIELDS:
            assert (getattr(here, name) == host(getattr(there, name))).all(), name
    return 256 * COMPARED


def measure(game: Any, lanes: int, target: str, library: str) -> dict[str, Any]:
    """Decisions a second."""
    batch = Lanes(game, lanes, game.seats[-1], seed=1, target=target, library=library)
    choose = chooser(library)
    for _ in range(3):
        batch.step(choose(batch.mask))
    steps, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        batch.step(choose(batch.mask))
        steps += 1
    return {
        "shares_memory": shares_memory(batch),
        "lanes": lanes,
        "decisions_per_second": round(steps * lanes / spent),
    }


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=motherlode.games())
    parser.add_argument("--target", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--lanes", type=int)
    given = parser.parse_args()
    lanes = given.lanes or (65536 if given.target == "cuda" else 4096)
    for name in given.games:
        game = motherlode.load(name)
        for library in ("numpy", "torch", "jax"):
            if importlib.util.find_spec(library) is None:
                continue
            if library == "numpy" and given.target == "cuda":
                continue  # NumPy has nothing on a device
            line = {"game": name, "target": given.target, "library": library}
            line["observations_equal"] = compare(game, given.target, library)
            print(json.dumps(line | measure(game, lanes, given.target, library)), flush=True)


if __name__ == "__main__":
    main()
