"""Go for Gold in the terminal: a chart with one's own line on it, and a row for each sheet.

A field is two characters wide: what lies there, and whoever else stands there. A step to the side
is four columns, a step up or down two columns and two lines; the line is drawn in between. Small,
a step up or down is one line, and only the fields that it has passed show the line.
"""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.words import Words
from motherlode.games.go_for_gold.chart import DIRECTIONS
from motherlode.games.go_for_gold.content import SPACES
from motherlode.games.go_for_gold.view import Field, GoldView, Sheet
from motherlode.terminal.ink import BONE, CLAY, GOLD, MUTED, SEAT_COLOURS, SEAT_SHAPES, seat_name
from motherlode.terminal.offers import Offer

_SEA = "#4f7f96"
_TEMPLES = {
    "red": "#c8503c",
    "yellow": "#c9a227",
    "green": "#5f9a62",
    "blue": "#4f86c0",
    "violet": "#a06fc0",
}
_STROKES = {4: "──", 2: "╲", -2: "╱"}  # by the columns between two centres, going down

_LEGEND = (
    ("s", "shovel"),
    ("f", "foot"),
    ("×5", "treasure"),
    ("⌂", "temple"),
    ("H1", "harbour"),
)

Canvas = dict[tuple[int, int], tuple[str, str]]  # a character and its style by column and line


def draw(view: GoldView, words: Words, names: list[str], small: bool = False) -> RenderableType:
    """The chart of one sheet, its margin, and everybody's values."""
    shown = _shown(view)
    if small:
        chart = Table.grid(padding=(0, 2))
        chart.add_row(_small_chart(view, shown), Group(*_margin(view, shown, words, small)))
        return Group(chart, _legend(words), _sheets(view, words, names))
    chart = Table.grid(padding=(0, 4))
    chart.add_row(_chart(view, shown), Group(*_margin(view, shown, words)))
    return Group(chart, Text(), _sheets(view, words, names))


def _shown(view: GoldView) -> int:
    """The seat whose sheet is drawn large: the viewer's own, else that of the player on turn."""
    if view["seat"] >= 0:
        return view["seat"]
    return view["turn"] if view["turn"] >= 0 else view["active"]


# --- the chart ---


def _chart(view: GoldView, shown: int) -> Text:
    canvas: Canvas = {}
    _draw_water(canvas, view)
    for number, field in enumerate(view["island"]["fields"]):
        _draw_field(canvas, view, field, number)
    _draw_lines(canvas, view, view["sheets"][shown])
    _draw_players(canvas, view, shown)
    return _drawn(canvas)


