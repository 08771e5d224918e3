"""When the game ends, the points, and who wins. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import COLOURS
from motherlode.games.go_for_gold.content import (
    ALL_HARBOURS,
    BESIDE,
    SHOVEL_FIELDS,
    SPACES,
    TEMPLES,
    TREASURE_FIELDS,
)
from motherlode.games.go_for_gold.sheet import closed, number_of, visited
from motherlode.games.go_for_gold.state import NO_MORE_POINTS, SIX_VALUES, State

TEMPLE_COUNT = len(COLOURS)


def end_reason(s: State) -> int:
    """Why the game ends with this round, 0 if it goes on (GFG-45)."""
    for seat in range(s.seats):
        if s.values[seat][SPACES - 1] != 0:
            return SIX_VALUES  # a curse counts too, GFG-A16
    for nth in range(s.seats):
        seat = (s.active + nth) % s.seats
        if s.out >> seat & 1 == 0 and can_get_points(s, seat):
            return 0
    return NO_MORE_POINTS


def can_get_points(s: State, seat: int) -> bool:
    """Whether a treasure or an open temple can be reached over unvisited land (GFG-A20).

    Whoever has not used a harbour yet may also sail: into a harbour that he can reach, and on
    from each of the others that are unused. A temple is no use to somebody who has no shovel and
    can reach none: the die shows at least 1 (GFG-A27).
    """
    island = s.options[1]
    been = visited(s, seat)
    temples = open_temples(s)
    shovels = int(SHOVEL_FIELDS[island])
    wanted = int(TREASURE_FIELDS[island])
    if s.shovels[seat] > 0:
        wanted |= temples
    shut = closed(s, seat)
    edge = 1 << s.at[seat]
    within = 0  # everything that can be reached
    for _ in range(2):
        reached = 0
        while edge:
            bit = edge & -edge
            found = int(BESIDE[island][number_of(bit)]) & ~shut & ~reached
            reached |= found
            within |= found
            if within & wanted or (within & temples and within & shovels):
                return True
            edge ^= bit
            edge |= found & ~ALL_HARBOURS  # GFG-22
        entered = reached & ALL_HARBOURS
        if entered == 0:
            return False
        edge = ALL_HARBOURS & ~been
        if entered & (entered - 1) == 0:
            edge ^= entered  # the only one that can be entered is no exit
        shut |= ALL_HARBOURS
    return False


def places_to_score(s: State) -> int:
    """The bits of all treasures, and of the temples that nobody has explored yet."""
    return int(TREASURE_FIELDS[s.options[1]]) | open_temples(s)


def open_temples(s: State) -> int:
    """The bits of the temples that nobody has explored yet."""
    bits = 0
    for colour in range(TEMPLE_COUNT):
        if s.explored >> colour & 1 == 0:
            bits |= 1 << int(TEMPLES[s.options[1]][colour])
    return bits


def points_of(s: State, seat: int) -> int:
    """The sum of a player's values."""
    total = 0
    for space in range(SPACES):
        total += s.values[seat][space]
    return total


def score(s: State, points: Cells) -> None:
    """Everyone's values, added up; who is out keeps his (GFG-A21)."""
    for seat in range(s.seats):
        points[seat] = points_of(s, seat)


def collected(s: State, seat: int) -> int:
    """All shovels ever circled, spent ones and the first two included (GFG-A23)."""
    return s.shovels[seat] + s.spent[seat]


def standing(s: State, seat: int) -> int:
    """One number to compare players by: points first, then shovels collected."""
    return points_of(s, seat) * 100 + collected(s, seat)


# The most points, then the most shovels collected, then together (GFG-47).
winners = winners_by(standing)
