"""`motherlode arena`: bots against each other, with a progress bar and a table."""

import json

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from motherlode.commands.files import wide_console
from motherlode.lab.arena import Standing, contest


def arena(
    game: str,
    bots: list[str],
    games: int,
    options: dict[str, str],
    seed: int,
    workers: int | None,
    as_json: bool,
) -> None:
    """Plays a contest and prints the standings."""
    console = wide_console(as_json)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    ) as bar:
        task = bar.add_task("games", total=games)
        standings = contest(
            game, bots, games, options, seed, workers, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        print(json.dumps(standings, indent=2))
    else:
        console.print(_table(standings))


def _table(standings: list[Standing]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for heading in ("share of the win", "95 % interval", "points a game", "games"):
        table.add_column(heading, justify="right")
    for standing in standings:
        table.add_row(
            standing["bot"],
            f"{100 * standing['share']:.1f} %",
            f"{100 * standing['low']:.1f} to {100 * standing['high']:.1f} %",
            f"{standing['points']:.1f}",
            str(standing["games"]),
        )
    return table
