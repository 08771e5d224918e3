"""`motherlode --help`: what there is, in the order in which people look for it."""

from collections.abc import Iterator
from typing import Any

from typer.core import TyperGroup

SECTIONS = {
    "Play": ("play", "rules", "games", "serve", "site", "coach", "puzzles", "replay", "lessons"),
    "Write a game": ("new", "studio", "check"),
    "Study games": ("arena", "study", "report", "experiment", "solve", "train", "dataset", "bench"),
    "Run a server": ("admin", "backup", "restore", "simulate"),
}


class InSections(TyperGroup):
    """Commands by what they are for; each with its whole first sentence.

    What `ctx` and `formatter` are is Typer's to say: newer ones bring their own Click along.
    """

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Writes the sections; what belongs to none comes last."""
        placed = {name for names in SECTIONS.values() for name in names}
        rest = tuple(name for name in self.list_commands(ctx) if name not in placed)
        for title, names in (*SECTIONS.items(), ("More", rest)):
            rows = list(self._rows(ctx, names))
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)

    def _rows(self, ctx: Any, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for name in names:
            command = self.get_command(ctx, name)
            if command is not None and not command.hidden:
                told = (command.help or "").partition("\n\n")[0]
                yield name, " ".join(told.split())
