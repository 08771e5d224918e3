"""What is measured of a game, while it is played; plain functions that compile like the rules.

A row of integers for each game. The lead is looked at after every decision and the chance events
that follow from it, on the full record: it is a fact about the game, no player is told.
"""

from typing import Any

from motherlode.engine.chance import draw, start_stream
from motherlode.engine.contract import apply, hide, legal, policy, score, winners
from motherlode.engine.kernels import choose_seat, nth_marked, settle
from motherlode.engine.state import Cells

OVER_ANY_GAME = True  # `compile.py` fills in the sizes for each game
MOVES = 0
SEATS = 0

# Places in the row of a game
OVER = 0  # the reason of the end; 0 if the game was given up
WINNERS = 1  # bits of seats
DECISIONS = 2
EVENTS = 3  # of chance
CHOICES = 4  # decisions with more than one legal move
MARKED = 5  # legal moves, added up over all decisions
WIDEST = 6  # the most legal moves at once
LEAD_CHANGES = 7  # how often another seat alone came to lead
SETTLED = 8  # decisions after which those who led at the end led for good
HALF_LEADERS = 9  # who led after half of the decisions, bits of seats
HALF_LAST = 10  # who had the fewest points then, bits of seats
OPENING = 11  # the first move; -1 if there was none
OPENER = 12  # the seat that made it
BY_SEAT = 13  # decisions of each seat, and after them the points of each seat

RANDOM, SENSIBLE = 0, 1  # how a seat decides

NOBODY = -1
NOT_LEGAL = -1  # in place of a reason: the policy broke the rules, and nothing was played on


def begin_notes(notes: Cells) -> None:
    """An empty row."""
    for at in range(len(notes)):
        notes[at] = 0
    notes[OPENING] = NOBODY
    notes[OPENER] = NOBODY


def note_decision(seat: int, move: int, marked: int, notes: Cells) -> None:
    """Somebody has decided for one of so many moves."""
    if notes[DECISIONS] == 0:
        notes[OPENING] = move
        notes[OPENER] = seat
    notes[DECISIONS] += 1
    notes[BY_SEAT + seat] += 1
    notes[CHOICES] += marked > 1
    notes[MARKED] += marked
    notes[WIDEST] = max(notes[WIDEST], marked)


def note_lead(s: Any, points: Cells, notes: Cells, leads: Any) -> None:
    """Who leads and who is last, after the last decision and what followed from it."""
    leaders = winners(s)
    score(s, points)
    least = points[0]
    for seat in range(s.seats):
        least = min(least, points[seat])
    last = 0
    for seat in range(s.seats):
        if points[seat] == least:
            last |= 1 << seat
    at = notes[DECISIONS] - 1
    leads[at, 0] = leaders
    leads[at, 1] = last


def end_notes(s: Any, points: Cells, notes: Cells, leads: Any) -> None:
    """The result, and what the course of the lead says."""
    notes[OVER] = s.over
    notes[WINNERS] = winners(s)
    score(s, points)
    for seat in range(s.seats):
        notes[BY_SEAT + SEATS + seat] = points[seat]
    decisions = notes[DECISIONS]
    before = 0  # the last seat that led alone
    for at in range(decisions):
        leaders = leads[at, 0]
        if leaders & (leaders - 1) == 0:
            if before != 0 and leaders != before:
                notes[LEAD_CHANGES] += 1
            before = leaders
    settled = decisions
    while settled > 0 and leads[settled - 1, 0] == notes[WINNERS]:
        settled -= 1
    notes[SETTLED] = min(settled + 1, decisions)
    half = decisions // 2
    if half > 0:
        notes[HALF_LEADERS] = leads[half - 1, 0]
        notes[HALF_LAST] = leads[half - 1, 1]


def measured(
    first: Any,
    memory: Any,
    seed: int,
    start: int,
    stop: int,
    limit: int,
    kinds: Any,
    opens_at_random: bool,
    rng: Any,
    mask: Any,
    weights: Any,
    points: Any,
    leads: Any,
    rows: Any,
) -> None:
    """Whole games, numbers `start` to `stop`, each from one of the `first` records in turn.

    Entrant e sits at seat (e + game) modulo seats.
    """
    s = memory[0]
    other = memory[1]
    for game in range(start, stop):
        notes = rows[game - start]
        begin_notes(notes)
        memory[0] = first[game // len(kinds) % len(first)]
        start_stream(rng, seed, game)
        notes[EVENTS] += settle(s, rng, weights)
        while s.over == 0 and notes[DECISIONS] < limit:
            seat = choose_seat(s, rng)
            for move in range(MOVES):
                mask[move] = 0
            marked = legal(s, seat, mask)
            if marked == 0:
                break
            kind = kinds[(seat - game) % len(kinds)]
            if kind == RANDOM or (opens_at_random and notes[DECISIONS] == 0):
                chosen = nth_marked(mask, draw(rng, marked))
            else:
                memory[1] = memory[0]
                hide(other, seat)
                chosen = policy(other, seat, mask, rng)
                if chosen < 0 or chosen >= MOVES or mask[chosen] == 0:
                    notes[OVER] = NOT_LEGAL
                    return
            note_decision(seat, chosen, marked, notes)
            apply(s, seat, chosen)
            notes[EVENTS] += settle(s, rng, weights)
            note_lead(s, points, notes, leads)
        end_notes(s, points, notes, leads)
