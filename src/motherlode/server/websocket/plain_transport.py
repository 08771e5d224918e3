"""Sockets by ASGI alone: whatever server carries us, without the inside of any library.

Slower than `picows_transport`, which the setting `plain` replaces with this. Whoever does not read
gets nothing more from here on, and is hung up on when he does not answer a ping either. Pings and
pongs are the carrying server's own affair: they are not seen here, and not counted.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from motherlode.server.websocket.transport import (
    LONGEST_FRAME,
    MOST_UNSENT,
    TOO_BIG,
    TOO_SLOW,
    Answer,
    Listener,
)

App = Callable[[Any, Any, Any], Awaitable[None]]


class PlainTransport:
    """One socket; what is sent waits in a queue of bounded size."""

    def __init__(self, send: Callable[[Any], Awaitable[None]], peer: str) -> None:
        self.closing = False
        self.peer = peer
        self.code: int | None = None
        self._send = send
        self._unsent: deque[bytes] = deque()
        self._size = 0
        self._news = asyncio.Event()
        self._listening = asyncio.Event()
        self._listening.set()
        self._end: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        """Queues a message; who does not read is sent away."""
        if self.closing:
            return
        self._unsent.append(message)
        self._size += len(message)
        if self._size > MOST_UNSENT:
            self._unsent.clear()
            self.close(TOO_SLOW, "client/too-slow")
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Hangs up behind what is queued."""
        if not self.closing:
            self.closing = True
            self.code = code
            self._end = (code, reason)
            self._news.set()
            self._listening.set()  # for the other end's goodbye

    def pause(self) -> None:
        """Listens no further for now."""
        self._listening.clear()

    def resume(self) -> None:
        """Reads from the socket again."""
        self._listening.set()

    async def listening(self) -> None:
        """Waits until somebody listens."""
        await self._listening.wait()

    async def write(self) -> None:
        """Sends what is queued, until the end."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._unsent:
                message = self._unsent.popleft()
                self._size -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._end is not None:
                code, reason = self._end
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return


def with_plain_sockets(app: App, answer: Answer) -> App:
    """The application, with the tables' sockets in it."""

    async def serve(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        asked = scope.get("query_string", b"").decode("latin-1")
        listener = answer(f"{scope['path']}?{asked}", list(scope["headers"]))
        await receive()  # the request itself
        if listener is None:
            await send({"type": "websocket.close", "code": 4404})
            return
        await send({"type": "websocket.accept"})
        peer = scope["client"][0] if scope.get("client") else "?"
        await _converse(PlainTransport(send, peer), listener, receive)

    return serve


async def _converse(transport: PlainTransport, listener: Listener, receive: Any) -> None:
    writing = asyncio.create_task(transport.write())
    listener.opened(transport)
    try:
        while True:
            await transport.listening()
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            message = event.get("bytes") or b"" if text is None else text.encode()
            if len(message) > LONGEST_FRAME:
                transport.close(TOO_BIG, "message/too-long")
            elif not transport.closing:
                listener.heard(message)
    finally:
        transport.closing = True
        writing.cancel()
        listener.lost()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError):  # the other end is gone
            await writing
