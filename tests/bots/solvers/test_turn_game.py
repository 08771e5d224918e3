"""The solver on games whose solution is known."""

import numpy as np
import pytest

from motherlode.engine.solving.iteration import close_in, rounding, slots, solve_turns, weigh
from motherlode.engine.solving.pig import pig
from motherlode.engine.solving.turn_game import Node, ended, passed, turn_game


def test_pig_is_worth_what_neller_and_presser_found() -> None:
    game, numbers = pig()
    solved = solve_turns(game)
    assert solved.error < 1e-10
    assert solved.values[numbers[0, 0]] == pytest.approx(0.530593, abs=5e-7)


def test_a_position_that_repeats() -> None:
    """Win with a chance of 1/4, else it is the other's turn: 1/4 + 3/4 (1 - v) = v, v = 4/7."""
    landing = np.array([[ended(1, 2), passed(1, 0)]], np.int32)
    nodes = [Node(outcomes=[(0.25, [1]), (0.75, [2])]), Node([0]), Node([1])]
    solved = solve_turns(turn_game([0, 1], landing, nodes))
    assert solved.low[0] <= 4 / 7 <= solved.high[0]
    assert solved.error < 1e-14


def test_bounds_that_cannot_meet_say_so() -> None:
    """Both can only pass on for ever: nothing is known of the value, and nothing is claimed."""
    landing = np.array([[passed(1, 0)]], np.int32)
    solved = solve_turns(turn_game([0, 1], landing, [Node([0])]))
    assert (solved.low[0], solved.high[0]) == (0, 1)


def test_the_bounds_hold_after_every_sweep() -> None:
    game, _ = pig(20)
    truth = solve_turns(game)
    count = len(game.landing)
    low, high = slots(np.zeros(count)), slots(np.ones(count))
    low[count : 2 * count] = 0
    high[count : 2 * count] = 1
    worth = np.zeros(len(game.exits_from) - 1)
    wide = 0.05  # a margin so wide that the sweeps stop early
    close_in(game, low, high, 0, count, wide, worth)
    assert np.all(low[:count] <= truth.low)
    assert np.all(high[:count] >= truth.high)


def test_the_values_are_a_fixed_point() -> None:
    game, _ = pig(30)
    solved = solve_turns(game)
    worth = np.zeros(len(game.exits_from) - 1)
    landed = slots(solved.values)
    for position in range(len(game.landing)):
        share = weigh(game, landed, position, worth)
        assert share == pytest.approx(solved.values[position], abs=2 * solved.error)


def test_rounding_is_more_than_one_backup_loses() -> None:
    game, _ = pig(10)
    unit = 2.0**-53
    # Ten points take at most five rolls that count, each a sum of six products.
    assert 5 * 7 * unit < rounding(game) < 12 * 8 * unit


@pytest.mark.parametrize(
    "nodes",
    [
        [Node()],
        [Node(outcomes=[(0.5, [1])]), Node([0])],
        [Node(outcomes=[(1.0, [0])])],
        [Node(outcomes=[(1.0, [])])],
    ],
    ids=["no way out", "chances", "backward", "no option"],
)
def test_tables_that_make_no_sense(nodes: list[Node]) -> None:
    with pytest.raises(AssertionError):
        turn_game([0, 1], np.array([[passed(1, 0)]], np.int32), nodes)


def test_a_landing_must_not_climb() -> None:
    landing = np.array([[passed(2, 1)], [ended(2, 2)]], np.int32)
    with pytest.raises(AssertionError, match="not solved yet"):
        turn_game([0, 1, 2], landing, [Node([0])])
