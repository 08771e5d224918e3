"""Go for Gold in the terminal: the chart, the line, and entries in capitals."""

from io import StringIO

from rich.console import Console

from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.go_for_gold import GAME
from motherlode.terminal.boards.go_for_gold import draw
from motherlode.terminal.play import Session
from motherlode.terminal.seats import Seat


def drawn(match: Match, seat: int, language: str = "en") -> str:
    console = Console(width=80, color_system=None, record=True, file=StringIO())
    console.print(draw(match.view(seat), words_of(GAME, language), match.names))
    return console.export_text()


def walked() -> Match:
    match = GAME.start(seats=2, chance="manual", names=["Ada", "Bo"])
    match.play(0, "harbour 0")
    match.happen("3")
    match.play(0, "step W")
    match.play(0, "step SW")
    return match


def test_the_line_joins_the_middles_of_the_fields() -> None:
    lines = drawn(walked(), 0).splitlines()
    row = next(at for at, line in enumerate(lines) if "H1" in line)
    assert "• ──H1" in lines[row]
    assert "╱" in lines[row + 1]
    assert "●" in lines[row + 2]


def test_a_rivals_line_is_not_on_the_others_chart() -> None:
    shown = drawn(walked(), 1)
    assert "──" not in shown
    assert "is walking" in shown


def test_everything_fits_into_eighty_columns_in_every_language() -> None:
    match = GAME.start(seats=4, seed=3, options={"map": "b"})
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        for language in LANGUAGES:
            shown = drawn(match, 0, language)
            assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
            assert "{" not in shown


def test_small_letters_will_do() -> None:
    match = walked()
    session = Session(match, [Seat("Ada"), Seat("Bo")], Console())
    assert session._chosen(0, "STEP w", session._offers(0)).moves == ("step W",)
