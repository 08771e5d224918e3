"""Random play on the `python` target, one event at a time, with every law of play watched."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, Setting, named
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.state import copy
from motherlode.engine.view import seats_in

ENDLESS = 200_000  # events after which a game counts as endless


@dataclass
class Moment:
    """A position in which something is about to happen, and what it will be."""

    s: Any  # the record before the event; the walk goes on with another one
    mover: int
    event: int
    choices: list[int]  # the events that could have been


def due(game: Game, s: Any) -> list[int]:
    """The weights of the chance event that is due; empty when none is."""
    weights = [0] * len(game.outcomes)
    before = bytes(s)
    total = game.plain.odds(s, weights)
    if bytes(s) != before:
        raise Fault("weights", "odds() changed the record")
    if any(weight < 0 for weight in weights):
        raise Fault("weights", f"a weight is negative: {weights}")
    if total != sum(weights):
        raise Fault("weights", f"odds() returns {total}, but the weights sum to {sum(weights)}")
    return weights if total else []


def choices_of(game: Game, s: Any, seat: int) -> list[int]:
    """The legal moves of a seat."""
    mask = [0] * len(game.moves)
    before = bytes(s)
    count = game.plain.legal(s, seat, mask)
    if bytes(s) != before:
        raise Fault("legal", "legal() changed the record")
    marked = [move for move, mark in enumerate(mask) if mark]
    if any(mark not in (0, 1) for mark in mask):
        raise Fault("legal", f"a mark is neither 0 nor 1: {sorted(set(mask))}")
    if count != len(marked):
        raise Fault("legal", f"legal() returns {count}, but marks {len(marked)} moves")
    return marked


def advance(game: Game, s: Any, mover: int, event: int) -> None:
    """Lets an event happen."""
    if mover == CHANCE:
        game.plain.happen(s, event)
    else:
        game.plain.apply(s, mover, event)


def walk(game: Game, setting: Setting, random: Random) -> Iterator[Moment]:
    """A random game; yields every moment, checks every law, ends with the game."""
    s = game.first_state(setting.seats, setting.options)
    amounts = game.conserved(s)
    for _ in range(ENDLESS):
        if s.over:
            _check_end(game, s)
            return
        moment = _next(game, s, random)
        yield moment
        advance(game, s, moment.mover, moment.event)
        _check_conserved(game, s, amounts, moment)
    raise Fault("endless", f"no end after {ENDLESS} events ({setting})")


def _next(game: Game, s: Any, random: Random) -> Moment:
    weights = due(game, s)
    if weights:
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        event = random.choices(range(len(weights)), weights)[0]
        return Moment(copy(s), CHANCE, event, possible)
    acting = seats_in(s.to_act)
    if not acting:
        raise Fault("dead end", "nobody may act, no chance is due, and the game is not over")
    if acting[-1] >= s.seats:
        raise Fault("legal", f"to_act names seat {acting[-1]}, who does not exist")
    seat = random.choice(acting)
    moves = choices_of(game, s, seat)
    if not moves:
        raise Fault("dead end", f"seat {seat} must act, but has no legal move")
    return Moment(copy(s), seat, random.choice(moves), moves)


def _check_conserved(game: Game, s: Any, amounts: dict[str, int], moment: Moment) -> None:
    now = game.conserved(s)
    for name, amount in amounts.items():
        if now[name] != amount:
            event = named(game, moment.mover, moment.event)
            raise Fault("conservation", f"{name} went from {amount} to {now[name]} by {event}")


def _check_end(game: Game, s: Any) -> None:
    if s.over not in game.endings:
        raise Fault("ending", f"the game ended for reason {s.over}, which has no name")
    if s.to_act:
        raise Fault("ending", "the game is over, but somebody may still act")
    points = [0] * s.seats
    before = bytes(s)
    game.plain.score(s, points)
    bits = game.plain.winners(s)
    if bytes(s) != before:
        raise Fault("ending", "score() or winners() changed the record")
    if not bits or bits >> s.seats:
        raise Fault("ending", f"the winners are no seats of this game: {bits:b}")
