"""`motherlode check`: the conformance kit with a progress bar."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from motherlode.commands.files import games_with_files
from motherlode.engine.batch import require_cuda
from motherlode.engine.check import Effort, Report, check
from motherlode.engine.errors import MotherlodeError


def check_games(
    names: list[str],
    quick: bool,
    games: int | None,
    seed: int,
    cuda: bool,
    golden: Path | None,
    options: dict[str, str],
) -> bool:
    """Checks games and prints what was found; returns whether all keep the contract."""
    console = Console(highlight=False)
    found = games_with_files(names, options)
    if golden is not None and not golden.is_dir():
        raise MotherlodeError("golden/no-folder", f"There is no folder {golden}.")
    if cuda:
        require_cuda()
    effort = Effort.quick() if quick else Effort.full(games or 50)
    targets = ("cpu", "cuda") if cuda else ("cpu",)
    fine = True
    with Progress(
        TextColumn("{task.fields[game]:14} {task.description:16}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    ) as bar:
        for game in found:
            task = bar.add_task("form", game=game.slug, total=1)

            def show(what: str, done: int, of: int, task=task) -> None:  # type: ignore[no-untyped-def]
                bar.update(task, description=what, completed=done, total=of)

            folder = golden / game.slug if golden is not None else None
            report = check(game, effort, seed, targets, folder, show)
            bar.remove_task(task)
            _print(console, report)
            fine = fine and report.ok
    return fine


def _print(console: Console, report: Report) -> None:
    mark = "[green]✓[/]" if report.ok else "[red]✗[/]"
    console.print(f"{mark} [bold]{report.game}[/]")
    for line in report.passed:
        console.print(f"    {line}", markup=False)
    for line in report.faults:
        console.print(f"  ✗ {line}", style="red", markup=False)
