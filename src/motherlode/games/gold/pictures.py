"""The pictures in the rules: the mine, the cards, and what two of them do.

The rulebook has no examples; these follow from its rules, and the tests hold them to it.
"""

from itertools import chain, cycle

from motherlode.engine.pictures import Example, Legend, Picture, Setup
from motherlode.games.gold.content import COLOURS, STRENGTHS

SEATS = 3
ELEVEN = 54  # the first place that nobody has looked at, when eleven cards are left


def _until_eleven() -> str:
    """27 turns that clear the mine: digs, explosions, and one digger who drives out another."""
    diggers = {
        strength: iter([f"digger {colour} {strength}" for colour in COLOURS] * 2)
        for strength in STRENGTHS
    }
    digs = chain((1, 2) for _ in range(3)), ((2, 2) for _ in range(7)), ((3, 3) for _ in range(7))
    pairs = [(f"gold {gold}", next(diggers[strength])) for gold, strength in chain(*digs)]
    pairs += [("gold 1", next(diggers[3]))]
    pairs += [("gold 4", next(diggers[4])) for _ in range(4)]
    pairs += [("dynamite", next(diggers[4])) for _ in range(4)]
    pairs += [(next(diggers[3]), next(diggers[4]))]
    seats = cycle(range(SEATS))
    turns = []
    for at, (one, other) in enumerate(pairs):
        seat = next(seats)
        turns.append(f"{seat}: flip {2 * at}; *: {one}; {seat}: flip {2 * at + 1}; *: {other}")
    return "; ".join(turns)


PICTURES: dict[str, Picture] = {
    "setup": Setup(),
    "legend": Legend(("entrance", "gold 3", "digger red 4", "dynamite")),
    "pairs": Example(
        SEATS,
        (
            "0: flip 19; *: digger orange 3",
            "0: flip 28; *: gold 3",
            "1: flip 35; *: digger red 4",
            "1: flip 20; *: digger green 2",
            "2: flip 36; *: dynamite",
            "2: flip 27; *: gold 4",
            "0: flip 43; *: digger blue 2",
            "0: flip 44; *: gold 3",
        ),
    ),
    "rush": Example(
        SEATS,
        (
            "",
            f"0: flip {ELEVEN}; *: dynamite; 0: flip {ELEVEN + 1}; *: gold 1",
            f"1: flip {ELEVEN + 2}; *: digger red 5",
            f"2: flip {ELEVEN + 3}; *: gold 4",
        ),
        before=_until_eleven(),
    ),
}
