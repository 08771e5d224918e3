"""`motherlode report`: the usual experiment of a game, and its page."""

import tempfile
from pathlib import Path

import motherlode
from motherlode.commands.experiment import run_with_bar, tell
from motherlode.lab.experiments.report import write_report
from motherlode.lab.experiments.usual import usual


def report_game(
    name: str,
    out: Path | None,
    games: int,
    searched: int,
    seed: int,
    workers: int | None,
    keep: Path | None,
    resume: bool,
    options: dict[str, str] | None = None,
) -> None:
    """The usual experiment of a game, and its report."""
    experiment = usual(name, games, searched, seed, options)
    page = out or Path(f"{motherlode.load(name).slug}.html")
    if keep is not None:
        run_with_bar(experiment, keep, workers, resume, None)
        tell(write_report(keep, page), page)
        return
    with tempfile.TemporaryDirectory() as folder:
        run_with_bar(experiment, Path(folder) / "results", workers, False, None)
        tell(write_report(Path(folder) / "results", page), page)
