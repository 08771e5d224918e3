"""`motherlode puzzles`: finds decisions where one move is clearly best, and not the obvious one."""

import os
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from motherlode.commands.options import options_of
from motherlode.engine.errors import MotherlodeError


def puzzles(
    game: Annotated[str, typer.Argument(help="A game: its slug, a file or module:GAME.")],
    count: Annotated[int, typer.Option("--count", help="How many there shall be.", min=1)] = 100,
    seats: Annotated[
        str, typer.Option("--seats", help="For how many players: 2, or 2,3,4 in turns.")
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Another seed plays other matches.")] = 1,
    exact: Annotated[
        bool, typer.Option("--exact", help="Only where all ways on can be weighed: much faster.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(help="The file; puzzles-GAME.jsonl if not given.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes; all cores if not given.", min=1)
    ] = None,
) -> None:
    """Find puzzles by self-play; one that was interrupted goes on where it was."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    import motherlode
    from motherlode.commands.files import wide_console
    from motherlode.lab.collecting import collect

    found = motherlode.load(game)
    file = out or Path(f"puzzles-{found.slug}.jsonl")
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise MotherlodeError("puzzles/not-saved", f"{file} is no place for a file.")
    players = _numbers(seats) or [next(seat for seat in found.seats if seat > 1)]
    console = wide_console(False)
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*parts, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task("puzzles", total=count)

        def tell(there: int, matches: int) -> None:
            bar.update(task, completed=there, description=f"puzzles, {matches} matches")

        given = options_of(option)
        cores = workers or os.cpu_count() or 1
        there = collect(game, players, given, count, file, seed, cores, tell, only_exact=exact)
    console.print(f"{file}: {len(there)} puzzles.")
    for topic, many in Counter(puzzle.topic for puzzle in there).most_common():
        console.print(f"  {topic:12} {many}")


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError as error:
        raise MotherlodeError("puzzles/seats", f"--seats takes numbers, not “{text}”.") from error
