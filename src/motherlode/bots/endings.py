"""Small endings, weighed to the last event: where little is left, nothing need be guessed.

Over any game of the contract in which the seat knows everything there is to know. Everybody plays
for his own share of the win, and takes the first of moves that are equally good for him. Moves that
need no thought are left out, so that no position comes round again.
"""

from typing import Any

from motherlode.bots.choices import moves_to_weigh
from motherlode.engine.game import Game
from motherlode.engine.state import copy
from motherlode.engine.view import seats_in

POSITIONS = 10_000  # that are weighed at most: a quarter of a second or so

Shares = tuple[float, ...]


class TooLarge(Exception):
    """There are more positions than one wants to weigh, or they come round again."""


class Ending:
    """Weighs positions of one game, each once."""

    def __init__(self, game: Game, most: int = POSITIONS) -> None:
        self.game = game
        self.most = most
        self._rules = game.plain
        self._shares: dict[bytes, Shares | None] = {}  # None while a position is being weighed

    def __len__(self) -> int:
        """How many positions were weighed."""
        return len(self._shares)

    def moves(self, s: Any, seat: int) -> dict[int, Shares]:
        """What everybody can expect after each move that is worth a thought."""
        return {move: self._after(s, seat, move) for move in moves_to_weigh(self.game, s, seat)}

    def _after(self, s: Any, seat: int, move: int) -> Shares:
        then = copy(s)
        self._rules.apply(then, seat, move)
        return self.shares(then)

    def shares(self, s: Any) -> Shares:
        """What everybody can expect."""
        key = bytes(s)
        if key in self._shares:
            known = self._shares[key]
            if known is None:
                raise TooLarge
            return known
        if len(self._shares) >= self.most:
            raise TooLarge
        self._shares[key] = None
        self._shares[key] = found = self._weigh(s)
        return found

    def _weigh(self, s: Any) -> Shares:
        if s.over:
            winners = seats_in(self._rules.winners(s))
            return tuple((seat in winners) / len(winners) for seat in range(s.seats))
        weights = [0] * len(self.game.outcomes)
        total = self._rules.odds(s, weights)
        if total:
            return self._weigh_chance(s, weights, total)
        seat = self._next(s)
        return max(self.moves(s, seat).values(), key=lambda shares: shares[seat])

    def _next(self, s: Any) -> int:
        """Who decides next; where several may, somebody who has nothing to think about."""
        acting = seats_in(s.to_act)
        for seat in acting:
            if len(acting) == 1 or len(moves_to_weigh(self.game, s, seat)) == 1:
                return seat
        raise TooLarge  # who comes first is not decided by the rules

    def _weigh_chance(self, s: Any, weights: list[int], total: int) -> Shares:
        sums = [0.0] * s.seats
        for outcome, weight in enumerate(weights):
            if weight:
                then = copy(s)
                self._rules.happen(then, outcome)
                for seat, share in enumerate(self.shares(then)):
                    sums[seat] += weight * share
        return tuple(part / total for part in sums)


def ending_shares(
    game: Game, known: Any, seat: int, most: int = POSITIONS
) -> dict[int, float] | None:
    """What each move that is worth a thought brings a seat; None where that is not small."""
    if hides_something(game, known, seat):
        return None
    try:
        found = Ending(game, most).moves(known, seat)
    except (TooLarge, RecursionError):
        return None
    return {move: shares[seat] for move, shares in found.items()}


def hides_something(game: Game, known: Any, seat: int) -> bool:
    """Whether there is anything that a seat can only imagine."""
    world = copy(known)
    game.plain.imagine(world, seat, [1])
    return bytes(world) != bytes(known)
