"""Requests on the wire: uvicorn reads them, and nobody may be slow or lengthy about asking."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE = 30.0  # seconds until a request's headers have to be there
MOST = 64 * 1024  # bytes of them


class Requests(HttpToolsProtocol):
    """One connection of somebody who asks; a socket begins as one, too."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has not said anything yet."""
        super().connection_made(transport)
        self._unasked = 0  # bytes that have not become a request
        self._too_late = self.loop.call_later(PATIENCE, transport.close)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._unasked += len(data)
        super().data_received(data)
        if self._unasked > MOST and not self.transport.is_closing():
            self.transport.close()

    def on_headers_complete(self) -> None:
        """A request is there; its body has limits of its own."""
        self._unasked = 0
        self._too_late.cancel()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of a body."""
        self._unasked = 0
        super().on_body(body)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._too_late.cancel()
        super().connection_lost(exc)
