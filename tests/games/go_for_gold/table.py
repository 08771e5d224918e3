"""Builds positions of Go for Gold by name, on map A.

A field is called by its row, a to i from the north, and its number in the row, from the west:

    a       .  5     5  .
    b   H3  4  .  s  s  .  4  H0
    c     s  R  .  6  .  Y  s
    d    .  .  f  ~  ~  f  .  .
    e  f  6  s  .  V  .  s  6  f
    f    .  .  f  ~  ~  f  .  .
    g     s  G  .  6  .  B  s
    h   H2  4  .  s  s  .  4  H1
    i       .  5     5  .
"""

from collections.abc import Sequence

from motherlode.engine.state import blank
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.content import CHARTS
from motherlode.games.go_for_gold.rules import begin_round
from motherlode.games.go_for_gold.sheet import draw_line, visited
from motherlode.games.go_for_gold.state import BY_SHIP, State

CHART = CHARTS[0]


def _names() -> dict[str, int]:
    rows = sorted({row for _, row in CHART.places})
    names = {}
    for letter, row in zip("abcdefghi", rows, strict=True):
        here = sorted(place for place in CHART.places if place[1] == row)
        for number, place in enumerate(here, 1):
            names[f"{letter}{number}"] = CHART.places.index(place)
    return names


FIELDS = _names()
NAMES = {field: name for name, field in FIELDS.items()}
H0, H1, H2, H3 = "b8", "h8", "h1", "b1"


def fields(text: str) -> list[int]:
    """`fields("c3 c4")`."""
    return [FIELDS[name] for name in text.split()]


def names(bits: int) -> set[str]:
    """The names of a set of fields."""
    return {name for name, field in FIELDS.items() if bits >> field & 1}


def blocked(open_fields: str) -> str:
    """All land except some fields: what was visited if nothing else is left."""
    land = [name for name, field in FIELDS.items() if field >= 4]
    return " ".join(name for name in land if name not in open_fields.split())


def position(
    at: Sequence[str],
    *,
    been: Sequence[str] = (),
    harbours: Sequence[str] = (),
    shovels: Sequence[int] = (),
    feet: Sequence[int] = (),
    values: Sequence[Sequence[int]] = (),
    explored: int = 0,
    out: int = 0,
    active: int = 0,
) -> State:
    """Before a roll: `position(at=["c3"], been=[blocked("c4")], harbours=["H0"])`.

    Each player has been where he stands and in his harbours, one of them unless more are given.
    """
    s: State = blank(GAME.state)
    GAME.rules.setup(s, len(at), [active, 0])
    for seat, name in enumerate(at):
        crossed = harbours[seat] if seat < len(harbours) else H0
        for harbour in fields(crossed):
            draw_line(s, seat, harbour, BY_SHIP)
        for field in fields((been[seat] if seat < len(been) else "") + " " + name):
            if not visited(s, seat) >> field & 1:
                draw_line(s, seat, field, 1)
        s.at[seat] = FIELDS[name]
    for row, given in ((s.shovels, shovels), (s.feet, feet)):
        for seat, count in enumerate(given):
            row[seat] = count
    for seat, noted in enumerate(values):
        for space, value in enumerate(noted):
            s.values[seat][space] = value
    s.explored = explored
    s.out = out
    begin_round(s)
    return s


def roll(s: State, number: int) -> State:
    """Lets the die fall."""
    weights = [0] * 6
    assert GAME.rules.odds(s, weights) == 6
    assert weights == [1] * 6
    GAME.rules.happen(s, number - 1)
    return s


def legal(s: State, seat: int = 0) -> set[str]:
    """What a player may do, in notation."""
    if not s.to_act >> seat & 1:
        return set()
    mask = [0] * len(GAME.moves)
    count = GAME.rules.legal(s, seat, mask)
    found = {GAME.moves.text(move) for move, marked in enumerate(mask) if marked}
    assert len(found) == count
    return found


def play(s: State, seat: int, *moves: str) -> State:
    """Plays legal moves."""
    for move in moves:
        assert move in legal(s, seat), f"{move} is not among {sorted(legal(s, seat))}"
        GAME.rules.apply(s, seat, GAME.moves.number(move))
    return s


def walk(s: State, seat: int, way: str) -> State:
    """Steps: `walk(s, 0, "W NW")`."""
    return play(s, seat, *(f"step {direction}" for direction in way.split()))


def where(s: State, seat: int = 0) -> str:
    """The name of the field where a player stands."""
    return NAMES[s.at[seat]]


def noted(s: State, seat: int = 0) -> list[int]:
    """The values that a player has entered."""
    return [s.values[seat][i] for i in range(6) if s.values[seat][i]]
