"""The solution of Gold Nuggets for two, held against the rules themselves and against play."""

import random
from math import sqrt
from typing import Any

import numpy as np
import pytest
from bots.solvers.one_step import OneStep
from bots.solvers.selfplay import wins_of_the_first
from games.gold_nuggets.table import position

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.solving.turn_game import ended
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.solver import Table
from motherlode.games.gold_nuggets.solver.explore import describe
from motherlode.games.gold_nuggets.state import State

# The first and the last turns, a tight and a hopeless race, thefts that pay, and any others.
SAMPLE = [(0, 0), (38, 38), (0, 76), (76, 0), (10, 60), (36, 36), (37, 30), (5, 8)]
SAMPLE += random.Random(7).sample([(a, b) for a in range(77) for b in range(77 - a)], 12)


def near(share: Any) -> Any:
    return pytest.approx(share, abs=1e-11)


@pytest.mark.parametrize(("own", "other"), SAMPLE)
def test_the_table_is_a_fixed_point_of_the_rules(table: Table, own: int, other: int) -> None:
    turn = OneStep(own, other, table.value)
    assert turn.share(turn.start) == near(table.value(own, other))
    decisions = [s for s in map(State.from_buffer_copy, turn.known) if s.to_act]
    assert len(decisions) > 1000
    for s in random.Random(own).sample(decisions, 50):
        advice = table.best(s)
        shares = turn.moves(s)
        assert advice.shares == near(shares)
        assert shares[advice.move] == near(max(shares.values()))


def test_the_error_is_bounded(table: Table) -> None:
    assert 0 < table.error < 1e-10
    assert table.value(0, 0) == pytest.approx(0.5321117317, abs=1e-10)


def test_values_are_shares_and_grow_with_ones_nuggets(table: Table) -> None:
    assert np.all((table.values > 0) & (table.values < 1))
    assert np.all((table.rolling > 0) & (table.rolling < 1))
    for total in range(1, 77):
        row = np.array([table.value(own, total - own) for own in range(total + 1)])
        assert np.all(np.diff(row) > -2 * table.error)
    # To be on turn does not hurt: the same split is worth at least as much as to the other.
    for own, other in SAMPLE:
        assert table.value(own, other) + table.value(other, own) > 1 - 2 * table.error


def test_nobody_can_tie(table: Table) -> None:
    game = describe().game
    assert not np.any(game.landing == ended(len(game.landing), 1))


# --- played ------------------------------------------------------------------------------------


def test_perfect_players_win_as_often_as_the_table_says(table: Table) -> None:
    games = 20_000
    share = wins_of_the_first(table, games, 1, (True, True)) / games
    assert abs(share - table.value(0, 0)) < 3.3 * sqrt(0.25 / games)


def test_a_sensible_player_wins_less(table: Table) -> None:
    games = 4_000
    assert wins_of_the_first(table, games, 2, (True, False)) / games > table.value(0, 0) + 0.05
    assert wins_of_the_first(table, games, 3, (False, True)) / games < table.value(0, 0) - 0.05


def test_a_match_with_its_advice_comes_to_an_end(table: Table) -> None:
    match = GAME.start(seats=2, seed=5)
    while not match.over:
        match.play(match.to_act[0], GAME.moves.text(table.best(match.state).move))
    assert sum(match.scores) == 77


# --- asked -------------------------------------------------------------------------------------


def test_whoever_wins_by_taking_takes(table: Table) -> None:
    s = position(seats=2, nuggets=(35, 38), aside="5 3", decided=True)
    advice = table.best(s)
    assert GAME.moves.text(advice.move) == "take"
    assert advice.shares[advice.move] == 1


def test_whoever_would_lose_by_taking_the_last_does_not(table: Table) -> None:
    s = position(seats=2, nuggets=(30, 45), aside="lasso 3, nugget 2", decided=True)
    shares = {GAME.moves.text(move): share for move, share in table.best(s).shares.items()}
    assert shares["take"] == 0
    assert max(shares, key=lambda move: shares[move]) in {"steal 1", "roll"}


@pytest.mark.parametrize(
    ("s", "slug"),
    [
        (position(seats=3, rolled="nugget 1"), "solve/seats"),
        (GAME.first_state(2), "solve/no-decision"),
        (position(seats=2, supply=5, rolled="nugget 1"), "solve/position"),
    ],
)
def test_what_it_cannot_answer(table: Table, s: State, slug: str) -> None:
    with pytest.raises(MotherlodeError) as error:
        table.best(s)
    assert error.value.slug == slug
