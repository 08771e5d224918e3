"""Whether `imagine` has the right odds: against the exact distribution, world by world.

While a random game goes on we keep every world that a seat may still believe in, with its exact
probability: unseen chance events branch by their weights, unseen decisions evenly, seen events
keep the worlds in which they are possible, and what no longer looks like the seat's own record is
dropped. Then many imagined worlds are compared with that distribution.
"""

import math
from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, Place, Setting, watcher
from motherlode.engine.check.sight import known
from motherlode.engine.check.walk import Moment, advance, choices_of, due, walk
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.numbers import with_numbers

Worlds = dict[bytes, float]

MOST_WORLDS = 3000  # a larger distribution is given up, as is one with fewer samples than worlds
LONGEST = 200  # events of a game that are followed
SURPRISE = 1e-7  # a worse fit than this is no accident


def check_imagination(
    game: Game,
    setting: Setting,
    seat: int,
    random: Random,
    samples: int,
    most: int,
    place: Place | None = None,
) -> int:
    """Follows one random game from one seat until `most` positions were compared.

    Returns how many there were: a game may hide less.
    """
    game = with_numbers(game, setting.options)
    start = bytes(game.first_state(setting.seats, setting.options))
    worlds: Worlds = {start: 1.0}
    compared = 0
    last = 0
    for number, moment in enumerate(walk(game, setting, random, place)):
        if number > 0 and len(worlds) > 1 and len(worlds) != last:
            _compare(game, moment.s, seat, worlds, samples, random)
            last = len(worlds)
            compared += 1
        if number >= LONGEST or compared >= most:
            break
        worlds = _follow(game, moment, seat, worlds)
        if len(worlds) > min(MOST_WORLDS, samples):
            break
    return compared


def _follow(game: Game, moment: Moment, seat: int, worlds: Worlds) -> Worlds:
    """The worlds that are still possible after an event."""
    after = game.state.from_buffer_copy(bytes(moment.s))
    advance(game, after, moment.mover, moment.event)
    target = bytes(known(game, after, seat))
    seen = game.plain.sees(moment.s, seat, moment.mover, moment.event)
    still: Worlds = {}
    for world, belief in worlds.items():
        before = game.state.from_buffer_copy(world)
        for event, odds in _branches(game, before, moment, seen).items():
            s = game.state.from_buffer_copy(world)
            advance(game, s, moment.mover, event)
            if bytes(known(game, s, seat)) == target:
                still[bytes(s)] = still.get(bytes(s), 0.0) + belief * odds
    if bytes(after) not in still:
        raise Fault(
            "sight", f"{watcher(seat)} holds the true world for impossible", game.rules.hide
        )
    total = sum(still.values())
    return {world: belief / total for world, belief in still.items()}


def _branches(game: Game, s: Any, moment: Moment, seen: bool) -> dict[int, float]:
    """What may happen in a world, as far as the seat knows, and how likely it is."""
    if moment.mover == CHANCE:
        weights = due(game, s)
        total = sum(weights)
        odds = {event: weight / total for event, weight in enumerate(weights) if weight}
        if seen:
            return {event: odds[event] for event in (moment.event,) if event in odds}
        return odds
    if not s.to_act >> moment.mover & 1:
        return {}
    moves = choices_of(game, s, moment.mover)
    if seen:
        return {move: 1.0 for move in moves if move == moment.event}
    return {move: 1 / len(moves) for move in moves}


def _compare(game: Game, s: Any, seat: int, worlds: Worlds, samples: int, random: Random) -> None:
    """Imagines many worlds and judges their frequencies."""
    count = max(samples, 5 * len(worlds))
    hidden = bytes(known(game, s, seat))
    seen: dict[bytes, int] = {}
    rng = [random.getrandbits(64)]
    for _ in range(count):
        world = game.state.from_buffer_copy(hidden)
        game.plain.imagine(world, seat, rng)
        seen[bytes(world)] = seen.get(bytes(world), 0) + 1
    for world in seen:
        if world not in worlds:
            raise Fault(
                "imagination",
                f"{watcher(seat)} imagines a world that cannot be",
                game.rules.imagine,
            )
    chi = sum(
        (seen.get(world, 0) - count * belief) ** 2 / (count * belief)
        for world, belief in worlds.items()
    )
    if (surprise := _tail(chi, len(worlds) - 1)) < SURPRISE:
        raise Fault(
            "imagination",
            f"{watcher(seat)} imagines {len(worlds)} worlds with wrong odds "
            f"(chance of such a sample: {surprise:.0e})",
            game.rules.imagine,
        )


def _tail(chi: float, degrees: int) -> float:
    """The chance of a larger chi-square, by Wilson and Hilferty's approximation."""
    spread = 2 / (9 * degrees)
    z = ((chi / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))
