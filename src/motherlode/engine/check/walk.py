"""Random play on the `python` target, one event at a time, with every law of play watched."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, Place, Setting, named, watcher
from motherlode.engine.check.watch import Watched, WatchedList, watched
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers
from motherlode.engine.state import blank, copy
from motherlode.engine.view import seats_in

ENDLESS = 200_000  # events after which a game counts as endless


@dataclass
class Moment:
    """A position in which something is about to happen, and what it will be."""

    s: Any  # the record before the event; the walk goes on with another one
    mover: int
    event: int
    choices: list[int]  # the events that could have been


def due(game: Game, s: Any, watch: bool = False) -> list[int]:
    """The weights of the chance event that is due; empty when none is."""
    weights = (WatchedList if watch else list)([0] * len(game.outcomes))
    before = bytes(s)
    odds = (watched(game) if watch else game.plain).odds
    total = odds(Watched(s) if watch else s, weights)
    if bytes(s) != before:
        raise Fault("weights", "odds() changed the record", odds)
    if any(weight < 0 for weight in weights):
        raise Fault("weights", f"a weight is negative: {list(weights)}", odds)
    if total != sum(weights):
        raise Fault(
            "weights", f"odds() returns {total}, but the weights sum to {sum(weights)}", odds
        )
    return list(weights) if total else []


def choices_of(game: Game, s: Any, seat: int, watch: bool = False) -> list[int]:
    """The legal moves of a seat."""
    mask = (WatchedList if watch else list)([0] * len(game.moves))
    before = bytes(s)
    legal = (watched(game) if watch else game.plain).legal
    count = legal(Watched(s) if watch else s, seat, mask)
    if bytes(s) != before:
        raise Fault("legal", "legal() changed the record", legal)
    marked = [move for move, mark in enumerate(mask) if mark]
    if any(mark not in (0, 1) for mark in mask):
        raise Fault("legal", f"a mark is neither 0 nor 1: {sorted(set(mask))}", legal)
    if count != len(marked):
        raise Fault("legal", f"legal() returns {count}, but marks {len(marked)} moves", legal)
    return marked


def advance(game: Game, s: Any, mover: int, event: int, watch: bool = False) -> None:
    """Lets an event happen."""
    rules = watched(game) if watch else game.plain
    changed = Watched(s) if watch else s
    if mover == CHANCE:
        rules.happen(changed, event)
    else:
        rules.apply(changed, mover, event)


def begun(game: Game, setting: Setting) -> Any:
    """The record at the start, made by watched rules."""
    game.check_seats(setting.seats)
    s = blank(game.state)
    codes = WatchedList(game.option_codes(setting.seats, setting.options))
    watched(game).setup(Watched(s), setting.seats, codes)
    return s


def walk(
    game: Game,
    setting: Setting,
    random: Random,
    place: Place | None = None,
    watch: bool = False,
) -> Iterator[Moment]:
    """A random game; yields every moment, checks every law, ends with the game.

    Meanwhile the place says where it is. Watched, it takes several times as long.
    """
    place = place or Place()
    game = with_numbers(game, setting.options)
    place.event, place.what, place.seat = -1, "", None
    s = begun(game, setting) if watch else game.first_state(setting.seats, setting.options)
    amounts = game.conserved(s)
    for number in range(ENDLESS):
        place.event, place.what, place.seat = number, "", None
        if s.over:
            _check_end(game, s)
            return
        moment = _next(game, s, random, watch)
        place.what = named(game, moment.mover, moment.event)
        place.seat = None if moment.mover == CHANCE else moment.mover
        yield moment
        advance(game, s, moment.mover, moment.event, watch)
        _check_conserved(game, s, amounts, moment)
    raise Fault("endless", f"no end after {ENDLESS} events ({setting})", game.rules.apply)


def _next(game: Game, s: Any, random: Random, watch: bool) -> Moment:
    weights = due(game, s, watch)
    if weights:
        if s.to_act:
            still = ", ".join(map(watcher, seats_in(s.to_act)))
            raise Fault(
                "to_act",
                f"chance is due, but to_act still names {still}",
                game.rules.odds,
                "to_act",
            )
        possible = [outcome for outcome, weight in enumerate(weights) if weight]
        event = random.choices(range(len(weights)), weights)[0]
        return Moment(copy(s), CHANCE, event, possible)
    acting = seats_in(s.to_act)
    if not acting:
        raise Fault(
            "dead end",
            "nobody may act, no chance is due, and the game is not over",
            game.rules.apply,
            "to_act",
        )
    if acting[-1] >= s.seats:
        raise Fault("legal", f"to_act names seat {acting[-1]}, who does not exist", None, "to_act")
    if len(acting) > 1 and not game.at_once:
        raise Fault("at once", "several seats may act at the same time: say at_once=True in Game")
    seat = random.choice(acting)
    moves = choices_of(game, s, seat, watch)
    if not moves:
        raise Fault("dead end", f"seat {seat} must act, but has no legal move", game.rules.legal)
    return Moment(copy(s), seat, random.choice(moves), moves)


def _check_conserved(game: Game, s: Any, amounts: dict[str, int], moment: Moment) -> None:
    now = game.conserved(s)
    for name, amount in amounts.items():
        if now[name] != amount:
            event = named(game, moment.mover, moment.event)
            by = game.rules.happen if moment.mover == CHANCE else game.rules.apply
            raise Fault(
                "conservation", f"{name} went from {amount} to {now[name]} by {event}", by, name
            )


def check_reason(game: Game, s: Any) -> None:
    """Whether an end has a name."""
    if s.over and s.over not in game.endings:
        raise Fault(
            "ending", f"the game ended for reason {s.over}, which has no name", None, "over"
        )


def _check_end(game: Game, s: Any) -> None:
    rules = watched(game)
    check_reason(game, s)
    if s.to_act:
        raise Fault("ending", "the game is over, but somebody may still act", None, "to_act")
    points = WatchedList([0] * s.seats)
    before = bytes(s)
    rules.score(Watched(s), points)
    bits = rules.winners(Watched(s))
    if bytes(s) != before:
        raise Fault("ending", "score() or winners() changed the record", game.rules.score)
    if not bits:
        raise Fault("ending", "winners() names nobody: no seats of this game", game.rules.winners)
    if bits < 0 or bits >> s.seats:
        raise Fault(
            "ending", f"the winners are no seats of this game: {bits:b}", game.rules.winners
        )
    if any(abs(point) >= 1 << 31 for point in points):
        raise Fault("overflow", f"points are 32 bits wide: {list(points)}", game.rules.score)
