"""How plots look: ink on warm paper, the seats' colours, gold where something is won.

A plot is drawn in the colours of the day and written with names of colours instead, so that the
page's style sheet gives it the night's.
"""

import io
import re
from typing import Any

from motherlode.lab.extras import extra

INK, MUTED, PAPER, CARD, GOLD = "#2b2622", "#6b6158", "#f6efe2", "#fffaf0", "#d9a32b"
SEATS = ("#2f6f8f", "#3f6b4a", "#a8502f", "#6c4a7a", "#8a6d1f", "#7a6a55")
MARKS = ("o", "s", "^", "D", "v", "P")  # a seat is a colour and a shape
LINE = "#d8ccb8"

DAY = {"ink": INK, "muted": MUTED, "paper": PAPER, "card": CARD, "gold": GOLD, "line": LINE} | {
    f"seat-{number}": colour for number, colour in enumerate(SEATS, 1)
}
NIGHT = {
    "ink": "#efe7d8",
    "muted": "#a99f92",
    "paper": "#1b1f23",
    "card": "#252a30",
    "gold": "#e0ae3c",
    "line": "#444b52",
    "seat-1": "#7fb6d2",
    "seat-2": "#8cbf98",
    "seat-3": "#e0926f",
    "seat-4": "#bd9bcc",
    "seat-5": "#d0b15c",
    "seat-6": "#bfae97",
}

WIDTH = 4.6  # inches; a phone shows it at about its size, so that its text stays readable


def figure(width: float = WIDTH, height: float = 2.6) -> tuple[Any, Any]:
    """An empty figure with one pair of axes."""
    matplotlib = extra("matplotlib")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "motherlode",
            "font.size": 11,
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": MUTED,
            "xtick.color": INK,
            "ytick.color": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.facecolor": "none",
            "figure.facecolor": "none",
            "legend.frameon": False,
        }
    )
    shown = extra("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    return shown, shown.add_subplot()


def svg(shown: Any, title: str) -> str:
    """The plot as SVG that stands for itself, with fixed colours."""
    stream = io.StringIO()
    shown.savefig(stream, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawn = stream.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"<!--.*?-->", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r"(\d\.\d\d)\d+", r"\1", drawn)  # hundredths of a point are fine enough
    label = title.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1).strip()


def inline(shown: Any, title: str) -> str:
    """The plot for a page: it takes the page's colours and type."""
    drawn = svg(shown, title)
    for name, colour in DAY.items():
        drawn = drawn.replace(colour, f"var(--{name})")
    drawn = re.sub(r"\bfont: ([\d.]+)px [^;\"]+", r"font-size: \1px", drawn)
    return re.sub(r' (width|height)="[\d.]+pt"', "", drawn, count=2)


def page_colours() -> str:
    """The style sheet's names of colours, day and night."""

    def names(colours: dict[str, str]) -> str:
        return "".join(f"--{name}:{colour};" for name, colour in colours.items())

    return (
        f":root{{{names(DAY)}color-scheme:light dark}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{names(NIGHT)}}}}}"
    )
