"""Weighs every way on to the next positions that a game can judge: a turn ahead, without sampling.

Where `strategy.judge` says what a position promises, all that may happen until then is few enough
to be weighed: chance by its odds, decisions by what is best for the one who decides. In Gold
Nuggets that is the rest of a turn. Plain functions like the search's, compiled for each game.
"""

from typing import Any

import numpy as np

from motherlode.bots.endings import hides_something
from motherlode.bots.tree import find, information, share_of
from motherlode.engine.compile import cpu, is_compiled
from motherlode.engine.contract import apply, happen, judge, legal, odds, skip, winners
from motherlode.engine.game import Game

OVER_ANY_GAME = True
MOVES = 0
OUTCOMES = 0
SEATS = 0

DEEPEST = 120  # events until a position can be judged
POSITIONS = 1 << 18  # room for them in the table
TOO_MANY = -1

# What is known of a position on the way
NEXT, TOTAL, ACTOR, NODE = range(4)


def weigh_ahead(
    way: Any, raw: Any, marks: Any, sums: Any, notes: Any, keys: Any, worth: Any, found: Any
) -> int:
    """What each move of `way[0]` promises the one who decides; returns the positions weighed.

    `way` is the way to the position that is being weighed, a record a step. Beside each step lie
    its `marks` (legal moves, or the weights of outcomes), the sums of shares so far, and `notes`.
    """
    used = 0
    depth = 0
    arrived = True  # at a new position; else back from the one that followed
    while depth >= 0:
        s = way[depth]
        if arrived:
            known = False
            if s.over != 0:
                bits = winners(s)
                for seat in range(s.seats):
                    sums[depth, seat] = share_of(bits, seat)
                known = True
            elif depth > 0 and judge(s, sums[depth]):
                known = True
            else:
                # The name of what everybody sees: nothing is hidden in a game that is weighed so.
                key = information(raw[depth], 0)
                node = find(keys, key)
                notes[depth, NODE] = node
                if keys[node] != 0:
                    for seat in range(s.seats):
                        sums[depth, seat] = worth[node, seat]
                    known = True
                else:
                    # Nothing comes round again before it is judged, so no way needs a position
                    # that is still being weighed.
                    keys[node] = key
                    used += 1
                    if 4 * used > 3 * len(keys) or depth + 1 == len(way):
                        return TOO_MANY
            if known:
                arrived = False
                depth -= 1
                continue
            for at in range(len(marks[depth])):
                marks[depth, at] = 0
            for seat in range(s.seats):
                sums[depth, seat] = 0.0
            notes[depth, NEXT] = 0
            notes[depth, TOTAL] = odds(s, marks[depth])
            if notes[depth, TOTAL] == 0:
                actor = 0
                while s.to_act >> actor != 1:
                    actor += 1
                    if actor == SEATS:
                        return TOO_MANY  # who comes first is not decided by the rules
                notes[depth, ACTOR] = actor
                legal(s, actor, marks[depth])
                if depth > 0:
                    skip(s, actor, marks[depth])
                sums[depth, actor] = -1.0
        else:
            event = notes[depth, NEXT] - 1
            total = notes[depth, TOTAL]
            actor = notes[depth, ACTOR]
            if total > 0:
                for seat in range(s.seats):
                    sums[depth, seat] += sums[depth + 1, seat] * marks[depth, event] / total
            elif sums[depth + 1, actor] > sums[depth, actor]:
                for seat in range(s.seats):
                    sums[depth, seat] = sums[depth + 1, seat]
            if depth == 0:
                found[event] = sums[1, actor]
        event = notes[depth, NEXT]
        while event < len(marks[depth]) and marks[depth, event] == 0:
            event += 1
        notes[depth, NEXT] = event + 1
        if event == len(marks[depth]):
            for seat in range(s.seats):
                worth[notes[depth, NODE], seat] = sums[depth, seat]
            arrived = False
            depth -= 1
            continue
        way[depth + 1] = way[depth]
        if notes[depth, TOTAL] > 0:
            happen(way[depth + 1], event)
        else:
            apply(way[depth + 1], notes[depth, ACTOR], event)
        arrived = True
        depth += 1
    return used


def ahead_is_ready(game: Game) -> bool:
    """Whether nothing has to be compiled before a look ahead."""
    return game.judge is None or is_compiled(game, weigh_ahead)


def make_ahead_ready(game: Game) -> None:
    """Compiles it."""
    if game.judge is not None:
        match = game.start(game.seats[-1], seed=0)
        shares_ahead(game, match.known(match.to_act[0]), match.to_act[0])


def shares_ahead(game: Game, known: Any, seat: int) -> dict[int, float] | None:
    """What each legal move promises a seat; None where that cannot be told by a look ahead."""
    if game.judge is None or known.to_act != 1 << seat or hides_something(game, known, seat):
        return None
    loop = cpu(game, weigh_ahead)
    way = np.zeros(DEEPEST, game.state.dtype)
    way[0] = np.frombuffer(bytes(known), game.state.dtype)[0]
    raw = way.view(np.uint8).reshape(DEEPEST, -1)
    marks = np.zeros((DEEPEST, max(len(game.moves), len(game.outcomes))), np.int32)
    sums = np.zeros((DEEPEST, game.seats[-1]), np.float64)
    notes = np.zeros((DEEPEST, 4), np.int64)
    keys = np.zeros(POSITIONS, np.uint64)
    worth = np.zeros((POSITIONS, game.seats[-1]), np.float64)
    found = np.full(len(game.moves), np.nan)
    if loop(way, raw, marks, sums, notes, keys, worth, found) == TOO_MANY:
        return None
    return {move: float(share) for move, share in enumerate(found) if share == share}
