"""A decision and what chance adds to it, worked out on a copy: nothing changes yet."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from motherlode.engine.chance import Script, Source
from motherlode.engine.contract import CHANCE

if TYPE_CHECKING:
    from motherlode.engine.game import Game


@dataclass(slots=True)
class Step:
    """Events in a row, and the record that they lead to."""

    state: Any
    events: list[tuple[int, int]] = field(default_factory=list)  # mover, and move or outcome
    trail: list[bytes] = field(default_factory=list)  # the record before each of them
    outcomes: list[str] = field(default_factory=list)  # what chance brought, in notation


def decision(
    game: "Game", source: Source | None, state: Any, number: int, seat: int, move: int
) -> Step:
    """A legal decision as the match's event `number`, and every chance event that follows."""
    before = bytes(state)
    step = Step(type(state).from_buffer_copy(before), [(seat, move)], [before])
    game.plain.apply(step.state, seat, move)
    try:
        draw(game, source, step, number)
    except BaseException:  # a script that does not fit, a source that fails: as if nothing
        if isinstance(source, Script):
            source.at -= len(step.events) - 1
        raise
    return step


def draw(game: "Game", source: Source | None, step: Step, number: int) -> None:
    """Adds the chance events that are due; a match without a source waits for its caller."""
    if source is None:
        return
    names, state, events, trail = game.outcomes.texts, step.state, step.events, step.trail
    odds, happen, count = game.plain.odds, game.plain.happen, len(names)
    while not state.over:
        weights = [0] * count
        if not odds(state, weights):
            break
        outcome = source.outcome(number + len(events), weights, names)
        trail.append(bytes(state))
        events.append((CHANCE, outcome))
        step.outcomes.append(names[outcome])
        happen(state, outcome)
