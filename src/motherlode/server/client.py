"""One socket of one person, looking from one seat; messages leave in the order they were sent."""

import asyncio
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
        self._sending: asyncio.Future[object] | None = None
        self._waiting: deque[bytes] = deque()  # until that has left

    def send(self, message: bytes) -> None:
        """Transmits a message, or queues it."""
        if self.closed.is_set():
            return
        if self._sending is None:
            self._begin(message)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.closed.set()

    def _begin(self, message: bytes) -> None:
        # What the server hands out is a future already: no task is needed to wait for it.
        try:
            self._sending = asyncio.ensure_future(self._transmit(message))
        except Exception:  # the other end may vanish at any time
            self.closed.set()
            return
        self._sending.add_done_callback(self._sent)

    def _sent(self, sending: "asyncio.Future[object]") -> None:
        if sending.cancelled() or sending.exception() is not None:
            self.closed.set()
        elif self._waiting:
            self._begin(self._waiting.popleft())
        else:
            self._sending = None

    async def drain(self) -> None:
        """Gives what is queued a moment to leave."""
        for _ in range(50):
            if self._sending is None or self.closed.is_set():
                return
            await asyncio.sleep(0.01)
