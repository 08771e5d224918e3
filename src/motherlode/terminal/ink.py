"""Ink on paper and gold as a reward: the project's colours, as near as a terminal gets."""

from rich.text import Text

GOLD = "#d9a32b"
MUTED = "#8d8275"
CLAY = "#c8643c"
BONE = "default"  # a terminal may be light or dark
SEAT_COLOURS = ("#4f9bc0", "#6fa37c", "#cf7a55", "#a07fb0", "#b8973f", "#a3937d")
SEAT_SHAPES = ("●", "▲", "■", "◆", "★", "✚")  # a seat is a colour and a shape


def seat_name(seat: int, names: list[str]) -> Text:
    """A player's name in his colour, with his shape."""
    at = seat % len(SEAT_SHAPES)  # an own game may have more seats than we have signs
    return Text(f"{SEAT_SHAPES[at]} {names[seat]}", style=SEAT_COLOURS[at])
