"""The special places: treasure, temple and harbour, in the order of the rulebook."""

from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import FIRST_TEMPLE, HARBOUR, HARBOURS, TREASURES
from motherlode.games.go_for_gold.content import CURSE_POINTS, SPACES, TEMPLE_POINTS
from motherlode.games.go_for_gold.moves import EXPLORE, HARBOUR_AT, PASS, SEARCH, SPEND
from motherlode.games.go_for_gold.sheet import land, symbol_here, visited
from motherlode.games.go_for_gold.state import EXPLORING, SEARCHING, SHORT, State

FIRST_TREASURE = TREASURES[0]


def has_place(s: State, seat: int) -> bool:
    """Whether this round's movement has led a player to something to deal with."""
    if s.decided[seat] == 0:
        return False  # he is out
    symbol = symbol_here(s, seat)
    if symbol >= FIRST_TEMPLE:
        return is_open(s, symbol - FIRST_TEMPLE)
    return symbol >= HARBOUR


def seat_on_turn(s: State) -> int:
    """Whose special place is being dealt with."""
    return (s.active + s.turn) % s.seats


def is_open(s: State, colour: int) -> bool:
    """Whether a temple was not yet explored successfully (GFG-32, GFG-34, GFG-37)."""
    return s.explored >> colour & 1 == 0


def legal_at_place(s: State, seat: int, mask: Cells) -> int:
    """What the player on turn may do where he stands."""
    if s.phase == SHORT:
        mask[SPEND] = 1
        mask[PASS] = 1
        return 2
    symbol = symbol_here(s, seat)
    if symbol == HARBOUR:
        count = 0
        been = visited(s, seat)  # crosses on his own sheet alone, GFG-A10
        for harbour in range(HARBOURS):
            if been >> harbour & 1 == 0:
                mask[HARBOUR_AT + harbour] = 1  # GFG-41, GFG-A12
                count += 1
        return count
    if symbol >= FIRST_TEMPLE:
        mask[EXPLORE] = 1  # GFG-31
    else:
        mask[SEARCH] = 1  # GFG-26
    mask[PASS] = 1
    return 2


def deal_with(s: State, seat: int, move: int) -> bool:
    """Carries out a decision; returns whether the place is done with."""
    if move in (SEARCH, EXPLORE):
        s.phase = SEARCHING if move == SEARCH else EXPLORING  # GFG-27, GFG-35
        s.to_act = 0
        return False
    if move == SPEND:
        number = symbol_here(s, seat)
        spend(s, seat, number - s.die)  # GFG-A19
        note(s, seat, number)
    elif move != PASS:
        land(s, seat, move - HARBOUR_AT)
    return True


def rolled_at_place(s: State, die: int) -> bool:
    """The player on turn has rolled for his place; returns whether it is done with."""
    seat = seat_on_turn(s)
    symbol = symbol_here(s, seat)
    value = 0
    if s.phase == EXPLORING:
        if s.shovels[seat] >= die:
            value = TEMPLE_POINTS  # GFG-36
            spend(s, seat, s.shovels[seat])
            s.explored |= 1 << symbol - FIRST_TEMPLE  # GFG-37
        else:
            value = CURSE_POINTS  # GFG-38, GFG-39
    elif die >= symbol:
        value = symbol  # GFG-28
    elif die + s.shovels[seat] >= symbol:
        s.die = die
        s.phase = SHORT  # GFG-29
        s.to_act = 1 << seat
        return False
    if value != 0:  # else GFG-30
        note(s, seat, value)
    return True


def note(s: State, seat: int, value: int) -> None:
    """Enters a point value into the next space; there always is one (GFG-A18)."""
    space = 0
    while space < SPACES - 1 and s.values[seat][space] != 0:
        space += 1
    s.values[seat][space] = value


def spend(s: State, seat: int, count: int) -> None:
    """Crosses out shovels."""
    s.shovels[seat] -= count
    s.spent[seat] += count
