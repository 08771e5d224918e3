"""One turn of Gold Nuggets weighed the slow way: die by die, move by move, on whole records.

Shares nothing with the solver: no reduction of the dice, no multisets, no tables of a turn. It
calls the contract's functions and asks for a value only where a turn has ended.
"""

from collections.abc import Callable

from motherlode.engine.state import copy
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.moves import SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.state import State

Value = Callable[[int, int], float]  # (own nuggets, other's nuggets) at the start of a turn


class OneStep:
    """The shares of the player on turn in all situations of one turn."""

    def __init__(self, own: int, other: int, value: Value) -> None:
        self.value = value
        self.known: dict[bytes, float] = {}
        self.start: State = GAME.first_state(2)
        self.start.nuggets[0] = own
        self.start.nuggets[1] = other
        self.start.supply = 77 - own - other

    def share(self, s: State) -> float:
        """What a situation inside the turn is worth to seat 0."""
        key = bytes(s)
        if key not in self.known:
            weights = [0] * 6
            total = GAME.rules.odds(s, weights)
            if total:
                parts = [weights[face] * self.after_chance(s, face) for face in range(6)]
                self.known[key] = sum(parts) / total
            else:
                self.known[key] = max(self.moves(s).values())
        return self.known[key]

    def moves(self, s: State) -> dict[int, float]:
        """What each legal move is worth."""
        mask = [0] * len(GAME.moves)
        GAME.rules.legal(s, 0, mask)
        return {move: self.after_move(s, move) for move, marked in enumerate(mask) if marked}

    def after_chance(self, s: State, face: int) -> float:
        after = copy(s)
        GAME.rules.happen(after, face)
        return self.share(after) if after.turn == 0 else self.turn_ended(after)

    def after_move(self, s: State, move: int) -> float:
        after = copy(s)
        GAME.rules.apply(after, 0, move)
        if move == TAKE or STEAL <= move < SET_ASIDE:
            return self.turn_ended(after)
        return self.share(after)

    def turn_ended(self, s: State) -> float:
        if s.over:
            return {0b01: 1.0, 0b10: 0.0, 0b11: 0.5}[GAME.rules.winners(s)]
        mine, others = s.nuggets[0], s.nuggets[1]
        return self.value(mine, others) if s.turn == 0 else 1 - self.value(others, mine)
