"""PettingZoo's own suites over all games, and what they do not notice."""

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from lab.forms import FULL, how_many

import motherlode
from motherlode.engine.errors import MotherlodeError
from motherlode.lab.adapters.pettingzoo import env, parallel_env

with warnings.catch_warnings(action="ignore"):  # it still loads a game of its own in the old way
    from pettingzoo.test import api_test, parallel_api_test, seed_test

# The suite knows by name which of PettingZoo's own games have an action mask, and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # after the end
]

TABLES = [
    (slug, seats)
    for slug in motherlode.games()
    for seats in (motherlode.load(slug).seats if FULL else motherlode.load(slug).seats[-1:])
]
AT_ONCE = ("go-for-gold", "wurf-und-weg")


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_api(slug: str, seats: int) -> None:
    api_test(env(slug, seats), num_cycles=how_many(60, 1000))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_seed(slug: str, seats: int) -> None:
    seed_test(lambda: env(slug, seats), num_cycles=how_many(20, 500))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_parallel_api(slug: str, seats: int) -> None:
    parallel_api_test(parallel_env(slug, seats), num_cycles=how_many(100, 1000))


def masked(seen: dict[str, Any], random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def game_in_turns(slug: str, seats: int, seed: int) -> tuple[dict[str, float], Any]:
    turns, random = env(slug, seats), np.random.default_rng(seed)
    turns.reset(seed=seed)
    total = dict.fromkeys(turns.agents, 0.0)
    for agent in turns.agent_iter():
        seen, reward, ended, _, _ = turns.last()
        total[agent] += reward
        turns.step(None if ended else masked(seen, random))
    return total, turns.unwrapped.match


def game_at_once(slug: str, seats: int, seed: int) -> tuple[dict[str, float], Any]:
    table, random = parallel_env(slug, seats), np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while table.agents:
        seen, rewards, _, _, _ = table.step({a: masked(seen[a], random) for a in table.agents})
    return rewards, table.match


@pytest.mark.parametrize("slug", motherlode.games())
@pytest.mark.parametrize("play", [game_in_turns, game_at_once])
def test_rewards_are_shares_of_the_win(
    slug: str, play: Callable[[str, int, int], tuple[dict[str, float], Any]]
) -> None:
    seats = motherlode.load(slug).seats[-1]
    rewards, match = play(slug, seats, 5)
    winners = match.result["winners"]
    for seat in range(seats):
        expected = 1 / len(winners) if seat in winners else 0
        assert rewards[f"player_{seat}"] == pytest.approx(expected)
    assert motherlode.replay(match.record()).result == match.result


@pytest.mark.parametrize("slug", AT_ONCE)
def test_a_seed_repeats_a_parallel_game(slug: str) -> None:
    one, two = (game_at_once(slug, 3, 8)[1].events() for _ in range(2))
    assert one == two
    assert one != game_at_once(slug, 3, 9)[1].events()


@pytest.mark.parametrize("slug", AT_ONCE)
def test_who_may_not_act_waits(slug: str) -> None:
    table, random = parallel_env(slug, 3), np.random.default_rng(1)
    wait = len(table.game.moves)
    seen, _ = table.reset(seed=1)
    several = 0
    while table.agents:
        for seat, agent in enumerate(table.agents):
            may_act = seat in table.match.to_act
            assert bool(seen[agent]["action_mask"][wait]) is not may_act
        several += len(table.match.to_act) > 1
        seen, *_ = table.step({a: masked(seen[a], random) for a in table.agents})
    assert several > 10


def test_an_illegal_move_changes_nothing() -> None:
    turns = env("gold-nuggets", 2)
    turns.reset(seed=1)
    before = bytes(turns.unwrapped.match.state)
    with pytest.raises(MotherlodeError, match="move/not-legal"):
        turns.step(0)  # nothing is aside yet
    for nothing in (49, -1, None, "roll"):
        with pytest.raises(MotherlodeError, match="move/unknown"):
            turns.step(nothing)
    assert bytes(turns.unwrapped.match.state) == before
    table = parallel_env("wurf-und-weg", 2)
    table.reset(seed=1)
    with pytest.raises(MotherlodeError, match="move/not-legal"):
        table.step({"player_0": 6, "player_1": 0})  # nobody has rolled yet
    with pytest.raises(MotherlodeError, match="move/unknown"):
        table.step({"player_0": 6})  # and the other?
    assert not [event for event in table.match.events() if event[0] != "*"]


def test_wrong_tables_are_refused_at_once() -> None:
    for given in ({"seats": 9}, {"options": {"starter": 7}}, {"options": {"speed": 1}}):
        with pytest.raises(MotherlodeError):
            env("gold-nuggets", **given)
