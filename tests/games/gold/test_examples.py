"""The rulebook has no examples; these follow from its rules, and stand in ours for players."""

import pytest
from games.gold.table import flip, on_table, pair, position

from motherlode.engine.pictures import views
from motherlode.games.gold import GAME
from motherlode.games.gold.state import GOLD_RUSH

clause = pytest.mark.clause


@clause("GO-10", "GO-11", "GO-13", "GO-14", "GO-15", "GO-16")
@pytest.mark.parametrize(
    ("one", "other", "gold", "left"),
    [
        ("digger orange 3", "gold 3", [0, 3, 0], []),
        ("digger orange 2", "gold 3", [0, 0, 0], ["digger orange 2", "gold 3"]),
        ("digger red 4", "digger red 2", [0, 0, 0], ["digger red 4"]),
        ("digger red 4", "digger green 4", [0, 0, 0], ["digger red 4", "digger green 4"]),
        ("gold 1", "gold 4", [0, 0, 0], ["gold 1", "gold 4"]),
        ("dynamite", "digger blue 5", [0, 0, 0], []),
        ("dynamite", "gold 4", [0, 0, 0], []),
        ("dynamite", "dynamite", [0, 0, 0], []),
        ("digger violet 5", "gold 4", [4, 0, 0], []),  # nobody's digger, seat 0 on turn
    ],
)
def test_the_table_of_examples(one: str, other: str, gold: list[int], left: list[str]) -> None:
    for cards in ((one, other), (other, one)):
        s = pair(*cards)
        assert [s.gold[seat] for seat in range(3)] == gold
        assert sorted(on_table(s)) == sorted(left)


@clause("GO-17", "GO-18", "GO-19")
def test_into_the_rush() -> None:
    s = position("dynamite, gold 1", unseen="digger red 5, 5 × gold 4, 3 × dynamite")
    assert s.left == 11
    flip(flip(s, 0), 1)  # Ada still uncovers two, and both leave the table
    assert (s.left, s.phase, s.turn) == (9, GOLD_RUSH, 1)
    flip(s, 2, "digger red 5")  # Bo
    assert (s.left, s.turn) == (8, 2)
    flip(s, 3, "gold 4")  # Cy
    assert [s.gold[seat] for seat in range(3)] == [0, 0, 4]


@clause("GO-10", "GO-13", "GO-15", "GO-16", "GO-17", "GO-18", "GO-19")
def test_the_pictures_in_the_rules() -> None:
    pairs, rush = views(GAME, "pairs"), views(GAME, "rush")
    assert [view["left"] for view in pairs[1::2]] == [62, 61, 59, 59]
    assert [player["cards"] for player in pairs[-1]["players"]] == [0, 1, 0]  # Bo's digger
    assert [view["left"] for view in rush] == [11, 9, 8, 7]
    assert [view["rush"] for view in rush] == [False, True, True, True]
    assert rush[3]["players"][2]["cards"] == rush[2]["players"][2]["cards"] + 1  # Cy
