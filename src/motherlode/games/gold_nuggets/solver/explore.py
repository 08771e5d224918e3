"""Gold Nuggets for two as a turn game, made by the game's own rules.

Nothing of the rules is repeated here: turns are explored by rolling, setting aside and taking on
records, and what they come to is written down. What matters of the dice aside is how many dice
are left, how many are nuggets, whether there are three lassos (or how many less), and which
numbers are there; the value, the right to steal and what may be added follow from that.

The levels are the nuggets in the middle: taking makes them fewer, nothing makes them more.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from motherlode.engine.solving.turn_game import (
    Node,
    Numbers,
    TurnGame,
    again,
    ended,
    in_levels,
    passed,
    turn_game,
)
from motherlode.engine.state import copy
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.content import DICE, FACES, NUGGETS
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import dice_aside, roll
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.state import State
from motherlode.games.gold_nuggets.strategy import situation

ME, OTHER = 0, 1

# An exit: the move, the value of the dice aside, whether all seven are.
Exit = tuple[int, int, bool]
BUST: Exit = (ROLL, 0, False)


class Description(NamedTuple):
    """The tables, and what their nodes stand for."""

    game: TurnGame
    codes: Numbers  # of the nodes at which one may roll, which are the first ones


@cache
def positions() -> tuple[dict[tuple[int, int], int], list[int]]:
    """The number of every position (own nuggets, other's nuggets), and where levels begin."""
    return in_levels(
        ((own, other) for own in range(NUGGETS) for other in range(NUGGETS - own)),
        lambda own, other: NUGGETS - own - other,
    )


def describe() -> Description:
    """Explores the game."""
    samples, throws = explore()
    order = sorted(samples, reverse=True)  # fewer dice left are later
    place = {node: number for number, node in enumerate(order)}
    bust = len(order)
    exits: dict[Exit, State] = {BUST: samples[order[0]]}
    nodes = []
    for node in order:
        ways = _exits(samples[node]) if node != order[0] else {}
        exits.update(ways)
        outcomes = [
            (weight / throws[node].total(), sorted(place[option] for option in options) or [bust])
            for options, weight in throws.get(node, {}).items()
        ]
        nodes.append(Node([list(exits).index(way) for way in ways], outcomes))
    nodes.append(Node([list(exits).index(BUST)]))
    numbers, levels = positions()
    landing = np.array(
        [[_land(at, way, s) for way, s in exits.items()] for at in numbers], np.int32
    )
    codes = np.array([node for node in order if node in throws], np.int32)
    return Description(turn_game(levels, landing, nodes), codes)


# --- inside a turn -----------------------------------------------------------------------------


def explore() -> tuple[dict[int, State], dict[int, Counter[frozenset[int]]]]:
    """A record for every node, and how often a throw there offers which nodes (none: a bust)."""
    start: State = GAME.first_state(2)
    samples = {situation(start): start}
    throws: dict[int, Counter[frozenset[int]]] = {}
    waiting = [start]
    while waiting:
        s = waiting.pop()
        if dice_aside(s) == DICE:
            continue
        offers = throws[situation(s)] = Counter()
        for weight, rolled in _throws(s):
            found = {situation(after): after for after in _selections(rolled)}
            offers[frozenset(found)] += weight
            for node, after in found.items():
                if node not in samples:
                    samples[node] = after
                    waiting.append(after)
    return samples, throws


def _throws(s: State) -> Iterator[tuple[int, State]]:
    """Every throw of the dice that are left, as a multiset, with its weight."""
    before = copy(s)
    roll(before)
    weights = [0] * len(FACES)
    GAME.rules.odds(before, weights)
    for dice in combinations_with_replacement(range(len(FACES)), before.falling):
        after = copy(before)
        for face in dice:
            GAME.rules.happen(after, face)
        orders = factorial(len(dice)) // prod(map(factorial, Counter(dice).values()))
        yield orders * prod(weights[face] for face in dice), after


def _selections(s: State) -> Iterator[State]:
    """What may be set aside of a roll, in every way; nothing after a bust."""
    if not s.to_act & 1 << ME:
        return
    for move in legal(s):
        if move >= SET_ASIDE:
            after = played(s, move)
            yield after
            yield from _selections(after)


def legal(s: State) -> list[int]:
    """The moves of the player on turn."""
    mask = bytearray(len(GAME.moves))
    GAME.rules.legal(s, s.turn, mask)
    return [move for move, marked in enumerate(mask) if marked]


def played(s: State, move: int) -> State:
    """The record after a move of the player on turn."""
    after = copy(s)
    GAME.rules.apply(after, s.turn, move)
    return after


# --- ends of a turn ----------------------------------------------------------------------------


def _exits(s: State) -> dict[Exit, State]:
    """The ways to end a turn with the dice that are aside."""
    moves = [TAKE, STEAL + OTHER] if may_steal(s) else [TAKE]
    return {(move, value(s), dice_aside(s) == DICE): s for move in moves}


def _land(at: tuple[int, int], way: Exit, s: State) -> int:
    """Where an exit leads, from a position; `s` shows dice with which one leaves so."""
    own, other = at
    numbers, _ = positions()
    count = len(numbers)
    if way == BUST:
        return passed(count, numbers[other, own])
    before = copy(s)
    before.nuggets[ME] = own
    before.nuggets[OTHER] = other
    before.supply = NUGGETS - own - other
    after = played(before, way[0])
    if after.over:
        return ended(count, halves_won(after, ME))
    number = numbers[after.nuggets[after.turn], after.nuggets[1 - after.turn]]
    return again(count, number) if after.turn == ME else passed(count, number)


def halves_won(s: State, seat: int) -> int:
    """2 for a win, 1 for a tie, 0 for a loss."""
    won = GAME.rules.winners(s)
    return 2 // won.bit_count() if won & 1 << seat else 0
