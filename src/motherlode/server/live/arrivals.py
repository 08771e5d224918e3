"""Tells who is at a table, a moment after somebody has come or gone."""

import asyncio

from motherlode.server.live.outbox import Outbox
from motherlode.server.live.presence import Presence
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.tasks import Tasks

GATHER, GATHER_EACH = 0.2, 0.005  # seconds until it is told; and more for each who is here


class Arrivals:
    """Many who come and go at once are one piece of news, however often they do."""

    def __init__(self, presence: Presence, outbox: Outbox, tasks: Tasks) -> None:
        self._presence = presence
        self._outbox = outbox
        self._tasks = tasks
        self._are_news = False
        self._ended = False

    def add(self, subscriber: Subscriber) -> None:
        """Somebody is connected."""
        if self._presence.add(subscriber):
            self._tell_soon()

    def remove(self, subscriber: Subscriber) -> None:
        """A connection is gone."""
        if self._presence.remove(subscriber):
            self._tell_soon()

    def heard_of(self, process: str, people: list[str]) -> None:
        """Another process has told who is there."""
        if self._presence.heard_of(process, people):
            self._tell_soon()

    def end(self) -> None:
        """There is nothing to tell any more: the table was let go."""
        self._ended = True

    def _tell_soon(self) -> None:
        if not self._are_news:
            self._are_news = True
            self._tasks.spawn(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(GATHER + GATHER_EACH * len(self._presence.subscribers))
        self._are_news = False
        if not self._ended:
            self._presence.announce()
            self._outbox.tell_table()
