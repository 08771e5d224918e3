"""The laws of play and sight in one loop that compiles: for random games by the million.

The kit's walk (`walk.py`, `sight.py`) looks closer, and at more laws; this looks at more games.
Chance, seats and moves are drawn as in `kernels.play_out`, so these are the games of `playouts`;
what seats imagine is drawn from another stream.
"""

from typing import Any

from motherlode.engine.chance import draw, start_stream
from motherlode.engine.contract import (
    apply,
    happen,
    hide,
    imagine,
    legal,
    odds,
    score,
    winners,
)
from motherlode.engine.kernels import choose_seat, nth_marked, pick
from motherlode.engine.state import Cells

OVER_ANY_GAME = True  # `compile.py` fills in the sizes for each game
MOVES = 0
OUTCOMES = 0
SIZE = 0

KEPT = 0
WEIGHTS = 1  # a weight is negative, or they do not sum up to what odds() returns
TO_ACT = 2  # chance is due, but somebody may act
NOBODY = 3  # no chance is due, nobody may act, and the game is not over
NO_MOVE = 4  # somebody must act and cannot
STRANGER = 5  # a seat may act that is not in the game, or several though only one may
LEGAL = 6  # a mark is neither 0 nor 1, or there are not as many as legal() returns
CHANGED = 7  # odds(), legal(), score() or winners() changed the record
REASON = 8  # the game ended for a reason without a name
STILL = 9  # the game is over, and somebody may act
WINNERS = 10  # nobody, or no seats of this game
POINTS = 11  # more than 32 bits hold
ENDLESS = 12
TWICE = 13  # hiding twice is not hiding once
LOOKS = 14  # an imagined world looks different
WRONG = 15  # somebody imagines others to act, or another end
LEAK = 16  # the legal moves of a seat depend on what it cannot know

WIDE = 1 << 31  # points are less than that
STEPS = 3  # of a look: what is hidden, hidden twice, imagined and hidden


def differs(one: Cells, other: Cells) -> int:
    """Not 0 where two records are not the same; without a branch, so that it costs little."""
    found = 0
    for byte in range(SIZE):
        found |= one[byte] ^ other[byte]
    return found


def copied(to: Cells, of: Cells) -> None:
    """The same bytes."""
    for byte in range(SIZE):
        to[byte] = of[byte]


def look(
    s: Any,
    raw: Cells,
    known_raw: Cells,
    world: Any,
    world_raw: Cells,
    spare: Any,
    spare_raw: Cells,
    watcher: int,
    rng: Cells,
    mask: Cells,
    other: Cells,
) -> int:
    """The laws of sight for one watcher at one moment; leaves what he imagines in `world`."""
    chooses = 0
    if watcher >= 0:
        chooses = s.to_act >> watcher & 1
    copied(spare_raw, raw)
    for step in range(STEPS):
        if step < STEPS - 1:
            if chooses:  # by the record, then by what is known of it
                for move in range(MOVES):
                    other[move] = mask[move]
                    mask[move] = 0
                legal(spare, watcher, mask)
        else:
            copied(world_raw, known_raw)
            imagine(world, watcher, rng)
            copied(spare_raw, world_raw)
        hide(spare, watcher)
        if step == 0:
            copied(known_raw, spare_raw)
        elif differs(known_raw, spare_raw):
            return TWICE if step == 1 else LOOKS
    if chooses:
        apart = 0
        for move in range(MOVES):
            apart |= mask[move] ^ other[move]
        if apart:
            return LEAK
    if world.to_act != s.to_act or world.over != s.over:
        return WRONG
    return KEPT


def weighed(weights: Cells, total: int) -> bool:
    """Whether weights are such."""
    so_far = 0
    below = 0
    for outcome in range(OUTCOMES):
        so_far += weights[outcome]
        below |= weights[outcome] < 0
    return so_far == total and not below


def marked(mask: Cells, count: int) -> bool:
    """Whether marks are such, and so many."""
    so_far = 0
    odd = 0
    for move in range(MOVES):
        so_far += mask[move]
        odd |= mask[move]
    return so_far == count and odd <= 1


