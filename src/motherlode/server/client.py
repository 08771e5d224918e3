"""One socket of one person, looking from one seat; messages leave in the order they were sent."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 256  # messages; whoever reads slower than that is sent away and may come back


class Client:
    """A connection. `send` never waits."""

    def __init__(
        self, person: str, name: str, transmit: Callable[[bytes], Awaitable[object]]
    ) -> None:
        self.person = person
        self.name = name
        self.seat = -1  # from where it looks
        self.chosen = False  # whether it has chosen that seat itself
        self.closed = asyncio.Event()
        self._transmit = transmit
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queues a message."""
        if len(self._waiting) >= MOST_WAITING:
            self.closed.set()
            return
        self._waiting.append(message)
        self._news.set()

    async def pump(self) -> None:
        """Transmits until the connection is gone."""
        with contextlib.suppress(Exception):  # the other end may vanish at any time
            while True:
                while self._waiting:
                    await self._transmit(self._waiting.popleft())
                self._news.clear()
                if not self._waiting:
                    await self._news.wait()
        self.closed.set()

    async def drain(self) -> None:
        """Gives what is queued a moment to leave."""
        for _ in range(50):
            if not self._waiting or self.closed.is_set():
                return
            await asyncio.sleep(0.01)
