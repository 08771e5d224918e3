"""The frame around a board: title, story, prompt, choices."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from motherlode.engine.match import Match
from motherlode.engine.words import Words
from motherlode.terminal.boards import board_of
from motherlode.terminal.ink import CLAY, GOLD, MUTED, seat_name

STORY_LINES = 8


def draw_screen(
    console: Console,
    *,
    title: str,
    board: RenderableType,
    story: list[str],
    prompt: str,
    moves: list[str],
    complaint: str,
    advice: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> None:
    """One whole screen."""
    if console.is_terminal:
        console.clear()
    console.print(Rule(Text(title, style="bold"), style=MUTED))
    console.print(Padding(board, (1, 2)))
    for line in story[-STORY_LINES:]:
        console.print(Padding(Text(line, style=MUTED), (0, 2)))
    console.print(Padding(Text(prompt, style="bold"), (1, 2, 0, 2)))
    for note in notes:
        console.print(Padding(Text(note, style=MUTED), (0, 2)))
    if moves:
        console.print(Padding(choices(moves), (0, 2)))
    if advice:
        sentence, *chances = advice
        console.print(Padding(Text(sentence, style=GOLD), (1, 2, 0, 2)))
        console.print(Padding(Text("\n".join(chances), style=MUTED), (0, 2)))
    if complaint:
        console.print(Padding(Text(complaint, style=CLAY), (1, 2, 0, 2)))


def choices(moves: list[str]) -> RenderableType:
    """The legal moves, numbered."""
    return Columns(
        [
            Text.assemble((f"{number:>3} ", f"bold {GOLD}"), move)
            for number, move in enumerate(moves, 1)
        ],
        padding=(0, 3),
    )


def ask_line(console: Console, who: str) -> str:
    """What somebody types; the end of input means that nobody is there any more."""
    try:
        return console.input(Text(f"{who} › ", style="bold"))
    except EOFError:
        return "quit"


def draw_end(
    console: Console, match: Match, words: Words, own: Words, names: list[str], viewer: int
) -> None:
    """The last screen: why it ended, everyone's points, who won."""
    result = match.result
    assert result is not None
    if console.is_terminal:
        console.clear()
    console.print(Rule(Text(match.game.name, style="bold"), style=MUTED))
    board = board_of(match.game).draw(match.view(viewer), words, names)
    console.print(Padding(board, (1, 2)))
    points = scores(result["scores"], result["winners"], own, names)
    console.print(Padding(Group(words.ending(result["reason"]), "", points), (0, 2, 1, 2)))


def scores(points: list[int], winners: list[int], own: Words, names: list[str]) -> RenderableType:
    """Everyone's points, and who won."""
    return Group(
        *(
            Text.assemble(
                seat_name(seat, names),
                f"  {amount}",
                (f"  ★ {own.term('winner')}" if seat in winners else "", f"bold {GOLD}"),
            )
            for seat, amount in enumerate(points)
        )
    )
