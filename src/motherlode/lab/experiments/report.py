"""The report: one HTML file that needs nothing else, readable on a phone."""

import os
from collections.abc import Sequence
from html import escape
from math import isnan
from pathlib import Path

import motherlode
from motherlode.lab.experiments import plots
from motherlode.lab.experiments.description import Experiment, ExperimentError, Variant
from motherlode.lab.experiments.ink import page_colours
from motherlode.lab.experiments.parts import Folder
from motherlode.lab.experiments.statistics import Figures, Mean
from motherlode.lab.experiments.summary import (
    Difference,
    Metric,
    Row,
    Summary,
    figures_of,
    summarise,
)
from motherlode.lab.experiments.words import findings

MOST_CURVES = 6  # in one plot
STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def report(path: Path) -> tuple[str, Summary]:
    """The page and the figures of an experiment's folder."""
    folder = Folder(path)
    experiment = folder.experiment()
    figures = figures_of(folder, experiment)
    summary = summarise(experiment, figures)
    return _page(experiment, figures, summary), summary


def write_report(path: Path, to: Path) -> Summary:
    """Writes the page; a page that was there before stays whole if that fails."""
    page, summary = report(path)
    beside = to.with_name(f"{to.name}.tmp")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(page, encoding="utf-8")
        os.replace(beside, to)
    except OSError as error:
        if beside.is_file():
            beside.unlink()
        raise ExperimentError(
            "report/not-saved", f"Could not write {to}: {error.strerror}."
        ) from error
    return summary


