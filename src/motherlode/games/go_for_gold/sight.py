"""While all walk, nobody sees where the others go; everything else lies open.

Whether a player has finished is seen by all. The hidden record, which bots get, also keeps how many
decisions he has made in this round's movement: one sees a rival's pencil move, but not on which
fields. The number says little (a foot is one decision more, a harbour fewer steps), and with it
`imagine` has the exact odds. View and story leave it out, so people are not shown it. With the last
player's last step all sheets are shown at once.
"""

from motherlode.engine.chance import any_bit
from motherlode.engine.contract import CHANCE
from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import HARBOURS
from motherlode.games.go_for_gold.moves import FOOT_FOR, STEP
from motherlode.games.go_for_gold.rules import ways
from motherlode.games.go_for_gold.sheet import neighbour, step, steps_left, take_back, use_foot
from motherlode.games.go_for_gold.state import MOVING, NO_STEPS, State


def hide(s: State, seat: int) -> None:
    """Others' sheets are as they were when the die fell."""
    if s.phase == MOVING:
        for other in range(s.seats):
            if other != seat:
                take_back(s, other)


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Others have walked at random: as many decisions as were seen, and finished if they have."""
    if s.phase == MOVING:
        for other in range(s.seats):
            if is_cut(s, other):
                walk_at_random(s, other, rng)


def is_cut(s: State, seat: int) -> bool:
    """Whether decisions were made that the record does not hold."""
    return s.decided[seat] > 0 and s.route[seat] == NO_STEPS and s.foot[seat] == 0


def walk_at_random(s: State, seat: int, rng: Cells) -> None:
    """Walks from the round's start until a walk fits what is known of it."""
    known = s.decided[seat]
    has_finished = s.to_act >> seat & 1 == 0
    while True:
        s.decided[seat] = 0
        finished = False
        while s.decided[seat] < known and not finished:
            move = any_bit(rng, ways(s, seat))
            if move > FOOT_FOR:
                use_foot(s, seat, move - FOOT_FOR)
            else:
                finished = step(s, seat, move - STEP)
        if s.decided[seat] == known and finished == has_finished:
            return
        take_back(s, seat)


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """Dice and special places are open; a step of another is, if with it all have finished."""
    if s.phase != MOVING or mover in (CHANCE, seat):
        return True
    if s.to_act != 1 << mover or event > FOOT_FOR:
        return False
    enters = neighbour(s, s.at[mover], event - STEP)
    return enters < HARBOURS or steps_left(s, mover) == 1
