"""No leak: what a seat cannot know is not in its record, its view, its story or its choices."""

import json
from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, Place, named, watcher
from motherlode.engine.check.walk import Moment, advance, check_reason, choices_of
from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.game import Game
from motherlode.engine.state import copy, differing_fields
from motherlode.engine.view import seats_in

ALTERNATIVES = 6  # how many other events are tried at a moment


def known(game: Game, s: Any, seat: int) -> Any:
    """The record as a seat knows it."""
    hidden = copy(s)
    game.plain.hide(hidden, seat)
    return hidden


def check_moment(game: Game, moment: Moment, random: Random, place: Place | None = None) -> None:
    """All laws of sight at one moment, for every seat and the spectator.

    While another event is tried out than the one that will happen, the place names that one.
    """
    place = place or Place()
    what = place.what
    others = random.sample(moment.choices, min(ALTERNATIVES, len(moment.choices)))
    events = [moment.event, *(event for event in others if event != moment.event)]
    worlds = []
    for event in events:
        if event != moment.event:
            place.what = f"{named(game, moment.mover, event)}, tried out"
        after = copy(moment.s)
        advance(game, after, moment.mover, event)
        check_reason(game, after)
        worlds.append(after)
    place.what = what
    for seat in range(SPECTATOR, moment.s.seats):
        _check_record(game, moment.s, seat, random)
        _check_events(game, moment, seat, events, worlds)
        _check_told(game, moment, seat, worlds[0])
        if game.open:
            _check_openness(game, moment, seat, worlds[0])


def _check_record(game: Game, s: Any, seat: int, random: Random) -> None:
    """Hiding twice is hiding once; an imagined world looks the same; choices tell nothing."""
    hidden = known(game, s, seat)
    _same(game, hidden, known(game, hidden, seat), seat, "hiding twice changes the record")
    world = copy(hidden)
    game.plain.imagine(world, seat, [random.getrandbits(64)])
    _same(game, hidden, known(game, world, seat), seat, "an imagined world looks different")
    for name, amount in game.conserved(world).items():
        if amount != (true := game.conserved(s)[name]):
            raise Fault(
                "imagination",
                f"{watcher(seat)} imagines {amount} {name}, but there are {true}",
                game.rules.imagine,
                name,
            )
    if seat != SPECTATOR and s.to_act >> seat & 1:
        if choices_of(game, s, seat) != choices_of(game, hidden, seat):
            raise Fault(
                "leak",
                f"the legal moves of seat {seat} depend on what it cannot know",
                game.rules.legal,
            )
    if seats_in(world.to_act) != seats_in(s.to_act) or world.over != s.over:
        raise Fault(
            "imagination", f"{watcher(seat)} is wrong about who is to act", game.rules.imagine
        )


def _same(game: Game, one: Any, other: Any, seat: int, what: str) -> None:
    if bytes(one) != bytes(other):
        fields = ", ".join(differing_fields(one, other))
        raise Fault("sight", f"{what} for {watcher(seat)}: field {fields}", game.rules.hide, fields)


def _check_events(
    game: Game, moment: Moment, seat: int, events: list[int], worlds: list[Any]
) -> None:
    """`sees` and `hide` are two statements about the same thing: they must agree."""
    mover = moment.mover
    seen = [game.plain.sees(moment.s, seat, mover, event) for event in events]
    for i in range(1, len(events)):
        if seen[0] != seen[i] or bytes(worlds[0]) == bytes(worlds[i]):
            continue
        one, other = known(game, worlds[0], seat), known(game, worlds[i], seat)
        if not seen[0]:
            other.to_act = one.to_act  # who may still act is seen by all, whatever it was
        pair = f"{named(game, mover, events[0])} from {named(game, mover, events[i])}"
        if not seen[0] and bytes(one) != bytes(other):
            fields = ", ".join(differing_fields(one, other))
            raise Fault(
                "leak through the view",
                f"{watcher(seat)} is not shown the event, yet can tell {pair} by field {fields}: "
                "`hide` should cut it, or `sees` should show it",
                game.rules.hide,
                fields,
            )
        if seen[0] and bytes(one) == bytes(other):
            raise Fault(
                "leak through the story",
                f"{watcher(seat)} is told {pair}, but its record does not hold that knowledge",
                game.rules.sees,
            )


def _check_told(game: Game, moment: Moment, seat: int, after: Any) -> None:
    """View and story are plain JSON, and functions of what they are given."""
    hidden = known(game, moment.s, seat)
    later = known(game, after, seat)
    seen = game.plain.sees(moment.s, seat, moment.mover, moment.event)
    mover, event = (moment.mover, moment.event) if seen else (None, None)
    for what, make in (
        ("view", lambda: game.view(copy(later), seat)),
        ("story", lambda: game.story(copy(hidden), copy(later), seat, mover, event)),
    ):
        try:
            text = json.dumps(made := make())
        except TypeError as error:
            raise Fault(
                what,
                f"the {what} for {watcher(seat)} is not plain JSON: {error}",
                getattr(game, what),
            ) from error
        if json.loads(text) != made or json.dumps(make()) != text:
            raise Fault(
                what, f"the {what} for {watcher(seat)} is not the same twice", getattr(game, what)
            )
    if moment.mover != CHANCE and not game.plain.sees(
        moment.s, moment.mover, moment.mover, moment.event
    ):
        raise Fault("sight", f"seat {moment.mover} does not see its own decision", game.rules.sees)


def _check_openness(game: Game, moment: Moment, seat: int, after: Any) -> None:
    """In a game that calls itself open, every seat has the spectator's sight of everything."""
    if bytes(known(game, moment.s, seat)) != bytes(moment.s) or not game.plain.sees(
        moment.s, seat, moment.mover, moment.event
    ):
        raise Fault("openness", f"something is hidden from {watcher(seat)}", game.rules.hide)
    if game.view(after, seat) != {**game.view(after, SPECTATOR), "seat": seat}:
        raise Fault("openness", f"the view of {watcher(seat)} is not everyone's", game.view)
    events = (moment.mover, moment.event)
    if game.story(moment.s, after, seat, *events) != game.story(
        moment.s, after, SPECTATOR, *events
    ):
        raise Fault("openness", f"the story for {watcher(seat)} is not everyone's", game.story)
