"""Requests by uvicorn's parser, where nobody may be slow or lengthy about asking.

The only file that knows the inside of uvicorn, whose version is bounded for that; with the setting
`plain` uvicorn reads requests by itself.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from motherlode.server.limits import counted_as

TIMEOUT = 30.0  # seconds until a request has to be there, from its first byte on
MOST = 64 * 1024  # bytes of its headers
READS = 1024  # bytes of an answer that have to be taken away in that time
# Connections of one address on which a request has yet to come: browsers open some ahead, and a
# club many; whoever opens more takes them from himself, and not from those who ask.
MOST_WAITING = 256
OURS = ("127.0.0.1", "::1")  # a proxy of ours, which all come through

# By address, in the order in which they came.
_waiting: dict[str, dict["LimitedRequests", None]] = {}


class LimitedRequests(HttpToolsProtocol):
    """One connection of somebody who asks; a socket begins as one, too."""

    _too_late: asyncio.TimerHandle | None = None  # while we wait for a request
    _too_slow: asyncio.TimerHandle | None = None  # while an answer waits for who asked for it

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has not said anything yet."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self._from = counted_as(peer[0]) if isinstance(peer, tuple) else ""
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

    def pause_writing(self) -> None:
        """He does not read as fast as we write."""
        super().pause_writing()
        self._see_that_he_reads(self.transport.get_write_buffer_size() + READS)

    def resume_writing(self) -> None:
        """He has read it."""
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None
        super().resume_writing()

    def _see_that_he_reads(self, before: int) -> None:
        """Whoever leaves his answer where it is would keep a connection for ever."""
        left = self.transport.get_write_buffer_size()
        if left > before - READS:
            self.transport.abort()
        else:
            self._too_slow = self.loop.call_later(TIMEOUT, self._see_that_he_reads, left)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait_no_more()
        if self._too_slow is not None:
            self._too_slow.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._too_late is not None:
            return
        self._too_late = self.loop.call_later(TIMEOUT, self.transport.close)
        others = _waiting.setdefault(self._from, {})
        others[self] = None
        if len(others) > MOST_WAITING and self._from not in OURS:
            oldest = next(iter(others))
            oldest._wait_no_more()
            oldest.transport.abort()

    def _wait_no_more(self) -> None:
        if self._too_late is None:
            return
        self._too_late.cancel()
        self._too_late = None
        others = _waiting.get(self._from, {})
        others.pop(self, None)
        if not others:
            _waiting.pop(self._from, None)
