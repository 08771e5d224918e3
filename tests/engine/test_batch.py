"""Many games at once: whole playouts, and steps with given moves."""

from typing import Any

import numpy as np
import pytest

import motherlode
from motherlode.engine.batch import Batch, playouts
from motherlode.engine.errors import MotherlodeError, MoveError

game = motherlode.load("gold-nuggets")


def test_playouts_do_not_depend_on_the_number_of_threads() -> None:
    one = playouts(game, 500, seats=4, seed=3, threads=1)
    two = playouts(game, 500, seats=4, seed=3, threads=3)
    for a, b in ((one.points, two.points), (one.decisions, two.decisions)):
        assert (a == b).all()
    assert (one.points != playouts(game, 500, seats=4, seed=4).points).any()


def test_playouts_are_whole_games() -> None:
    result = playouts(game, 300, seats=3)
    assert (result.points.sum(axis=1) == 77).all()
    best = result.points == result.points.max(axis=1, keepdims=True)
    bits = (best << np.arange(3)).sum(axis=1)
    assert (bits == result.winners).all()
    assert result.shares.sum() == pytest.approx(1)


def test_a_batch_steps_with_given_moves_and_begins_anew() -> None:
    batch = Batch(game, 64, seats=3, seed=1, threads=2)
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        assert (batch.mask.sum(axis=1) > 0).all()
        moves = (random.random(batch.mask.shape) * batch.mask).argmax(axis=1)
        batch.step(moves)
        assert (batch.states["over"] == 0).all()
        ended += int(batch.done.sum())
        assert (batch.rewards.sum(axis=1) == batch.done).all()
        assert (batch.points[batch.done].sum(axis=1) == 77).all()
        nuggets = batch.states["supply"].astype(int) + batch.states["nuggets"].sum(axis=1)
        assert (nuggets == 77).all()
    assert ended > 64


def test_an_illegal_move_stops_the_whole_step() -> None:
    batch = Batch(game, 4, seats=2)
    moves = batch.mask.argmax(axis=1)
    moves[2] = game.moves.number("roll")  # nothing is aside yet
    before = batch.states.tobytes()
    with pytest.raises(MoveError, match="Game 2: “roll” is not legal"):
        batch.step(moves)
    moves[2] = 1000
    with pytest.raises(MoveError, match="Game 2: “1000”"):
        batch.step(moves)
    with pytest.raises(MoveError, match="3 moves do not fit 4 games"):
        batch.step(moves[:3])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    ("n", "given"),
    [(0, {}), (5, {"seats": 9}), (5, {"target": "quantum"}), (5, {"options": {"x": 1}})],
)
def test_wrong_batches(n: int, given: dict[str, Any]) -> None:
    with pytest.raises(MotherlodeError):
        Batch(game, n, **given)
