"""`motherlode experiment`: runs with a bar, results, pages."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import motherlode
from motherlode.lab.experiments.description import Experiment, read_description
from motherlode.lab.experiments.report import report, write_report
from motherlode.lab.experiments.run import run
from motherlode.lab.experiments.summary import Summary
from motherlode.lab.experiments.words import findings


def run_experiment(
    file: Path,
    out: Path | None,
    workers: int | None,
    resume: bool,
    ray: str | None,
    game: str | None,
) -> None:
    """Runs the experiment of a description."""
    experiment = read_description(file, game)
    folder = out or Path("out") / file.stem
    run_with_bar(experiment, folder, workers, resume, ray)
    print(f"The results are in {folder}. A report of them: motherlode experiment report {folder}")


def report_experiment(folder: Path, out: Path | None, as_json: bool) -> None:
    """Writes the report of a folder of results."""
    if as_json:
        print(json.dumps(report(folder)[1], indent=2))
        return
    page = out or folder / "report.html"
    tell(write_report(folder, page), page)


def run_with_bar(
    experiment: Experiment, folder: Path, workers: int | None, resume: bool, ray: str | None
) -> None:
    """With a bar; whoever stops it learns how to go on."""
    reached = (0, 0)
    with _bar() as show:

        def progress(done: int, of: int) -> None:
            nonlocal reached
            reached = done, of
            show(done, of)

        try:
            run(experiment, folder, workers, resume, ray, progress)
        except KeyboardInterrupt:
            done, of = reached
            sentence = f"Stopped; {done:,} of {of:,} games are kept in {folder}: use --resume."
            print(f"motherlode: {sentence}", file=sys.stderr)
            raise


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    console = Console(highlight=False, stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def tell(summary: Summary, page: Path) -> None:
    """What was found, and where more of it is."""
    for line in findings(motherlode.load(summary["game"]), summary):
        print(line)
    print(f"The report is in {page}.")