def ended(s: Any, raw: Cells, spare_raw: Cells, endings: Cells, points: Cells, count: Cells) -> int:
    """The laws of an end; leaves the points, and the winners' bits."""
    if s.over < 0 or not endings[s.over]:
        return REASON
    if s.to_act:
        return STILL
    copied(spare_raw, raw)
    score(s, points)
    bits = winners(s)
    count[3] = bits
    if differs(raw, spare_raw):
        return CHANGED
    if bits <= 0 or bits >> s.seats:
        return WINNERS
    for seat in range(s.seats):
        if points[seat] >= WIDE or points[seat] <= -WIDE:
            return POINTS
    return KEPT


def one_game(
    s: Any,
    raw: Cells,
    known_raw: Cells,
    world: Any,
    world_raw: Cells,
    spare: Any,
    spare_raw: Cells,
    rng: Cells,
    sight: Cells,
    mask: Cells,
    other: Cells,
    weights: Cells,
    points: Cells,
    endings: Cells,
    at_once: int,
    every: int,
    mark: int,
    limit: int,
    count: Cells,
    moment: Cells,
    imagined: Cells,
) -> int:
    """A random game to its end, or to the first law that it breaks, whose number is returned.

    `every` so many events somebody looks, a different seat each time. The first such record from
    event `mark` on goes into `moment`, and what was imagined there into `imagined`. `count` has
    events, decisions, looks, and the winners' bits.
    """
    seats = s.seats
    while s.over == 0:
        if count[0] >= limit:
            return ENDLESS
        copied(spare_raw, raw)
        for outcome in range(OUTCOMES):
            weights[outcome] = 0
        total = odds(s, weights)
        if differs(raw, spare_raw):
            return CHANGED
        if not weighed(weights, total):
            return WEIGHTS
        if total > 0:
            if s.to_act:
                return TO_ACT
        elif s.to_act == 0:
            return NOBODY
        elif s.to_act >> seats != 0 or (s.to_act & (s.to_act - 1) != 0 and at_once == 0):
            return STRANGER
        if count[0] % every == 0:
            watcher = count[2] % (seats + 1) - 1
            code = look(
                s, raw, known_raw, world, world_raw, spare, spare_raw,
                watcher, sight, mask, other,
            )  # fmt: skip
            if code:
                return code
            count[2] += 1
            if count[0] >= mark:
                mark = limit
                copied(moment, raw)
                copied(imagined, world_raw)
        if total > 0:
            happen(s, pick(rng, weights, total))
        else:
            seat = choose_seat(s, rng)
            copied(spare_raw, raw)
            for move in range(MOVES):
                mask[move] = 0
            choices = legal(s, seat, mask)
            if differs(raw, spare_raw):
                return CHANGED
            if not marked(mask, choices):
                return LEGAL
            if choices == 0:
                return NO_MOVE
            apply(s, seat, nth_marked(mask, draw(rng, choices)))
            count[1] += 1
        count[0] += 1
    return ended(s, raw, spare_raw, endings, points, count)


def games(
    first: Any,
    scratch: Any,
    raw: Any,
    seed: int,
    dreams: int,
    start: int,
    stop: int,
    every: int,
    within: int,
    limit: int,
    rng: Any,
    sight: Any,
    mask: Any,
    other: Any,
    weights: Any,
    endings: Any,
    at_once: int,
    points: Any,
    codes: Any,
    counts: Any,
    ends: Any,
    moments: Any,
    imagined: Any,
) -> None:
    """Random games `start` to `stop`, each from its own streams; what came of each in its row.

    `dreams` is the seed of what is imagined, and of the moments that are kept.
    """
    for game in range(start, stop):
        at = game - start
        scratch[0] = first[0]
        start_stream(sight, dreams, game)
        mark = draw(sight, within)
        start_stream(rng, seed, game)
        copied(moments[at], raw[0])
        copied(imagined[at], raw[0])
        codes[at] = one_game(
            scratch[0], raw[0], raw[1], scratch[2], raw[2], scratch[3], raw[3],
            rng, sight, mask, other, weights, points[at], endings, at_once,
            every, mark, limit, counts[at], moments[at], imagined[at],
        )  # fmt: skip
        copied(ends[at], raw[0])
