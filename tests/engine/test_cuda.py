"""The CUDA loops in Numba's simulator, which must be chosen before Numba is loaded."""

import os
import subprocess
import sys

import pytest

import motherlode

pytestmark = pytest.mark.heavy

CODE = """
import sys, numpy as np, motherlode
from motherlode.engine.batch import Batch, playouts
from motherlode.engine.check.faults import settings
from motherlode.engine.check.targets import check_target
from motherlode.engine.errors import MoveError

game = motherlode.load(sys.argv[1])
seats = game.seats[-1]
events = sum(check_target(game, setting, "cuda", 1, 1) for setting in settings(game)[::4])

here, there = (playouts(game, 6, seats, seed=5, target=t) for t in ("cpu", "cuda"))
assert (here.points == there.points).all() and (here.winners == there.winners).all()
assert (here.decisions == there.decisions).all()

one, two = (Batch(game, 5, seats, seed=2, target=t) for t in ("cpu", "cuda"))
for _ in range(12):
    moves = one.mask.argmax(axis=1)
    one.step(moves), two.step(moves)
    assert (one.states == two.states.copy_to_host()).all()
    assert (one.mask == two.mask.copy_to_host()).all()
    for name in ("done", "rewards"):
        assert (getattr(one, name) == getattr(two, name).copy_to_host()).all()
    assert (one.observe() == two.observe().copy_to_host()).all()
try:
    two.step(np.full(5, 10_000))
except MoveError:
    print("compared", events)
"""


LONG = ("go-for-gold", "gold-rausch", "claim-poker")  # the simulator takes a minute for one


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param(slug, marks=pytest.mark.slow if slug in LONG else ())
        for slug in motherlode.games()
    ],
)
def test_the_cuda_loops_give_the_same_bytes_in_the_simulator(slug: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, slug],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    word, events = done.stdout.split()
    assert word == "compared"
    assert int(events) > 100


def test_without_a_device_the_error_says_so() -> None:
    code = "import motherlode\nfrom motherlode.engine.batch import Batch\n"
    code += "Batch(motherlode.load('gold-nuggets'), 1, target='cuda')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    if done.returncode:  # a machine with a device has nothing to complain about
        assert "target/no-cuda" in done.stderr
