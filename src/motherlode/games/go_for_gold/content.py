"""What is in the box: two islands, a die, and the numbers of the sheet.

The islands in `maps/` are reconstructed, since the printed ones are not known; everything else is
original. The rules read the islands from the tables below, which are made from the charts.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from motherlode.engine.numbers import Number
from motherlode.engine.tables import table
from motherlode.games.go_for_gold.chart import (
    COLOURS,
    FIRST_TEMPLE,
    HARBOURS,
    MOST_FIELDS,
    SHOVEL,
    TREASURES,
    Chart,
    parse_chart,
)

MOST_PLAYERS = 4  # GFG-A1
FACES = 6  # of the die; a foot walks as far
FIRST_SHOVELS, FIRST_FEET = Number(2, 0, 4), Number(1, 0, 3)  # GFG-21
SPACES = 6  # for point values, O-7
TEMPLE_POINTS, CURSE_POINTS = 9, -1  # GFG-36, GFG-38

ALL_HARBOURS = (1 << HARBOURS) - 1  # harbour H is field H

MAPS = ("a", "b")


def tables(charts: Sequence[Chart]) -> Mapping[str, Any]:
    """Everything that the rules and the view know of some islands, by global name."""
    neighbours = [[[-1] * 6 for _ in range(MOST_FIELDS)] for _ in charts]
    beside = [[0] * MOST_FIELDS for _ in charts]
    symbols = [[0] * MOST_FIELDS for _ in charts]
    temples = [[0] * len(COLOURS) for _ in charts]
    bays = [[0] * HARBOURS for _ in charts]
    for at, chart in enumerate(charts):
        for field, symbol in enumerate(chart.symbols):
            for direction in range(6):
                neighbours[at][field][direction] = chart.neighbour(field, direction)
            beside[at][field] = _bits(chart.neighbours(field))
            symbols[at][field] = symbol
            if symbol >= FIRST_TEMPLE:
                temples[at][symbol - FIRST_TEMPLE] = field
        for harbour in range(HARBOURS):
            bays[at][harbour] = _bits(chart.reach(harbour, 3) & chart.scoring())
    treasures = [_bits(chart.fields_with(*TREASURES)) for chart in charts]
    shovels = [_bits(chart.fields_with(SHOVEL)) for chart in charts]
    return {
        "CHARTS": tuple(charts),
        "NEIGHBOURS": table(neighbours, "i1"),
        "BESIDE": table(beside, "i8"),
        "SYMBOLS": table(symbols, "i8"),
        "TREASURE_FIELDS": table(treasures, "i8"),
        "SHOVEL_FIELDS": table(shovels, "i8"),
        "TEMPLES": table(temples, "i8"),
        "BAYS": table(bays, "i8"),
    }


def _bits(fields: Sequence[int] | set[int]) -> int:
    return sum(1 << field for field in fields)


_FILES = {name: Path(__file__).parent / "maps" / f"{name}.txt" for name in MAPS}
TEXTS = {name: path.read_text(encoding="utf-8") for name, path in _FILES.items()}  # of our islands
_TABLES = tables([parse_chart(name, text) for name, text in TEXTS.items()])

CHARTS: tuple[Chart, ...] = _TABLES["CHARTS"]
RECONSTRUCTED = CHARTS  # ours, whatever islands are played on
NEIGHBOURS = _TABLES["NEIGHBOURS"]  # map, field, direction: a field, -1 for water
BESIDE = _TABLES["BESIDE"]  # map, field: the bits of its neighbours
SYMBOLS = _TABLES["SYMBOLS"]  # map, field: what lies there
TREASURE_FIELDS = _TABLES["TREASURE_FIELDS"]  # map: the bits of the treasures
SHOVEL_FIELDS = _TABLES["SHOVEL_FIELDS"]  # map: the bits of the shovels
TEMPLES = _TABLES["TEMPLES"]  # map, colour: the temple's field
BAYS = _TABLES["BAYS"]  # map, harbour: the bits of treasures and temples within three steps

# The powers of two leave different remainders when divided by 67: the number of a lone bit.
_NUMBERS = {(1 << number) % 67: number for number in range(MOST_FIELDS)}
BIT_NUMBERS = table([_NUMBERS.get(rest, 0) for rest in range(67)], "i8")
