"""What a player knows, as numbers to learn from: everyone's sheet, his own first."""

from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import FIRST_TEMPLE, FOOT, HARBOUR, HARBOURS
from motherlode.games.go_for_gold.content import (
    ALL_HARBOURS,
    BESIDE,
    FACES,
    MOST_PLAYERS,
    SHOVEL_FIELDS,
    SPACES,
    TREASURE_FIELDS,
)
from motherlode.games.go_for_gold.scoring import collected, open_temples, points_of
from motherlode.games.go_for_gold.sheet import (
    closed,
    has_sailed,
    number_of,
    steps_left,
    symbol_at,
    visited,
)
from motherlode.games.go_for_gold.state import MOVING, NOWHERE, State

RINGS = FACES + 1  # how far away something is: a step, two, …, farther than any die
FAR = RINGS - 1

# Of each sheet
POINTS = 0
SHOVELS = POINTS + 1
COLLECTED = SHOVELS + 1
FEET = COLLECTED + 1
FILLED = FEET + 1  # spaces with a value
FULL_BUT_ONE = FILLED + 1
OUT = FULL_BUT_ONE + 1
SAILED = OUT + 1
WALKING = SAILED + 1  # has yet to finish this round's movement
TREASURES_AT = WALKING + 1  # what they show in all, by ring
TEMPLES_AT = TREASURES_AT + RINGS
SHOVELS_AT = TEMPLES_AT + RINGS
HARBOUR_AT = SHOVELS_AT + RINGS  # whether one can be entered, by ring
LAND = HARBOUR_AT + RINGS  # fields within reach
STANDS_ON = LAND + 1  # the number of a treasure, an open temple, a harbour
SHEET = STANDS_ON + 3

PHASES = MOST_PLAYERS * SHEET
STEPS = PHASES + 7  # left of this round's movement
DIE = STEPS + FACES + 1
ACTIVE = DIE + 1
AT_PLACE = ACTIVE + MOST_PLAYERS  # whose special place it is
TEMPLES_OPEN = AT_PLACE + MOST_PLAYERS
ISLAND = TEMPLES_OPEN + 1
COUNT = ISLAND + 1


def features(s: State, seat: int, row: Cells) -> int:
    """Sheet by sheet: what was won, what lies how far away; then the round."""
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        describe_sheet(s, other, row, nth * SHEET)
        if other == s.active:
            row[ACTIVE + nth] = 1
        if s.turn >= 0 and s.phase > MOVING and other == (s.active + s.turn) % s.seats:
            row[AT_PLACE + nth] = 1
    row[PHASES + s.phase] = 1
    if s.phase == MOVING and s.to_act >> seat & 1:
        row[STEPS + min(max(steps_left(s, seat), 0), FACES)] = 1
    row[DIE] = s.die
    temples = open_temples(s)
    while temples:
        temples &= temples - 1
        row[TEMPLES_OPEN] += 1
    row[ISLAND] = s.options[1]
    return COUNT


def describe_sheet(s: State, seat: int, row: Cells, at: int) -> None:
    """One player's sheet, from a place of the row on."""
    row[at + POINTS] = points_of(s, seat)
    row[at + SHOVELS] = s.shovels[seat]
    row[at + COLLECTED] = collected(s, seat)
    row[at + FEET] = s.feet[seat]
    for space in range(SPACES):
        if s.values[seat][space] != 0:
            row[at + FILLED] += 1
    row[at + FULL_BUT_ONE] = 1 if row[at + FILLED] == SPACES - 1 else 0
    row[at + OUT] = s.out >> seat & 1
    row[at + SAILED] = 1 if has_sailed(visited(s, seat)) else 0
    row[at + WALKING] = 1 if s.phase == MOVING and s.to_act >> seat & 1 else 0
    if s.at[seat] == NOWHERE or s.out >> seat & 1:
        return
    symbol = symbol_at(s, s.at[seat])
    if symbol >= FIRST_TEMPLE:
        row[at + STANDS_ON + 1] = 1 if open_temples(s) >> s.at[seat] & 1 else 0
    elif symbol == HARBOUR:
        row[at + STANDS_ON + 2] = 1
    elif symbol > FOOT:
        row[at + STANDS_ON] = symbol
    look_around(s, seat, row, at)


def look_around(s: State, seat: int, row: Cells, at: int) -> None:
    """What can be walked to, ring by ring; harbours cannot be passed."""
    island = s.options[1]
    treasures = int(TREASURE_FIELDS[island])
    shovels = int(SHOVEL_FIELDS[island])
    temples = open_temples(s)
    shut = closed(s, seat)
    edge = 1 << s.at[seat]
    ring = 0
    while edge:
        found = 0
        while edge:
            bit = edge & -edge
            edge ^= bit
            found |= int(BESIDE[island][number_of(bit)]) & ~shut
        shut |= found
        edge = found & ~ALL_HARBOURS
        while found:
            bit = found & -found
            found ^= bit
            field = number_of(bit)
            row[at + LAND] += 1
            if field < HARBOURS:
                row[at + HARBOUR_AT + ring] = 1
            elif treasures & bit:
                row[at + TREASURES_AT + ring] += symbol_at(s, field)
            elif temples & bit:
                row[at + TEMPLES_AT + ring] += 1
            elif shovels & bit:
                row[at + SHOVELS_AT + ring] += 1
        ring = min(ring + 1, FAR)
