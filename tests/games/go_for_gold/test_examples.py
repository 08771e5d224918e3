"""The rulebook's examples, with the rulebook's numbers."""

import pytest
from games.go_for_gold.table import FIELDS

from motherlode.games.go_for_gold import GAME

clause = pytest.mark.clause


@clause("EX-GFG-1")
def test_dirk_walks_5_to_a_treasure_4_to_a_temple_and_3_to_the_next_treasure() -> None:
    match = GAME.start(seats=1, chance="manual")
    match.play(0, "harbour 0")
    ways = [(5, "W NW W SW SW"), (4, "E SE E NW"), (3, "E SE SW")]
    stops = []
    for number, way in ways:
        match.happen(str(number))
        for direction in way.split():
            match.play(0, f"step {direction}")
        view = match.view(0)
        stops.append(view["island"]["fields"][view["sheets"][0]["at"]]["symbol"])
        if match.to_act:
            match.play(0, "pass")
    assert stops == ["treasure", "temple", "treasure"]
    sheet = match.view(0)["sheets"][0]
    assert len(sheet["lines"][0]) == 12 + 1  # 12 fields and the harbour, which is no step
    assert sheet["lines"][0][0] == FIELDS["b8"]
    assert (sheet["shovels"], sheet["feet"]) == (2 + 2, 1 + 1)
