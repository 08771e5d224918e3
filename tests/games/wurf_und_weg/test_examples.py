"""The rulebook's example, and the vectors that follow from its text."""

import pytest
from games.wurf_und_weg.table import legal, play, position, race_of, roll, shown

from motherlode.engine.pictures import views
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.content import SMALL_DICE

clause = pytest.mark.clause


@clause("EX-GW-1")
def test_set_up_for_four_players() -> None:
    view = GAME.start(4, seed=7).view()
    assert sum(player["coaster"] is not None for player in view["players"]) == 4
    assert view["pile"] == 14
    in_play = sum(player["unrolled"] for player in view["players"])
    assert (in_play, SMALL_DICE - in_play) == (12, 6)


@clause("GW-31", "GW-27", "GW-14")
def test_three_ways() -> None:
    s = roll(position(lucky="pig"), 0, "clover pig cat")
    play(play(s, 0, "place clover"), 0, "place pig")
    assert (s.passed[1], s.passed[2], s.tray) == (1, 0, 1)
    assert shown(s, 0) == ["cat"]
    assert legal(s, 0) == {"roll"}


@clause("GW-29", "GW-17")
def test_two_players_and_stopp() -> None:
    match = race_of("clover pig", "cat hand", dice="clover pig penny")
    match.play(0, "roll")
    for symbol in ("clover", "pig", "penny"):
        match.play(0, f"place {symbol}")
    view = match.view()
    assert (view["stopper"], view["tray"], view["players"][1]["passed"]) == (0, 1, 2)
    assert {"what": "stopp", "seat": 0} in match.story()


@clause("GW-18", "O-22")
def test_ada_after_stopp() -> None:
    s = position("horseshoe", "cat cat", lucky="horseshoe", seats=2)
    play(s, 0, "place horseshoe")
    play(roll(s, 1, "horseshoe cat"), 1, "place horseshoe")
    roll(s, 1, "pig")
    play(roll(s, 1, "horseshoe"), 1, "place horseshoe")
    assert [s.prizes[i] for i in range(2)] == [1, 1]


@clause("EX-GW-1", "GW-31", "GW-27", "GW-29", "GW-17", "GW-18")
def test_the_pictures_in_the_rules() -> None:
    tables = GAME.pictures["setup"].shown(GAME)["tables"]
    assert [table["moments"][0]["view"]["pile"] for table in tables] == [16, 15, 14, 13, 12]
    ways, two, after = (
        views(GAME, name)[-1] for name in ("three-ways", "two-players", "after-stopp")
    )
    assert (ways["players"][1]["passed"], ways["players"][2]["passed"], ways["tray"]) == (1, 0, 1)
    assert (two["stopper"], two["tray"], two["players"][1]["passed"]) == (0, 1, 2)
    assert [player["prizes"] for player in after["players"]] == [1, 1]
