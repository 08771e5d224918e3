"""What a sensible player does without thinking of the others; bots build on it.

He looks at every way that he can walk in this round and takes the one whose end, and whose symbols
on the way, are worth most to him. Worth is counted in tenths of a point. Ties are broken by lot, so
that no direction and no harbour is preferred.
"""

from collections.abc import Mapping

from motherlode.engine.chance import draw
from motherlode.engine.state import Cells
from motherlode.games.go_for_gold.chart import FIRST_TEMPLE, FOOT, HARBOURS, SHOVEL
from motherlode.games.go_for_gold.content import BAYS, BESIDE, FACES
from motherlode.games.go_for_gold.moves import (
    EXPLORE,
    FOOT_FOR,
    HARBOUR_AT,
    PASS,
    SEARCH,
    SPEND,
    STEP,
)
from motherlode.games.go_for_gold.odds import digging, exploring, finding
from motherlode.games.go_for_gold.scoring import places_to_score
from motherlode.games.go_for_gold.sheet import (
    closed,
    neighbour,
    number_of,
    steps_left,
    symbol_at,
    symbol_here,
    visited,
)
from motherlode.games.go_for_gold.state import MOVING, State

SHOVEL_WORTH = 10
FOOT_WORTH = 12
PASSED_OVER = -12  # a treasure or a temple that is lost by walking over it
NEAR_A_PLACE = 6  # a treasure or a temple beside the field where one stops
DEAD_END = -60
SAIL_WORTH = 2
GOOD_ENOUGH = 15  # with a way that is worth so much nobody uses a foot
NOTHING = -1000

DARING = 2  # shovels with which a temple is tried
MOST_SPENT = 3  # shovels for one treasure


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """The best way; then searches always, explores with some shovels, and sails where most lies."""
    if s.phase == MOVING:
        return best_way(s, seat, mask, rng)
    if mask[SEARCH]:
        return SEARCH
    if mask[EXPLORE]:
        return EXPLORE if s.shovels[seat] >= DARING else PASS
    if mask[SPEND]:
        return SPEND if symbol_here(s, seat) - s.die <= MOST_SPENT else PASS
    return best_harbour(s, seat, mask, rng)


def best_harbour(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """The harbour with the most places to score nearby."""
    wanted = places_to_score(s) & ~visited(s, seat)
    best = 0
    most = NOTHING
    ties = 0
    for harbour in range(HARBOURS):
        if mask[HARBOUR_AT + harbour]:
            worth = count_bits(int(BAYS[s.options[1]][harbour]) & wanted)
            if worth > most:
                most = worth
                ties = 0
            if worth == most:
                ties += 1
                if draw(rng, ties) == 0:
                    best = harbour
    return HARBOUR_AT + best


def best_way(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """The step that begins the best way; a foot, if another length leads to much more."""
    left = steps_left(s, seat)
    here = s.at[seat]
    shut = closed(s, seat)
    wanted = places_to_score(s) & ~visited(s, seat)
    best = 0
    most = NOTHING
    ties = 0
    for move in range(FOOT_FOR + FACES + 1):
        if mask[move] == 0 or (move > FOOT_FOR and most >= GOOD_ENOUGH):
            continue
        if move > FOOT_FOR:
            worth = best_walk(s, seat, here, shut, move - FOOT_FOR, wanted) - FOOT_WORTH
        else:
            field = neighbour(s, here, move - STEP)
            shut_then = shut | 1 << field
            if field < HARBOURS:
                worth = SAIL_WORTH
            elif left == 1:
                worth = worth_of_end(s, seat, field, shut_then, wanted)
            else:
                worth = worth_on_the_way(s, field, wanted)
                worth += best_walk(s, seat, field, shut_then, left - 1, wanted)
        if worth > most:
            most = worth
            ties = 0
        if worth == most:
            ties += 1
            if draw(rng, ties) == 0:
                best = move
    return best


def best_walk(s: State, seat: int, field: int, shut: int, steps: int, wanted: int) -> int:
    """The worth of the best way of exactly so many steps from a field, or into a harbour."""
    island = s.options[1]
    best = NOTHING
    so_far = 0
    trail = 0
    depth = 1
    ways = int(BESIDE[island][field]) & ~shut
    while True:
        if ways == 0:
            if depth == 1:
                return best
            tried = field
            shut ^= 1 << tried
            so_far -= worth_on_the_way(s, tried, wanted)
            field = trail & 63
            trail >>= 6
            depth -= 1
            ways = int(BESIDE[island][field]) & ~shut & (-2 << tried)
            continue
        bit = ways & -ways
        ways ^= bit
        following = number_of(bit)
        if following < HARBOURS:
            best = max(best, so_far + SAIL_WORTH)
        elif depth == steps:
            best = max(best, so_far + worth_of_end(s, seat, following, shut | bit, wanted))
        else:
            shut |= bit
            trail = trail << 6 | field
            depth += 1
            field = following
            so_far += worth_on_the_way(s, field, wanted)
            ways = int(BESIDE[island][field]) & ~shut


def worth_of_symbol(s: State, field: int) -> int:
    """What circling a field's symbol is worth."""
    symbol = symbol_at(s, field)
    if symbol == SHOVEL:
        return SHOVEL_WORTH
    return FOOT_WORTH if symbol == FOOT else 0


def worth_on_the_way(s: State, field: int, wanted: int) -> int:
    """What walking over a field is worth."""
    if wanted >> field & 1:
        return PASSED_OVER
    return worth_of_symbol(s, field)


def worth_of_end(s: State, seat: int, field: int, shut: int, wanted: int) -> int:
    """What stopping on a field is worth: what it may bring, and where one can go from there."""
    ways = int(BESIDE[s.options[1]][field]) & ~shut
    worth = worth_of_symbol(s, field) + NEAR_A_PLACE * min(count_bits(ways & wanted), 2)
    if ways == 0:
        worth += DEAD_END
    if wanted >> field & 1:
        shovels = s.shovels[seat]
        number = symbol_at(s, field)
        if number < FIRST_TEMPLE:
            worth += 10 * number * (FACES + 1 - number + min(shovels, 2)) // FACES
        elif shovels >= DARING:
            # Nine points or a curse, and with success the shovels are gone.
            chances = min(shovels, FACES)
            worth += (90 * chances - 6 * chances * chances - 10 * (FACES - chances)) // FACES
    return worth


def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """How often a treasure is found, with shovels or without, and a temple explored."""
    shovels = s.shovels[seat]
    if move == SEARCH:
        number = symbol_here(s, seat)
        found = {"alone": finding(number), "dug": digging(number, shovels)}
        return {"what": "search", "of": FACES, "points": number, **found}
    if move == EXPLORE:
        lucky = exploring(shovels)
        return {"what": "explore", "of": FACES, "lucky": lucky, "shovels": shovels}
    if move == SPEND:
        number = symbol_here(s, seat)
        return {"what": "spend", "shovels": number - s.die, "points": number}
    return None
