"""Go for Gold by Steffen Benndorf and Kaddy Arendt (NSV, 2021), in the order of its rulebook.

The special places stand in `places.py`, what happens on a sheet in `sheet.py`, the end of the
game and the points in `scoring.py`.

Rulings where the text is silent:
- two to four players (GFG-A1), and as an extra one alone, against his own best; the starter is an
  option (GFG-A24);
- a move has exactly the rolled length over unvisited land, or ends earlier in an open harbour; who
  has no such move, not even with a foot, is out (GFG-A5), and who has one must make it, be it
  by foot or into a harbour (GFG-A6);
- a foot is used after the roll and before the first step, one in a round, and not one that is found
  on the way (GFG-A7); shovels found on the way help in the same round (GFG-A8);
- after the one harbour of the game all harbours are closed to a player (GFG-A9), and only the
  crosses on his own sheet count (GFG-A10); the exit is chosen among the special places (GFG-A12);
- the curse fills one of the six spaces (GFG-A16); shovels are spent exactly as needed (GFG-A19);
- a temple is worth nothing to somebody who has no shovel and can reach none (GFG-A27): that
  counts for the end of the game (GFG-A20);
- whoever is out no longer rolls (GFG-A21); all walk at the same time, unseen (GFG-A22).

A step is offered only if the move can still be completed after it.
"""

from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import HARBOURS
from motherlode.games.go_for_gold.content import FACES, FIRST_FEET, FIRST_SHOVELS
from motherlode.games.go_for_gold.moves import FOOT_FOR, HARBOUR_AT, STEP
from motherlode.games.go_for_gold.places import (
    deal_with,
    has_place,
    legal_at_place,
    rolled_at_place,
    seat_on_turn,
)
from motherlode.games.go_for_gold.scoring import end_reason
from motherlode.games.go_for_gold.sheet import (
    can_walk,
    closed,
    land,
    neighbour,
    step,
    steps_left,
    use_foot,
)
from motherlode.games.go_for_gold.state import (
    LANDING,
    MOVING,
    NO_STEPS,
    NOBODY,
    NOWHERE,
    PLACE,
    ROLLING,
    State,
)

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """Everybody has a sheet with the same island; the first active player chooses a harbour."""
    s.seats = seats
    s.options[0] = options[0]
    s.options[1] = options[1]  # GFG-3, GFG-4, GFG-5
    s.active = options[0]  # GFG-6, GFG-A24
    s.turn = NOBODY
    for seat in range(seats):
        s.at[seat] = NOWHERE
        s.route[seat] = NO_STEPS
        s.shovels[seat] = FIRST_SHOVELS  # GFG-21
        s.feet[seat] = FIRST_FEET
    s.phase = LANDING
    s.to_act = 1 << s.active


def land_all(s: State, harbour: int) -> None:
    """The others start in the harbours that follow clockwise, in the order of their seats."""
    for nth in range(s.seats):
        land(s, (s.active + nth) % s.seats, (harbour + nth) % HARBOURS)  # GFG-8, GFG-9, GFG-A26
    begin_round(s)


# --- the round ---------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    """The active player is about to roll."""
    s.phase = ROLLING
    s.to_act = 0
    s.turn = NOBODY
    s.die = 0


def odds(s: State, weights: Cells) -> int:
    """A die: for everybody's movement, or for one player's special place."""
    if s.to_act or s.over:
        return 0
    for face in range(FACES):
        weights[face] = 1
    return FACES


def happen(s: State, outcome: int) -> None:
    """The die shows a number."""
    if s.phase == ROLLING:
        done = begin_movement(s, outcome + 1)
    else:
        done = rolled_at_place(s, outcome + 1)
    if done:
        next_place(s)


def next_place(s: State) -> None:
    """The special places are dealt with from the active player on, clockwise (GFG-25, GFG-33)."""
    s.turn += 1
    while s.turn < s.seats:
        seat = seat_on_turn(s)
        if has_place(s, seat):
            s.phase = PLACE
            s.to_act = 1 << seat
            s.die = 0
            return
        s.turn += 1
    end_round(s)


def end_round(s: State) -> None:
    """The end of the game (GFG-46), or the next active player to the left (GFG-43, GFG-44)."""
    begin_round(s)
    s.over = end_reason(s)
    if s.over == 0:
        s.active = (s.active + 1) % s.seats
        while s.out >> s.active & 1:
            s.active = (s.active + 1) % s.seats  # GFG-A21


# --- movement ----------------------------------------------------------------------------------


def begin_movement(s: State, roll: int) -> bool:
    """The roll counts for everyone (GFG-12); for whoever cannot move the game is over.

    Returns whether nobody moves at all.
    """
    s.roll = roll
    s.phase = MOVING
    for nth in range(s.seats):
        seat = (s.active + nth) % s.seats
        s.route[seat] = NO_STEPS
        s.foot[seat] = 0
        s.decided[seat] = 0
        if s.out >> seat & 1 == 0:
            if can_move(s, seat):
                s.to_act |= 1 << seat
            else:
                s.out |= 1 << seat  # GFG-23, GFG-A5
    return s.to_act == 0


def can_move(s: State, seat: int) -> bool:
    """Whether there is a move with the roll, or with a foot: then the shortest will do."""
    steps = 1 if s.feet[seat] > 0 else s.roll  # GFG-A6
    return can_walk(s.options[1], s.at[seat], closed(s, seat), steps)


def ways(s: State, seat: int) -> int:
    """What a player may decide while walking, as the bits of moves."""
    island = s.options[1]
    shut = closed(s, seat)
    left = steps_left(s, seat)
    foot = s.decided[seat] == 0 and s.feet[seat] > 0  # GFG-20, GFG-A7
    shortest = 1 if foot else left
    longest = FACES if foot else left
    bits = 0
    for direction in range(6):  # GFG-15
        field = neighbour(s, s.at[seat], direction)  # GFG-14
        if field < 0 or shut >> field & 1:
            continue
        for fields in range(shortest, longest + 1):
            move = 1 << FOOT_FOR + fields if foot else 0  # GFG-24
            if fields == left:
                move |= 1 << STEP + direction
            if move & ~bits and (
                fields == 1
                or field < HARBOURS  # GFG-22, GFG-A11
                or can_walk(island, field, shut | 1 << field, fields - 1)
            ):
                bits |= move
    return bits


# --- decisions ---------------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """Chooses a harbour, walks, or deals with a special place."""
    if s.phase == MOVING:
        count = 0
        bits = ways(s, seat)
        for move in range(FOOT_FOR + FACES + 1):
            mask[move] = bits >> move & 1
            count += bits >> move & 1
        return count
    if s.phase == LANDING:
        for harbour in range(HARBOURS):
            mask[HARBOUR_AT + harbour] = 1  # GFG-7
        return HARBOURS
    return legal_at_place(s, seat, mask)


def apply(s: State, seat: int, move: int) -> None:
    """Carries out what `legal` offers."""
    done = False
    if s.phase == LANDING:
        land_all(s, move - HARBOUR_AT)
    elif s.phase != MOVING:
        done = deal_with(s, seat, move)
    elif move > FOOT_FOR:
        use_foot(s, seat, move - FOOT_FOR)
    elif step(s, seat, move - STEP):
        s.to_act &= ~(1 << seat)
        done = s.to_act == 0  # GFG-25: only when all have finished
    if done:
        next_place(s)
