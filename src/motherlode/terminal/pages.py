"""Long texts, read page by page: the rules and the log."""

import os
import unicodedata

from rich.console import Console, RenderableType
from rich.text import Text

from motherlode.terminal.ink import MUTED

_SPECIAL = str.maketrans({sign: f"\\{sign}" for sign in "\\.:?%-"})  # in the prompt of `less`


def read_page(console: Console, shown: RenderableType, how_to_leave: str) -> None:
    """Shows a long text in the system's pager, which is told how to tell how to leave it."""
    before = os.environ.get("LESS")
    if before is None:
        # Its prompt is bytes to `less`: whatever is not ASCII would be shown as numbers.
        prompt = unicodedata.normalize("NFKD", how_to_leave).encode("ascii", "ignore").decode()
        os.environ["LESS"] = f"-P{prompt.translate(_SPECIAL)}$"
    try:
        with console.pager():
            if console.is_terminal:
                console.print(Text(how_to_leave, style=MUTED))
            console.print(shown)
    finally:
        if before is None:
            del os.environ["LESS"]
