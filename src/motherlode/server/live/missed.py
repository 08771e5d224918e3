"""What somebody has missed: others' decisions since his own last one, as his seat could see them.

It follows from the log alone, so it is the same after a restart and in every process. Where memory
is part of the game, what lay open for a moment is told once: not to who was there, and not again
to who has been told. That much is kept in memory, and a process that knows nothing of somebody
takes him for one who was away.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.live.presence import Presence
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table.table import Table

MOST = 24  # steps in one answer: more are not looked at in a few seconds


class Looks:
    """Up to where people have seen the match of a table: those who sit there, and have left."""

    def __init__(self) -> None:
        self._until: dict[str, tuple[str | None, int]] = {}

    def note(self, table: Table, person: str) -> None:
        """Somebody has seen all there is so far."""
        if table.match is not None and table.seats_of(person):
            self._until[person] = (table.match_id, table.match.number)

    def since(self, table: Table, person: str) -> int:
        """The first event that somebody has not been shown, as far as is known here."""
        match, number = self._until.get(person, (None, 0))
        return number if match == table.match_id else 0


def missed(
    table: Table, looks: Looks, presence: Presence, subscriber: Subscriber, ask: say.Missed
) -> say.WhileAway:
    """The answer to who has come back; without steps where there is nothing to tell."""
    seat, match = ask.seat, table.match
    if seat not in table.seats_of(subscriber.person):
        raise MotherlodeError("seat/not-yours", "This is not your seat.")
    if match is None or table.match_id is None:
        raise MotherlodeError("table/not-started", "The match has not begun.")
    first = match.decided_nothing_since(seat)
    if match.game.forgets:
        person = subscriber.person
        others = (one for one in presence.subscribers if one is not subscriber and not one.screen)
        is_elsewhere = any(one.person == person for one in others)
        first = max(first, match.number if is_elsewhere else looks.since(table, person))
        looks.note(table, person)
    known = [*_noticed(match, seat, first)]
    if ask.known is not None:
        known = known[max(0, len(known) - max(0, table.seen[seat] - ask.known)) :]
    told = known[-MOST:]
    return say.WhileAway(
        answers=ask.id,
        match=table.match_id,
        seat=seat,
        view=_view(match, seat, told[0][0] if told else match.number),
        steps=[_step(match, seat, start, end) for start, end in told],
        earlier=len(known) - len(told),
    )


def _noticed(match: Match, seat: int, first: int) -> Iterator[tuple[int, int]]:
    """The decisions from an event on, each with what followed, of which a seat has seen any."""
    events = match.history()
    starts = [n for n in range(first, len(events)) if events[n][0] != CHANCE]
    for start, end in pairwise([*starts, len(events)]):
        if match.noticed(seat, start, end):
            yield start, end


def _step(match: Match, seat: int, start: int, end: int) -> parts.Step:
    lines: list[Any] = match.story(seat, start, end)
    by = match.event(start)[0]
    if match.decided.get(start) == "clock":
        lines.insert(0, {"what": "@clock", "seat": by})
    return parts.Step(by=by, lines=lines, view=_view(match, seat, end))


def _view(match: Match, seat: int, number: int) -> Any:
    """The board before an event, or now, as the seat saw it then."""
    state = match.state_at(number)
    match.game.plain.hide(state, seat)
    return match.game.view(state, seat)
