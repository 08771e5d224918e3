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
        self._asleep: asyncio.Future[None] | None = None  # what the pump waits for

    def send(self, message: bytes) -> None:
        """Queues a message."""
        if len(self._waiting) >= MOST_WAITING:
            self.closed.set()
            return
        self._waiting.append(message)
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    @property
    def _is_asleep(self) -> bool:
        """Whether the pump waits: all that was queued has left."""
        return self._asleep is not None and not self._asleep.done()

    async def pump(self) -> None:
        """Transmits until the connection is gone."""
        with contextlib.suppress(Exception):  # the other end may vanish at any time
            loop = asyncio.get_running_loop()
            while True:
                while self._waiting:
                    await self._transmit(self._waiting.popleft())
                self._asleep = loop.create_future()
                await self._asleep
        self.closed.set()

    async def drain(self) -> None:
        """Gives what is queued a moment to leave."""
        for _ in range(50):
            if self._is_asleep or self.closed.is_set():
                return
            await asyncio.sleep(0.01)
