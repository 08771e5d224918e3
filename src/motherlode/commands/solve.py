"""`motherlode solve`: the exact solution of a game."""

import json
from typing import Any, TypedDict

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import motherlode
from motherlode.bots.exact import solver_of
from motherlode.commands.files import games_with_files
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import can_compile


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


def solve_game(name: str, options: dict[str, str], afresh: bool, as_json: bool) -> None:
    """Solves a game, or reads its stored solution, and says what comes out."""
    (game,) = games_with_files([name], options)
    if not game.solver:
        solved = ", ".join(slug for slug in motherlode.games() if motherlode.load(slug).solver)
        raise MotherlodeError("solve/none", f"{game.name} has no exact solution; solved: {solved}.")
    if game.content:
        raise MotherlodeError(
            "solve/other-content",
            f"{game.name} is solved with the content of the box; this is {game.identity}.",
        )
    solver = solver_of(game)
    if solver is None:
        why = "" if can_compile() else " It computes with Numba: pip install 'motherlode[cpu]'."
        raise MotherlodeError("solve/no-solver", f"{game.solver} cannot be loaded here.{why}")
    report = _report(game, solver, _solution(solver, afresh))
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        _print(game, report, solver.TIE)


def _solution(solver: Any, afresh: bool) -> Any:
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
        return solver.solution(
            progress=lambda done, of: bar.update(task, completed=done, total=of),
            notice=lambda sentence: bar.console.print(sentence, markup=False, soft_wrap=True),
            afresh=afresh,
        )


def _report(game: Game, solver: Any, table: Any) -> Report:
    path = solver.solution_path()
    return Report(
        game=game.slug,
        version=game.version,
        seats=solver.SEATS,
        first_player=table.value(0, 0),
        tie=0.0,
        error=table.error,
        positions=len(table.values),
        sweeps=table.sweeps,
        backups=table.backups,
        seconds=round(table.seconds, 2),
        file=str(path) if path.exists() else None,
    )


def _print(game: Game, report: Report, tie: str) -> None:
    print(f"{game.name} for two, both playing as well as one can:")
    print(f"  the first player wins   {report['first_player']:.10%}")
    print(f"  a tie                   {tie}")
    print(f"  error at most           {report['error']:.1e}")
    print(f"  positions               {report['positions']}, and every situation inside a turn")
    print(f"  turns weighed           {report['backups']}, in at most {report['sweeps']} sweeps")
    print(f"  solved in               {report['seconds']} s")
    if report["file"]:
        print(f"  stored in               {report['file']}")
