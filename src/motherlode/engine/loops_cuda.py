"""The same loops for a CUDA device: one thread a game.

Each thread keeps its record and its scratch space in local memory, which the device interleaves
among threads. Nothing is allocated. The names in capitals and the helpers at the top are filled in
by `batch_cuda.py` for each game.
"""

from typing import Any

import numpy as np

from motherlode.engine.chance import start_stream
from motherlode.engine.contract import apply
from motherlode.engine.gpu import cuda
from motherlode.engine.kernels import end, observe, offer, play_out, settle, share_out, trace
from motherlode.engine.network import describe, evaluate

OVER_ANY_GAME = True  # `compile.py` fills in the sizes for each game
MOVES = 0
OUTCOMES = 0
SEATS = 0
SIZE = 0
RECORD: Any = None


def record_in(memory: Any, at: int) -> Any:
    """The record at a place of local memory."""
    return memory[at]


def copy_record(to: Any, at: int, source: Any, index: int) -> None:
    """Copies a record from one array to another."""
    to[at] = source[index]


def cells_in(memory: Any) -> Any:
    """Local memory as a row of integers."""
    return memory


def playouts(
    first: Any, seed: int, start: int, stop: int, limit: int, points: Any, won: Any, decisions: Any
) -> None:
    """Whole random games, numbers `start` to `stop`, each from its own stream."""
    memory = cuda.local.array(1, RECORD)
    rng = cells_in(cuda.local.array(1, np.uint64))
    mask = cells_in(cuda.local.array(MOVES, np.uint8))
    weights = cells_in(cuda.local.array(OUTCOMES, np.int32))
    s = record_in(memory, 0)
    for game in range(start + cuda.grid(1), stop, cuda.gridsize(1)):
        copy_record(memory, 0, first, 0)
        start_stream(rng, seed, game)
        decisions[game] = play_out(s, rng, mask, weights, limit)
        won[game] = end(s, points[game])


def begin(first: Any, states: Any, seed: int, streams: Any, masks: Any, actors: Any) -> None:
    """Sets up games for stepping, up to their first decision."""
    memory = cuda.local.array(1, RECORD)
    rng = cells_in(cuda.local.array(1, np.uint64))
    weights = cells_in(cuda.local.array(OUTCOMES, np.int32))
    s = record_in(memory, 0)
    for game in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        copy_record(memory, 0, first, 0)
        start_stream(rng, seed, game)
        settle(s, rng, weights)
        actors[game] = offer(s, rng, masks[game])
        copy_record(states, game, memory, 0)
        streams[game, 0] = rng[0]


def refuse(moves: Any, masks: Any, refused: Any) -> None:
    """Marks the games whose given move is not legal."""
    for game in range(cuda.grid(1), len(moves), cuda.gridsize(1)):
        move = moves[game]
        refused[game] = 1
        if move >= 0 and move < MOVES and masks[game, move] != 0:
            refused[game] = 0


def steps(
    first: Any,
    states: Any,
    moves: Any,
    streams: Any,
    masks: Any,
    actors: Any,
    points: Any,
    won: Any,
    shares: Any,
    done: Any,
) -> None:
    """One decision in every game; a finished game begins anew."""
    memory = cuda.local.array(1, RECORD)
    rng = cells_in(cuda.local.array(1, np.uint64))
    weights = cells_in(cuda.local.array(OUTCOMES, np.int32))
    s = record_in(memory, 0)
    for game in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        copy_record(memory, 0, states, game)
        rng[0] = streams[game, 0]
        apply(s, actors[game], moves[game])
        settle(s, rng, weights)
        won[game] = 0
        if s.over != 0:
            won[game] = end(s, points[game])
            copy_record(memory, 0, first, 0)
            settle(s, rng, weights)
        done[game] = won[game] != 0
        share_out(won[game], shares[game])
        actors[game] = offer(s, rng, masks[game])
        copy_record(states, game, memory, 0)
        streams[game, 0] = rng[0]


def observations(states: Any, known: Any, raws: Any, actors: Any, bits: Any) -> None:
    """What each game's actor knows, written down for a learner."""
    for game in range(cuda.grid(1), len(states), cuda.gridsize(1)):
        copy_record(known, game, states, game)
        observe(record_in(known, game), raws[game], int(actors[game]), bits[game])


def traces(
    first: Any, states: Any, raws: Any, seed: int, start: int, trails: Any, rows: Any
) -> None:
    """Random games written down event by event, to compare targets."""
    rng = cells_in(cuda.local.array(1, np.uint64))
    mask = cells_in(cuda.local.array(MOVES, np.uint8))
    weights = cells_in(cuda.local.array(OUTCOMES, np.int32))
    points = cells_in(cuda.local.array(SEATS, np.int32))
    for at in range(cuda.grid(1), len(rows), cuda.gridsize(1)):
        copy_record(states, 2 * at, first, 0)
        start_stream(rng, seed, start + at)
        rows[at] = trace(
            record_in(states, 2 * at),
            raws[2 * at],
            record_in(states, 2 * at + 1),
            raws[2 * at + 1],
            rng,
            mask,
            weights,
            points,
            trails[at],
            trails.shape[1],
        )


def network(
    records: Any, raws: Any, seats: Any, form: Any, net: Any, bias: Any, rows: Any, ones: Any,
    twos: Any, outs: Any,
) -> None:  # fmt: skip
    """What a network says of what seats know, given as hidden records: a thread a position."""
    memory = cuda.local.array(1, RECORD)
    known = record_in(memory, 0)
    for at in range(cuda.grid(1), len(seats), cuda.gridsize(1)):
        copy_record(memory, 0, records, at)
        describe(known, raws[at], seats[at], rows[at])
        evaluate(form, net, bias, rows[at], ones[at], twos[at], outs[at])
