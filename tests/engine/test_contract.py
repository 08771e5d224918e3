"""A game's functions are collected from the modules in which they are written, or derived."""

import pytest

from motherlode.engine import defaults
from motherlode.engine.contract import Rules
from motherlode.engine.errors import GameError
from motherlode.games import load
from motherlode.games.go_for_gold import rules as walks
from motherlode.games.go_for_gold import scoring as sheets
from motherlode.games.go_for_gold import sight
from motherlode.games.gold_nuggets import rules, scoring


def test_the_functions_are_found_by_name() -> None:
    found = Rules.of(walks, sheets, sight)
    assert found.apply is walks.apply
    assert found.score is sheets.score
    assert found.sees is sight.sees


def test_where_all_lies_open_sight_need_not_be_written() -> None:
    found = Rules.of(rules, scoring)
    assert (found.hide, found.imagine, found.sees) == (
        defaults.hide,
        defaults.imagine,
        defaults.sees,
    )


def test_winners_and_points_follow_from_a_rank() -> None:
    only_rank = {
        **{name: value for name, value in vars(rules).items() if callable(value)},
        "rank": lambda s, seat: s.nuggets[seat],
        "__name__": rules.__name__,
    }
    only_rank["rank"].__module__ = rules.__name__
    found = Rules.of(only_rank)
    match = load("gold-nuggets").start(3, seed=1)
    s = match.state
    s.nuggets[0], s.nuggets[1], s.nuggets[2] = 4, 9, 9
    points = [0] * 3
    found.score(s, points)
    assert (found.winners(s), points) == (0b110, [4, 9, 9])


def test_what_is_missing_is_named() -> None:
    with pytest.raises(GameError, match=r"Write `rank\(s, seat\)` or `winners\(s\)`"):
        Rules.of(rules)
