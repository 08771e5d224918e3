"""One learner against bots: the vector environment, and the games behind it."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.lab.adapters.gymnasium import BotsEnv
from motherlode.lab.versus import Versus


def first_legal(seen: dict[str, Any]) -> Any:
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("slug", motherlode.games())
def test_every_observation_is_in_its_space(slug: str) -> None:
    seats = motherlode.load(slug).seats[-1]
    envs = BotsEnv(3, slug, ["random"] * (seats - 1), threads=1)
    random = np.random.default_rng(1)
    seen, _ = envs.reset(seed=3)
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        noise = random.random(seen["action_mask"].shape) + 1
        moves = (noise * seen["action_mask"]).argmax(axis=1)
        assert envs.action_space.contains(moves)
        seen, rewards, ended, cut, info = envs.step(moves)
        assert rewards.shape == ended.shape == cut.shape == (3,)
        assert ((rewards > 0) <= ended).all()
        assert not cut.any()
        assert info == {}


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for threads in (1, 3):
        envs = BotsEnv(4, "gold-nuggets", ["sensible"], threads=threads)
        told: list[Any] = [envs.reset(seed=11)]
        for _ in range(60):
            told.append(envs.step(first_legal(told[-1][0])))
        runs.append(told)
    assert data_equivalence(runs[0], runs[1])


def test_the_step_after_an_end_begins_a_new_game() -> None:
    envs = BotsEnv(4, "gold-nuggets", ["sensible", "sensible"], threads=1)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=2)
    ends = np.zeros(4, int)
    ended = np.zeros(4, bool)
    for _ in range(400):
        before = ended
        seen, rewards, ended, _, _ = envs.step(first_legal(seen))
        assert not (before & ended).any()
        assert (seen["action_mask"].any(axis=1) != ended).all()
        assert (rewards[before] == 0).all()
        ends += ended
    assert (ends > 2).all()


def test_the_learner_sits_at_every_seat_in_turn() -> None:
    versus = Versus(motherlode.load("gold-nuggets"), 3, ["random", "random"], threads=1)
    assert [lane.seat for lane in versus.lanes] == [0, 1, 2]
    versus.restart(range(3))
    assert [lane.seat for lane in versus.lanes] == [1, 2, 0]


def test_a_level_is_met_by_its_name() -> None:
    versus = Versus(motherlode.load("gold-nuggets"), 4, ["greenhorn"], seed=1)
    while not versus.done.all():
        versus.step(versus.mask.argmax(axis=1))
    for lane in versus.lanes:
        result = lane.match.result
        assert result is not None
        assert lane.share == (lane.seat in result["winners"]) / len(result["winners"])


def test_wrong_input_is_refused_and_changes_nothing() -> None:
    for bots in (["nobody"], ["random"] * 7):
        with pytest.raises(MotherlodeError):
            BotsEnv(2, "gold-nuggets", bots)
    with pytest.raises(MotherlodeError, match="batch/size"):
        BotsEnv(0, "gold-nuggets", ["random"])
    envs = BotsEnv(2, "gold-nuggets", ["random"], threads=1)
    seen, _ = envs.reset(seed=1)
    good = first_legal(seen)
    for moves, slug in (([good[0], 0], "move/not-legal"), ([99, good[1]], "move/not-legal")):
        with pytest.raises(MotherlodeError, match=slug):
            envs.step(moves)
    with pytest.raises(MotherlodeError, match="batch/moves"):
        envs.step(good[:1])
    again = BotsEnv(2, "gold-nuggets", ["random"], threads=1)
    again.reset(seed=1)
    assert data_equivalence(envs.step(good), again.step(good))
