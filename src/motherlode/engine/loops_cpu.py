"""Loops over a range of games for one processor thread: compiled, and free of the GIL.

Plain Python like everything that compiles; `first` holds the record with which a game begins.
"""

from typing import Any

from motherlode.engine.chance import start_stream
from motherlode.engine.contract import apply
from motherlode.engine.kernels import end, observe, offer, play_out, settle, share_out, trace


def playouts(
    first: Any,
    scratch: Any,
    seed: int,
    start: int,
    stop: int,
    limit: int,
    rng: Any,
    mask: Any,
    weights: Any,
    points: Any,
    won: Any,
    decisions: Any,
) -> None:
    """Whole random games, numbers `start` to `stop`, each from its own stream."""
    s = scratch[0]
    for game in range(start, stop):
        scratch[0] = first[0]
        start_stream(rng, seed, game)
        decisions[game] = play_out(s, rng, mask, weights, limit)
        won[game] = end(s, points[game])


def begin(
    first: Any,
    states: Any,
    seed: int,
    start: int,
    stop: int,
    streams: Any,
    weights: Any,
    masks: Any,
    actors: Any,
) -> None:
    """Sets up games for stepping, up to their first decision."""
    for game in range(start, stop):
        states[game] = first[0]
        start_stream(streams[game], seed, game)
        settle(states[game], streams[game], weights)
        actors[game] = offer(states[game], streams[game], masks[game])


def steps(
    first: Any,
    states: Any,
    start: int,
    stop: int,
    moves: Any,
    streams: Any,
    weights: Any,
    masks: Any,
    actors: Any,
    points: Any,
    won: Any,
    shares: Any,
    done: Any,
) -> None:
    """One decision in every game; a finished game begins anew."""
    for game in range(start, stop):
        s = states[game]
        apply(s, actors[game], moves[game])
        settle(s, streams[game], weights)
        won[game] = 0
        if s.over != 0:
            won[game] = end(s, points[game])
            states[game] = first[0]
            settle(s, streams[game], weights)
        done[game] = won[game] != 0
        share_out(won[game], shares[game])
        actors[game] = offer(s, streams[game], masks[game])


def observations(
    states: Any, known: Any, raw: Any, start: int, stop: int, actors: Any, bits: Any
) -> None:
    """What each game's actor knows, written down for a learner."""
    for game in range(start, stop):
        known[game] = states[game]
        observe(known[game], raw[game], actors[game], bits[game])


def traces(
    first: Any,
    scratch: Any,
    raw: Any,
    seed: int,
    start: int,
    stop: int,
    rng: Any,
    mask: Any,
    weights: Any,
    points: Any,
    trails: Any,
    rows: Any,
) -> None:
    """Random games written down event by event, to compare targets."""
    for game in range(start, stop):
        scratch[0] = first[0]
        start_stream(rng, seed, game)
        at = game - start
        rows[at] = trace(
            scratch[0],
            raw[0],
            scratch[1],
            raw[1],
            rng,
            mask,
            weights,
            points,
            trails[at],
            trails.shape[1],
        )
