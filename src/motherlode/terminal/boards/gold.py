"""GOLD in the terminal: round cards in the dark, scattered or in a grid, two of them uncovered."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.words import Words
from motherlode.games.gold.view import GoldView, OpenCard
from motherlode.terminal.ink import BONE, CLAY, GOLD, MUTED, SEAT_SHAPES, seat_name

# Remembering is the game: a card that was turned back is not named again.
# The numbers on the cards are the moves.
PICKS = "flip"

WIDTH, HEIGHT = 72, 16  # the table in characters
SMALL_WIDTH, SMALL_HEIGHT = 56, 10  # and where there is little room: still no card on another
DIGGERS = {
    "green": "#6fa37c",
    "orange": "#d98a3d",
    "blue": "#4f9bc0",
    "red": "#d0605a",
    "violet": "#a07fb0",
}
NEUTRAL = "○"


def draw(view: GoldView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The table, with the first card of a turn while the second is chosen."""
    return _table(view, view["open"], 1 if view["rush"] else 2, words, names, small)


def moment(
    view: GoldView,
    lines: Sequence[Mapping[str, Any]],
    words: Words,
    names: list[str],
    small: bool = False,
) -> RenderableType | None:
    """The cards that have just met, before they are turned back or leave."""
    for line in lines:
        if "cards" in line:
            cards = zip(line["places"], line["cards"], strict=True)
            met = [OpenCard(place=place, card=card) for place, card in cards]
            return _table(view, met, len(met), words, names, small)
    return None


def _table(
    view: GoldView,
    open_cards: list[OpenCard],
    most: int,
    words: Words,
    names: list[str],
    small: bool,
) -> RenderableType:
    if small:
        return Group(
            _players(view, words, names),
            _notes(view, words, small),
            _places(view, open_cards, SMALL_WIDTH, SMALL_HEIGHT),
            _uncovered_in_a_line(view, open_cards, words),
        )
    return Group(
        _players(view, words, names),
        _notes(view, words),
        Text(),
        _places(view, open_cards, WIDTH, HEIGHT),
        Text(),
        _uncovered(view, open_cards, 0 if view["over"] else most, words),
    )


def _players(view: GoldView, words: Words, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for player in view["players"]:
        seat = player["seat"]
        on_turn = "›" if seat == view["turn"] and view["over"] is None else " "
        what = "cards" if player["points"] is None else "points"
        values = {"count": player["cards"], "points": player["points"]}
        colours = Text(", ").join(
            Text(words.term(colour), style=DIGGERS[colour]) for colour in player["colours"]
        )
        table.add_row(
            Text(on_turn, style=f"bold {GOLD}"),
            seat_name(seat, names),
            colours,
            words.say("table", what, (), values),
            Text("●" * min(player["cards"], 12), style=GOLD),
        )
    return table


def _notes(view: GoldView, words: Words, small: bool = False) -> Text:
    down = sum(place["status"] == "down" for place in view["places"])
    notes = Text("   " + words.say("table", "left", (), {"count": down}), style=MUTED)
    if view["neutral"]:
        colours = {"colours": view["neutral"]}
        notes.append("   " + NEUTRAL + " " + words.say("table", "neutral", (), colours))
    if view["rush"] and view["over"] is None and not small:  # the prompt says it as well
        notes.append("   " + words.say("table", "rush", (), {}), style=f"bold {GOLD}")
    return notes


def _places(view: GoldView, open_cards: list[OpenCard], width: int, height: int) -> Text:
    """Every place where it lies: a number, an uncovered card, or nothing but a trace."""
    faces = {card["place"]: _face(view, card["card"]) for card in open_cards}
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]
    for number, place in enumerate(view["places"]):
        if number in faces:
            mark = Text.assemble("[", faces[number], "]", style="bold")
        elif place["status"] == "gone":
            mark = Text(" ·  ", style=MUTED)
        else:
            mark = Text(f"({number + 1:>2})", style=GOLD if view["rush"] else BONE)
        row = round(place["y"] * height / 1000) - 1
        rows[row].append((round(place["x"] * width / 1000) - 2, mark))
    return Text("\n").join(_row(marks) for marks in rows[:-1])


def _row(marks: list[tuple[int, Text]]) -> Text:
    row = Text()
    for column, mark in sorted(marks, key=lambda at: at[0]):
        row.append(" " * (column - len(row)))
        row.append_text(mark)
    return row


def _uncovered(view: GoldView, cards: list[OpenCard], most: int, words: Words) -> Text:
    """The uncovered cards, large; room for them is kept, so that nothing shifts."""
    top, middle, bottom = Text("   "), Text("   "), Text("   ")
    for at in range(most):
        face = _face(view, cards[at]["card"]) if at < len(cards) else Text("  ")
        style = BONE if at < len(cards) else MUTED
        top.append("╭────╮  ", style)
        middle.append("( ", style).append_text(face).append(" )  ", style)
        bottom.append("╰────╯  ", style)
    middle.append(" + ".join(words.term(card["card"]) for card in cards))
    return Text("\n").join([top, middle, bottom])


def _uncovered_in_a_line(view: GoldView, cards: list[OpenCard], words: Words) -> Text:
    """The uncovered cards by their names; the line is there when there are none."""
    shown = (
        Text.assemble("[", _face(view, card["card"]), "] ", words.term(card["card"]))
        for card in cards
    )
    return Text("   ") + Text("  +  ").join(shown)


def _face(view: GoldView, card: str) -> Text:
    """A card in two characters: gold, a digger with the shape of his owner, dynamite."""
    what, *rest = card.split()
    if what == "gold":
        return Text(f"◆{rest[0]}", style=f"bold {GOLD}")
    if what == "dynamite":
        return Text("✸✸", style=f"bold {CLAY}")
    colour, strength = rest
    owners = [player["seat"] for player in view["players"] if colour in player["colours"]]
    shape = SEAT_SHAPES[owners[0]] if owners else NEUTRAL
    return Text(f"{shape}{strength}", style=f"bold {DIGGERS[colour]}")
