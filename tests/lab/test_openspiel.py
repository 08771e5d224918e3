"""OpenSpiel's own suites and algorithms over our games."""

import sys
import unittest
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from lab import two_shafts
from lab.forms import how_many
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import motherlode
from motherlode.engine.notation import Option
from motherlode.lab.adapters import openspiel

sys.path.append(str(Path(__file__).parents[2] / "docs" / "examples"))
openspiel.register(two_shafts.GAME)
openspiel.register(motherlode.load("hunch:GAME"))

OURS = [openspiel.name_of(motherlode.load(slug)) for slug in motherlode.games()]


def run_suite(base: type[unittest.TestCase], name: str) -> None:
    """One of OpenSpiel's test classes on a game, as `api_test` itself makes them."""
    made = type(f"Enforce_{name}", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(made).run(result)
    assert result.testsRun > 4
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


@pytest.mark.parametrize("name", OURS)
def test_random_sim(name: str) -> None:
    kind = pyspiel.load_game(name).get_type()
    few, many = kind.min_num_players, kind.max_num_players
    for seats in range(few, how_many(few, many) + 1):
        game = pyspiel.load_game(name, {"players": seats})
        # Storing and loading the state after every event of a long game takes minutes.
        is_short = "gold_rausch" not in name
        pyspiel.random_sim_test(game, num_sims=how_many(1, 3), serialize=is_short, verbose=False)


@pytest.mark.parametrize("name", OURS)
def test_api_on_some_states(name: str) -> None:
    run_suite(api_test.EnforceAPIOnPartialTreeBase, name)


# Chance nodes, decisions, ends; information sets. Hunch: three pans, three hints, three lifts.
# Two Shafts: who is asked first, his choice, the other's choice.
SMALL = {
    "motherlode_hunch": ((1, 3 + 9, 27), 3 + 3),
    "motherlode_two_shafts": ((1, 2 + 4, 8), 2 + 2),
}


@pytest.mark.parametrize("name", SMALL)
def test_api_on_all_states_with_perfect_recall(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    states, information_sets = SMALL[name]
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, states)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, information_sets)
    run_suite(api_test.EnforceAPIOnFullTreeBase, name)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("motherlode_gold(players=4,layout=grid,starter=2)")
    state = game.new_initial_state()
    assert game.num_players() == 4
    assert state.current_player() == 2
    layout = next(o for o in motherlode.load("gold").options if o.name == "layout")
    assert layout.value(state.full().options[1]) == "grid"


def test_a_game_is_of_the_kind_of_information_that_it_has() -> None:
    kinds = pyspiel.GameType.Information
    for name, kind in (
        ("motherlode_gold_nuggets", kinds.PERFECT_INFORMATION),
        ("motherlode_gold_rausch", kinds.IMPERFECT_INFORMATION),
        ("motherlode_hunch", kinds.IMPERFECT_INFORMATION),
    ):
        assert pyspiel.load_game(name).get_type().information == kind


def test_what_a_game_prints_can_be_loaded() -> None:
    """Also where a choice is a number."""
    rounds = Option("rounds", "how many rounds", ("3", "5"))
    openspiel.register(replace(motherlode.load("hunch:GAME"), slug="rounds", options=(rounds,)))
    for given in (
        "motherlode_rounds(rounds=5)",
        "motherlode_gold(players=4,layout=grid,starter=2)",
    ):
        game = pyspiel.load_game(given)
        again = pyspiel.load_game(str(game))
        assert again.get_parameters() == game.get_parameters()


# --- counterfactual regret -----------------------------------------------------------------------


def solve(name: str, iterations: int) -> tuple[float, float]:
    """How far from perfect OpenSpiel's solution is, and its value for seat 0."""
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    learned = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [learned] * 2)
    return float(exploitability.nash_conv(game, learned)), float(value[0])


def test_who_is_asked_second_does_not_know_the_first_choice() -> None:
    """Were it seen, whoever is asked second would have the better of it."""
    distance, value = solve("motherlode_two_shafts", 200)
    assert distance < 0.01
    assert value == pytest.approx(2 / 3 - 1 / 2, abs=0.005)


