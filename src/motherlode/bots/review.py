"""The coach after a match: the curve of chances, the turning points, and whose was luck or skill.

What is to be expected is measured, see `chances.py`; nothing is called a turning point that might
be an error of that measurement.
"""

from typing import TypedDict

from motherlode.bots.chances import Step, chances
from motherlode.bots.mistakes import Mistake, mistakes_of
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.jobs import Thinking, done
from motherlode.engine.match import Match

ROLLOUTS = 45_000  # for a whole match, and up to as many again for what seems to be large
TURNING_POINTS = 5
SURE = 3.0  # errors that a turning point is larger than


class Turning(TypedDict):
    """An event that changed what was to be expected."""

    number: int
    mover: int  # -1 for chance
    event: str
    seat: int  # whose expectation changed most
    change: float


class Review(TypedDict):
    """What the coach says after a match; luck and skill add up to the result."""

    expected: list[list[float]]  # everyone's expected share before each event, and at the end
    error: float  # of an expected share, one standard deviation at most
    luck: list[float]  # what chance gave each seat, in shares of the win
    skill: list[float]  # what decisions gave each seat: its own and the others'
    own_skill: list[float]  # what its own decisions gave each seat
    turning_points: list[Turning]
    costliest: list[Mistake | None]  # by seat: its own decision that cost it most, if one is clear
    mistakes: list[list[Mistake]]  # by seat: all that are clear, the costliest first


def look_back(match: Match, rollouts: int = ROLLOUTS, seed: int = 0) -> Review:
    """Follows a finished match event by event; `rollouts` games are played for it in all."""
    return done(looking_back(match, rollouts, seed))


def looking_back(match: Match, rollouts: int = ROLLOUTS, seed: int = 0) -> Thinking[Review]:
    """The same, wherever the games are played."""
    if not match.over:
        raise MotherlodeError("coach/not-over", "A match is looked back on when it is over.")
    found = yield from chances(match, rollouts, seed)
    luck, skill, own = ([0.0] * match.seats for _ in range(3))
    for step in found.steps:
        account = luck if step.mover == CHANCE else skill
        for seat in range(match.seats):
            account[seat] += step.change(seat)
        if step.mover != CHANCE:
            own[step.mover] += step.change(step.mover)
    mistakes = yield from mistakes_of(match, found.raw, seed)
    return Review(
        expected=found.expected,
        error=0.5 / found.typical**0.5,
        luck=luck,
        skill=skill,
        own_skill=own,
        turning_points=_turning_points(match, found.steps),
        costliest=[own[0] if own else None for own in mistakes],
        mistakes=mistakes,
    )


def _turning_points(match: Match, steps: list[Step]) -> list[Turning]:
    """The largest changes that are sure; how it began was no turn of anything."""
    first = next((step.first for step in steps if step.mover != CHANCE), match.number)
    sure = [
        step
        for step in steps
        if step.first >= first and abs(step.change(step.seat)) > SURE * step.error(step.seat)
    ]
    sure.sort(key=lambda step: -abs(step.change(step.seat)))
    return [_turning(match, step) for step in sure[:TURNING_POINTS]]


def _turning(match: Match, step: Step) -> Turning:
    texts = match.game.outcomes if step.mover == CHANCE else match.game.moves
    _, event = match.history()[step.last]
    seat = step.seat
    return Turning(
        number=step.last,
        mover=step.mover,
        event=texts.text(event),
        seat=seat,
        change=step.change(seat),
    )
