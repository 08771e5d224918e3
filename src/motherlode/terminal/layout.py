"""Makes a screen fit its terminal: with room, then tight, then bare; what cannot fit says so.

Nothing may scroll away: whoever is asked for a harbour must see the harbours. So a screen is made
in up to three forms, and the first that fits is shown. The story gives way first, by its oldest
lines. Where no form fits, one line says which size is needed. A pipe has no size: there everything
is told with room.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from motherlode.terminal.ink import MUTED

WIDE = 400  # columns in which nothing wraps: to see how wide a drawing is by itself


class Form(IntEnum):
    """How much room a screen takes."""

    ROOMY = 0
    TIGHT = 1
    BARE = 2


# How many lines of the story a form must have room for; if it has not, the next one is tried.
STORY_LEAST = {Form.ROOMY: 4, Form.TIGHT: 2, Form.BARE: 0}
STORY_MOST = 8

Drawing = Callable[[bool], RenderableType]  # a board; True: small


@dataclass(frozen=True)
class Parts:
    """What stands on a screen, from above to below."""

    title: str
    board: Drawing
    story: Sequence[str] = ()
    below: Callable[[Form], Sequence[RenderableType]] = field(default=lambda form: ())


@dataclass(frozen=True)
class Fitted:
    """A screen that fits, or the size that it would need."""

    shown: RenderableType | None
    width: int
    height: int


def fit(console: Console, parts: Parts) -> Fitted:
    """The screen in the first form that fits; the last line is left for what is typed."""
    if not console.is_terminal:
        return Fitted(_screen(parts, Form.ROOMY, STORY_MOST), 0, 0)
    widest = tallest = 0
    for form in Form:
        board = parts.board(form > Form.ROOMY)
        widest = natural_width(console, board) + 2 * _margin(form)
        tallest = _height(console, _screen(parts, form, 0, board)) + 1
        story = [_height(console, line) for line in _story(parts, form, STORY_MOST)]
        room = console.height - tallest
        least = sum(story[-STORY_LEAST[form] :]) if STORY_LEAST[form] else 0
        if widest <= console.width and least <= room:
            kept = 0
            while kept < len(story) and sum(story[-kept - 1 :]) <= room:
                kept += 1
            return Fitted(_screen(parts, form, kept, board), widest, tallest)
    return Fitted(None, widest, tallest)


def natural_width(console: Console, drawing: RenderableType) -> int:
    """How many columns a drawing takes where it has all it wants."""
    options = console.options.update(width=WIDE, height=None)
    lines = console.render_lines(drawing, options, pad=False)
    texts = ("".join(piece.text for piece in line).rstrip() for line in lines)
    return max((Text(text).cell_len for text in texts), default=0)


def _height(console: Console, drawing: RenderableType) -> int:
    return len(console.render_lines(drawing, console.options.update(height=None), pad=False))


def _margin(form: Form) -> int:
    return 2 if form is Form.ROOMY else 1


def _story(parts: Parts, form: Form, most: int) -> list[RenderableType]:
    told = parts.story[-most:] if most else ()
    return [Padding(Text(line, style=MUTED), (0, _margin(form))) for line in told]


def _screen(
    parts: Parts, form: Form, story: int, board: RenderableType | None = None
) -> RenderableType:
    drawn = parts.board(form > Form.ROOMY) if board is None else board
    above = 1 if form is Form.ROOMY else 0
    return Group(
        Rule(Text(parts.title, style="bold"), style=MUTED),
        Padding(drawn, (above, _margin(form))),
        *_story(parts, form, story),
        *parts.below(form),
    )
