"""The page: sentences, the strongest first, and tables with their intervals."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TypedDict

import numpy as np

from motherlode.lab.experiments.statistics import Mean, difference, for_all, share
from motherlode.lab.findings.fates import Fate, Named

ENOUGH = 20  # games in which something set seats apart; with fewer nothing is said of it
FIRST = {"outcome": 0, "seat": 1, "option": 2, "move": 3}  # what a designer can change soonest
SPOKEN = 6  # clear findings that become sentences; all of them stand in the tables


class Sentence(TypedDict):
    """Something that the page says."""

    text: str
    strong: bool  # holds together with everything else that was compared


class Row(TypedDict):
    """How often somebody has won."""

    name: str
    games: int
    won: float
    low: float
    high: float
    fair: float  # what it would be if it made no difference
    clear: bool  # the interval, widened for all comparisons, leaves that out


class Table(TypedDict):
    """Rows of one kind."""

    title: str
    rows: list[Row]


class Page(TypedDict):
    """What the games so far say; the next one says more."""

    players: str  # "random", "sensible" or a level of bots
    games: int
    of: int  # that will be played
    sentences: list[Sentence]
    tables: list[Table]


def page(players: str, fates: Sequence[Fate], of: int) -> Page:
    """Everything that is to be said of some games."""
    seats = len(fates[0].shares)
    found: dict[str, list[tuple[str, int, Mean, float]]] = {
        "outcome": _by_event(fates, "outcome"),
        "move": _by_event(fates, "move"),
        "seat": [
            (f"seat {seat + 1}", len(fates), share(_shares(fates, seat)), 1 / seats)
            for seat in range(seats if seats > 1 else 0)
        ],
        "option": _by_option(fates),
    }
    comparisons = sum(map(len, found.values()))
    tables = {
        kind: sorted(
            (_row(*one, comparisons) for one in rows),
            key=lambda row: -abs(row["won"] - row["fair"]),
        )
        for kind, rows in found.items()
    }
    return Page(
        players=players,
        games=len(fates),
        of=of,
        sentences=[*_strongest(tables, fates), *_plainly(fates, seats, tables["seat"])],
        tables=[
            Table(title=title, rows=tables[kind])
            for kind, title in (
                ("outcome", "Who wins, by what came to him"),
                ("move", "Who wins, by what he did"),
                ("seat", "Who wins, by seat"),
                ("option", "The starting player wins, by option"),
            )
            if tables[kind]
        ],
    )


# --- comparisons ---


def _by_event(fates: Sequence[Fate], kind: str) -> list[tuple[str, int, Mean, float]]:
    """Whoever had something more often than the others had: how often he won.

    Only games in which some had it more often count, so nothing is said of what all have alike, and
    long games weigh no more than short ones.
    """
    seats = len(fates[0].shares)
    shares: dict[Named, list[float]] = {}
    most = Counter[Named]()
    for fate in fates:
        for named in set().union(*fate.had):
            if named[0] != kind:
                continue
            counts = [had[named] for had in fate.had]
            most[named] = max(most[named], *counts)
            middle = sum(counts) / seats
            ahead = [fate.shares[seat] for seat in range(seats) if counts[seat] > middle]
            if ahead:
                shares.setdefault(named, []).append(sum(ahead) / len(ahead))
    return [
        (
            f"“{named[1]}”" if most[named] == 1 else f"most of “{named[1]}”",
            len(values),
            share(np.array(values)),
            1 / seats,
        )
        for named, values in shares.items()
        if len(values) >= ENOUGH
    ]


def _by_option(fates: Sequence[Fate]) -> list[tuple[str, int, Mean, float]]:
    """With each value of an option: how often the first seat won, beside all other values."""
    names = {name for fate in fates for name in fate.options}
    rows = []
    for name in sorted(names):
        values = {fate.options[name] for fate in fates}
        for value in sorted(values, key=str) if len(values) > 1 else ():
            these = [fate for fate in fates if fate.options[name] == value]
            others = [fate for fate in fates if fate.options[name] != value]
            if min(len(these), len(others)) >= ENOUGH:
                one, rest = share(_shares(these, 0)), share(_shares(others, 0))
                apart = difference(one, rest)
                around = Mean(
                    mean=one["mean"],
                    low=rest["mean"] + apart["low"],
                    high=rest["mean"] + apart["high"],
                )
                rows.append((f"{name} {value}", len(these), around, rest["mean"]))
    return rows


def _row(name: str, games: int, won: Mean, fair: float, comparisons: int) -> Row:
    wide = for_all(won, comparisons)
    return Row(
        name=name,
        games=games,
        won=won["mean"],
        low=max(0.0, wide["low"]),
        high=min(1.0, wide["high"]),
        fair=fair,
        clear=not wide["low"] <= fair <= wide["high"],
    )


def _how_even(row: Row) -> float:
    return -abs(row["won"] - row["fair"])


def _shares(fates: Iterable[Fate], seat: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.array([fate.shares[seat] for fate in fates])


# --- words ---


def _strongest(tables: dict[str, list[Row]], fates: Sequence[Fate]) -> list[Sentence]:
    """What surely makes a difference: cards and numbers first, for they can be changed."""
    clear = [(kind, row) for kind, rows in tables.items() for row in rows if row["clear"]]
    clear.sort(key=lambda one: (FIRST[one[0]], _how_even(one[1])))
    said = [Sentence(text=SAYS[kind](row), strong=True) for kind, row in clear[:SPOKEN]]
    if len(clear) > SPOKEN:
        more = f"{len(clear) - SPOKEN} more make a clear difference: see the tables."
        said.append(Sentence(text=more, strong=True))
    if not clear:
        nothing = (
            f"Nothing that was compared makes a clear difference in {len(fates)} games so far."
        )
        said.append(Sentence(text=nothing, strong=False))
    return said


def _of_100(part: float) -> str:
    return f"{100 * part:.0f} of 100 games"


SAYS: dict[str, Callable[[Row], str]] = {
    "outcome": lambda row: (
        f"{_of_100(row['won'])} go to whoever gets {row['name']}"
        f" (fair would be {100 * row['fair']:.0f})."
    ),
    "move": lambda row: (
        f"Whoever does {row['name']} wins {_of_100(row['won'])}"
        f" (fair would be {100 * row['fair']:.0f})."
    ),
    "seat": lambda row: (
        f"{row['name'].capitalize()} wins {_of_100(row['won'])}"
        f" (fair would be {100 * row['fair']:.0f})."
    ),
    "option": lambda row: (
        f"With {row['name']} the first seat wins {_of_100(row['won'])},"
        f" else {100 * row['fair']:.0f}."
    ),
}


def _plainly(fates: Sequence[Fate], seats: int, by_seat: Sequence[Row]) -> list[Sentence]:
    """How long, how often nobody wins alone, how it ends, how much there is to decide."""
    lengths = sorted(fate.decisions for fate in fates)
    short, long = lengths[len(lengths) // 10], lengths[-1 - len(lengths) // 10]
    minutes = float(np.mean([fate.seconds for fate in fates])) / 60
    decisions = max(1, sum(lengths))
    lines = [
        f"A game takes {np.mean(lengths):.1f} decisions ({short} to {long} in most games),"
        f" {'a minute or less' if minutes < 1.5 else f'some {minutes:.0f} minutes'} with people.",
        f"In {100 * sum(fate.choices for fate in fates) / decisions:.0f} of 100 decisions there is"
        " something to choose.",
    ]
    if seats > 1:
        ties = sum(fate.is_tie for fate in fates) / len(fates)
        lines.append(f"{100 * ties:.1f} of 100 games have several winners.")
        if not any(row["clear"] for row in by_seat):
            lines.append("No seat is clearly better than another.")
    endings = Counter(fate.ending for fate in fates).most_common()
    if len(endings) > 1:
        parts = ", ".join(f"{name} {100 * n / len(fates):.0f}" for name, n in endings)
        lines.append(f"How it ends, of 100 games: {parts}.")
    return [Sentence(text=line, strong=False) for line in lines]
