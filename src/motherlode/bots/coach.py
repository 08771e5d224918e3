"""The coach: how good each move is, and afterwards where a match turned, by luck or by skill.

advice = analyse(match, seat)        # from what the seat knows, nothing else
review = look_back(match)            # of a finished match, from the full record
"""

from typing import Any, TypedDict

import numpy as np

from motherlode.bots import tree
from motherlode.bots.exact import exact_shares
from motherlode.bots.search import LIMIT, Budget, Search
from motherlode.engine.chance import start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.match import Match

SURE = 2.0  # standard deviations by which a move must be behind to be called worse


class Chances(TypedDict):
    """One legal move."""

    move: str
    share: float  # the expected share of the win
    error: float  # one standard deviation; 0 where the game is solved


class Advice(TypedDict):
    """What the coach says before a decision."""

    seat: int
    best: str
    moves: list[Chances]  # the best first
    exact: bool
    sentence: str


class Turning(TypedDict):
    """An event that changed what was to be expected."""

    number: int
    mover: int | None  # None for chance
    event: str
    seat: int  # whose expectation changed most
    change: float


class Review(TypedDict):
    """What the coach says after a match."""

    expected: list[list[float]]  # everyone's expected share before each event, and at the end
    luck: list[float]  # what chance gave each seat, in shares of the win
    skill: list[float]  # what decisions gave each seat: its own and the others'
    turning_points: list[Turning]


def analyse(match: Match, seat: int, budget: Budget | None = None, seed: int = 0) -> Advice:
    """Every legal move of a seat with its chances, from what that seat knows."""
    if seat not in match.to_act:
        raise SeatError("coach/not-to-act", f"Seat {seat} has nothing to decide now.")
    known = match.known(seat)
    exact = exact_shares(match.game, known)
    if exact is not None:
        found = [Chances(move=_text(match, move), share=x, error=0.0) for move, x in exact.items()]
    else:
        search = Search(match.game, budget or Budget(5000, seconds=1.0), seed=seed)
        found = [
            Chances(move=_text(match, e.move), share=e.share, error=e.error)
            for e in search.analyse(known, seat)
            if e.visits
        ]
    # The most tried move stays first: it is what the search would play.
    first = found[:1] if exact is None else []
    found = first + sorted(found[len(first) :], key=lambda chances: -chances["share"])
    return Advice(
        seat=seat,
        best=found[0]["move"],
        moves=found,
        exact=exact is not None,
        sentence=_sentence(found),
    )


def _text(match: Match, move: int) -> str:
    return match.game.moves.text(move)


def _sentence(moves: list[Chances]) -> str:
    """The numbers in plain words."""
    best = moves[0]
    lead = f"“{best['move']}” is best: it wins {100 * best['share']:.0f} of 100 games"
    if len(moves) == 1:
        return f"“{best['move']}” is the only move: it wins {100 * best['share']:.0f} of 100 games."
    second = moves[1]
    behind = best["share"] - second["share"]
    if behind <= SURE * (best["error"] ** 2 + second["error"] ** 2) ** 0.5:
        return f"{lead}; “{second['move']}” is about as good."
    return f"{lead}; “{second['move']}” wins {100 * behind:.1f} fewer."


def look_back(match: Match, rollouts: int = 400, seed: int = 0) -> Review:
    """Follows a finished match event by event, from the full record."""
    if not match.over:
        raise MotherlodeError("coach/not-over", "A match is looked back on when it is over.")
    eye = _Eye(match.game, rollouts, seed)
    expected = [eye.expect(state) for state in match.trail()]
    luck, skill = [0.0] * match.seats, [0.0] * match.seats
    turning: list[Turning] = []
    for number, (mover, event) in enumerate(match.history()):
        change = [b - a for a, b in zip(expected[number], expected[number + 1], strict=True)]
        account = luck if mover == CHANCE else skill
        for seat, amount in enumerate(change):
            account[seat] += amount
        most = max(range(match.seats), key=lambda seat: abs(change[seat]))
        texts = match.game.outcomes if mover == CHANCE else match.game.moves
        turning.append(
            Turning(
                number=number,
                mover=None if mover == CHANCE else mover,
                event=texts.text(event),
                seat=most,
                change=change[most],
            )
        )
    turning.sort(key=lambda point: -abs(point["change"]))
    return Review(expected=expected, luck=luck, skill=skill, turning_points=turning[:5])


class _Eye:
    """Estimates everyone's share of the win from a full record, by playing it on."""

    def __init__(self, game: Game, rollouts: int, seed: int) -> None:
        self.game = game
        self.rollouts = rollouts
        self._loop = cpu(game, tree.outlook)
        self._memory = np.zeros(1, game.state.dtype)
        self._mask = np.zeros(len(game.moves), np.uint8)
        self._weights = np.zeros(max(len(game.outcomes), 1), np.int32)
        self._rng = np.zeros(1, np.uint64)
        self._seed = seed

    def expect(self, s: Any) -> list[float]:
        """Everyone's expected share. The same stream each time, so that differences are sharp."""
        cells = [0]
        start_stream(cells, self._seed, 3)
        self._rng[0] = cells[0]
        shares = np.zeros(s.seats, np.float64)
        root = np.frombuffer(bytes(s), self.game.state.dtype)
        count = 1 if s.over else self.rollouts
        self._loop(root, self._memory, count, self._rng, self._mask, self._weights, shares, LIMIT)
        return [float(share) / count for share in shares]
