"""GOLD in the terminal: the drawing, picking cards by their numbers, the series."""

import io
import json
import re
from pathlib import Path

import pytest
from games.gold.table import Mine
from rich.console import Console
from typer.testing import CliRunner

from motherlode.cli import app
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.gold import GAME
from motherlode.terminal.boards.gold import draw, moment
from motherlode.terminal.play import Quit, Session
from motherlode.terminal.seats import Seat

NAMES = ["Ann", "Ben", "Cem"]


def drawn(mine: Mine, just_now: int | None = None, language: str = "en") -> str:
    """The board as text, 80 columns wide; with a number, what was shown for a moment since."""
    words = words_of(GAME, language)
    board = draw(mine.match.view(), words, NAMES)
    if just_now is not None:
        lines = mine.match.story(since=just_now)
        shown = moment(mine.match.view(), lines, words, NAMES)
        assert shown is not None
        board = shown
    console = Console(file=io.StringIO(), width=80, force_terminal=False)
    console.print(board)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["scatter", "grid"])
def test_every_card_is_drawn_with_its_number(layout: str, language: str) -> None:
    text = drawn(Mine(layout=layout), language=language)
    assert sorted(map(int, re.findall(r"\( ?(\d+)\)", text))) == list(range(1, 65))
    assert max(map(len, text.splitlines())) <= 80


def test_an_uncovered_card_is_shown_and_then_turned_back() -> None:
    mine = Mine()
    mine.uncover("gold 3")
    assert "[◆3]" in drawn(mine)
    number = mine.match.number
    mine.uncover("digger green 2")
    assert "gold 3 + green digger 2" in drawn(mine, number)
    assert not re.search(r"gold 3|digger|◆", drawn(mine))
    assert "( 1)" in drawn(mine)


def test_a_first_card_is_no_moment_for_it_stays_open() -> None:
    mine = Mine()
    mine.uncover("gold 3")
    lines = mine.match.story()
    assert moment(mine.match.view(), lines, words_of(GAME), NAMES) is None


def test_a_number_picks_the_card_that_carries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = iter(["18", "18", "65", "flip 3", "quit"])
    console = Console(file=io.StringIO(), width=80)
    monkeypatch.setattr(console, "input", lambda prompt: next(entries))
    match = GAME.start(2, seed=1)
    with pytest.raises(Quit):
        Session(match, [Seat("Ann"), Seat("Ben")], console, pause=0).run()
    flips = [event for seat, event in match.events() if seat != "*"]
    assert flips == ["flip 17", "flip 3"]
    assert "“18” is not possible now." in console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.heavy
def test_a_series_on_the_command_line(tmp_path: Path) -> None:
    command = ["play", "gold", "--series", "-n", "3", "-p", "0", "--seed", "1", "--names", "A,B,C"]
    done = CliRunner().invoke(app, [*command, "--record", str(tmp_path / "game.json")])
    assert done.exit_code == 0, done.output
    assert done.output.index("After game 1 of 3") < done.output.index("After game 2 of 3")
    totals = [0, 0, 0]
    for starter in range(3):
        record = json.loads((tmp_path / f"game-{starter + 1}.json").read_text())
        assert record["options"]["starter"] == starter
        totals = [a + b for a, b in zip(totals, record["result"]["scores"], strict=True)]
    end = done.output[done.output.index("The series is over.") :]
    assert [int(number) for number in re.findall(r"[ABC]  (\d+)", end)] == totals
    assert "★" in end


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ("gold 3", "digger green 2", "digger 2 is too weak for gold 3."),
        ("digger red 3", "digger blue 3", "digger 3 and digger 3 are equally strong."),
        ("gold 1", "gold 4", "gold does nothing to gold."),
    ],
)
def test_where_nothing_happens_the_story_says_why(one: str, other: str, told: str) -> None:
    mine = Mine()
    mine.uncover(one)
    mine.uncover(other)
    last = mine.match.story()[-1]
    assert last["places"] == [0, 1]
    said = words_of(GAME).line(last, mine.match.names)
    assert said == f"Nothing happens: {told} Both are turned back."
