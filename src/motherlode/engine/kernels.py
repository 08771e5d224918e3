"""The engine's own loops over any game, in the same plain Python as the rules.

They call the stand-ins of `contract.py`, which `compile.py` replaces by a game's functions, and
they run on every target: `python` as they stand, `cpu` and `cuda` compiled.
"""

from typing import TYPE_CHECKING, Any

from motherlode.engine.chance import draw
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
from motherlode.engine.state import Cells, size_of

if TYPE_CHECKING:
    from motherlode.engine.game import Game

OVER_ANY_GAME = True  # `compile.py` fills in the sizes for each game
MOVES = 0  # how many moves the notation has
OUTCOMES = 0  # how many outcomes
SIZE = 0  # bytes of a record
SEATS = 0  # the most players

NOBODY = -1
EIGHT = 8


def pick(rng: Cells, weights: Cells, total: int) -> int:
    """An outcome, drawn by its weight."""
    ticket = draw(rng, total)
    # Counting the outcomes that end before the ticket has no branch to mispredict, which makes
    # it twice as fast as stopping at the right one.
    outcome = 0
    so_far = 0
    for event in range(OUTCOMES):
        so_far += weights[event]
        outcome += so_far <= ticket
    return outcome


def settle(s: Any, rng: Cells, weights: Cells) -> int:
    """Draws every chance event that is due; returns how many there were."""
    events = 0
    while s.over == 0:
        for outcome in range(OUTCOMES):
            weights[outcome] = 0
        total = odds(s, weights)
        if total == 0:
            break
        happen(s, pick(rng, weights, total))
        events += 1
    return events


def choose_seat(s: Any, rng: Cells) -> int:
    """The seat that acts next: where several may, each is as likely to be first."""
    bits = s.to_act
    seat = 0
    if bits & (bits - 1) == 0:
        while bits > 1:
            bits >>= 1
            seat += 1
        return seat
    count = 0
    for other in range(SEATS):
        count += bits >> other & 1
    nth = draw(rng, count)
    while True:
        if bits >> seat & 1:
            if nth == 0:
                return seat
            nth -= 1
        seat += 1


def choose_move(s: Any, seat: int, rng: Cells, mask: Cells) -> int:
    """A legal move, each equally likely; NOBODY's if there is none."""
    for move in range(MOVES):
        mask[move] = 0
    count = legal(s, seat, mask)
    if count == 0:
        return NOBODY
    return nth_marked(mask, draw(rng, count))


def nth_marked(mask: Cells, nth: int) -> int:
    """The nth of the marked moves, counted from 0."""
    move = 0
    while move + EIGHT <= MOVES:  # whole eights first: they add up without a branch
        marked = 0
        for at in range(EIGHT):
            marked += mask[move + at]
        if nth < marked:
            break
        nth -= marked
        move += EIGHT
    while True:
        if mask[move]:
            if nth == 0:
                return move
            nth -= 1
        move += 1


def play_out(s: Any, rng: Cells, mask: Cells, weights: Cells, limit: int) -> int:
    """Plays on at random to the end; returns the number of decisions."""
    decisions = 0
    settle(s, rng, weights)
    while s.over == 0 and decisions < limit:
        seat = choose_seat(s, rng)
        move = choose_move(s, seat, rng, mask)
        if move < 0:
            break
        apply(s, seat, move)
        decisions += 1
        settle(s, rng, weights)
    return decisions


def end(s: Any, points: Cells) -> int:
    """Writes down the points; returns the winners' bits."""
    score(s, points)
    return winners(s)


def offer(s: Any, rng: Cells, mask: Cells) -> int:
    """Chooses who acts next and marks what is legal for that seat."""
    seat = choose_seat(s, rng)
    for move in range(MOVES):
        mask[move] = 0
    legal(s, seat, mask)
    return seat


def share_out(bits: int, shares: Any) -> None:
    """Writes each seat's share of the win: a joint win is split, nobody's win is nothing."""
    count = 0
    for seat in range(len(shares)):
        count += bits >> seat & 1
    for seat in range(len(shares)):
        shares[seat] = 0.0
        if bits >> seat & 1:
            shares[seat] = 1.0 / count


def observe(known: Any, raw: Cells, seat: int, bits: Cells) -> None:
    """Cuts a record to what a seat knows, and writes that down bit by bit, then whose seat it is.

    `lab/encoding.py` says which bit is what.
    """
    hide(known, seat)
    for byte in range(SIZE):
        for bit in range(EIGHT):
            bits[EIGHT * byte + bit] = raw[byte] >> bit & 1
    for other in range(SEATS):
        bits[EIGHT * SIZE + other] = 1 if other == seat else 0


def observation_width(game: "Game") -> int:
    """The numbers of an observation."""
    size = size_of(game.state)
    return EIGHT * size + game.seats[-1]


# --- the same game on every target -------------------------------------------------------------


def trace(
    s: Any,
    raw: Cells,
    other: Any,
    other_raw: Cells,
    rng: Cells,
    mask: Cells,
    weights: Cells,
    points: Cells,
    trail: Any,
    limit: int,
) -> int:
    """Plays at random and writes down, after every event, what each function made of it.

    A row of the trail: the event, the record, the record as one seat (another each time) knows
    it, what that seat imagines, everyone's points, the leaders. Returns the number of rows.
    """
    row = 0
    while row < limit and s.over == 0:
        for outcome in range(OUTCOMES):
            weights[outcome] = 0
        total = odds(s, weights)
        if total > 0:
            seat = NOBODY
            event = pick(rng, weights, total)
            happen(s, event)
        else:
            seat = choose_seat(s, rng)
            event = choose_move(s, seat, rng, mask)
            if event < 0:
                return row
            apply(s, seat, event)
        trail[row][0] = seat & 0xFF
        trail[row][1] = event & 0xFF
        trail[row][2] = event >> 8
        at = 3
        for byte in range(SIZE):
            trail[row][at + byte] = raw[byte]
            other_raw[byte] = raw[byte]
        at += SIZE
        watcher = row % (s.seats + 1) - 1
        hide(other, watcher)
        for byte in range(SIZE):
            trail[row][at + byte] = other_raw[byte]
        at += SIZE
        imagine(other, watcher, rng)
        for byte in range(SIZE):
            trail[row][at + byte] = other_raw[byte]
        at += SIZE
        score(s, points)
        for player in range(s.seats):
            trail[row][at + 2 * player] = points[player] & 0xFF
            trail[row][at + 2 * player + 1] = points[player] >> 8 & 0xFF
        trail[row][at + 2 * SEATS] = winners(s)
        row += 1
    return row


def trace_width(game: "Game") -> int:
    """The bytes of a row of the trail."""
    size = size_of(game.state)
    return 3 + 3 * size + 2 * game.seats[-1] + 1
