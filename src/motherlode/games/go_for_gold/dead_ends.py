"""Steps that end a player's line, so that nobody takes one unawares.

A sheet shows it to whoever looks closely: every field beside the last one has been crossed. It is
said of a field only where it is certain, whatever the next die shows and whatever feet are left.
"""

from motherlode.engine.view import seats_in
from motherlode.games.go_for_gold.content import ALL_HARBOURS, BESIDE
from motherlode.games.go_for_gold.moves import FOOT_FOR, STEP
from motherlode.games.go_for_gold.rules import ways
from motherlode.games.go_for_gold.sheet import closed, neighbour, steps_left
from motherlode.games.go_for_gold.state import MOVING, State


def dead_ends(s: State, seat: int) -> list[int]:
    """The fields that a player may enter now and behind which every way ends with this move."""
    if s.phase != MOVING or s.to_act >> seat & 1 == 0:
        return []
    steps = [move - STEP for move in seats_in(ways(s, seat)) if move <= FOOT_FOR]
    fields = [neighbour(s, s.at[seat], direction) for direction in steps]
    shut, left = closed(s, seat), steps_left(s, seat)
    return [field for field in fields if not goes_on(s.options[1], field, shut, left)]


def goes_on(island: int, first: int, shut: int, steps: int) -> bool:
    """Whether a move of some steps, the first of them onto a field, can end where a way is open."""
    ways = [(first, shut, steps)]
    while ways:
        field, shut, steps = ways.pop()
        shut |= 1 << field
        beside = int(BESIDE[island][field]) & ~shut
        # From a harbour a ship goes on.
        if 1 << field & ALL_HARBOURS or (steps == 1 and beside):
            return True
        if steps > 1:
            ways += [(each, shut, steps - 1) for each in seats_in(beside)]
    return False
