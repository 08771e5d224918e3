"""`motherlode check`: the conformance kit with a progress bar."""

from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import motherlode
from motherlode.commands.files import games_with_files
from motherlode.engine.batch import require_cuda, require_wasm
from motherlode.engine.check import Effort, Report, again, check
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game


def check_games(
    names: list[str],
    quick: bool,
    games: int | None,
    seed: int,
    cuda: bool,
    wasm: bool,
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
    if wasm:
        require_wasm()
    effort = Effort.quick() if quick else Effort.full(games or 50)
    targets = ("cpu", *(("cuda",) if cuda else ()), *(("wasm",) if wasm else ()))
    fine = True
    with Progress(
        TextColumn("{task.fields[game]:14} {task.description:16}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
    ) as bar:
        for called, game in zip(names or motherlode.games(), found, strict=True):
            task = bar.add_task("form", game=game.slug, total=1)

            def show(what: str, done: int, of: int, task=task) -> None:  # type: ignore[no-untyped-def]
                bar.update(task, description=what, completed=done, total=of)

            folder = golden / game.slug if golden is not None else None
            more = [("bots in wasm", _thinking(game, quick, seed))] if wasm else []
            report = check(game, effort, seed, targets, folder, show, more, called)
            bar.remove_task(task)
            _print(console, report)
            fine = fine and report.ok
    return fine


def _thinking(game: Game, quick: bool, seed: int) -> Iterator[str]:
    """The bots' loops in WebAssembly beside the processor's."""
    from motherlode.bots.same import check_thinking

    moments, simulations = (5, 100) if quick else (100, 500)
    return check_thinking(game, moments, simulations, seed)


def _print(console: Console, report: Report) -> None:
    mark = "[green]✓[/]" if report.ok else "[red]✗[/]"
    console.print(f"{mark} [bold]{report.game}[/]")
    for line in report.passed:
        console.print(f"    {line}", markup=False)
    for fault in report.faults:
        for number, line in enumerate(fault.splitlines()):
            console.print(f"  {' ' if number else '✗'} {line}", style="red", markup=False)


def show_again(name: str, number: str, seed: int, options: dict[str, str]) -> None:
    """One of the kit's games, event by event."""
    console = Console(highlight=False, soft_wrap=True)
    for line in again(games_with_files([name], options)[0], seed, number, name):
        console.print(line, markup=False)