def test_a_hint_that_may_be_a_lie_is_worth_nothing() -> None:
    distance, value = solve("motherlode_hunch", 20)
    assert distance < 1e-9
    assert value == pytest.approx(2 / 3 - 1 / 2)


def position(slug: str, seats: int, seed: int, before_the_end: int) -> Any:
    """A record of a random game, some events before its end."""
    random = Random(seed)
    match = motherlode.load(slug).start(seats, seed=seed)
    while not match.over:
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
    return match.trail()[-before_the_end]


def aimless(name: str) -> float:
    """How far from perfect it is to play at random."""
    game = pyspiel.load_game(name)
    return float(exploitability.nash_conv(game, policy.UniformRandomPolicy(game)))


def test_cfr_learns_an_endgame_in_which_both_walk_unseen() -> None:
    start = position("go-for-gold", 2, 224, 5)
    assert start.to_act == 0b11
    openspiel.register(motherlode.load("go-for-gold"), "last_steps", start)
    assert aimless("last_steps") > 0.5
    distance, _ = solve("last_steps", how_many(20, 100))
    assert distance < 0.1


def test_external_sampling_learns_an_endgame() -> None:
    openspiel.register(motherlode.load("gold"), "last_cards", position("gold", 2, 0, 7))
    assert aimless("last_cards") > 0.4
    game = pyspiel.load_game("last_cards")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(how_many(20, 200)):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1


@pytest.mark.parametrize("name", ["motherlode_gold", "motherlode_go_for_gold"])
def test_outcome_sampling_runs_on_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(how_many(2, 50)):
        solver.iteration()
    state = game.new_initial_state()
    assert sum(solver.average_policy().action_probabilities(state, 0).values()) == pytest.approx(1)


# --- search over information sets ----------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
def test_a_search_of_openspiel_plays(name: str) -> None:
    """Over information sets where something is hidden, and over positions where nothing is."""
    game = pyspiel.load_game(name)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    count = how_many(3, 20)
    if hidden:
        bot = ismcts.ISMCTSBot(game, rollouts, 2.0, count, random_state=random)
    else:
        bot = mcts.MCTSBot(game, 2.0, count, rollouts, solve=False, random_state=random)
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < how_many(3, 20):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bot.step(state)))
            decisions += 1
    assert decisions > 0


def walk(slug: str, decisions: int, seed: int) -> Iterator[tuple[Any, Random]]:
    """The decisions of a random game for three, one after the other."""
    random = Random(seed)
    state = pyspiel.load_game(openspiel.name_of(motherlode.load(slug)), {"players": 3})
    state = state.new_initial_state()
    while not state.is_terminal() and decisions:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            yield state, random
            state.apply_action(random.choice(state.legal_actions()))
            decisions -= 1


@pytest.mark.parametrize("slug", ["gold-rausch", "go-for-gold"])
def test_an_imagined_state_looks_the_same_and_leaves_out_the_secret(slug: str) -> None:
    differed = 0
    for state, random in walk(slug, 40, 4):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        differed += other.record != state.record
    assert differed > 5


def test_what_an_event_uncovers_is_part_of_the_information_state() -> None:
    """Turning over the same card in two worlds is the same event, but it may show another card."""
    differed = 0
    for state, random in walk("gold-rausch", 200, 5):
        seat = state.current_player()
        move = random.choice(state.legal_actions())
        worlds = [state.resample_from_infostate(seat, random.random) for _ in range(2)]
        for world in worlds:
            world.apply_action(move)
        one, other = (world.information_state_string(seat) for world in worlds)
        same = worlds[0].observation_string(seat) == worlds[1].observation_string(seat)
        assert (one == other) is same
        differed += not same
    assert differed > 0


def test_nothing_is_forgotten() -> None:
    """Two ways to one record are two information states: the seat remembers its way."""
    game = pyspiel.load_game("motherlode_gold_nuggets")
    faces = motherlode.load("gold-nuggets").outcomes
    one, other = game.new_initial_state(), game.new_initial_state()
    for state, dice in ((one, ("2", "3")), (other, ("3", "2"))):
        for face in (*dice, *["nugget"] * 5):
            state.apply_action(faces.number(face))
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
