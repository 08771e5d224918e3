"""What a screen says around a board: title, story, prompt, choices, and the result at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from motherlode.engine.match import Match
from motherlode.engine.words import Words
from motherlode.terminal.boards import board_of
from motherlode.terminal.ink import CLAY, GOLD, MUTED, seat_name
from motherlode.terminal.layout import Drawing, Fitted, Form, Parts, fit


@dataclass(frozen=True)
class Asking:
    """What is said below the board to the one who decides."""

    prompt: str
    moves: Sequence[tuple[str, str]] = ()  # what to type, and what it does
    complaint: str = ""
    advice: Sequence[str] = ()
    notes: Sequence[str] = ()
    hint: str = ""

    def lines(self, form: Form) -> list[RenderableType]:
        """Everything in its order; a bare screen keeps the coach's sentence and no figures."""
        above, side = (1, 2) if form is Form.ROOMY else (0, 1)
        parts: list[RenderableType] = []

        def add(shown: RenderableType, space: int = 0) -> None:
            parts.append(Padding(shown, (space, side, 0, side)))

        add(Text(self.prompt, style="bold"), above)
        for note in self.notes:
            add(Text(note, style=MUTED))
        if self.moves:
            add(choices(self.moves))
        if self.advice:
            sentence, *chances = self.advice
            add(Text(sentence, style=GOLD), above)
            if form is not Form.BARE:
                add(Text("\n".join(chances), style=MUTED))
        if self.complaint:
            add(Text(self.complaint, style=CLAY), above)
        if self.hint:
            add(Text(self.hint, style=MUTED), above)
        return parts


def draw_screen(
    console: Console,
    own: Words,
    title: str,
    board: Drawing,
    asking: Asking,
    story: Sequence[str] = (),
) -> None:
    """One whole screen."""
    show(console, own, fit(console, Parts(title, board, story, asking.lines)))


def show(console: Console, own: Words, screen: Fitted) -> None:
    """Puts a screen on the terminal, or the one line that says how large it must be."""
    if console.is_terminal:
        console.clear()
    if screen.shown is not None:
        console.print(screen.shown)
        return
    sizes = {
        "has": f"{console.width}×{console.height}",
        "needs": f"{max(screen.width, console.width)}×{max(screen.height, console.height)}",
    }
    console.print(Text(own.say("say", "too-small", (), sizes), style=CLAY))


def choices(moves: Sequence[tuple[str, str]]) -> RenderableType:
    """What can be done, each with what to type for it."""
    return Columns(
        [Text.assemble((f"{key:>3} ", f"bold {GOLD}"), said) for key, said in moves],
        padding=(0, 3),
    )


def ask_line(console: Console, who: str) -> str:
    """What somebody types; the end of input means that nobody is there any more."""
    try:
        return console.input(Text(f"{who} › ", style="bold"))
    except EOFError:
        return "quit"


def draw_end(
    console: Console,
    match: Match,
    words: Words,
    own: Words,
    names: list[str],
    viewer: int,
    story: Sequence[str] = (),
) -> None:
    """The last screen: what happened last, why it ended, everyone's points, who won."""
    result = match.result
    assert result is not None
    view = match.view(viewer)

    def below(form: Form) -> list[RenderableType]:
        why = words.ending(result["reason"], names, view["prompt"])
        points = scores(result["scores"], result["winners"], own, names)
        if form is Form.ROOMY:
            between: list[RenderableType] = [Text()] if story else []
            return [*between, Padding(Group(why, "", points), (0, 2, 1, 2))]
        return [Padding(Group(why, points), (0, 1))]

    def board(small: bool) -> RenderableType:
        return board_of(match.game).draw(view, words, names, small)

    screen = fit(console, Parts(match.game.name, board, story, below))
    if screen.shown is None:  # the result is told on any screen
        screen = Fitted(Group(*below(Form.BARE)), 0, 0)
    show(console, own, screen)


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
