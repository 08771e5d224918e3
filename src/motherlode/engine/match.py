"""One match: the authority over a state, its events and its result.

What has happened, and what each seat may know of it, is its `History`; here it goes on. It knows no
transport and no clock.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from motherlode.engine.chance import FORESEEN, Source, source_of
from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import ChanceError, MotherlodeError, MoveError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.history import History
from motherlode.engine.record import MatchRecord, record_of
from motherlode.engine.steps import Step, decision, draw
from motherlode.engine.undo import has_shown

# (game, hidden record, seat, names): what somebody says who knows more than the rules
Coach = Callable[[Game, Any, int, Sequence[str]], Any]


class Match(History):
    """A running or finished match of one game."""

    coach: ClassVar[Coach | None] = None  # the engine knows none: `motherlode` brings one

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: Sequence[str] | str | Source | None = None,
        names: Sequence[str] | None = None,
        position: bytes | None = None,
    ) -> None:
        super().__init__(game, seats, options, position)
        codes = game.option_codes(seats, options)
        self.options: dict[str, str | int] = game.chosen(codes)
        self.names = list(names) if names is not None else [f"Seat {i}" for i in range(seats)]
        if len(self.names) != seats:
            raise SeatError("seat/names", f"{len(self.names)} names do not fit {seats} seats.")
        self.source = source_of(chance, seed)
        first = Step(self._state)
        draw(game, self.source, first, 0)
        self._events, self._trail = first.events, first.trail

    # --- what may happen ---

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        if seat not in self.to_act:  # a tuple at hand
            self._check_seat(seat)
            return []
        texts = self.game.moves.texts
        return [texts[move] for move in self._legal(seat)]

    def odds(self) -> dict[str, int]:
        """The chance event that is due and its weights; empty unless chance is "manual"."""
        if self.over:
            return {}
        weights = self._weights()
        names = self.game.outcomes.texts
        return {name: weight for name, weight in zip(names, weights, strict=True) if weight}

    def outcomes_of(self, seat: int, move: str) -> list[str]:
        """The chance events that a decision would bring, in notation: for the table alone.

        Nothing changes. A committed seed and a lesson can tell: other sources draw anew each time.
        """
        if not isinstance(self.source, FORESEEN):
            raise ChanceError("chance/not-committed", "Only a committed seed knows what will come.")
        return self._step(seat, move).outcomes

    def analyse(self, seat: int) -> Any:
        """What the coach says of each legal move of a seat, from what that seat knows."""
        self._check_seat(seat)
        if Match.coach is None:
            raise MotherlodeError("coach/none", "There is no coach: import motherlode.")
        return Match.coach(self.game, self.known(seat), seat, self.names)

    # --- what happens ---

    def play(self, seat: int, move: str, outcomes: Sequence[str] | None = None) -> None:
        """Carries out a decision, and every chance event that follows from it.

        A log says which outcomes followed: others are refused.
        """
        step = self._step(seat, move)
        if outcomes is not None and step.outcomes != outcomes:
            raise ChanceError("chance/other", "The dice and cards are not those of the seed.")
        self._state = step.state
        self._events += step.events
        self._trail += step.trail
        self._forget_position()

    def may_take_back(self, seat: int) -> bool:
        """Whether the last that a seat has noticed is a decision of its own that showed nothing.

        What others do in secret meanwhile does not count: else it would not be secret.
        """
        number = None if self.over else self.own_last(seat)
        if number is None:
            return False
        before, after = self.state_at(number), self.state_at(number + 1)
        return not has_shown(self.game, before, after, seat, self._events[number][1])

    def check_take_back(self, seat: int) -> None:
        """Refuses to take back what has shown something."""
        self._check_seat(seat)
        if not self.may_take_back(seat):
            raise MoveError(
                "undo/too-late",
                "Only your own last decision can be taken back, and only while no die, no card "
                "and no other player's decision lies behind it.",
            )

    def take_back(self, seat: int, sure: bool = False) -> int:
        """Undoes the last decision of a seat, as if it had not been made; its number.

        What others have done in secret since stays. A log that says so is `sure`: it was allowed
        when it happened.
        """
        if not sure:
            self.check_take_back(seat)
        number = len(self._events) - 1
        while self._events[number][0] != seat:
            number -= 1
        later = self._events[number + 1 :]
        self._state = self.state_at(number)
        del self._events[number:], self._trail[number:]
        for other, move in later:
            self._note(other, move)
            self.game.plain.apply(self._state, other, move)
        self._forget_position()
        del self.times[number : number + 1]
        self.decided = {n - (n > number): by for n, by in self.decided.items() if n != number}
        return number

    def happen(self, outcome: str) -> None:
        """Decides the chance event that is due, when chance is "manual"."""
        possible = self.odds()
        number = self.game.outcomes.number(outcome)
        if not possible:
            raise ChanceError("chance/none-due", f"“{outcome}” cannot happen: no chance is due.")
        if outcome not in possible:
            can = ", ".join(possible)
            raise ChanceError("chance/not-possible", f"“{outcome}” cannot happen now, only: {can}.")
        self._forget_position()
        self._note(CHANCE, number)
        self.game.plain.happen(self._state, number)

    # --- what is kept ---

    def record(self) -> MatchRecord:
        """The match as JSON: everything needed to play it again and to check it."""
        return record_of(self)

    # --- inside ---

    def _mask(self, seat: int) -> bytearray:
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = bytearray(len(self.game.moves.texts))
            self.game.plain.legal(self._state, seat, mask)
        return mask

    def _legal(self, seat: int) -> list[int]:
        mask = self._mask(seat)
        moves = []
        move = mask.find(1)  # most of a game's moves are not legal: skipping beats asking each
        while move >= 0:
            moves.append(move)
            move = mask.find(1, move + 1)
        return moves

    def _weights(self) -> list[int]:
        weights = [0] * len(self.game.outcomes)
        self.game.plain.odds(self._state, weights)
        return weights

    def _step(self, seat: int, move: str) -> Step:
        """What a decision leads to; where that is certain, it is checked and worked out once."""
        step = self._ahead.get((seat, move))
        if step is None:
            number = self._check_move(seat, move)
            step = decision(self.game, self.source, self._state, len(self._events), seat, number)
            if isinstance(self.source, FORESEEN):
                self._ahead[seat, move] = step
        return step

    def _note(self, mover: int, event: int) -> None:
        self._trail.append(bytes(self._state))
        self._events.append((mover, event))

    def _forget_position(self) -> None:
        self._seen.clear()
        self._masks.clear()
        self._to_act = self._open_view = None
        self._open_story = (0, 0, [])
        self._ahead.clear()

    def _check_move(self, seat: int, move: str) -> int:
        self._check_seat(seat)
        if self.over:
            raise MoveError("match/over", "The match is over.")
        number = self.game.moves.number(move)
        if self.source is None and any(self._weights()):
            raise ChanceError("chance/due", "A chance event is due first: see odds().")
        if seat not in self.to_act:
            who = ", ".join(str(s) for s in self.to_act)
            raise SeatError("seat/not-to-act", f"Seat {seat} may not act now; to act: {who}.")
        if not self._mask(seat)[number]:
            legal = self._legal(seat)
            can = ", ".join(self.game.moves.text(move) for move in legal[:12])
            more = ", …" if len(legal) > 12 else ""
            raise MoveError("move/not-legal", f"“{move}” is not legal now. Legal: {can}{more}.")
        return number
