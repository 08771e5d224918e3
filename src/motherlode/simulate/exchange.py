"""Another world that somebody cannot tell from the true one.

Everything that a seat has not seen is drawn anew: the others' secret cards and steps. What is left
the same is what the seat has seen, event by event, so that its hidden record is equal after each.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from motherlode.engine.chance import Committed
from motherlode.engine.contract import CHANCE
from motherlode.engine.match import Match
from motherlode.engine.state import copy
from motherlode.table import entries
from motherlode.table.table import Table

STEPS = 20_000  # events tried before we give up


class Rigged(Committed):
    """Promises what the true source promises, but its outcomes are given."""

    def __init__(self, true: Committed, outcomes: dict[int, int]) -> None:
        super().__init__(bytes.fromhex(true.proof()["seed"]), true.entropy)
        self._outcomes = outcomes

    def outcome(self, number: int, weights: Sequence[int], names: Sequence[str]) -> int:
        """What was written down for this event, or the true outcome."""
        if number in self._outcomes:
            return self._outcomes[number]
        return super().outcome(number, weights, names)


class Exchange:
    """The events of a match, drawn anew where a seat did not see them."""

    def __init__(self, match: Match, seat: int, random: Random, steps: int = STEPS) -> None:
        self._most = steps
        self._rules = match.game.plain
        self._moves, self._outcomes = len(match.game.moves), len(match.game.outcomes)
        self._seat = seat
        self._random = random
        self._history = match.history()
        self._trail = match.trail()
        self._known = [self._hidden(state) for state in self._trail]
        self._seen = [match.saw(number, seat) for number in range(match.number)]
        self._steps = 0

    def draw(self) -> list[tuple[int, int]] | None:
        """Other events that fit; None if none were found in time."""
        states = [bytes(state) for state in self._trail]
        open_until = max(n for n, state in enumerate(states) if state == self._known[n])
        found = self._from(open_until, copy(self._trail[open_until]))
        return None if found is None else self._history[:open_until] + found

    def _from(self, number: int, state: Any) -> list[tuple[int, int]] | None:
        """Depth first; a list of events that lead from here to an end that fits."""
        stack = [(number, state, self._candidates(number, state))]
        chosen: list[tuple[int, int]] = []
        while stack:
            number, state, candidates = stack[-1]
            if number == len(self._history):
                return chosen
            self._steps += 1
            if self._steps > self._most:
                return None
            if not candidates:
                stack.pop()
                if chosen:
                    chosen.pop()
                continue
            event = candidates.pop()
            after = self._after(number, state, event)
            if after is not None:
                chosen.append((self._history[number][0], event))
                stack.append((number + 1, after, self._candidates(number + 1, after)))
        return None

    def _candidates(self, number: int, state: Any) -> list[int]:
        if number == len(self._history):
            return []
        mover, event = self._history[number]
        if self._seen[number]:
            return [event]
        if mover == CHANCE:
            marks = [0] * self._outcomes
            self._rules.odds(state, marks)
        else:
            marks = [0] * self._moves
            if state.to_act >> mover & 1:
                self._rules.legal(state, mover, marks)
        found = [at for at, mark in enumerate(marks) if mark]
        self._random.shuffle(found)
        return found

    def _after(self, number: int, state: Any, event: int) -> Any:
        """The record after an event, if the seat cannot tell it from the true one."""
        mover = self._history[number][0]
        if self._rules.sees(state, self._seat, mover, event) != self._seen[number]:
            return None
        after = copy(state)
        if mover == CHANCE:
            weights = [0] * self._outcomes
            self._rules.odds(after, weights)
            if not weights[event]:
                return None
            self._rules.happen(after, event)
        else:
            mask = [0] * self._moves
            self._rules.legal(after, mover, mask)
            if not mask[event]:
                return None
            self._rules.apply(after, mover, event)
        return after if self._hidden(after) == self._known[number + 1] else None

    def _hidden(self, state: Any) -> bytes:
        known = copy(state)
        self._rules.hide(known, self._seat)
        return bytes(known)


def retold(
    log: list[entries.Any], events: list[tuple[int, int]]
) -> tuple[list[entries.Any], dict[int, int]]:
    """The log with other events in it, and the outcomes by number; a log of one match, no undo."""
    first = entries_of(log)
    game = first.game
    told: list[entries.Any] = []
    at = next((n for n, (mover, _) in enumerate(events) if mover != CHANCE), len(events))
    for entry in log:
        if not isinstance(entry, entries.Played):
            told.append(entry)
            continue
        mover, move = events[at]
        assert mover == entry.seat
        end = at + 1 + len(entry.outcomes)
        outcomes = [game.outcomes.text(event) for _, event in events[at + 1 : end]]
        text = game.moves.text(move)
        told.append(entries.Played(entry.time, entry.seat, text, outcomes, entry.by))
        at = end
    assert at == len(events)
    return told, {n: event for n, (mover, event) in enumerate(events) if mover == CHANCE}


def entries_of(log: list[entries.Any]) -> Table:
    """The table before anything happened."""
    assert isinstance(log[0], entries.Opened)
    return Table(log[0])


def rigged_table(opened: entries.Opened, outcomes: dict[int, int]) -> Table:
    """A table whose dice fall as written."""
    table = Table(opened)
    honest = table._next
    table._next = lambda: Rigged(honest(), outcomes)  # type: ignore[method-assign]
    return table
