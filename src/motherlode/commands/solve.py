"""`motherlode solve`: the exact solution of a game."""

import json
from typing import TypedDict

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import motherlode
from motherlode.bots.solvers import SOLVED, Table, solution, solution_path
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game


class Report(TypedDict):
    """What is known of a solved game."""

    game: str
    version: int
    seats: int
    first_player: float  # the share of the win, 1/2 for a tie
    tie: float
    error: float
    positions: int
    sweeps: int
    backups: int
    seconds: float
    file: str | None


def solve_game(name: str, afresh: bool, as_json: bool) -> None:
    """Solves a game, or reads its stored solution, and says what comes out."""
    game = motherlode.load(name)
    if game.slug not in SOLVED:
        raise MotherlodeError(
            "solve/none", f"{game.name} has no exact solution; solved: {', '.join(SOLVED)}."
        )
    report = _report(game, _solution(afresh))
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(game, report)


def _solution(afresh: bool) -> Table:
    """Notices and the bar go to standard error, so that JSON stays JSON."""
    console = Console(highlight=False, stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    ) as bar:
        task = bar.add_task("solving", total=None)
        return solution(
            progress=lambda done, of: bar.update(task, completed=done, total=of),
            notice=lambda sentence: bar.console.print(sentence, markup=False, soft_wrap=True),
            afresh=afresh,
        )


def _report(game: Game, table: Table) -> Report:
    path = solution_path()
    return Report(
        game=game.slug,
        version=game.version,
        seats=2,
        first_player=table.value(0, 0),
        tie=0.0,  # an odd number of nuggets cannot be halved
        error=table.error,
        positions=len(table.values),
        sweeps=table.sweeps,
        backups=table.backups,
        seconds=round(table.seconds, 2),
        file=str(path) if path.exists() else None,
    )


def _print(game: Game, report: Report) -> None:
    print(f"{game.name} for two, both playing as well as one can:")
    print(f"  the first player wins   {report['first_player']:.10%}")
    print("  a tie                   cannot happen, the number of nuggets is odd")
    print(f"  error at most           {report['error']:.1e}")
    print(f"  positions               {report['positions']}, and every situation inside a turn")
    print(f"  turns weighed           {report['backups']}, in at most {report['sweeps']} sweeps")
    print(f"  solved in               {report['seconds']} s")
    if report["file"]:
        print(f"  stored in               {report['file']}")
