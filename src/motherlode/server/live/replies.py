"""Messages to one subscriber: all there is, what has changed, or why not."""

from collections.abc import Sequence

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Clock
from motherlode.server.live import projections
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.server.protocol import parts
from motherlode.table.remarks import RemarkLine

encode = msgspec.json.Encoder().encode


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
        match = table.match
        return encode(
            say.Welcome(
                protocol=say.PROTOCOL,
                person=subscriber.person,
                at=self._at(subscriber),
                table=self.info(subscriber.person),
                state=projections.state(table, seat, self._clock.now()),
                story=projections.told(table, match, seat, handed) if match else [],
                chat=[projections.spoken(said) for said in table.chat],
                answers=answers,
            )
        )

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
        return encode(say.Refused(error.slug, error.message, self._at(subscriber), id_, why))

    def changed(
        self, subscriber: Subscriber, answers: int | None, lines: Sequence[RemarkLine] = ()
    ) -> bytes:
        """Seats or presence are not as they were."""
        info = self.info(subscriber.person)
        return encode(say.Changed(self._at(subscriber), info, answers, list(lines)))

    def done(self, subscriber: Subscriber, id_: int) -> bytes:
        """What was asked for is done, and there is nothing else to say about it."""
        return encode(say.Done(id_, self._at(subscriber)))

    def _at(self, subscriber: Subscriber) -> int:
        """Where the table stands for one; his seat may be gone, with the news on their way."""
        table = self._state.table
        is_there = subscriber.seat < len(table.chairs)
        return table.seen[subscriber.seat if is_there else SPECTATOR]
