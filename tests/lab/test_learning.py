"""Learning: lessons, a network that learns from them, plans that stop and go on, data sets."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import motherlode
from motherlode.engine.checkpoint import fitted, read
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.network_jobs import run_network
from motherlode.lab.learning import dataset
from motherlode.lab.learning.fit import forward, fresh, learn, loss_of, whole
from motherlode.lab.learning.games import first_lessons
from motherlode.lab.learning.train import Plan, Point, drawn, train

PLAN = Plan(600, rounds=1, searched=2, simulations=20, steps=60, batch=256, first=16, second=8)


def test_it_learns_what_becomes_of_a_position() -> None:
    game = motherlode.load("gold")
    lessons = first_lessons(game, 2, 1500, seed=1)
    weights = fresh(game.feature_count, 16, 8, 5, 1, lessons.rows)
    worths = lessons.worths[:, :2]
    before = loss_of(weights, lessons.rows, worths)
    learn(weights, lessons.rows, worths, 250, 512, 1)
    after = loss_of(weights, lessons.rows, worths)
    assert after < 0.8 * float(np.var(worths[:, 0])) < before
    again = fresh(game.feature_count, 16, 8, 5, 1, lessons.rows)
    learn(again, lessons.rows, worths, 250, 512, 1)
    assert all((one == other).all() for one, other in zip(weights.all, again.all, strict=True))


def test_whole_numbers_say_nearly_the_same() -> None:
    game = motherlode.load("gold")
    lessons = first_lessons(game, 2, 300, seed=2)
    weights = fresh(game.feature_count, 16, 8, 5, 1, lessons.rows)
    learn(weights, lessons.rows, lessons.worths[:, :2], 100, 256, 1)
    network = whole(weights)
    match = game.start(2, seed=1)
    known = np.frombuffer(bytes(match.known(0)), game.state.dtype)
    rows, outs = run_network(game, known, np.zeros(1, np.int8), network)
    said = 1 / (1 + np.exp(-outs[0, :2] / 256))
    assert np.abs(said - forward(weights, rows, 2)[3][0]).max() < 0.01


def run(out: Path, plan: Plan) -> list[Point]:
    points: list[Point] = []
    train(motherlode.load("gold"), "gold", 2, out, plan, {}, "cpu", 1, points.append)
    return points


def test_a_plan_goes_on_where_it_stopped(tmp_path: Path) -> None:
    straight = tmp_path / "straight.net"
    assert [point["round"] for point in run(straight, PLAN)] == [0, 1]
    stopped = tmp_path / "stopped.net"
    assert len(run(stopped, replace(PLAN, rounds=0))) == 1
    (point,) = run(stopped, PLAN)
    assert point["round"] == 1
    one, other = (read(path.read_bytes()) for path in (straight, stopped))
    assert one.network == other.network
    assert fitted(one, motherlode.load("gold"), 2).form[0] == motherlode.load("gold").feature_count
    assert run(stopped, PLAN) == []
    assert len(list(drawn(one.about["curve"]))) == 2
    with pytest.raises(MotherlodeError, match="train/another-plan"):
        run(stopped, replace(PLAN, seed=2))


def test_a_data_set_can_be_read_and_played_again(tmp_path: Path) -> None:
    game = motherlode.load("gold-nuggets")
    path = tmp_path / "nuggets.parquet"
    rows = dataset.write(game, path, 20, 3, "sensible", 0.1, {}, seed=4)
    told = dataset.about(path)
    assert (told["game"], told["seats"], told["version"]) == (game.identity, 3, game.version)
    found = list(dataset.batches(path, size=64))
    assert sum(len(batch["seat"]) for batch in found) == rows
    for batch in found:
        chosen = batch["mask"][np.arange(len(batch["seat"])), batch["decision"]]
        assert chosen.all(), "every decision was legal"
        assert (batch["return"] == batch["shares"][:, 0]).all()
        assert np.allclose(batch["shares"].sum(axis=1), 1)
    _replay(game, path, told)


def _replay(game: "motherlode.Game", path: Path, told: dict[str, object]) -> None:
    """The first game, event by event by the rules alone: it comes to the same points."""
    import pyarrow.parquet as parquet

    table = parquet.read_table(path).to_pylist()
    match = game.start(3, chance="manual")
    for row in (row for row in table if row["game"] == 0):
        for outcome in row["outcomes"]:
            match.happen(game.outcomes.text(outcome))
        match.play(row["seat"], game.moves.text(row["decision"]))
        last = row
    assert match.result is not None
    turned = np.roll(match.result["scores"], -last["seat"]).tolist()
    assert turned == last["points"]


def test_bad_data_sets_are_refused(tmp_path: Path) -> None:
    game = motherlode.load("gold-nuggets")
    with pytest.raises(MotherlodeError, match="dataset/bots"):
        dataset.write(game, tmp_path / "a.parquet", 1, 2, "legend")
    import pyarrow as pa
    import pyarrow.parquet as parquet

    parquet.write_table(pa.table({"a": [1]}), tmp_path / "b.parquet")
    with pytest.raises(MotherlodeError, match="dataset/foreign"):
        dataset.about(tmp_path / "b.parquet")
    with pytest.raises(MotherlodeError, match="lab/library"):
        next(dataset.batches(tmp_path / "b.parquet", library="abacus"))
