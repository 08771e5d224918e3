"""The plot of the benchmark against peers: one bar each, on a logarithmic scale."""

from pathlib import Path
from typing import Any

import motherlode
from motherlode.lab.experiments.ink import GOLD, PAPER, SEATS, figure, svg


def draw(found: dict[str, Any], path: Path) -> None:
    """Ours in gold, the same work in river, other games of the peers in rope."""
    bars = [
        (f"Motherlode: {motherlode.load(slug).name}", speeds["one core"], 0)
        for slug, speeds in found["ours"].items()
    ]
    for name, speed in found["same_work"].items():
        if "all cores" not in name:
            bars.append((name, speed["decisions_per_second"], 1))
    for name, speed in found["peers"].items():
        bars.append((name, speed["decisions_per_second"], 2))
    bars.sort(key=lambda bar: bar[1])
    colours = (GOLD, SEATS[0], SEATS[5])
    shown, axes = figure(7.2, 0.28 * len(bars) + 0.8)
    axes.barh(range(len(bars)), [bar[1] for bar in bars], color=[colours[bar[2]] for bar in bars])
    axes.set_yticks(range(len(bars)), [bar[0] for bar in bars])
    axes.set_xscale("log")
    axes.set_xlim(min(bar[1] for bar in bars) / 2, max(bar[1] for bar in bars) * 6)
    for place, (_, speed, _) in enumerate(bars):
        axes.text(speed * 1.15, place, f"{speed:,.0f}", va="center")
    axes.set_xlabel("decisions a second, random play, one core")
    drawn = svg(shown, "Decisions a second of Motherlode and its peers")
    path.write_text(drawn.replace("<svg ", f'<svg style="background:{PAPER}" ', 1), "utf-8")
