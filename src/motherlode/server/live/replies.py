"""Messages to one subscriber: all there is, what has changed, or why not."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Clock
from motherlode.server.live import projections
from motherlode.server.live.missed import missed
from motherlode.server.live.muting import muted
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table.learning import Tried
from motherlode.table.remarks import RemarkLine

encode = msgspec.json.Encoder().encode


class Change(Protocol):
    """What has changed at a table, in the eyes of each."""

    def __call__(self, subscriber: Subscriber, answers: int | None = None) -> bytes:
        """As a message."""


class Replies:
    """What a table's subscribers are answered, made from its state as it is now."""

    def __init__(self, state: LiveState, clock: Clock) -> None:
        self._state = state
        self._clock = clock

    def welcome(
        self, subscriber: Subscriber, answers: int | None = None, handed: bool = False
    ) -> bytes:
        """All there is; `handed`: to who has just been given the device by another."""
        table, seat = self._state.table, subscriber.seat
        match, id_ = table.match, self._state.id
        return encode(
            say.Welcome(
                protocol=say.PROTOCOL,
                person=subscriber.viewer or "",
                at=self._at(subscriber),
                table=self.info(subscriber.viewer),
                state=projections.state(table, seat, self._clock.now()),
                story=projections.told(table, match, seat, handed) if match else [],
                chat=[
                    projections.spoken(id_, said)
                    for said in table.chat
                    if said.person not in subscriber.unheard
                ],
                who=projections.who(id_, subscriber.viewer) if subscriber.viewer else "",
                muted=muted(self._state, subscriber),
                answers=answers,
            )
        )

    def looks(self, subscriber: Subscriber, seat: int, answers: int) -> bytes:
        """All there is, seen from where somebody looks from now on."""
        handed = subscriber.seat == SPECTATOR and seat != SPECTATOR
        subscriber.seat, subscriber.chosen = seat, True
        return self.welcome(subscriber, answers, handed)

    def info(self, person: str | None) -> parts.TableInfo:
        """The table without its board."""
        state = self._state
        return projections.table_info(
            state.id,
            state.code,
            state.table,
            person,
            state.presence.is_here,
            state.presence.spectators(state.table),
            state.compiling,
        )

    def refusal(
        self, subscriber: Subscriber, error: MotherlodeError, id_: int | None, why: object = None
    ) -> bytes:
        """Why something was not done."""
        answer = error.answer if isinstance(error, Tried) else None
        at = self._at(subscriber)
        return encode(say.Refused(error.slug, error.message, at, id_, why, answer))

    def refused(self, subscriber: Subscriber, ask: say.Asked, error: MotherlodeError) -> bytes:
        """Why a message was not carried out; of a move also the game's own reason."""
        table, why = self._state.table, None
        if isinstance(ask, say.Play) and ask.seat in table.seats_of(subscriber.person):
            why = projections.why_not(table, ask.seat, ask.move)
        return self.refusal(subscriber, error, ask.id, why)

    def changed_for_each(self, lines: Sequence[RemarkLine] = ()) -> Change:
        """Seats or presence are not as they were; all who see the same get the same bytes.

        Not to be kept: it is about the table as it is now.
        """
        table = self._state.table
        made: dict[tuple[str | None, int, int | None], bytes] = {}
        special = {table.host, *table.people}

        def changed(subscriber: Subscriber, answers: int | None = None) -> bytes:
            person = subscriber.viewer if subscriber.viewer in special else None
            key = (person, subscriber.seat, answers)
            if key not in made:
                at, info = self._at(subscriber), self.info(person)
                made[key] = encode(say.Changed(at, info, answers, list(lines)))
            return made[key]

        return changed

    def missed(self, subscriber: Subscriber, ask: say.Missed) -> bytes:
        """What somebody has not seen, and could have."""
        state = self._state
        return encode(missed(state.table, state.looks, state.presence, subscriber, ask))

    def done(self, subscriber: Subscriber, id_: int) -> bytes:
        """What was asked for is done, and there is nothing else to say about it."""
        return encode(say.Done(id_, self._at(subscriber)))

    def _at(self, subscriber: Subscriber) -> int:
        """Where the table stands for one; his seat may be gone, with the news on their way."""
        table = self._state.table
        is_there = subscriber.seat < len(table.chairs)
        return table.seen[subscriber.seat if is_there else SPECTATOR]
