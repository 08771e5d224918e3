"""A game's functions are collected from the modules in which they are written."""

import pytest

from motherlode.engine.contract import Rules
from motherlode.games.gold_nuggets import rules, scoring, sight


def test_the_functions_are_found_by_name() -> None:
    found = Rules.of(rules, scoring, sight)
    assert found.apply is rules.apply
    assert found.score is scoring.score
    assert found.sees is sight.sees


def test_what_is_missing_is_named() -> None:
    with pytest.raises(TypeError, match="the game has no hide, imagine, sees"):
        Rules.of(rules, scoring)
