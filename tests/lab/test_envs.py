"""Registered environments: other people's checkers, the compiled opponent, and what is seen."""

import importlib

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

import motherlode
from motherlode import envs
from motherlode.engine.errors import MotherlodeError
from motherlode.lab.against import Against

# Every game's loop is compiled for it: two of them every day, the others by `make proofs`.
CHECKED = [
    slug if slug in ("gold-nuggets", "gold-rausch") else pytest.param(slug, marks=pytest.mark.slow)
    for slug in motherlode.games()
]
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("slug", CHECKED)
def test_gymnasium_makes_and_checks_it(slug: str) -> None:
    env = gymnasium.make(envs.id_of(motherlode.load(slug)), render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert motherlode.load(slug).name in shown


@pytest.mark.parametrize("slug", CHECKED)
def test_pettingzoo_checks_it(slug: str) -> None:
    module = importlib.import_module(f"motherlode.envs.{envs.module_of(motherlode.load(slug))}")
    api_test(module.env(), num_cycles=12)
    parallel_api_test(module.parallel_env(), num_cycles=8)
    table = module.raw_env(render_mode="ansi")
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    assert table.observation_space("player_0").contains(table.observe("player_0"))
    assert table.infos["player_0"]["seat"] == 0
    assert motherlode.load(slug).name in table.render()


def test_many_games_step_against_the_compiled_policy() -> None:
    many = gymnasium.make_vec("motherlode/GoldNuggets-v0", num_envs=32, threads=1)
    seen, infos = many.reset(seed=3)
    assert many.observation_space.contains(seen)
    assert set(infos["seat"].tolist()) == {0, 1}
    random, wins, ends = np.random.default_rng(1), 0.0, 0
    for _ in range(600):
        noise = random.random(seen["action_mask"].shape) + 1
        seen, rewards, ended, _, infos = many.step((noise * seen["action_mask"]).argmax(axis=1))
        assert (rewards[~ended] == 0).all()
        wins, ends = wins + float(rewards.sum()), ends + int(ended.sum())
    assert ends > 50
    assert wins < 0.2 * ends, "a random player seldom beats a sensible one"


def test_the_same_seed_gives_the_same_games_for_any_number_of_threads() -> None:
    game = motherlode.load("gold-rausch")
    lanes = [Against(game, 12, 3, seed=5, threads=threads) for threads in (1, 3)]
    for _ in range(60):
        for one in lanes:
            one.step(one.mask.argmax(axis=1))
        assert (lanes[0].observation == lanes[1].observation).all()
        assert (lanes[0].reward == lanes[1].reward).all()


def test_a_move_that_is_not_legal_loses_and_says_so() -> None:
    lanes = Against(motherlode.load("gold-nuggets"), 2, 2, threads=1)
    wrong = int(np.flatnonzero(lanes.mask[0] == 0)[0])
    lanes.step([wrong, int(lanes.mask[1].argmax())])
    assert lanes.not_legal.tolist() == [True, False]
    assert lanes.reward[0] == 0
    lanes.step([0, int(lanes.mask[1].argmax())])
    assert not lanes.done[0]
    assert lanes.mask[0].any()


def test_wrong_input_is_refused() -> None:
    game = motherlode.load("gold-nuggets")
    for given, slug in (
        ({"n": 0}, "batch/size"),
        ({"n": 2, "bot": "legend"}, "bot/not-compiled"),
        ({"n": 2, "seats": 9}, "seat/count"),
    ):
        with pytest.raises(MotherlodeError, match=slug):
            Against(game, **given)
    with pytest.raises(MotherlodeError, match="batch/moves"):
        Against(game, 2, threads=1).step([1])
