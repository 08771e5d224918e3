"""A table for a game that brings no drawing: its surface, as a browser gets it, set in letters.

What lies before the seats is a row for each of them; above stands what is everybody's: numbers with
their names, dice and cards in a row, a grid as a grid, and a map as a list of its places.
"""

from collections.abc import Sequence
from typing import Any

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.engine.game import Game
from motherlode.engine.surface import Area, Before, Spot, Surface, derived_of
from motherlode.engine.words import Words
from motherlode.terminal.ink import GOLD, MUTED, SEAT_COLOURS, SEAT_SHAPES, seat_name

DOWN, NOTHING, UNKNOWN = "▒", "·", "?"  # a card face down; an empty place; a number nobody knows


class DerivedBoard:
    """The surface of any game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._make = game.surface or derived_of(game)

    def draw(
        self, view: Any, words: Words, names: list[str], small: bool = False
    ) -> RenderableType:
        """What is everybody's, and below it the players with what is theirs."""
        surface = view.get("surface") or self._make(view, len(names))
        areas = [
            _area(area, words, _first(area, surface, words, names)) for area in surface["table"]
        ]
        between = [] if small else [Text()]
        return Group(*areas, *between, _players(surface["seats"], words, names, view["to_act"]))


def _first(area: Area, surface: Surface, words: Words, names: list[str]) -> int:
    """Whether places are counted from 0 or from 1: as the words of the moves to them do."""
    to = [f"{area['id']} {{1}}"]
    verb = next((verb for verb, spots in surface["moves"].items() if spots == to), None)
    return int(verb is None or "0" not in words.move(f"{verb} 0", names))


def _area(area: Area, words: Words, first: int) -> RenderableType:
    """What lies together in the middle of the table."""
    if area["form"] == "grid":
        return Group(Text(_spelt(area["label"], words), style=MUTED), _grid(area, words))
    if area["form"] == "map":
        return _places(area, words, first)
    table = Table.grid(padding=(0, 2))
    if area["form"] == "things":
        for spot in area["spots"]:
            table.add_row(Text(_spelt(spot["label"], words), style=MUTED), _lies(spot, words))
    else:
        table.add_row(Text(_spelt(area["label"], words), style=MUTED), _row(area["spots"], words))
    return table


def _grid(area: Area, words: Words) -> Table:
    columns = area.get("columns", 1)
    table = Table(box=SQUARE, show_header=False, show_lines=True, border_style=MUTED)
    for _ in range(columns):
        table.add_column(min_width=3, justify="center")
    cells = [_signed(spot, words) for spot in area["spots"]]
    for start in range(0, len(cells), columns):
        table.add_row(*cells[start : start + columns])
    return table


def _places(area: Area, words: Words, first: int) -> Table:
    """A map: each place with what lies there and where one can go from it."""
    table = Table.grid(padding=(0, 2))
    ways: dict[int, list[str]] = {}
    for one, other in area.get("links", []):
        ways.setdefault(one, []).append(_number(area, other, first))
        ways.setdefault(other, []).append(_number(area, one, first))
    for at, spot in enumerate(area["spots"]):
        number = _number(area, at, first)
        name = Text(f"{_spelt(area['label'], words)} {number}", style=MUTED)
        beside = Text(f"→ {', '.join(ways[at])}" if at in ways else "", style=MUTED)
        told = _lies if str(spot.get("sign")) == number else _signed  # it is not said twice
        table.add_row(name, told(spot, words), beside)
    return table


def _number(area: Area, at: int, first: int) -> str:
    """A place as moves name it: by its name where it has one, else its number."""
    name = area["spots"][at]["id"].removeprefix(area["id"]).strip()
    return str(at + first) if name == str(at) else name


def _players(
    before: Sequence[Before], words: Words, names: list[str], to_act: Sequence[int]
) -> Table:
    """A row for each seat, with a column for everything that lies before any of them."""
    mine = [_by_label(each, words) for each in before] or [{} for _ in names]
    columns = _in_order([list(each) for each in mine])
    table = Table(box=None, pad_edge=False, header_style=MUTED)
    table.add_column("")
    for label in columns:
        table.add_column(_spelt(label, words), justify="right")
    for seat in range(len(names)):
        mark = Text("▸ " if seat in to_act else "  ", style=GOLD)
        table.add_row(mark + seat_name(seat, names), *(mine[seat].get(one, "") for one in columns))
    return table


def _in_order(rows: Sequence[Sequence[str]]) -> list[str]:
    """Every label once, in the order of the rows, though some lack what others have."""
    found: list[str] = []
    for row in rows:
        place = len(found)
        for label in reversed(row):  # each before the one that follows it
            if label not in found:
                found.insert(place, label)
            place = found.index(label)
    return found


def _by_label(before: Before, words: Words) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for area in before["areas"]:
        if area["form"] == "things":
            found |= {spot["label"]: _lies(spot, words) for spot in area["spots"]}
        else:
            found[area["label"]] = _row(area["spots"], words)
    return found


def _row(spots: Sequence[Spot], words: Words) -> Text:
    return Text("  ").join(_signed(spot, words) for spot in spots)


def _signed(spot: Spot, words: Words) -> Text:
    """What lies at a place, after what is written there."""
    there = _lies(spot, words)
    if "sign" not in spot:
        return there
    sign = Text(_term(spot["sign"], words), style=f"italic {MUTED}")
    return sign if there.plain == NOTHING else Text(" ").join((sign, there))


def _lies(spot: Spot, words: Words) -> Text:
    """A number, a face, the back of a card, pieces, or nothing."""
    if spot["kind"] in ("counter", "pile"):
        return Text(str(spot["count"]) if "count" in spot else UNKNOWN)
    parts = [_piece(seat) for seat in (*_owner(spot), *spot.get("owners", []))]
    if "face" in spot:
        face = spot["face"]
        if face is None:
            parts.append(Text(DOWN if spot["kind"] == "card" else UNKNOWN))
        elif face != "":
            parts.append(Text(_term(face, words)))
    if spot.get("count"):
        parts.append(Text(str(spot["count"]), style=GOLD))
    return Text(" ").join(parts) if parts else Text(NOTHING, style=MUTED)


def _owner(spot: Spot) -> tuple[int, ...]:
    return (spot["owner"],) if "owner" in spot else ()


def _piece(seat: int) -> Text:
    at = seat % len(SEAT_SHAPES)
    return Text(SEAT_SHAPES[at], style=SEAT_COLOURS[at])


def _term(name: str | int, words: Words) -> str:
    return words.term(name) if isinstance(name, str) else str(name)


def _spelt(name: str, words: Words) -> str:
    """A field's name as people write it, or the term that the game has for it."""
    said = words.term(name)
    return said if said != name else name.replace("_", " ").replace("-", " ")
