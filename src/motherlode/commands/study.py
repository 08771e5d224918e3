"""`motherlode study`: what wins a game, on a page that grows while one looks."""

import json

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

import motherlode
from motherlode.commands.files import wide_console
from motherlode.engine.numbers import with_numbers
from motherlode.lab.findings import Page, study

SHOWN = 12  # rows of a table, those that differ most


def study_game(
    name: str, players: int | None, options: dict[str, str], seed: int, as_json: bool
) -> None:
    """Plays and shows each page in place of the last; the whole of it is printed at the end."""
    game = motherlode.load(name)
    if players is not None:
        game.check_seats(players)
    game.option_codes(players or game.seats[0], options)  # what is wrong is said before any game
    pages: dict[str, Page] = {}
    console = wide_console(as_json)
    with Live(console=console, transient=True) as live:
        for page in study(with_numbers(game, options), players, options, seed):
            pages[page["players"]] = page
            live.update(_shown(page))
    if as_json:
        print(json.dumps(list(pages.values()), indent=2, ensure_ascii=False))
        return
    for page in pages.values():
        console.print(_shown(page))


def _shown(page: Page) -> Group:
    parts: list[Text | Table] = [
        Text(f"\n{page['games']:,} games of {page['players']} players", style="bold")
    ]
    for sentence in page["sentences"]:
        parts.append(
            Text(f"  {sentence['text']}", style="bold yellow" if sentence["strong"] else "")
        )
    for each in page["tables"]:
        table = Table(title=each["title"], title_justify="left", box=None, pad_edge=False)
        table.add_column("")
        for heading in ("games", "won of 100", "for all together", "fair"):
            table.add_column(heading, justify="right")
        for row in each["rows"][:SHOWN]:
            table.add_row(
                row["name"],
                f"{row['games']:,}",
                f"{100 * row['won']:.1f}",
                f"{100 * row['low']:.1f} to {100 * row['high']:.1f}",
                f"{100 * row['fair']:.1f}",
                style="" if row["clear"] else "dim",
            )
        parts.append(table)
    return Group(*parts)