def _page(experiment: Experiment, figures: Sequence[Figures], summary: Summary) -> str:
    game = motherlode.load(experiment.game)
    title = escape(experiment.name)
    games = sum(row["games"] for row in summary["rows"])
    asked = sum(variant.games for variant in experiment.variants)
    partly = "" if games == asked else f" of {asked:,}, the run is not finished"
    sections = [_section("What it says", _list(findings(game, summary)), wide=True)]
    sections += _plots(experiment, figures, summary)
    sections.append(_section("The figures", _table(summary["rows"]), wide=True))
    if summary["differences"]:
        sections.append(
            _section("What variants change", _changes(summary["differences"]), wide=True)
        )
    sections.append(_section("How to read this", _reading(experiment, summary), wide=True))
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Motherlode</title>
<style>{page_colours()}
{STYLE}</style></head>
<body><header><p>Motherlode, the lab</p><h1>{title}</h1>
<p>{escape(game.name)}, {games:,} games{partly}.</p></header>
<main>
{chr(10).join(sections)}
</main></body></html>
"""


def _section(title: str, body: str, wide: bool = False) -> str:
    return f"<section{' class=wide' if wide else ''}><h2>{escape(title)}</h2>{body}</section>"


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _plots(experiment: Experiment, figures: Sequence[Figures], summary: Summary) -> list[str]:
    """One section a measure, each with the variants that it makes sense for."""
    wanted = experiment.measure
    equal = [each for each in figures if each.equal and len(each.seats) > 1][:MOST_CURVES]
    curves = (equal or list(figures))[:MOST_CURVES]
    sections = []
    if "wins" in wanted and equal:
        sections.append(_section("Who wins, by seat", plots.win_shares(equal)))
    if "length" in wanted:
        length = [(each.variant.name, each.column("decisions")) for each in curves]
        plot = plots.distribution(length, "decisions", "How long games are")
        sections.append(_section("How long a game is", plot))
    if "scores" in wanted:
        points = [(each.variant.name, each.winning_points()) for each in curves]
        plot = plots.distribution(points, "points of the winner", "What the winner has")
        sections.append(_section("With how many points one wins", plot))
    if "branching" in wanted:
        moves = [(each.variant.name, each.branching()) for each in curves]
        plot = plots.distribution(moves, "legal moves at a decision", "How much choice there is")
        sections.append(_section("How much there is to choose from", plot))
    if "comeback" in wanted and equal:
        rows = [
            (each.variant.name, len(each.seats), each.leader_wins(), each.last_wins())
            for each in equal
            if not isnan(each.leader_wins()["mean"])
        ]
        if rows:
            sections.append(_section("Leading and coming back", plots.comeback(rows)))
    pairs = [row["skill"] for row in summary["rows"] if row["skill"] is not None]
    if pairs:
        sections.append(_section("Luck and skill", plots.skill(pairs)))
    for row in summary["rows"]:
        if row["openings"]:
            plot = plots.openings(row["openings"], row["players"])
            sections.append(_section(f"The first move: {row['name']}", plot))
    return sections


def _table(rows: Sequence[Row]) -> str:
    names = list(dict.fromkeys(m["name"] for row in rows for m in row["metrics"]))
    head = "".join(f"<th>{escape(name)}</th>" for name in ["", "games", *names])
    body = []
    for row in rows:
        found = {metric["name"]: metric for metric in row["metrics"]}
        cells = [_cell(found[name]) if name in found else "<td></td>" for name in names]
        body.append(
            f"<tr><th>{escape(row['name'])}</th><td>{row['games']:,}</td>{''.join(cells)}</tr>"
        )
    seats = "".join(_seats(row) for row in rows)
    return (
        f"<div class=scroll><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(body)}</tbody></table></div>"
        f"<h3>Wins of 100 games, by seat</h3><div class=scroll><table>{seats}</table></div>"
    )


def _seats(row: Row) -> str:
    cells = "".join(_cell(Metric(name="", value=found, unit="%")) for found in row["seats"])
    who = " / ".join(dict.fromkeys(row["entrants"]))
    return f"<tr><th>{escape(row['name'])}<small>{escape(who)}</small></th>{cells}</tr>"


def _cell(metric: Metric) -> str:
    value, unit = metric["value"], metric["unit"]
    if isnan(value["mean"]):
        return "<td>–</td>"
    return f"<td>{_number(value['mean'], unit)}<small>{_span(value, unit)}</small></td>"


def _span(value: Mean, unit: str) -> str:
    return f"{_number(value['low'], unit)} to {_number(value['high'], unit)}"


def _number(value: float, unit: str, sign: str = "") -> str:
    shown = 100 * value if unit == "%" else value
    digits = 0 if abs(shown) >= 1000 else 1 if abs(shown) >= 100 else 2
    return f"{shown:{sign},.{digits}f}".replace("-", "−")


def _changes(differences: Sequence[Difference]) -> str:
    """What is surely different is set in ink, the rest is muted."""
    blocks = []
    for each in differences:
        rows = []
        for metric in each["metrics"]:
            value, unit = metric["value"], metric["unit"]
            if isnan(value["mean"]):
                continue
            sure = value["low"] > 0 or value["high"] < 0
            shown = f"{_number(value['mean'], unit, '+')}<small>{_span(value, unit)}</small>"
            rows.append(
                f"<tr{'' if sure else ' class=unsure'}><th>{escape(metric['name'])}</th>"
                f"<td>{shown}</td></tr>"
            )
        blocks.append(
            f"<div><h3>{escape(each['name'])} <span>instead of {escape(each['base'])}</span></h3>"
            f"<table>{''.join(rows)}</table></div>"
        )
    return f"<div class=changes>{''.join(blocks)}</div>"


def _setting(variant: Variant) -> str:
    """A variant in one line."""
    who = [f"{variant.entrants.count(one)} × {one}" for one in dict.fromkeys(variant.entrants)]
    options = [f"{name} {value}" for name, value in variant.options]
    opening = ["first move by lot"] if variant.opening == "random" else []
    return f"{variant.name}: {', '.join([*who, *options, *opening])}, seed {variant.seed}"


def _reading(experiment: Experiment, summary: Summary) -> str:
    players = "; ".join(_setting(variant) for variant in experiment.variants)
    return _list(
        [
            "Small figures are 95 % intervals. Parts are in hundredths; a joint win is split.",
            f"What variants change is {summary['comparisons']} comparisons: their intervals are as "
            "wide as they must be for all of them to hold together.",
            "“Sensible” is the game’s own simple policy, which sees what its seat knows and does "
            "not look ahead; levels of bots search. What is found holds for these players.",
            "Players change seats from game to game, and every seat begins as often, unless a "
            "starter is named; seats are counted from the starting player.",
            "Leading is having the best score so far, tie-breaks applied; half is half of the "
            "decisions; games in which everybody is level then are left out.",
            "Skill is the part of the spread of results that is explained by who plays: the "
            "variance between the players’ mean shares of the win, divided by the variance of a "
            "seat’s share. It is a property of the game and of the two players together.",
            f"Who played: {players}.",
        ]
    )
