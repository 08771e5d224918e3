"""What was to be expected at every moment of a match, and what is sure about it.

It is measured by playing on from the full record, everyone by the game's sensible policy. A
decision that the policy might have made as well changes nothing by definition, so its two sides
share one estimate; several dice of one roll are one step. What then still looks like a large change
is measured once more, with more games and fresh dice: the largest of many estimates is large by
chance, too. And a decision whose change is not larger than its error is taken to have changed
nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Any

from motherlode.bots.outlook import Outlook
from motherlode.engine.compile import any_move
from motherlode.engine.contract import CHANCE
from motherlode.engine.jobs import Thinking
from motherlode.engine.match import Match

FEWEST, MOST = 40, 2000  # games for one position
ASKED = 8  # times that the policy is asked, because it may draw lots
ROLLS, DECISIONS = 8, 14  # the largest changes of either kind that are measured once more
CLEAR = 2.5  # errors: a decision that changed less has changed nothing that one could tell
FRESH = 17  # another stream of dice than the first measurement's


@dataclass(slots=True, eq=False)
class Point:
    """A position, or several that promise the same."""

    state: Any
    shares: list[float]
    count: float  # of games; without end where it is known

    def error(self, seat: int) -> float:
        """One standard deviation, squared."""
        share = self.shares[seat]
        return max(share * (1 - share), 1 / self.count) / self.count if self.count < inf else 0.0


@dataclass(slots=True)
class Step:
    """A decision, or all that chance did between two of them."""

    first: int
    last: int  # the number of its last event
    mover: int
    before: Point
    after: Point

    @property
    def seat(self) -> int:
        """Whose expectation changed most."""
        return max(range(len(self.after.shares)), key=lambda seat: abs(self.change(seat)))

    def change(self, seat: int) -> float:
        """Of what a seat could expect."""
        return self.after.shares[seat] - self.before.shares[seat]

    def error(self, seat: int) -> float:
        """One standard deviation of that change."""
        return float((self.before.error(seat) + self.after.error(seat)) ** 0.5)

    def is_clear(self, errors: float) -> bool:
        """Whether more changed than so many errors, for somebody."""
        seats = range(len(self.after.shares))
        return any(abs(self.change(seat)) > errors * self.error(seat) for seat in seats)


@dataclass(slots=True)
class Chances:
    """Everyone's share of the win, all through a match."""

    steps: list[Step]
    raw: list[list[float]]  # as measured first, before each event and at the end
    typical: int  # games for one position
    expected: list[list[float]] = field(init=False)  # likewise, by what is clear

    def __post_init__(self) -> None:
        self.expected = _by_event(self.steps)


def chances(match: Match, rollouts: int, seed: int = 0) -> Thinking[Chances]:
    """Follows a finished match; about `rollouts` games are played for a first view of it."""
    trail, outlook = match.trail(), Outlook(match.game, seed)
    spans = list(_spans(match))
    news = [_is_news(match, first, last, seed) for first, last in spans]
    count = max(FEWEST, min(MOST, rollouts // max(1, sum(news))))
    point = Point(trail[-1], (yield from outlook.sharing(trail[-1], 1)), inf)
    steps: list[Step] = []
    for (first, last), is_new in zip(reversed(spans), reversed(news), strict=True):
        after = point
        if is_new:
            state = trail[first]
            point = Point(state, (yield from outlook.sharing(state, count)), count)
        steps.insert(0, Step(first, last, match.history()[first][0], point, after))
    raw = _by_event(steps)
    yield from _measure_again(
        steps, outlook, min(MOST, max(count, rollouts // (2 * (ROLLS + DECISIONS))))
    )
    _pool(steps)
    return Chances(steps, raw, count)


def _spans(match: Match) -> Iterable[tuple[int, int]]:
    """The first and the last event of each step."""
    history = match.history()
    first = 0
    for number, (mover, _) in enumerate(history):
        if mover != CHANCE or number + 1 == len(history) or history[number + 1][0] != CHANCE:
            yield first, number
            first = number + 1


def _is_news(match: Match, first: int, last: int, seed: int) -> bool:
    """Whether a step changes what is to be expected: chance, and unexpected decisions."""
    game, trail = match.game, match.trail()
    mover, event = match.history()[first]
    if mover == CHANCE:
        weights = [0] * max(len(game.outcomes), 1)
        for number in range(first, last + 1):
            game.plain.odds(trail[number], weights)
            if weights.count(0) < len(weights) - 1:  # else it had to happen
                return True
        return False
    known = game.state.from_buffer_copy(bytes(trail[first]))
    game.plain.hide(known, mover)
    mask = [0] * len(game.moves)
    game.plain.legal(known, mover, mask)
    policy = game.policy or any_move
    rng = [seed]
    return sum(mask) > 1 and all(policy(known, mover, mask, rng) != event for _ in range(ASKED))


def _measure_again(steps: list[Step], outlook: Outlook, count: int) -> Thinking[None]:
    """The largest changes; only of those that seem clear it is worth while to know more."""
    steps = sorted(steps, key=lambda step: -abs(step.change(step.seat)))
    rolls = [step for step in steps if step.mover == CHANCE]
    decisions = [step for step in steps if step.mover != CHANCE and step.is_clear(CLEAR)]
    seen: set[int] = set()
    for step in rolls[:ROLLS] + decisions[:DECISIONS]:
        for point in (step.before, step.after):
            if point.count < inf and id(point) not in seen:
                seen.add(id(point))
                point.shares = yield from outlook.sharing(point.state, count, FRESH)
                point.count = count


def _pool(steps: list[Step]) -> None:
    """The two sides of a decision that has changed nothing one could tell become one."""
    for at in reversed(range(len(steps))):
        step = steps[at]
        if step.mover == CHANCE or step.before is step.after or step.is_clear(CLEAR):
            continue
        old, kept = step.before, step.after
        if kept.count < inf:
            both = old.count + kept.count
            kept.shares = [
                (mine * old.count + other * kept.count) / both
                for mine, other in zip(old.shares, kept.shares, strict=True)
            ]
            kept.count = both
        for one in steps[: at + 1]:
            one.before = kept if one.before is old else one.before
            one.after = kept if one.after is old else one.after


def _by_event(steps: list[Step]) -> list[list[float]]:
    """Before each event and at the end; a roll changes things with its last die."""
    before = [step.before.shares for step in steps for _ in range(step.first, step.last + 1)]
    return [*before, steps[-1].after.shares]
