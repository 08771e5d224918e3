"""Games without a drawing of their own: the terminal lays out what a browser does."""

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from motherlode.engine.game import Game
from motherlode.engine.words import words_of
from motherlode.games import load
from motherlode.terminal.boards import board_of

ROOT = Path(__file__).parents[2]
EXAMPLES, OWN = ROOT / "docs" / "examples", ROOT / "tests" / "own_games"


def drawn(game: Game, seed: int = 1, seat: int = 0, seats: int = 2) -> str:
    match = game.start(seats, seed=seed)
    console = Console(width=80, record=True, file=StringIO())
    names = ["Ada", "Bo", "Cy"][:seats]
    console.print(board_of(game).draw(match.view(seat), words_of(game), names))
    return console.export_text()


def test_a_grid_is_a_grid_with_its_signs_and_pieces() -> None:
    lines = drawn(load(str(EXAMPLES / "lamplight.py"))).splitlines()
    rows = [line for line in lines if line.startswith("│")]
    assert len(rows) == 3
    assert "camp ● ▲" in rows[1]  # both begin there
    assert rows[0].split("│")[3].split() == ["3", "2"]  # two nuggets in gallery 3
    assert not any(" at " in line for line in lines)  # no places as bare numbers


def test_a_hand_lies_before_whoever_holds_it_and_before_nobody_else() -> None:
    game = load(str(EXAMPLES / "cave_in.py"))
    ada, bo = drawn(game, seat=0).splitlines()[-2:]
    assert ada.split()[2:6] == ["Ada", "4", "5", "10"]
    assert not {"4", "5", "10"} & set(bo.split())


def test_columns_keep_the_order_of_the_view_whoever_has_something_first() -> None:
    """A list that is empty is not laid out, so the first player may lack the first column."""
    game = load(str(EXAMPLES / "cave_in.py"))
    stones = [{"kept": [], "doubled": [2]}, {"kept": [1], "doubled": [3]}]
    view = {"seat": 0, "to_act": [0], "players": stones}
    game = replace(game, layout={"fields": {"players": {"by_seat": True}}})
    console = Console(width=80, record=True, file=StringIO())
    console.print(board_of(game).draw(view, words_of(game), ["Ada", "Bo"]))
    assert "kept doubled" in " ".join(console.export_text().split())


@pytest.mark.parametrize("file", [EXAMPLES / "hunch.py", EXAMPLES / "sluice.py", OWN / "camps.py"])
def test_rows_numbers_and_maps(file: Path) -> None:
    game = load(str(file))
    text = drawn(game, seats=game.seats[0])
    assert "Ada" in text
    if file.stem == "camps":
        assert "→" in text  # from where to where
