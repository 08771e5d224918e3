"""What the kit says about words, layouts and functions that are missing, each with its name."""

from pathlib import Path

import pytest

from motherlode.engine.check import Effort, again, check
from motherlode.engine.errors import GameError
from motherlode.games import load

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
EXAMPLE = EXAMPLES / "cave_in.py"
SHORT = Effort(games=2, traces=1, samples=100, compared=1, watched=1.0, longest=200)
TELLING = {
    "an unknown way to lay out": ('"as": "card"', '"as": "crad"', "“table” is laid out as “crad”"),
    "what there is to lay out as": ('"as": "card"', '"as": "text"', "grid, map, pieces, hide."),
    "an unknown word of a layout": (
        '"empty": 0',
        '"emtpy": 0',
        "the layout of “table” says “emtpy”",
    ),
    "a layout of nothing": ('"table": {"as"', '"tabel": {"as"', "no view has a field “tabel”"),
    "a tally of nothing": (
        'layout={"fields"',
        'layout={"tally": "nugets", "fields"',
        "the tally is “nugets”, but no view has a field “nugets”. Did you mean “nuggets”?",
    ),
    "a spot of a move that is not there": (
        'layout={"fields"',
        'layout={"moves": {"play": "hnad={1}"}, "fields"',
        "“play” is made at “hnad={1}”, but no view has a field “hnad”",
    ),
    "fewer places than there are": (
        '"as": "card"',
        '"as": "map", "at": [(0, 0)]',
        "“table” has 4 places, but “at” has 1 of them",
    ),
    "a path to nowhere": (
        '"as": "card"',
        '"as": "map", "at": [(0, 0), (1, 0), (2, 1), (1, 1)], "links": [(0, 4)]',
        "a link of “table” leads to place 4; there are 0 to 3",
    ),
    "a place that is not said": ('"as": "card"', '"as": "map"', "laid out as map without “at”"),
    "a text that is missing": ('    "played": ', '    "playde": ', "no text for “played”"),
    "a slot that nothing fills": ("plays the {card}", "plays the {crad}", "asks for {crad}"),
}


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "cave_in.py"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", TELLING)
def test_words_and_layouts(name: str, tmp_path: Path) -> None:
    old, new, telling = TELLING[name]
    found = check(load(str(changed(tmp_path, old, new))), SHORT, targets=()).faults
    assert len(found) == 1
    assert telling in found[0]


@pytest.mark.parametrize("file", ["hunch", "sluice", "cave_in", "lamplight"])
def test_the_examples_say_everything(file: str) -> None:
    passed = check(load(str(EXAMPLES / f"{file}.py")), SHORT, targets=()).passed
    assert any(line.startswith("words and layout: ") for line in passed)


@pytest.mark.parametrize(
    ("function", "why"), [("hide", "`sees` hides"), ("sees", "`hide` hides"), ("imagine", "`hide`")]
)
def test_a_function_that_should_be_written(function: str, why: str, tmp_path: Path) -> None:
    file = changed(tmp_path, f"def {function}(", "def other(")
    found = "\n".join(check(load(str(file)), SHORT, targets=()).faults)
    assert f"no `{function}` in cave_in.py, but {why}" in found
    assert "defaults.py" not in found


def test_a_game_without_a_rank(tmp_path: Path) -> None:
    file = changed(tmp_path, "def rank(", "def other(")
    with pytest.raises(GameError, match=r"`rank\(s, seat\)` or `winners\(s\)` in cave_in\.py"):
        load(str(file))


def test_what_is_tried_out_is_named_and_so_is_the_file(tmp_path: Path) -> None:
    tried = []
    for move in range(4):
        new = f"    s.gone |= 1 << move\n    if move == {move}:\n        s.gone += s.deatl\n"
        file = changed(tmp_path, "    s.gone |= 1 << move\n", new)
        (found,) = check(load(str(file)), SHORT, targets=(), called="cave_in.py").faults
        assert f"“play {move + 1}”" in found
        tried.append("tried out" in found)
        number = found.rpartition("--again ")[2].strip()
        (*_, last) = again(load(str(file)), 1, number, "cave_in.py")
        assert f"“play {move + 1}”" in last
        assert "motherlode check cave_in.py --seed 1 --again" in last
    assert any(tried)
