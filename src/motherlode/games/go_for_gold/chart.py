"""Islands as text: reads a map that a person can draw, and says where it is wrong.

`maps/a.txt` explains the signs. Rows are lines; the fields of a row stand two columns apart, and
each row is shifted by one column against the next. Blanks and `~` are water.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, sqrt, tau

from motherlode.engine.errors import ContentError
from motherlode.engine.own import fault

# What lies on a field. A treasure's sign is its number (GFG-A3); temples follow one another.
LAND, SHOVEL, FOOT, HARBOUR = 0, 1, 2, 3
TREASURES = (4, 5, 6)
FIRST_TEMPLE = 8
COLOURS = ("red", "yellow", "green", "blue", "violet")  # five is O-7; which five is ours

SIGNS = {".": LAND, "s": SHOVEL, "f": FOOT, "H": HARBOUR}
SIGNS |= {str(number): number for number in TREASURES}
SIGNS |= {colour[0].upper(): FIRST_TEMPLE + at for at, colour in enumerate(COLOURS)}
WATER = " ~"

# E NE NW W SW SE, as columns and rows
DIRECTIONS = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))

MOST_FIELDS = 62  # a bit set of fields fits into one integer
HARBOURS = 4  # GFG-7
BAY = 6  # what lies within so many steps counts as near a harbour
TOLERANCE = 2  # by how many places to score one harbour's bay may be poorer than another's

Place = tuple[int, int]  # column and row


@dataclass(frozen=True)
class Chart:
    """An island: its fields, harbours first and clockwise, and its inner waters."""

    name: str
    places: tuple[Place, ...]
    symbols: tuple[int, ...]
    lakes: tuple[Place, ...]

    def neighbour(self, field: int, direction: int) -> int:
        """The field next to a field, -1 if there is only water."""
        column, row = self.places[field]
        across, down = DIRECTIONS[direction]
        place = (column + across, row + down)
        return self.places.index(place) if place in self.places else -1

    def neighbours(self, field: int) -> list[int]:
        """All fields next to a field."""
        found = (self.neighbour(field, direction) for direction in range(6))
        return [other for other in found if other >= 0]

    def reach(self, field: int, steps: int = MOST_FIELDS) -> set[int]:
        """The land that can be walked to from a field; harbours cannot be passed (GFG-22)."""
        reached: set[int] = set()
        edge = {field}
        for _ in range(steps):
            edge = {
                other
                for one in edge
                for other in self.neighbours(one)
                if other >= HARBOURS and other not in reached and other != field
            }
            reached |= edge
        return reached

    def fields_with(self, *symbols: int) -> set[int]:
        """The fields on which one of some symbols lies."""
        return {field for field, here in enumerate(self.symbols) if here in symbols}

    def scoring(self) -> set[int]:
        """The fields with a treasure or a temple."""
        return {field for field, symbol in enumerate(self.symbols) if symbol >= TREASURES[0]}


def parse_chart(name: str, text: str) -> Chart:
    """The island in a text, checked; an error names the line and the column."""
    signs = _signs(name, text)
    land = {place for place, sign in signs.items() if sign not in WATER}
    if not land:
        raise _error(name, None, "empty")
    _check_grid(name, signs)
    _check_size(name, land)
    sea = _open_sea(land)
    harbours = _clockwise([place for place in land if signs[place] == "H"], land)
    rest = sorted(land - set(harbours), key=lambda place: (place[1], place[0]))
    places = tuple(harbours + rest)
    lakes = sorted(place for place in _honeycomb(land) if place not in land and place not in sea)
    chart = Chart(name, places, tuple(SIGNS[signs[place]] for place in places), tuple(lakes))
    _check_counts(chart)
    _check_harbours(chart, sea)
    _check_ways(chart)
    return chart


def _signs(name: str, text: str) -> dict[Place, str]:
    """Every character that is not blank, by its place; lines count from 1, so do columns."""
    signs = {}
    for row, line in enumerate(text.split("\n"), 1):
        if line.startswith("#"):
            continue
        for column, sign in enumerate(line, 1):
            if sign != " ":
                if sign not in SIGNS and sign not in WATER:
                    shown = sign if sign.isprintable() else f"U+{ord(sign):04X}"
                    known = " ".join([*SIGNS, "~"])
                    raise _error(name, (column, row), "sign", sign=shown, known=known)
                signs[column, row] = sign
    return signs


def _error(name: str, place: Place | None, slug: str, **values: str | int) -> ContentError:
    return fault(__package__, f"map/{slug}", name, place, **values)


def _check_grid(name: str, signs: dict[Place, str]) -> None:
    (first_column, first_row), *_ = signs
    for column, row in signs:
        if (column + row - first_column - first_row) % 2:
            raise _error(name, (column, row), "grid")


def _check_size(name: str, land: set[Place]) -> None:
    """Not too many fields, and none so far away that no way over the others could lead there."""
    fields = sorted(land, key=_reading)
    if len(fields) > MOST_FIELDS:
        place = fields[MOST_FIELDS]
        raise _error(name, place, "size", count=len(fields), most=MOST_FIELDS)
    for place in fields:
        across, down = (abs(a - b) for a, b in zip(place, fields[0], strict=True))
        if max(across / 2, down) >= MOST_FIELDS:
            raise _error(name, place, "apart")


def _around(place: Place) -> Iterator[Place]:
    for across, down in DIRECTIONS:
        yield place[0] + across, place[1] + down


def _honeycomb(land: set[Place]) -> list[Place]:
    """All places of the grid, with one more all around."""
    odd = sum(next(iter(land))) % 2
    columns = [column for column, _ in land]
    rows = [row for _, row in land]
    return [
        (column, row)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 2, max(columns) + 3)
        if (column + row) % 2 == odd
    ]


def _open_sea(land: set[Place]) -> set[Place]:
    """The water around the island: what is not in it, and no land, is a lake."""
    inside = set(_honeycomb(land))
    edge = [min(inside, key=lambda place: (place[1], place[0]))]
    sea = set(edge)
    while edge:
        for place in _around(edge.pop()):
            if place in inside and place not in land and place not in sea:
                sea.add(place)
                edge.append(place)
    return sea


def _clockwise(harbours: list[Place], land: set[Place]) -> list[Place]:
    """Around the middle of the island, from the north (GFG-A26)."""
    middle = sum(column for column, _ in land) / len(land)
    centre = sum(row for _, row in land) / len(land)

    def angle(place: Place) -> float:
        return atan2(place[0] - middle, (centre - place[1]) * sqrt(3)) % tau

    return sorted(harbours, key=angle)


def _check_counts(chart: Chart) -> None:
    """Four harbours, each temple once, and some of everything else.

    So there are at least eight places to score, more than there are spaces for values.
    """
    where: dict[int, list[Place]] = {symbol: [] for symbol in SIGNS.values()}
    for place, symbol in zip(chart.places, chart.symbols, strict=True):
        where[symbol].append(place)
    harbours = where[HARBOUR]
    if len(harbours) > HARBOURS:
        place = max(harbours, key=_reading)
        raise _error(chart.name, place, "harbours", count=len(harbours), most=HARBOURS)
    if len(harbours) < HARBOURS:
        raise _error(chart.name, None, "harbours", count=len(harbours), most=HARBOURS)
    for sign, symbol in SIGNS.items():
        if symbol != LAND and not where[symbol]:
            raise _error(chart.name, None, "missing", sign=sign, **_meaning(symbol))
        if symbol >= FIRST_TEMPLE and len(where[symbol]) > 1:
            place = max(where[symbol], key=_reading)
            raise _error(chart.name, place, "temple", sign=sign, **_meaning(symbol))
    if not chart.lakes:
        raise _error(chart.name, None, "lake")


def _meaning(symbol: int) -> dict[str, str]:
    """What a sign stands for, as terms of the words."""
    if symbol in TREASURES:
        return {"what": f"treasure {symbol}"}
    if symbol >= FIRST_TEMPLE:
        return {"what": f"temple {COLOURS[symbol - FIRST_TEMPLE]}"}
    return {"what": {SHOVEL: "shovel", FOOT: "foot", HARBOUR: "harbour"}[symbol]}


def _reading(place: Place) -> tuple[int, int]:
    return place[1], place[0]


def _check_harbours(chart: Chart, sea: set[Place]) -> None:
    """Harbours lie on the coast, with a way into the island."""
    for harbour in range(HARBOURS):
        place = chart.places[harbour]
        if not any(other in sea for other in _around(place)):
            raise _error(chart.name, place, "inland")
        ways = [field for field in chart.neighbours(harbour) if field >= HARBOURS]
        if len(ways) < 2:
            raise _error(chart.name, place, "ways", count=len(ways))


def _check_ways(chart: Chart) -> None:
    """All land hangs together."""
    whole = chart.reach(0)
    for field in range(HARBOURS, len(chart.places)):
        if field not in whole:
            raise _error(chart.name, chart.places[field], "apart")


def unequal_harbours(chart: Chart) -> ContentError | None:
    """Whether one harbour has much less to offer than another: then it is better to measure."""
    near = [len(chart.reach(harbour, BAY) & chart.scoring()) for harbour in range(HARBOURS)]
    if max(near) - min(near) <= TOLERANCE:
        return None
    poorest = chart.places[near.index(min(near))]
    few, many = min(near), max(near)
    return _error(chart.name, poorest, "balance", few=few, many=many, steps=BAY)
