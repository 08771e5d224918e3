"""The plots of a report; each is one figure that says one thing."""

from collections.abc import Sequence
from typing import Any

from motherlode.lab.experiments.ink import GOLD, MARKS, MUTED, SEATS, figure, inline
from motherlode.lab.experiments.statistics import (
    Figures,
    Mean,
    Numbers,
    Opening,
    Skill,
    histogram,
)


def win_shares(figures: Sequence[Figures]) -> str:
    """Shares of the win by seat; for each number of players its fair part as a line."""
    shown, axes = figure()
    x = 0.0
    ticks, labels = [], []
    for each in figures:
        fair = 100 / len(each.seats)
        axes.hlines(
            fair, x - 0.4, x + len(each.seats) - 0.6, colors=MUTED, linestyles="dashed", lw=1
        )
        for seat, found in enumerate(each.by_seat()):
            _point(axes, x, found, seat, horizontal=False)
            ticks.append(x)
            labels.append(str(seat + 1))
            x += 1
        x += 0.8
    axes.set_xticks(ticks, labels)
    axes.set_xlabel("seat, counted from the one who begins")
    axes.set_ylabel("wins, of 100 games")
    return inline(shown, "Share of the win by seat, with 95 % intervals")


def _point(axes: Any, at: float, found: Mean, seat: int, horizontal: bool) -> None:
    low, high = 100 * (found["mean"] - found["low"]), 100 * (found["high"] - found["mean"])
    error = [[max(low, 0)], [max(high, 0)]]
    style = {"fmt": MARKS[seat % 6], "color": SEATS[seat % 6], "capsize": 4, "ms": 6}
    if horizontal:
        axes.errorbar(100 * found["mean"], at, xerr=error, **style)
    else:
        axes.errorbar(at, 100 * found["mean"], yerr=error, **style)


def distribution(curves: Sequence[tuple[str, Numbers]], xlabel: str, title: str) -> str:
    """How often what, one line a variant."""
    several = len(curves) > 1
    shown, axes = figure(height=2.4 + 0.22 * len(curves) * several)
    for number, (name, values) in enumerate(curves):
        middles, parts = histogram(values)
        highest = max(parts)
        axes.plot(middles, [part / highest for part in parts], color=SEATS[number % 6], lw=1.8)
        axes.plot([], [], color=SEATS[number % 6], lw=3, label=name)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_ylim(0, 1.05)
    axes.set_xlabel(xlabel)
    if several:  # above the plot: within it, some curve is always in the way
        shown.legend(loc="outside upper left", fontsize=10, handlelength=1)
    return inline(shown, title)


def skill(found: Sequence[Skill]) -> str:
    """For each pair of players, how much of the result is skill; the rest is luck."""
    shown, axes = figure(height=0.62 * len(found) + 1.0)
    for row, each in enumerate(reversed(found)):
        part = 100 * each["skill"]["mean"]
        axes.barh(row, 100, color="none", edgecolor=MUTED, lw=0.8, height=0.5)
        axes.barh(row, part, color=GOLD, height=0.5)
        low, high = each["skill"]["low"], each["skill"]["high"]
        axes.hlines(row, 100 * low, 100 * high, colors=MUTED, lw=2)
        axes.text(0, row + 0.3, f"{each['better']} among {each['others']}", va="bottom")
        axes.text(100, row + 0.3, f"{part:.0f} % skill", va="bottom", ha="right")
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_ylim(-0.5, len(found) - 0.1)
    axes.set_xlim(0, 100)
    axes.set_xlabel("of the spread of results, %")
    return inline(shown, "Luck and skill")


def comeback(rows: Sequence[tuple[str, int, Mean, Mean]]) -> str:
    """For each variant, how often the leader at half wins, and how often the last one does."""
    shown, axes = figure(height=0.62 * len(rows) + 1.2)
    for row, (name, players, leader, last) in enumerate(reversed(rows)):
        fair = 100 / players
        axes.vlines(fair, row - 0.3, row + 0.3, colors=MUTED, linestyles="dashed", lw=1)
        axes.hlines(row, 100 * last["mean"], 100 * leader["mean"], colors=MUTED, lw=1)
        _point(axes, row, leader, 0, horizontal=True)
        _point(axes, row, last, 2, horizontal=True)
        axes.text(0, row + 0.18, name, va="bottom")
    axes.plot([], [], MARKS[0], color=SEATS[0], label="leads at half")
    axes.plot([], [], MARKS[2], color=SEATS[2], label="last at half")
    shown.legend(loc="outside upper left", ncols=2, fontsize=10, handletextpad=0.1)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_ylim(-0.6, len(rows) - 0.3)
    axes.set_xlim(0, 100)
    axes.set_xlabel("wins, of 100 games")
    return inline(shown, "How often who leads at half wins, and who is last")


def openings(found: Sequence[Opening], players: int) -> str:
    """What each first move brings to who makes it."""
    shown, axes = figure(height=0.36 * len(found) + 1.0)
    axes.axvline(100 / players, color=MUTED, linestyle="dashed", lw=1)
    for row, each in enumerate(reversed(found)):
        _point(axes, row, each["share"], 0, horizontal=True)
    axes.set_yticks(range(len(found)), [each["move"] for each in reversed(found)])
    axes.set_ylim(-0.6, len(found) - 0.4)
    axes.set_xlabel("wins of who opens so, of 100 games")
    return inline(shown, "What a first move brings")
