"""Several games in a row."""

import json
from dataclasses import replace
from random import Random

import pytest

import motherlode
from motherlode.engine.errors import MotherlodeError, OptionError
from motherlode.engine.match import Match
from motherlode.engine.series import Series

NUGGETS = motherlode.load("gold-nuggets")


def play(match: Match) -> Match:
    """Plays at random to the end."""
    random = Random(1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))
    return match


def test_everyone_starts_once_beginning_with_the_chosen_seat() -> None:
    series = Series(NUGGETS, 3, options={"starter": 1}, seed=4, names=["Ann", "Ben", "Cem"])
    starters = []
    while series.result is None:
        match = play(series.start())
        starters.append(match.options["starter"])
        assert match.names == ["Ann", "Ben", "Cem"]
        series.add(match)
    assert starters == [1, 2, 0]
    assert [game["starter"] for game in series.result["games"]] == starters
    assert json.loads(json.dumps(series.result)) == series.result


def test_points_add_up() -> None:
    series = Series(NUGGETS, 2, seed=4)
    assert series.standing == [0, 0]
    first: list[int] = []
    second: list[int] = []
    for scores in (first, second):
        match = play(series.start())
        scores += match.scores
        series.add(match)
    assert series.standing == [a + b for a, b in zip(first, second, strict=True)]
    assert sum(series.standing) == 2 * 77


def test_a_seed_repeats_a_series_but_not_a_game() -> None:
    played = []
    for _ in range(2):
        series = Series(NUGGETS, 2, seed=8)
        while series.result is None:
            match = play(series.start())
            played.append(match.events())
            series.add(match)
    assert played[:2] == played[2:]
    assert played[0] != played[1]


def test_a_game_without_a_starter_has_no_series() -> None:
    with pytest.raises(OptionError, match="no option “starter”") as error:
        Series(replace(NUGGETS, options=()))
    assert error.value.slug == "series/no-starter"


def test_only_the_next_game_counts_and_only_when_it_is_over() -> None:
    series = Series(NUGGETS, 2, seed=1)
    with pytest.raises(MotherlodeError) as running:
        series.add(series.start())
    assert running.value.slug == "series/not-over"
    with pytest.raises(MotherlodeError) as other:
        series.add(play(NUGGETS.start(2, seed=1, options={"starter": 1})))
    assert other.value.slug == "series/other-match"
    assert series.games == []
    for _ in range(2):
        series.add(play(series.start()))
    with pytest.raises(MotherlodeError) as over:
        series.start()
    assert over.value.slug == "series/over"
