"""`motherlode experiment` and `motherlode report` on the command line: what they take."""

from pathlib import Path
from typing import Annotated

import typer

experiment = typer.Typer(
    name="experiment",
    help="Play a described experiment by the thousand, and report on it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Workers = Annotated[
    int | None, typer.Option(help="How many at once; all cores if not given.", min=1)
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run that was stopped.")]


@experiment.command("run")
def run(
    file: Annotated[Path, typer.Argument(help="A description in TOML; see docs/experiments.md.")],
    out: Annotated[
        Path | None, typer.Option(help="The folder for the results; out/NAME if not given.")
    ] = None,
    workers: Workers = None,
    resume: Resume = False,
    ray: Annotated[
        str | None,
        typer.Option(
            help="Play on a Ray cluster: its address, auto for a running one, local for a new one "
            "on this machine."
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="Where a third-party game is: a file or module:GAME.")
    ] = None,
) -> None:
    """Play the games of a description; every finished part is kept at once, as Parquet."""
    from motherlode.commands.experiment import run_experiment

    run_experiment(file, out, workers, resume, ray, game)


@experiment.command("report")
def report_of_folder(
    folder: Annotated[Path, typer.Argument(help="A folder of results, finished or not.")],
    out: Annotated[
        Path | None, typer.Option(help="The page; FOLDER/report.html if not given.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the figures as JSON instead.")
    ] = False,
) -> None:
    """Make a report of results: one HTML file that needs nothing else."""
    from motherlode.commands.experiment import report_experiment

    report_experiment(folder, out, as_json)


def report(
    game: Annotated[
        str,
        typer.Argument(help="A game: its slug, a file of rules, or module:GAME.", metavar="GAME"),
    ],
    out: Annotated[Path | None, typer.Option(help="The page; GAME.html if not given.")] = None,
    games: Annotated[
        int, typer.Option("--games", help="Games of sensible players in each variant.", min=1)
    ] = 100_000,
    searched: Annotated[
        int,
        typer.Option(help="Games between levels of bots, which take longer; 0 for none.", min=0),
    ] = 100,
    seed: Annotated[int, typer.Option(help="Another seed plays other games.")] = 1,
    workers: Workers = None,
    keep: Annotated[
        Path | None, typer.Option(help="A folder to keep the results in, as Parquet.")
    ] = None,
    resume: Resume = False,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="An option of the game, as NAME=VALUE; repeatable."),
    ] = None,
) -> None:
    """Report on a game: who begins, length, scores, choice, comebacks, luck and skill.

    Plays 100,000 games of sensible players with every number of seats and every choice of every
    option, and some between players of different strength; writes one HTML file.
    """
    from motherlode.commands.options import options_of
    from motherlode.commands.report import report_game

    report_game(game, out, games, searched, seed, workers, keep, resume, options_of(option))
