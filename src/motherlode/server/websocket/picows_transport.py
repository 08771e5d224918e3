"""Sockets by picows: uvicorn reads the request, picows the frames, on the event loop itself.

No thread lies between a message and its table. Handing every message over from one thread to
another, as servers do that read their sockets elsewhere, costs more than the rules of a game.
This is the only file that knows the inside of picows, whose version is bounded for that.
"""

import asyncio
import logging
import re
from typing import Any

from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
)
from picows.picows import WSAutoPingStrategy, WSProtocol  # type: ignore[attr-defined]

from motherlode.server.websocket.transport import (
    LONGEST_FRAME,
    MOST_UNSENT,
    NOT_UNDERSTOOD,
    REPLY,
    SILENCE,
    TOO_BIG,
    TOO_SLOW,
    Answer,
    Listener,
)

MOST_PARTS = 64  # of a message
TIMEOUT = 5.0  # seconds for the other end to say goodbye, too
MOST_UNHEARD = 200  # frames that may have been under way when we hung up

TEXT, CLOSE = WSMsgType.TEXT, WSMsgType.CLOSE
PING, PONG = WSMsgType.PING, WSMsgType.PONG
CONTINUATION, OK = WSMsgType.CONTINUATION, WSCloseCode.OK
CONNECTION = re.compile(rb"\r\nconnection: [^\r]*")

# What strangers send that is no WebSocket at all is no error of ours.
log = logging.getLogger("picows")
log.setLevel(logging.CRITICAL)


class PicowsTransport(WSListener):
    """One socket, and who answers it."""

    def __init__(self, listener: Listener) -> None:
        self.closing = True  # or closed; until it is open
        self.peer = "?"
        self.code: int | None = None
        self._listener = listener
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._length = 0  # of these
        self._end: asyncio.TimerHandle | None = None
        self._unheard = 0  # frames after we hung up

    def send(self, message: bytes) -> None:
        """Sends a message; it never waits."""
        if not self.closing:
            self._transport.send(TEXT, message)

    def close(self, code: int, reason: str) -> None:
        """Hangs up, when all that was said has left and the other end agrees, or after a while."""
        if self.closing:
            return
        self.code = code
        self._transport.send_close(code, reason.encode())  # type: ignore[arg-type]
        self._end_soon()

    def pause(self) -> None:
        """Listens no further for now."""
        self._transport.underlying_transport.pause_reading()

    def resume(self) -> None:
        """Reads from the socket again."""
        self._transport.underlying_transport.resume_reading()

    # --- what picows calls ---

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self.closing = False
        self._transport = transport
        peer = transport.underlying_transport.get_extra_info("peername")
        self.peer = peer[0] if isinstance(peer, tuple) else "?"
        transport.underlying_transport.set_write_buffer_limits(high=MOST_UNSENT)
        self._listener.opened(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame, whole and unmasked."""
        kind = frame.msg_type
        if kind == CLOSE:
            if not self.closing:
                transport.send_close(frame.get_close_code() if frame.payload_size else OK)
                self._end_soon()
            transport.disconnect()
        elif self.closing or transport.is_close_frame_sent:
            # Where picows has hung up itself, it goes on reading for a moment, beyond any bound.
            self._pass_over()
        elif kind in (PING, PONG):
            if kind == PING:
                transport.send_pong(frame.get_payload_as_bytes())
            self._listener.pinged()
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(NOT_UNDERSTOOD, "no extensions")
        elif (kind == CONTINUATION) != bool(self._parts):
            self.close(NOT_UNDERSTOOD, "frames out of order")
        elif frame.fin and not self._parts:
            self._listener.heard(frame.get_payload_as_bytes())
        else:
            self._collect(frame)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The connection is no more."""
        self.closing = True
        if self._end is not None:
            self._end.cancel()
        self._listener.lost()

    def pause_writing(self) -> None:
        """The other end does not read."""
        # Not now: this is called in the middle of a message.
        asyncio.get_running_loop().call_soon(self.close, TOO_SLOW, "client/too-slow")

    def resume_writing(self) -> None:
        """It does again: too late."""

    def _collect(self, frame: WSFrame) -> None:
        # An empty first part counts as one, too: the list says whether a message is under way.
        self._parts.append(frame.get_payload_as_bytes())
        self._length += frame.payload_size
        if self._length > LONGEST_FRAME or len(self._parts) > MOST_PARTS:
            self.close(TOO_BIG, "message/too-long")
        elif frame.fin:
            message, self._parts, self._length = b"".join(self._parts), [], 0
            self._listener.heard(message)

    def _pass_over(self) -> None:
        """Whoever goes on and on after our goodbye is not even read, until his time is over."""
        self._unheard += 1
        below = self._transport.underlying_transport
        if self._unheard == MOST_UNHEARD and not below.is_closing():
            below.pause_reading()

    def _end_soon(self) -> None:
        """Whoever does not agree to part, or does not read that we do, is not waited for."""
        self.closing = True
        later = asyncio.get_running_loop().call_later
        self._end = later(TIMEOUT, self._transport.disconnect, False)


def picows_sockets(answer: Answer) -> type[asyncio.Protocol]:
    """What uvicorn hands a connection to when its request asks for a socket."""

    def upgraded(request: WSUpgradeRequest) -> PicowsTransport | None:
        headers = [
            (key.lower().encode(), value.encode("utf-8", "surrogateescape"))  # as picows read them
            for key, value in request.headers.items()
        ]
        listener = answer(request.path.decode("latin-1"), headers)
        return None if listener is None else PicowsTransport(listener)

    class Socket(WSProtocol):  # type: ignore[misc]
        def __init__(self, config: object, server_state: Any, app_state: object) -> None:
            super().__init__(
                *(None, None, False, upgraded, log),
                *(True, TIMEOUT),  # hang up on an exception, or when the handshake takes long
                *(True, SILENCE, REPLY, WSAutoPingStrategy.PING_WHEN_IDLE),
                False,  # pings are answered above, where they are counted
                *(LONGEST_FRAME, None, 4096),
            )
            self._open: set[object] = server_state.connections  # those uvicorn closes in the end

        def data_received(self, request: bytes) -> None:
            """The request, which uvicorn has read already; all after it is read from the buffer."""
            # Firefox asks to "keep-alive, Upgrade", which picows does not take for an upgrade.
            request = CONNECTION.sub(b"\r\nconnection: upgrade", request)
            try:
                while request:
                    buffer = self.get_buffer(len(request))
                    part, request = request[: len(buffer)], request[len(buffer) :]
                    buffer[: len(part)] = part
                    self.buffer_updated(len(part))
            except Exception:  # picows cannot say in text what is wrong with what is none
                self.transport.disconnect(False)

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._open.add(self)

        def connection_lost(self, error: Exception | None) -> None:
            self._open.discard(self)
            super().connection_lost(error)

        def shutdown(self) -> None:
            """The server stops."""
            if isinstance(self.listener, PicowsTransport) and not self.listener.closing:
                self.listener.close(1012, "server-stops")
            else:
                self.transport.disconnect()

    return Socket
