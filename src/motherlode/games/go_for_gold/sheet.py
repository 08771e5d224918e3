"""One player's sheet: where the line has been, what may be entered, what is collected."""

from motherlode.games.go_for_gold.chart import FOOT, HARBOURS, SHOVEL
from motherlode.games.go_for_gold.content import (
    ALL_HARBOURS,
    BESIDE,
    BIT_NUMBERS,
    NEIGHBOURS,
    SYMBOLS,
)
from motherlode.games.go_for_gold.state import BY_SHIP, NO_STEPS, State


def visited(s: State, seat: int) -> int:
    """The bits of all fields on which a player has been, harbours included (GFG-A13)."""
    return s.line[seat][0] | s.line[seat][1] | s.line[seat][2]


def has_sailed(been: int) -> bool:
    """Whether the one harbour of the game was used: there is an X beside the first (GFG-42)."""
    harbours = been & ALL_HARBOURS
    return harbours & (harbours - 1) != 0


def closed(s: State, seat: int) -> int:
    """The bits of the fields that a player may not enter."""
    been = visited(s, seat)  # GFG-18
    if has_sailed(been):
        return been | ALL_HARBOURS  # GFG-A9
    return been


def symbol_at(s: State, field: int) -> int:
    """What lies on a field."""
    return int(SYMBOLS[s.options[1]][field])


def symbol_here(s: State, seat: int) -> int:
    """What lies where a player stands."""
    return symbol_at(s, s.at[seat])


def neighbour(s: State, field: int, direction: int) -> int:
    """The field next to a field (GFG-A2), -1 for water (GFG-16)."""
    return int(NEIGHBOURS[s.options[1]][field][direction])


def number_of(bit: int) -> int:
    """The field of a lone bit."""
    return int(BIT_NUMBERS[bit % 67])


def can_walk(island: int, field: int, shut: int, steps: int) -> bool:
    """Whether a move of some steps can be completed from a field.

    That is so if there is a way of exactly that length over land that is not shut, or one into an
    open harbour that is not longer (GFG-A5, GFG-A11). The search goes to the lowest open field
    first, remembers its trail in one integer, six bits a field, and stops at the first way.
    """
    trail = 0
    depth = 1
    ways = int(BESIDE[island][field]) & ~shut
    while True:
        if ways & ALL_HARBOURS:
            return True
        if ways == 0:
            if depth == 1:
                return False
            tried = field
            shut ^= 1 << tried
            field = trail & 63
            trail >>= 6
            depth -= 1
            ways = int(BESIDE[island][field]) & ~shut & (-2 << tried)
        elif depth >= steps:
            return True
        else:
            bit = ways & -ways
            shut |= bit
            trail = trail << 6 | field
            depth += 1
            field = number_of(bit)
            ways = int(BESIDE[island][field]) & ~shut


# --- drawing ---


def land(s: State, seat: int, harbour: int) -> None:
    """An X on a harbour: there the ship lands."""
    draw_line(s, seat, harbour, BY_SHIP)
    s.at[seat] = harbour
    s.route[seat] = NO_STEPS  # the steps of this round led elsewhere


def draw_line(s: State, seat: int, field: int, how: int) -> None:
    """Notes how a field was entered; noting it again takes it back."""
    for row in range(3):
        s.line[seat][row] ^= (how >> row & 1) << field


def collect(s: State, seat: int, field: int, count: int) -> None:
    """Circles the symbol on a field."""
    symbol = symbol_at(s, field)
    if symbol == SHOVEL:
        s.shovels[seat] += count
    elif symbol == FOOT:
        s.feet[seat] += count


def steps_left(s: State, seat: int) -> int:
    """How many steps of this round's movement a player has yet to make."""
    if s.foot[seat]:
        return s.foot[seat] + 1 - s.decided[seat]  # the foot was a decision too
    return s.roll - s.decided[seat]


def step(s: State, seat: int, direction: int) -> bool:
    """Walks to the next field; returns whether the movement has ended."""
    field = neighbour(s, s.at[seat], direction)
    draw_line(s, seat, field, direction + 1)
    collect(s, seat, field, 1)  # GFG-19
    s.at[seat] = field
    s.route[seat] = s.route[seat] << 3 | direction
    s.decided[seat] += 1
    return field < HARBOURS or steps_left(s, seat) == 0  # GFG-40, GFG-17


def use_foot(s: State, seat: int, fields: int) -> None:
    """Crosses out a foot to walk that far instead of the roll (GFG-24)."""
    s.feet[seat] -= 1
    s.worn[seat] += 1
    s.foot[seat] = fields
    s.decided[seat] += 1


def take_back(s: State, seat: int) -> None:
    """The sheet as it was before this round's movement; how much was decided is kept."""
    while s.route[seat] > NO_STEPS:
        direction = s.route[seat] & 7
        s.route[seat] >>= 3
        field = s.at[seat]
        draw_line(s, seat, field, direction + 1)
        collect(s, seat, field, -1)
        s.at[seat] = neighbour(s, field, (direction + 3) % 6)
    if s.foot[seat]:
        s.foot[seat] = 0
        s.worn[seat] -= 1
        s.feet[seat] += 1
