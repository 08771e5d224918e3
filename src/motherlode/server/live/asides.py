"""What is said beside the match: it changes no table, and is written down nowhere."""

from typing import assert_never

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Bus
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say

encode = msgspec.json.Encoder().encode

Aside = say.Ping | say.Watch | say.React


class Asides:
    """Signs of life, and reactions."""

    def __init__(self, state: LiveState, replies: Replies, bus: Bus) -> None:
        self._state = state
        self._replies = replies
        self._bus = bus

    def answer(self, subscriber: Subscriber, ask: Aside) -> None:
        """Answers at once."""
        match ask:
            case say.Ping():
                subscriber.send(self._replies.done(subscriber, ask.id))
            case say.Watch():
                subscriber.hidden = not ask.visible
                subscriber.send(self._replies.done(subscriber, ask.id))
            case say.React():
                self._react(subscriber, ask)
            case _:
                assert_never(ask)

    def _react(self, subscriber: Subscriber, ask: say.React) -> None:
        if ask.seat not in self._state.table.seats_of(subscriber.person):
            raise MotherlodeError("seat/not-yours", "This is not your seat.")
        subscriber.send(encode(say.Reacted(ask.seat, ask.reaction, ask.id)))
        told = encode(say.Reacted(ask.seat, ask.reaction))
        self.tell(ask.seat, told, subscriber)
        self._bus.tell_reaction(self._state.id, ask.seat, told.decode())

    def tell(self, seat: int, told: bytes, asker: Subscriber | None = None) -> None:
        """A sign rises from a seat, for all who want to hear who sits there."""
        chairs = self._state.table.chairs
        if seat >= len(chairs):
            return  # another process knows of more seats than this one so far
        person = chairs[seat].person
        for subscriber in self._state.presence.subscribers:
            if subscriber is not asker and person not in subscriber.unheard:
                subscriber.send(told)
