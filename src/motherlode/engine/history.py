"""What has happened in a match, and what each seat may know of it.

A match plays on the `python` target: every function of the rules runs as it is written. Here it is
read; in `match.py` it goes on.
"""

from collections.abc import Mapping
from copy import copy as shallow
from typing import Any, Self, TypedDict

from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.errors import RecordError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.record import Event
from motherlode.engine.shapes import GameEnding
from motherlode.engine.state import copy
from motherlode.engine.steps import Step
from motherlode.engine.view import seats_in


class Result(TypedDict):
    """How a match ended."""

    reason: GameEnding
    scores: list[int]
    winners: list[int]


def begun(
    game: Game, seats: int, options: Mapping[str, object] | None, position: bytes | None
) -> Any:
    """The record before the first event: the set-up, or a position that can be one of this game."""
    first = game.first_state(seats, options)
    if position is None:
        return first
    state = game.state.from_buffer_copy(position) if len(position) == len(bytes(first)) else None
    if state is None or state.seats != seats or state.over or not is_whole(game, first, state):
        raise RecordError(
            "position/impossible", f"This is no position of {game.name} for {seats} players."
        )
    return state


def is_whole(game: Game, first: Any, state: Any) -> bool:
    """Whether nothing of the box is missing in a position, and nothing too many."""
    try:
        return bool(game.conserved(first) == game.conserved(state))
    except (IndexError, ValueError, KeyError, ZeroDivisionError):
        return False


class History:
    """The events of a match, the record before each of them, and how it stands."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        position: bytes | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.position = position  # the full record that it began with; None for the set-up
        self._state = begun(game, seats, options, position)
        self._events: list[tuple[int, int]] = []  # mover, and move or outcome
        self._trail: list[bytes] = []  # the record before each event
        # What was asked about this position; forgotten with the next event.
        self._seen: dict[int, Any] = {}  # the record as each seat knows it
        self._masks: dict[int, bytearray] = {}  # what each seat may do
        self._to_act: tuple[int, ...] | None = None
        # By seat: the hidden record of which a view was last made, and that view.
        self._views: dict[int, tuple[bytes, Any]] = {}
        self._open_view: Any = None
        self._open_story: tuple[int, int, list[Any]] = (0, 0, [])
        self._ahead: dict[tuple[int, str], Step] = {}  # decisions that were worked out, not made
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
        if self._to_act is None:
            self._to_act = () if self.over else tuple(seats_in(self._state.to_act))
        return self._to_act

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

    @property
    def round(self) -> int:
        """Which round is played, where the game counts them; 0 elsewhere."""
        return 0 if self.game.round is None else self.game.round(self._state)

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
            if not SPECTATOR <= seat < self.seats:
                self._check_seat(seat)
            return {**self._open_view, "seat": seat}
        return self._view_of(self._sight(seat), seat)

    def story(self, seat: int = SPECTATOR, since: int = 0, until: int | None = None) -> list[Any]:
        """What happened from one event on, up to another or to now, as a seat saw it."""
        if not SPECTATOR <= seat < self.seats:
            self._check_seat(seat)
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
        told_since, told_until, lines = self._open_story
        if told_since != since or told_until != end:
            story, lines, record = self.game.story, [], type(self._state).from_buffer_copy
            states = [record(bytes_) for bytes_ in self._trail[since : end + 1]]
            if end == len(self._events):
                states.append(self._state)
            before = states[0]
            for number, after in enumerate(states[1:], since):
                mover, event = self._events[number]
                lines += story(before, after, SPECTATOR, mover, event)
                before = after
            self._open_story = (since, end, lines)
        return lines.copy()

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

    def saw(self, number: int, seat: int) -> bool:
        """Whether a seat was shown an event."""
        if self.game.open:
            return True
        mover, event = self._events[number]
        before = type(self._state).from_buffer_copy(self._trail[number])
        return self.game.plain.sees(before, seat, mover, event)

    def noticed(self, seat: int, since: int, until: int | None = None) -> bool:
        """Whether a seat can tell that anything has happened from one event on, up to another."""
        end = len(self._events) if until is None else until
        if self.game.open:
            return since < end
        if any(self.saw(number, seat) for number in range(since, end)):
            return True
        before = type(self._state).from_buffer_copy(self._trail[since])
        self.game.plain.hide(before, seat)
        if end == len(self._events):
            after = self._sight(seat)
        else:
            after = self.state_at(end)
            self.game.plain.hide(after, seat)
        if bytes(before) == bytes(after):  # then the views are the same, which cost far more
            return False
        return bool(self._view_of(before, seat) != self._view_of(after, seat))

    def own_last(self, seat: int) -> int | None:
        """The number of a seat's last decision, if it has noticed nothing since then."""
        events = self._events
        for number in range(len(events) - 1, -1, -1):
            mover = events[number][0]
            if mover == seat:
                is_last = number + 1 == len(events)
                return number if is_last or not self.noticed(seat, number + 1) else None
            if mover == CHANCE or self.game.open or self.saw(number, seat):
                return None
        return None

    # --- for the table, not for a seat ---

    def outcomes_since(self, number: int) -> list[str]:
        """The chance events from one on, in notation: for the table, not for a seat."""
        texts = self.game.outcomes.texts
        return [texts[event] for mover, event in self._events[number:] if mover == CHANCE]

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

    def still(self) -> Self:
        """A copy of what has happened so far, which stays as it is while the match goes on."""
        other = shallow(self)
        other._state = self.state
        other._events, other._trail = list(self._events), list(self._trail)
        other.times, other.decided = list(self.times), dict(self.decided)
        other.remarks = list(self.remarks)
        other._seen, other._masks, other._ahead, other._to_act = {}, {}, {}, None
        other._views = {}
        return other

    # --- inside ---

    def _sight(self, seat: int) -> Any:
        """The record as a seat knows it; made once for each position, and not to be changed."""
        if seat not in self._seen:
            self._check_watcher(seat)
            s = copy(self._state)
            self.game.plain.hide(s, seat)
            self._seen[seat] = s
        return self._seen[seat]

    def _view_of(self, hidden: Any, seat: int) -> Any:
        """The view of a hidden record, of which alone it is made: often of the same one again.

        Whether somebody has noticed an event is asked before he is told of it, and the view after
        one event is the one before the next.
        """
        record = bytes(hidden)
        made = self._views.get(seat)
        if made is None or made[0] != record:
            made = self._views[seat] = (record, self.game.view(hidden, seat))
        return made[1]

    def _after(self, number: int) -> bytes:
        return self._trail[number] if number < len(self._trail) else bytes(self._state)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise SeatError(
                "seat/unknown", f"There is no seat {seat}: they are 0 to {self.seats - 1}."
            )

    def _check_watcher(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)
