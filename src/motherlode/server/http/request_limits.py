"""Requests by uvicorn's parser, where nobody may be slow or lengthy about asking.

The only file that knows the inside of uvicorn, whose version is bounded for that; with the setting
`plain` uvicorn reads requests by itself.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

TIMEOUT = 30.0  # seconds until a request has to be there, from its first byte on
MOST = 64 * 1024  # bytes of its headers


class LimitedRequests(HttpToolsProtocol):
    """One connection of somebody who asks; a socket begins as one, too."""

    _too_late: asyncio.TimerHandle | None = None  # while we wait for a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has not said anything yet."""
        super().connection_made(transport)
        self._asking = False  # whether a part of a request is there
        self._heading = 0  # bytes that may be headers
        self._wait()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._heading += len(data)
        super().data_received(data)
        if self.parser is None or self.transport.is_closing():  # it is a socket now, or was wrong
            self._wait_no_more()
        elif self._heading > MOST:
            self.transport.close()
        elif self._asking or self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._wait_no_more()  # it is our turn; afterwards uvicorn's own timeout begins

    def on_message_begin(self) -> None:
        """A request begins."""
        self._asking = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """What follows is a body, which has limits of its own."""
        self._heading = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of it."""
        self._heading = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        self._asking, self._heading = False, 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a socket; but not in the middle of an answer that he does not read."""
        busy = self.cycle is not None and not self.cycle.response_complete
        if busy or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they know each other: see connection_lost

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._too_late is None:
            self._too_late = self.loop.call_later(TIMEOUT, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None
