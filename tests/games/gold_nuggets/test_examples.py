"""The rulebook's examples, with the rulebook's numbers."""

import pytest
from games.gold_nuggets.table import turn

from motherlode.engine.pictures import views
from motherlode.games.gold_nuggets import GAME

clause = pytest.mark.clause


@clause("EX-GN-1", "EX-GN-2", "EX-GN-3", "EX-GN-4")
def test_the_pictures_in_the_rules_have_the_rulebooks_numbers() -> None:
    def values(name: str) -> list[int]:
        return [view["value"] for view in views(GAME, name)]

    def gained(name: str, seat: int) -> int:
        first, *_, last = (view["players"][seat]["nuggets"] for view in views(GAME, name))
        return int(last - first)

    assert (values("all-seven"), gained("all-seven", 0)) == ([1, 4, 5, 0], 5)
    assert (values("three-lassos"), gained("three-lassos", 0)) == ([0, 4, 4, 0], 4)
    assert views(GAME, "three-lassos")[2]["aside"].count("lasso") == 3
    assert gained("three-lassos", 1) == -4  # Bo is robbed
    assert (values("two-triples"), gained("two-triples", 1)) == ([0, 8, 0], 8)
    assert values("six-threes") == [3]


@clause("EX-GN-1")
@pytest.mark.parametrize("third", ["nugget lasso lasso", "nugget lasso 3", "nugget 3 3"])
def test_player_a_sets_all_seven_aside_and_takes_five(third: str) -> None:
    match = turn("nugget 2 2 4 4 5 5", "3 3 3 2 4 5", third)
    match.play(0, "aside nugget 1")
    match.play(0, "roll")
    match.play(0, "aside 3 3")
    match.play(0, "roll")
    for face, move in (("lasso", "lasso"), ("nugget", "nugget"), ("3", "3")):
        if count := third.split().count(face):
            match.play(0, f"aside {move} {count}")
    assert match.view()["value"] == 5
    assert match.legal(0) == ["take"]  # at most two lassos: nobody can be robbed
    match.play(0, "take")
    assert match.view()["players"][0]["nuggets"] == 5
    assert match.view()["supply"] == 72
    assert {"what": "again", "seat": 0} in match.story()


@clause("EX-GN-2")
@pytest.mark.parametrize("source", ["take", "steal 1", "steal 2"])
def test_player_a_stops_with_three_lassos_and_four_nuggets(source: str) -> None:
    match = turn("lasso 2 2 3 3 5 5", "4 4 4 lasso 2 3", "lasso 5")
    match.play(0, "aside lasso 1")
    match.play(0, "roll")
    match.play(0, "aside lasso 1")
    match.play(0, "aside 4 3")
    match.play(0, "roll")
    match.play(0, "aside lasso 1")
    view = match.view()
    assert (view["value"], view["aside"].count("lasso")) == (4, 3)
    assert view["rolled"] == ["5"]  # the die that was not used
    assert set(match.legal(0)) == {"roll", "take", "steal 1", "steal 2"}
    match.play(0, source)
    gained = match.view()["players"][0]["nuggets"]
    assert gained == (4 if source == "take" else 0)  # nobody had anything to steal yet


@clause("EX-GN-3")
def test_player_b_takes_eight_for_two_triples() -> None:
    match = turn("3 3 3 5 5 5 4")
    match.play(0, "aside 3 3")
    match.play(0, "aside 5 3")
    match.play(0, "take")
    view = match.view()
    assert (view["players"][0]["nuggets"], view["supply"]) == (8, 69)
    assert view["turn"] != 0


@clause("EX-GN-4")
def test_six_threes_are_worth_only_three() -> None:
    match = turn("3 3 3 3 3 3 4")
    match.play(0, "aside 3 6")
    assert match.view()["value"] == 3
    match.play(0, "take")
    assert match.view()["players"][0]["nuggets"] == 3
