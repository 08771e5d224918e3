"""The figures of a whole experiment as plain data: for the report, and for programs as JSON."""

from collections.abc import Sequence
from math import isnan
from typing import TypedDict

from motherlode.lab.experiments.description import Experiment, ExperimentError, Variant
from motherlode.lab.experiments.parts import Folder
from motherlode.lab.experiments.statistics import (
    Figures,
    Mean,
    Opening,
    Skill,
    difference,
    for_all,
    mean,
)


class Metric(TypedDict):
    """One figure of a variant."""

    name: str
    value: Mean
    unit: str  # "", or "%" for parts, which are written as hundredths


class Row(TypedDict):
    """One variant."""

    name: str
    players: int
    games: int
    asked: int  # how many games were asked for
    entrants: list[str]
    seats: list[Mean]  # shares of the win
    metrics: list[Metric]
    skill: Skill | None
    openings: list[Opening]


class Difference(TypedDict):
    """What a variant changes."""

    name: str
    base: str
    metrics: list[Metric]


class Summary(TypedDict):
    """Everything."""

    name: str
    game: str
    version: int
    rows: list[Row]
    differences: list[Difference]  # their intervals hold for all of them together
    comparisons: int  # how many these are


def figures_of(folder: Folder, experiment: Experiment) -> list[Figures]:
    """The figures of every variant of which there are games."""
    found = [Figures(folder, at, variant) for at, variant in enumerate(experiment.variants)]
    played = [figures for figures in found if figures.games]
    if not played:
        raise ExperimentError(
            "experiment/no-results", f"{folder.path} holds no finished games yet."
        )
    return played


def summarise(experiment: Experiment, all_figures: Sequence[Figures]) -> Summary:
    """Rows and differences."""
    rows = [_row(experiment, figures) for figures in all_figures]
    differences = []
    for at, row in enumerate(rows):
        base = _base(rows[:at], row)
        if base is not None:
            differences.append(_difference(row, base))
    count = sum(_is_number(metric) for each in differences for metric in each["metrics"])
    for each in differences:
        for metric in each["metrics"]:
            metric["value"] = for_all(metric["value"], count)
    return Summary(
        name=experiment.name,
        game=experiment.game,
        version=experiment.variants[0].load().version,
        rows=rows,
        differences=differences,
        comparisons=count,
    )


def _is_number(metric: Metric) -> bool:
    return not isnan(metric["value"]["mean"])


def _row(experiment: Experiment, figures: Figures) -> Row:
    variant: Variant = figures.variant
    wanted = experiment.measure
    return Row(
        name=variant.name,
        players=variant.players,
        games=figures.games,
        asked=variant.games,
        entrants=list(variant.entrants),
        seats=figures.by_seat(),
        metrics=[metric for measure in wanted for metric in _metrics(measure, figures)],
        skill=figures.skill() if "skill" in wanted else None,
        openings=(
            figures.openings() if "opening" in wanted and variant.opening == "random" else []
        ),
    )


def _metrics(measure: str, figures: Figures) -> list[Metric]:
    """The figures that can be given as one mean, and so be compared between variants."""
    column = figures.column
    if measure == "wins":
        return [Metric(name="first seat above fair", value=figures.edge(), unit="%")]
    if measure == "scores":
        return [Metric(name="winner's points", value=mean(figures.winning_points()), unit="")]
    if measure == "length":
        return [
            Metric(name="decisions a game", value=mean(column("decisions")), unit=""),
            Metric(name="chance events", value=mean(column("events")), unit=""),
        ]
    if measure == "decisions":
        return [Metric(name="decisions with a choice", value=mean(figures.choices()), unit="%")]
    if measure == "branching":
        return [
            Metric(name="moves to choose from", value=mean(figures.branching()), unit=""),
            Metric(name="at most", value=mean(column("widest")), unit=""),
        ]
    if measure == "comeback" and len(figures.seats) > 1:
        return [
            Metric(name="lead changes", value=mean(column("lead_changes")), unit=""),
            Metric(name="lead settled after", value=mean(figures.settled()), unit="%"),
            Metric(name="leader at half wins", value=figures.leader_wins(), unit="%"),
            Metric(name="last at half wins", value=figures.last_wins(), unit="%"),
        ]
    return []


def _base(before: Sequence[Row], row: Row) -> Row | None:
    """With what a variant is compared: the first one with the same players, else of equal ones."""
    for other in before:
        if other["entrants"] == row["entrants"]:
            return other
    equal = [other for other in before if len(set(other["entrants"])) == 1]
    return equal[0] if equal and len(set(row["entrants"])) == 1 else None


def _difference(row: Row, base: Row) -> Difference:
    theirs = {metric["name"]: metric["value"] for metric in base["metrics"]}
    return Difference(
        name=row["name"],
        base=base["name"],
        metrics=[
            Metric(
                name=metric["name"],
                value=difference(metric["value"], theirs[metric["name"]]),
                unit=metric["unit"],
            )
            for metric in row["metrics"]
            if metric["name"] in theirs
        ],
    )
