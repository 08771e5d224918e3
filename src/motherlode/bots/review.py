"""The coach after a match: the curve of chances, the turning points, and whose was luck or skill.

What is to be expected is measured by playing on from the full record, everyone by the game's
sensible policy. A decision that the policy might have made as well changes nothing by definition,
so its two sides share one estimate: that leaves noise only where somebody decided otherwise.
"""

from typing import TypedDict

from motherlode.bots.mistakes import Mistake, costliest
from motherlode.bots.outlook import Outlook
from motherlode.engine.compile import any_move
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match

ROLLOUTS = 60_000  # for a whole match
FEWEST, MOST = 40, 2000  # for one position
ASKED = 8  # times that the policy is asked, because it may draw lots
TURNING_POINTS = 5


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


def look_back(match: Match, rollouts: int = ROLLOUTS, seed: int = 0) -> Review:
    """Follows a finished match event by event; `rollouts` games are played for it in all."""
    if not match.over:
        raise MotherlodeError("coach/not-over", "A match is looked back on when it is over.")
    expected, count = _expected(match, rollouts, seed)
    luck, skill, own = ([0.0] * match.seats for _ in range(3))
    turning: list[Turning] = []
    first = _first_decision(match)
    for number, (mover, event) in enumerate(match.history()):
        change = [b - a for a, b in zip(expected[number], expected[number + 1], strict=True)]
        account = luck if mover == CHANCE else skill
        for seat, amount in enumerate(change):
            account[seat] += amount
        if mover != CHANCE:
            own[mover] += change[mover]
        if number < first:  # how it began was no turn of anything
            continue
        most = max(range(match.seats), key=lambda seat: abs(change[seat]))
        texts = match.game.outcomes if mover == CHANCE else match.game.moves
        turning.append(
            Turning(
                number=number, mover=mover, event=texts.text(event), seat=most, change=change[most]
            )
        )
    turning.sort(key=lambda point: -abs(point["change"]))
    return Review(
        expected=expected,
        error=0.5 / count**0.5,
        luck=luck,
        skill=skill,
        own_skill=own,
        turning_points=[point for point in turning[:TURNING_POINTS] if point["change"]],
        costliest=costliest(match, expected, seed),
    )


def _first_decision(match: Match) -> int:
    movers = [mover for mover, _ in match.history()]
    return next((number for number, mover in enumerate(movers) if mover != CHANCE), len(movers))


def _expected(match: Match, rollouts: int, seed: int) -> tuple[list[list[float]], int]:
    """Everyone's expected share before each event and at the end, and rollouts for each."""
    eye = _Eye(match, seed)
    fresh = [eye.is_news(number) for number in range(match.number)]
    count = max(FEWEST, min(MOST, rollouts // max(1, sum(fresh))))
    expected = [eye.expect(match.number, 1)]
    for number in reversed(range(match.number)):
        expected.append(eye.expect(number, count) if fresh[number] else expected[-1])
    return expected[::-1], count


class _Eye:
    """Looks at the positions of a match."""

    def __init__(self, match: Match, seed: int) -> None:
        game = match.game
        self._game = game
        self._trail = match.trail()
        self._history = match.history()
        self._outlook = Outlook(game, seed)
        self._seed = seed

    def is_news(self, number: int) -> bool:
        """Whether an event changes what is to be expected: chance, and unexpected decisions."""
        mover, event = self._history[number]
        if mover == CHANCE:
            weights = [0] * max(len(self._game.outcomes), 1)
            self._game.plain.odds(self._trail[number], weights)
            return weights.count(0) < len(weights) - 1  # else it had to happen
        known = self._game.state.from_buffer_copy(bytes(self._trail[number]))
        self._game.plain.hide(known, mover)
        mask = [0] * len(self._game.moves)
        self._game.plain.legal(known, mover, mask)
        policy = self._game.policy or any_move
        rng = [self._seed]
        return sum(mask) > 1 and all(policy(known, mover, mask, rng) != event for _ in range(ASKED))

    def expect(self, number: int, count: int) -> list[float]:
        """Everyone's expected share."""
        return self._outlook.shares(self._trail[number], count)
