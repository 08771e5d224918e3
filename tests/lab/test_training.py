"""Batches for training: the same memory in every library, games that begin anew."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.lab.encoding import look, mask_of
from motherlode.lab.training import Lanes

FIELDS = {
    "observation": "observations",
    "mask": "mask",
    "actor": "actor",
    "reward": "rewards",
    "done": "done",
    "points": "points",
}


def any_legal(mask: Any, random: np.random.Generator) -> Any:
    return ((random.random(mask.shape) + 1) * mask).argmax(axis=1)


@pytest.mark.parametrize("slug", ["gold-nuggets", "go-for-gold", "gold-rausch"])
def test_lanes_observe_what_a_match_would(slug: str) -> None:
    game = motherlode.load(slug)
    lanes = Lanes(game, 32, game.seats[-1], seed=4, threads=2)
    random = np.random.default_rng(1)
    for _ in range(30):
        lanes.step(any_legal(lanes.mask, random))
    for lane in range(32):
        s = game.state.from_buffer_copy(lanes.batch.states[lane].tobytes())
        seat = int(lanes.actor[lane])
        assert s.to_act >> seat & 1
        assert (lanes.observation[lane] == look(game, s, seat)).all()
        assert (lanes.mask[lane] == mask_of(game, s, seat)).all()


def test_rewards_are_shares_of_the_win_and_games_begin_anew() -> None:
    game = motherlode.load("gold-nuggets")
    lanes = Lanes(game, 64, 3, seed=2, threads=1)
    random = np.random.default_rng(2)
    ended = 0
    for _ in range(300):
        lanes.step(any_legal(lanes.mask, random))
        assert np.allclose(lanes.reward.sum(axis=1), lanes.done)
        best = lanes.points == lanes.points.max(axis=1, keepdims=True)
        assert (best == (lanes.reward > 0))[lanes.done].all()
        ended += int(lanes.done.sum())
    assert ended > 64


def test_pytorch_sees_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    lanes = Lanes(motherlode.load("gold-nuggets"), 16, library="torch")
    kept = {name: getattr(lanes, name) for name in FIELDS}
    for _ in range(3):
        lanes.step(lanes.mask.float().argmax(dim=1))
        for name, array in FIELDS.items():
            tensor = kept[name]
            assert isinstance(tensor, torch.Tensor)
            assert tensor.data_ptr() == getattr(lanes.batch, array).ctypes.data
            assert (tensor.numpy() == getattr(lanes.batch, array)).all()


def test_jax_sees_the_same_memory() -> None:
    jax = pytest.importorskip("jax")
    lanes = Lanes(motherlode.load("gold-nuggets"), 16, library="jax")
    for _ in range(3):
        lanes.step(lanes.mask.argmax(axis=1))
        for name, array in FIELDS.items():
            shared = getattr(lanes, name)
            assert isinstance(shared, jax.Array)
            assert shared.unsafe_buffer_pointer() == getattr(lanes.batch, array).ctypes.data
            assert (np.asarray(shared) == getattr(lanes.batch, array)).all()


CODE = """
import numpy as np, motherlode
from motherlode.lab.training import Lanes

game = motherlode.load("gold-nuggets")
one, two = (Lanes(game, 3, 2, seed=5, target=target) for target in ("cpu", "cuda"))
ended = 0
for _ in range(150):
    moves = 48 - one.mask[:, ::-1].argmax(axis=1)  # never the first one, which is to roll on
    one.step(moves), two.step(moves)
    ended += one.done.sum()
    for name in ("observation", "mask", "actor", "reward", "done", "points"):
        here, there = getattr(one, name), getattr(two, name).copy_to_host()
        assert here.dtype == there.dtype and (here == there).all(), name
print("same" if ended else "no game ended")
"""


def test_a_device_observes_the_same_in_the_simulator() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.split() == ["same"], done.stderr[-2000:]


def test_an_illegal_move_changes_nothing() -> None:
    lanes = Lanes(motherlode.load("gold-nuggets"), 4)
    before = lanes.observation.copy()
    with pytest.raises(MotherlodeError, match="move/not-legal"):
        lanes.step(np.full(4, 48))
    assert (lanes.observation == before).all()


def test_an_unknown_library_is_refused() -> None:
    with pytest.raises(MotherlodeError, match=r"Did you mean “torch”\? \[lab/library\]"):
        Lanes(motherlode.load("gold-nuggets"), 4, library="torhc")
