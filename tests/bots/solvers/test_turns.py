"""The sensible player's table is what the solver makes of the rules."""

import pytest
from games.gold_nuggets.table import position

from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.solver.turns import worth_of_turns
from motherlode.games.gold_nuggets.strategy import HUNDREDTHS, ROLLING, START, WORTH


def test_the_stored_table_is_made_by_the_solver() -> None:
    turns = worth_of_turns()
    assert len(turns) == 196
    for node, (points, rolling) in turns.items():
        assert WORTH[node] == points
        assert ROLLING[node] == pytest.approx(HUNDREDTHS * rolling, abs=0.51)
    assert ROLLING[START] > 500  # five nuggets a turn, if nothing else counts


def test_the_last_nuggets_are_taken_by_who_wins_with_them_and_left_by_who_loses() -> None:
    assert GAME.policy is not None
    for nuggets, choice in (((36, 36), "take"), ((20, 52), "roll")):
        s = position(seats=2, aside="5 3", decided=True, nuggets=nuggets, supply=5)
        mask = [0] * len(GAME.moves)
        GAME.rules.legal(s, 0, mask)
        assert GAME.moves.text(GAME.policy(s, 0, mask, [1])) == choice
