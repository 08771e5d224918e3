"""The rulebook's examples, with the rulebook's numbers, as the pictures in the rules show them."""

from typing import Any

import pytest
from games.go_for_gold.table import FIELDS

from motherlode.engine.pictures import views
from motherlode.games.go_for_gold import GAME

clause = pytest.mark.clause


def field(view: Any) -> Any:
    """Where the first player stands."""
    return view["island"]["fields"][view["sheets"][0]["at"]]


@clause("EX-GFG-1")
def test_dirk_walks_5_to_a_treasure_4_to_a_temple_and_3_to_the_next_treasure() -> None:
    steps = views(GAME, "walk")
    assert [view["roll"] for view in steps] == [5, 4, 3]
    assert [field(view)["symbol"] for view in steps] == ["treasure", "temple", "treasure"]
    sheet = steps[-1]["sheets"][0]
    assert len(sheet["lines"][0]) == 12 + 1  # 12 fields and the harbour, which is no step
    assert sheet["lines"][0][0] == FIELDS["b8"]
    assert (sheet["shovels"], sheet["feet"]) == (2 + 2, 1 + 1)


@clause("GFG-29", "GFG-30")
def test_two_shovels_make_a_4_a_treasure_of_6() -> None:
    there, short, found = views(GAME, "treasure")
    assert (field(there)["number"], short["die"]) == (6, 4)
    sheet = found["sheets"][0]
    assert (sheet["values"], sheet["shovels"], sheet["spent"]) == ([6], 0, 2)


@clause("GFG-33", "GFG-34", "GFG-36", "GFG-38")
def test_three_at_the_same_temple() -> None:
    *_, cursed, explored = views(GAME, "same-temple")
    assert [sheet["values"] for sheet in cursed["sheets"]] == [[-1], [], []]
    assert cursed["sheets"][0]["shovels"] == 2  # they are kept
    assert [sheet["values"] for sheet in explored["sheets"]] == [[-1], [9], []]
    assert explored["sheets"][1]["shovels"] == 0
    assert explored["explored"] == ["violet"]
    assert explored["to_act"] == []  # Cy is not asked
