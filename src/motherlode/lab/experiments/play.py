"""Plays some games of a variant and gives what was measured of them, a column a measure.

Quick players are compiled; levels of bots search, and paced players race in virtual time, as
matches. A game is the same whichever machine plays it, and in whatever company.
"""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.batch import LIMIT
from motherlode.engine.chance import WORD
from motherlode.engine.compile import cpu, plain
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.engine.pace import PACES, race
from motherlode.lab.arena import Contest, play_match
from motherlode.lab.experiments import measures
from motherlode.lab.experiments.description import ExperimentError, Variant

Columns = dict[str, npt.NDArray[Any]]
Rows = npt.NDArray[np.int64]


def play(variant: Variant, start: int, stop: int) -> Columns:
    """Games `start` to `stop` of a variant."""
    if variant.quick:
        rows = _compiled(variant, start, stop)
    else:
        played = _raced if variant.paces else _searched
        rows = np.stack([_notes_of(played(variant, number)) for number in range(start, stop)])
    return _columns(variant, start, rows)


def compile_for(variant: Variant) -> None:
    """So that several threads do not wait for each other."""
    if variant.quick:
        _compiled(variant, 0, 0)


# --- compiled ----------------------------------------------------------------------------------


def _compiled(variant: Variant, start: int, stop: int) -> Rows:
    game = variant.load()
    loop = cpu(game, measures.measured)
    begun = [
        bytes(game.first_state(variant.players, variant.options_of(variant.players * turn)))
        for turn in range(len(variant.starters))
    ]
    first = np.frombuffer(b"".join(begun), game.state.dtype)
    kinds = [measures.SENSIBLE if bot == "sensible" else measures.RANDOM for bot in variant.bots]
    rows = np.zeros((stop - start, _width(game)), np.int64)
    loop(
        first,
        np.zeros(2, game.state.dtype),
        np.uint64(variant.seed & WORD),
        start,
        stop,
        LIMIT,
        np.array(kinds, np.int64),
        variant.opening == "random",
        np.zeros(1, np.uint64),
        np.zeros(len(game.moves), np.uint8),
        np.zeros(max(len(game.outcomes), 1), np.int32),
        np.zeros(game.seats[-1], np.int32),
        np.zeros((LIMIT, 2), np.uint8),
        rows,
    )
    wrong = np.flatnonzero(rows[:, measures.OVER] == measures.NOT_LEGAL)
    if len(wrong):
        raise ExperimentError(
            "policy/not-legal",
            f"The policy of {game.name} has made a move that is not legal, in game "
            f"{start + int(wrong[0])} of “{variant.name}”, seed {variant.seed}: motherlode check "
            "says when.",
        )
    return rows


def _width(game: Game) -> int:
    return measures.BY_SEAT + 2 * game.seats[-1]


# --- matches -----------------------------------------------------------------------------------


def _searched(variant: Variant, number: int) -> Match:
    """A match between bots, as in the arena."""
    options = tuple(variant.options_of(number).items())
    contest = Contest(variant.game, variant.bots, options, variant.seed)
    return play_match(variant.load(), contest, number)


def _raced(variant: Variant, number: int) -> Match:
    """A race in virtual time, repeatable by its number."""
    seats = variant.players
    paces = [PACES[variant.paces[(seat - number) % seats]] for seat in range(seats)]
    seed = Random(f"{variant.seed} {number}").getrandbits(60)
    return race(variant.load(), paces, seed, variant.options_of(number))


def _notes_of(match: Match) -> Rows:
    """What is measured of a finished match, by the same functions as in compiled play."""
    game = match.game
    note_lead, end_notes = plain(game, measures.note_lead), plain(game, measures.end_notes)
    notes: Any = np.zeros(_width(game), np.int64)
    points = [0] * game.seats[-1]
    leads = np.zeros((match.number, 2), np.int64)
    measures.begin_notes(notes)
    trail = match.trail()
    for (mover, event), s in zip(match.history(), trail, strict=False):
        if mover == CHANCE:
            notes[measures.EVENTS] += 1
            continue
        if notes[measures.DECISIONS]:
            note_lead(s, points, notes, leads)
        mask = [0] * len(game.moves)
        measures.note_decision(mover, event, game.plain.legal(s, mover, mask), notes)
    note_lead(trail[-1], points, notes, leads)
    end_notes(trail[-1], points, notes, leads)
    row: Rows = notes
    return row


# --- columns -----------------------------------------------------------------------------------

# The columns of a game and where the row holds them
_PLACES: dict[str, tuple[int, type[np.generic]]] = {
    "over": (measures.OVER, np.int8),
    "winners": (measures.WINNERS, np.uint8),
    "decisions": (measures.DECISIONS, np.int32),
    "events": (measures.EVENTS, np.int32),
    "choices": (measures.CHOICES, np.int32),
    "marked": (measures.MARKED, np.int32),
    "widest": (measures.WIDEST, np.int16),
    "lead_changes": (measures.LEAD_CHANGES, np.int32),
    "settled": (measures.SETTLED, np.int32),
    "half_leaders": (measures.HALF_LEADERS, np.uint8),
    "half_last": (measures.HALF_LAST, np.uint8),
    "opening": (measures.OPENING, np.int16),
    "opener": (measures.OPENER, np.int8),
}


_BITS = ("winners", "half_leaders", "half_last")


def _columns(variant: Variant, start: int, rows: Rows) -> Columns:
    """With seats counted from who begins."""
    seats = variant.players
    games = np.arange(start, start + len(rows))
    starter = variant.starter_of(games)
    found: Columns = {"game": games}
    for name, (place, kind) in _PLACES.items():
        column = rows[:, place]
        if name in _BITS:
            column = (column >> starter | column << (seats - starter)) & ((1 << seats) - 1)
        elif name == "opener":
            column = np.where(column < 0, column, (column - starter) % seats)
        found[name] = column.astype(kind)
    most = (rows.shape[1] - measures.BY_SEAT) // 2
    game = np.arange(len(rows))
    for place in range(seats):
        seat = (place + starter) % seats
        found[f"points_{place}"] = rows[game, measures.BY_SEAT + most + seat].astype(np.int32)
        found[f"decisions_{place}"] = rows[game, measures.BY_SEAT + seat].astype(np.int32)
    return found