def _small_chart(view: GoldView, shown: int) -> Text:
    """The same without the sea around it and the lines between two rows."""
    canvas: Canvas = {}
    for lake in view["island"]["lakes"]:
        _put(canvas, 2 * lake["x"], 2 * lake["y"], "≈≈", _SEA)
    for number, field in enumerate(view["island"]["fields"]):
        _draw_field(canvas, view, field, number)
    _draw_lines(canvas, view, view["sheets"][shown])
    _draw_players(canvas, view, shown)
    rows = {(x, y // 2): mark for (x, y), mark in canvas.items() if y % 2 == 0}
    return _drawn(rows)


def _drawn(canvas: Canvas) -> Text:
    left = min(column for column, _ in canvas)
    right = max(column for column, _ in canvas)
    lines = []
    for line in range(min(y for _, y in canvas), max(y for _, y in canvas) + 1):
        text = Text()
        for column in range(left, right + 1):
            text.append(*canvas.get((column, line), (" ", "")))
        lines.append(text)
    return Text("\n").join(lines)


def _put(canvas: Canvas, column: int, line: int, text: str, style: str) -> None:
    for at, character in enumerate(text):
        canvas[column + at, line] = (character, style)


def _draw_water(canvas: Canvas, view: GoldView) -> None:
    fields = {(field["x"], field["y"]) for field in view["island"]["fields"]}
    for x, y in fields:
        for across, down in DIRECTIONS:
            if (x + across, y + down) not in fields:
                _put(canvas, 2 * (x + across), 2 * (y + down), "~", f"dim {_SEA}")
    for lake in view["island"]["lakes"]:
        _put(canvas, 2 * lake["x"], 2 * lake["y"], "≈≈", _SEA)


def _draw_field(canvas: Canvas, view: GoldView, field: Field, number: int) -> None:
    glyph, style = "·", MUTED
    if field["symbol"] == "harbour":
        glyph, style = f"H{number + 1}", f"bold {BONE}"
    elif field["symbol"] == "treasure":
        glyph, style = f"×{field['number']}", f"bold {GOLD}"
    elif field["symbol"] == "shovel":
        glyph, style = "s", BONE
    elif field["symbol"] == "foot":
        glyph, style = "f", CLAY
    elif field["symbol"] == "temple":
        # A letter beside the colour, the same as in the map's file, for those who see no colours.
        glyph = "⌂" + field["colour"][0].upper()
        style = f"bold {_TEMPLES[field['colour']]}"
        if field["colour"] in view["explored"]:
            style = f"strike {MUTED}"
    _put(canvas, 2 * field["x"], 2 * field["y"], glyph, style)


def _draw_lines(canvas: Canvas, view: GoldView, sheet: Sheet) -> None:
    fields = view["island"]["fields"]
    colour = SEAT_COLOURS[sheet["seat"]]
    for line in sheet["lines"]:
        for number in line:
            field = fields[number]
            if field["symbol"] != "harbour":
                _put(canvas, 2 * field["x"], 2 * field["y"], "• ", colour)
        for one, other in pairwise(line):
            style = f"bold {colour}" if other in sheet["route"] else colour
            _draw_stroke(canvas, fields[one], fields[other], style)


def _draw_stroke(canvas: Canvas, one: Field, other: Field, style: str) -> None:
    if (one["y"], one["x"]) > (other["y"], other["x"]):
        one, other = other, one
    stroke = _STROKES[2 * (other["x"] - one["x"])]
    if one["y"] == other["y"]:
        _put(canvas, 2 * one["x"] + 2, 2 * one["y"], stroke, style)
    else:
        _put(canvas, one["x"] + other["x"], one["y"] + other["y"], stroke, style)


def _draw_players(canvas: Canvas, view: GoldView, shown: int) -> None:
    """Oneself on the field, the others beside it."""
    for sheet in sorted(view["sheets"], key=lambda sheet: sheet["seat"] == shown):
        if sheet["at"] < 0 or sheet["out"]:
            continue
        seat, field = sheet["seat"], view["island"]["fields"][sheet["at"]]
        beside = 0 if seat == shown else 2 if _is_wide(field) else 1
        style = f"bold {SEAT_COLOURS[seat]}"
        _put(canvas, 2 * field["x"] + beside, 2 * field["y"], SEAT_SHAPES[seat], style)


def _is_wide(field: Field) -> bool:
    return field["symbol"] in ("harbour", "treasure", "temple")


# --- beside the chart ---


def _margin(view: GoldView, shown: int, words: Words, small: bool = False) -> list[Text]:
    sheet = view["sheets"][shown]
    island = view["island"]
    title = words.say("table", "map", (), {"name": island["name"].upper()})
    rows = [Text(title, style="bold")]
    if island["reconstructed"] and not small:
        rows.append(Text(words.say("table", "reconstructed-map", (), {}), style=MUTED))
    rows.append(Text())
    rows.append(_circled(words.term("shovel"), "s", sheet["shovels"], sheet["spent"], BONE))
    rows.append(_circled(words.term("foot"), "f", sheet["feet"], sheet["worn"], CLAY))
    rows.append(Text())
    if view["roll"]:
        rows.append(_dice(words.say("table", "roll", (), {}), view["roll"]))
        if sheet["foot"]:
            rows.append(_dice(words.say("table", "by-foot", (), {}), sheet["foot"]))
        if view["moving"]:
            length = sheet["foot"] or view["roll"]
            left = length - len(sheet["route"]) if shown in view["to_act"] else 0
            rows.append(_dice(words.say("table", "left", (), {}), left))
    if view["die"]:
        rows.append(_dice(words.say("table", "die", (), {}), view["die"]))
    if small:
        return rows
    rows.append(Text())
    rows += [Text(f"{mark:<3}{words.term(symbol)}", style=MUTED) for mark, symbol in _LEGEND]
    return rows


def _legend(words: Words) -> Text:
    """What the marks mean, in one line."""
    told = (f"{mark} {words.term(symbol)}" for mark, symbol in _LEGEND)
    return Text("  ".join(told), style=MUTED)


def _circled(name: str, mark: str, owned: int, gone: int, style: str) -> Text:
    return Text.assemble(
        (f"{name:<10}", MUTED),
        (f"{owned} ({mark})", style),
        (f"  {gone} {mark}" if gone else "", f"strike {MUTED}"),
    )


def _dice(name: str, number: int) -> Text:
    return Text.assemble((f"{name:<17}", MUTED), (str(number), "bold"))


# --- everybody ---


def _sheets(view: GoldView, words: Words, names: list[str]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for sheet in view["sheets"]:
        seat = sheet["seat"]
        active = seat == view["active"] and view["over"] is None
        spaces = [f"{value:>2}" for value in sheet["values"]]
        spaces += [" ·"] * (SPACES - len(spaces))
        table.add_row(
            Text("›" if active else " ", style=f"bold {GOLD}"),
            seat_name(seat, names),
            Text(" ".join(spaces)),
            Text(f"{sheet['points']:>3}", style=f"bold {GOLD}"),
            Text(f"s {sheet['shovels']}  f {sheet['feet']}", style=MUTED),
            Text(_standing(view, sheet, words), style=MUTED),
        )
    return table


def _standing(view: GoldView, sheet: Sheet, words: Words) -> str:
    """What a player is doing, as far as it is seen."""
    if sheet["out"]:
        return words.say("table", "out", (), {})
    if not view["moving"]:
        return ""
    what = "walking" if sheet["seat"] in view["to_act"] else "arrived"
    return words.say("table", what, (), {})


# --- what can be done ---


def keys(offers: Sequence[Offer]) -> list[str]:
    """Harbours by their numbers on the chart; everything else is counted."""
    names = [offer.moves[0].split() for offer in offers]
    if all(verb == "harbour" for verb, *_ in names):
        return [str(int(number) + 1) for _, number in names]
    return [str(at) for at in range(1, len(offers) + 1)]
