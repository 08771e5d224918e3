"""One match: the authority over a state, its events and its result.

A match plays on the `python` target: every function of the rules runs as it is written. It knows
no transport and no clock.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy as shallow
from itertools import pairwise
from typing import Any, ClassVar, TypedDict

from motherlode.engine.chance import Committed, Source, source_of
from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.errors import ChanceError, MotherlodeError, MoveError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.record import Event, MatchRecord, record_of
from motherlode.engine.shapes import GameEnding
from motherlode.engine.state import copy
from motherlode.engine.steps import Step, decision, draw
from motherlode.engine.undo import has_shown
from motherlode.engine.view import seats_in


class Result(TypedDict):
    """How a match ended."""

    reason: GameEnding
    scores: list[int]
    winners: list[int]


# (game, hidden record, seat, names): what somebody says who knows more than the rules
Coach = Callable[[Game, Any, int, Sequence[str]], Any]


class Match:
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
    ) -> None:
        self.game = game
        self.seats = seats
        self._state = game.first_state(seats, options)
        codes = game.option_codes(seats, options)
        self.options: dict[str, str | int] = {
            option.name: option.value(code)
            for option, code in zip(game.options, codes, strict=True)
        }
        self.names = list(names) if names is not None else [f"Seat {i}" for i in range(seats)]
        if len(self.names) != seats:
            raise SeatError("seat/names", f"{len(self.names)} names do not fit {seats} seats.")
        self.source = source_of(chance, seed)
        first = Step(self._state)
        draw(game, self.source, first, 0)
        self._events = first.events  # mover, and move or outcome
        self._trail = first.trail  # the record before each event
        # What was asked about this position; forgotten with the next event.
        self._seen: dict[int, Any] = {}  # the record as each seat knows it
        self._masks: dict[int, bytearray] = {}  # what each seat may do
        self._open_view: Any = None
        self._open_story: tuple[int, int, list[Any]] = (0, 0, [])
        self._ahead: dict[tuple[int, int], Step] = {}  # decisions that were worked out, not made
        # Seconds since the start, one for each event: kept by whoever has a clock.
        self.times: list[float] = []
        # Decisions that no person has made, by number: kept by whoever knows the players.
        self.decided: dict[int, str] = {}
        # (number, what, seat): what was told besides, before an event: kept likewise.
        self.remarks: list[tuple[int, str, int]] = []
        # The colour and the shape of everybody's sign: kept by whoever draws them.
        self.figures: list[tuple[str, str]] = []

    # --- what is ---

    @property
    def state(self) -> Any:
        """A copy of the full record, hidden things included: for the table, not for a seat."""
        return copy(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.over)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return () if self.over else tuple(seats_in(self._state.to_act))

    @property
    def number(self) -> int:
        """How many events have happened."""
        return len(self._events)

    @property
    def last_decision(self) -> int:
        """The number of the last event that was not chance; 0 before the first."""
        for number in range(len(self._events) - 1, -1, -1):
            if self._events[number][0] != CHANCE:
                return number
        return 0

    def decided_nothing_since(self, seat: int) -> int:
        """The number of the first decision of others after a seat's own last one.

        0 for a seat that has decided nothing yet; the number of events for whoever decided last.
        What a bot or the clock decided for it was no decision of its own.
        """
        first = len(self._events)
        for number in range(len(self._events) - 1, -1, -1):
            mover = self._events[number][0]
            if mover == CHANCE:
                continue
            if mover == seat and number not in self.decided:
                return first
            first = number
        return 0

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        self._check_seat(seat)
        if not self._may_act(seat):
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

    @property
    def scores(self) -> list[int]:
        """Everyone's points so far."""
        points = [0] * self.seats
        self.game.plain.score(self._state, points)
        return points

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it runs."""
        if not self.over:
            return None
        return Result(
            reason=self.game.endings[self._state.over],
            scores=self.scores,
            winners=seats_in(self.game.plain.winners(self._state)),
        )

    # --- what a seat may know ---

    def known(self, seat: int) -> Any:
        """The record as a seat knows it, everything else cut out: what bots get."""
        return copy(self._sight(seat))

    def has_secret(self, seat: int) -> bool:
        """Whether a seat knows something that not everyone knows."""
        if self.game.open:
            return False
        return bytes(self._sight(seat)) != bytes(self._sight(SPECTATOR))

    def view(self, seat: int = SPECTATOR) -> Any:
        """The table as a seat sees it: typed, and plain JSON."""
        if self.game.open:
            if self._open_view is None:
                self._open_view = self.game.view(self._state, SPECTATOR)
            self._check_watcher(seat)
            return {**self._open_view, "seat": seat}
        return self.game.view(self._sight(seat), seat)

    def story(self, seat: int = SPECTATOR, since: int = 0, until: int | None = None) -> list[Any]:
        """What happened from one event on, up to another or to now, as a seat saw it."""
        self._check_watcher(seat)
        end = len(self._events) if until is None else until
        lines: list[Any] = []
        if since >= end:
            return lines
        if self.game.open:
            return self._tell_openly(since, end)
        kind, rules = type(self._state), self.game.plain
        before = kind.from_buffer_copy(self._trail[since])
        seen = rules.sees(before, seat, *self._events[since])
        rules.hide(before, seat)
        for number in range(since, end):
            mover, event = self._events[number] if seen else (None, None)
            after = kind.from_buffer_copy(self._after(number + 1))
            if number + 1 < end:  # asked while the record is still whole
                seen = rules.sees(after, seat, *self._events[number + 1])
            rules.hide(after, seat)
            lines += self.game.story(before, after, seat, mover, event)
            before = after
        return lines

    def _tell_openly(self, since: int, end: int) -> list[Any]:
        """What happened where all see everything: told once, and the same to all."""
        if self._open_story[:2] != (since, end):
            story, lines = self.game.story, []
            states = list(map(type(self._state).from_buffer_copy, self._trail[since : end + 1]))
            if end == len(self._events):
                states.append(self._state)
            for (before, after), event in zip(
                pairwise(states), self._events[since:end], strict=True
            ):
                lines += story(before, after, SPECTATOR, *event)
            self._open_story = (since, end, lines)
        return list(self._open_story[2])

    def events(self, seat: int | None = None) -> list[Event]:
        """The events in notation; for a seat, only those that it saw."""
        seen = self._events
        if seat is not None:
            self._check_watcher(seat)
            seen = [event for number, event in enumerate(seen) if self.saw(number, seat)]
        moves, outcomes = self.game.moves.texts, self.game.outcomes.texts
        return [
            ["*", outcomes[event]] if mover == CHANCE else [mover, moves[event]]
            for mover, event in seen
        ]

    def outcomes_since(self, number: int) -> list[str]:
        """The chance events from one on, in notation: for the table, not for a seat."""
        texts = self.game.outcomes.texts
        return [texts[event] for mover, event in self._events[number:] if mover == CHANCE]

    def outcomes_of(self, seat: int, move: str) -> list[str]:
        """The chance events that a decision would bring, in notation: for the table alone.

        Nothing changes. Only a committed seed can tell: other sources draw anew each time.
        """
        if not isinstance(self.source, Committed):
            raise ChanceError("chance/not-committed", "Only a committed seed knows what will come.")
        return self._outcomes(self._step(seat, self._check_move(seat, move)))

    @property
    def round(self) -> int:
        """Which round is played, where the game counts them; 0 elsewhere."""
        return 0 if self.game.round is None else self.game.round(self._state)

    def history(self) -> list[tuple[int, int]]:
        """Every event as (mover, move or outcome), for the table, not for a seat."""
        return list(self._events)

    def event(self, number: int) -> tuple[int, int]:
        """One event as (mover, move or outcome), for the table, not for a seat."""
        return self._events[number]

    def trail(self) -> list[Any]:
        """The full record before each event and at the end, for the table, not for a seat."""
        return [self.state_at(number) for number in range(len(self._events) + 1)]

    def state_at(self, number: int) -> Any:
        """The full record before an event, or at the end, for the table, not for a seat."""
        return type(self._state).from_buffer_copy(self._after(number))

    def still(self) -> "Match":
        """A copy of what has happened so far, which stays as it is while the match goes on."""
        other = shallow(self)
        other._state = self.state
        other._events, other._trail = list(self._events), list(self._trail)
        other.times, other.decided = list(self.times), dict(self.decided)
        other.remarks = list(self.remarks)
        other._seen, other._masks, other._ahead = {}, {}, {}
        return other

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
        step = self._step(seat, self._check_move(seat, move))
        if outcomes is not None and self._outcomes(step) != outcomes:
            raise ChanceError("chance/other", "The dice and cards are not those of the seed.")
        self._state = step.state
        self._events += step.events
        self._trail += step.trail
        self._forget_position()

    def may_take_back(self, seat: int) -> bool:
        """Whether the last event is a decision of this seat that has shown nobody anything."""
        if not self._events or self._events[-1][0] != seat or self.over:
            return False
        before = type(self._state).from_buffer_copy(self._trail[-1])
        return not has_shown(self.game, before, self._state, seat, self._events[-1][1])

    def check_take_back(self, seat: int) -> None:
        """Refuses to take back what has shown something."""
        self._check_seat(seat)
        if not self.may_take_back(seat):
            raise MoveError(
                "undo/too-late",
                "Only your own last decision can be taken back, and only while no die, no card "
                "and no other player's decision lies behind it.",
            )

    def take_back(self, seat: int, sure: bool = False) -> None:
        """Undoes the last decision of a seat, as if it had not been made.

        A log that says so is `sure`: it was allowed when it happened.
        """
        if not sure:
            self.check_take_back(seat)
        self._events.pop()
        self._state = type(self._state).from_buffer_copy(self._trail.pop())
        self._forget_position()
        del self.times[len(self._events) :]

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

    def _sight(self, seat: int) -> Any:
        """The record as a seat knows it; made once for each position, and not to be changed."""
        if seat not in self._seen:
            self._check_watcher(seat)
            s = copy(self._state)
            self.game.plain.hide(s, seat)
            self._seen[seat] = s
        return self._seen[seat]

    def _mask(self, seat: int) -> bytearray:
        if seat not in self._masks:
            mask = self._masks[seat] = bytearray(len(self.game.moves))
            self.game.plain.legal(self._state, seat, mask)
        return self._masks[seat]

    def _legal(self, seat: int) -> list[int]:
        mask = self._mask(seat)
        moves = []
        move = mask.find(1)  # most of a game's moves are not legal: skipping beats asking each
        while move >= 0:
            moves.append(move)
            move = mask.find(1, move + 1)
        return moves

    def _may_act(self, seat: int) -> bool:
        return not self._state.over and bool(self._state.to_act >> seat & 1)

    def _weights(self) -> list[int]:
        weights = [0] * len(self.game.outcomes)
        self.game.plain.odds(self._state, weights)
        return weights

    def _step(self, seat: int, move: int) -> Step:
        """What a decision leads to; where that is certain, it is worked out once."""
        step = self._ahead.get((seat, move))
        if step is None:
            number = len(self._events)
            step = decision(self.game, self.source, self._state, number, seat, move)
            if isinstance(self.source, Committed):
                self._ahead[seat, move] = step
        return step

    def _outcomes(self, step: Step) -> list[str]:
        texts = self.game.outcomes.texts
        return [texts[event] for mover, event in step.events if mover == CHANCE]

    def _note(self, mover: int, event: int) -> None:
        self._trail.append(bytes(self._state))
        self._events.append((mover, event))

    def _forget_position(self) -> None:
        self._seen.clear()
        self._masks.clear()
        self._open_view = None
        self._open_story = (0, 0, [])
        self._ahead.clear()

    def _after(self, number: int) -> bytes:
        return self._trail[number] if number < len(self._trail) else bytes(self._state)

    def saw(self, number: int, seat: int) -> bool:
        """Whether a seat was shown an event."""
        if self.game.open:
            return True
        mover, event = self._events[number]
        before = type(self._state).from_buffer_copy(self._trail[number])
        return self.game.plain.sees(before, seat, mover, event)

    def noticed(self, seat: int, since: int) -> bool:
        """Whether a seat can tell that anything has happened from one event on."""
        if self.game.open:
            return since < len(self._events)
        if any(self.saw(number, seat) for number in range(since, len(self._events))):
            return True
        before = type(self._state).from_buffer_copy(self._trail[since])
        self.game.plain.hide(before, seat)
        return bool(self.game.view(before, seat) != self.view(seat))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise SeatError(
                "seat/unknown", f"There is no seat {seat}: they are 0 to {self.seats - 1}."
            )

    def _check_watcher(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

    def _check_move(self, seat: int, move: str) -> int:
        self._check_seat(seat)
        if self.over:
            raise MoveError("match/over", "The match is over.")
        number = self.game.moves.number(move)
        if self.source is None and any(self._weights()):
            raise ChanceError("chance/due", "A chance event is due first: see odds().")
        if not self._may_act(seat):
            who = ", ".join(str(s) for s in self.to_act)
            raise SeatError("seat/not-to-act", f"Seat {seat} may not act now; to act: {who}.")
        if not self._mask(seat)[number]:
            legal = self._legal(seat)
            can = ", ".join(self.game.moves.text(move) for move in legal[:12])
            more = ", …" if len(legal) > 12 else ""
            raise MoveError("move/not-legal", f"“{move}” is not legal now. Legal: {can}{more}.")
        return number
