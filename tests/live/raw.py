"""Connections without a library: for what a library would refuse to send."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from live.people import Person
from live.servers import Server
from motherlode.server.http.request_limits import LimitedRequests
from motherlode.server.websocket.picows_transport import picows_sockets
from motherlode.server.websocket.transport import Answer, Transport

TEXT, BINARY, CLOSE, PING, PONG, REST = 1, 2, 8, 9, 10, 0
MASK = b"\x12\x34\x56\x78"
CALL = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def frame(kind: int, payload: bytes = b"", fin: bool = True, reserved: int = 0) -> bytes:
    """What a browser sends."""
    head = bytes([fin << 7 | reserved | kind])
    size = len(payload)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A connection without a library."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of the server: kind and payload."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def answer(self, type_: str) -> Any:
        """The next message of a type."""
        while True:
            kind, payload = await self.frame()
            assert kind == TEXT, (kind, payload)
            message = json.loads(payload)
            if message["type"] == type_:
                return message

    async def closed(self) -> int:
        """The code with which the server hangs up."""
        while True:
            kind, payload = await self.frame()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def plain(server: Server) -> AsyncIterator[Raw]:
    """A connection on which nothing was said, and which holds little that was not read."""
    port = int(server.url.rpartition(":")[2])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def called(
    server: Server, connection: str = "Upgrade", extra: str = "", version: str = "13"
) -> AsyncIterator[Raw]:
    """A socket at a new table, as a browser asks for it."""
    ada = await Person.arrive(server.url, "Ada")
    table = await ada.open("gold-nuggets", "me", "open")
    async with plain(server) as raw:
        raw.writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: {connection}\r\nSec-WebSocket-Version: {version}\r\n{extra}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {ada.headers['Cookie']}\r\n\r\n".encode("latin-1")
        )
        yield raw


async def shaken(raw: Raw) -> str:
    """The server's answer to the call."""
    return (await raw.reader.readuntil(b"\r\n\r\n")).decode()


@asynccontextmanager
async def open_socket(server: Server) -> AsyncIterator[Raw]:
    """A socket that was welcomed."""
    async with called(server) as raw:
        assert (await shaken(raw)).startswith("HTTP/1.1 101")
        await raw.answer("welcome")
        yield raw


class Quiet:
    """Somebody who answers a socket and says nothing."""

    def opened(self, transport: Transport) -> None:
        """Nothing to say."""

    def heard(self, message: bytes) -> None:
        """Nothing to answer."""

    def pinged(self) -> None:
        """Nothing to count."""

    def lost(self) -> None:
        """Nothing to mourn."""


@asynccontextmanager
async def listening(
    answer: Answer = lambda path, headers: None, keep_alive: int = 5, answer_size: int = 3
) -> AsyncIterator[int]:
    """Uvicorn's protocol of ours, on a port of its own, in front of one who always says yes."""

    async def app(scope: Any, receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
        headers = [(b"content-length", str(answer_size).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"yes".ljust(answer_size)})

    config = uvicorn.Config(
        app, ws=picows_sockets(answer), log_config=None, timeout_keep_alive=keep_alive
    )
    config.load()
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(
        lambda: LimitedRequests(config, state, {}), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        assert not [
            protocol for protocol in state.connections if not isinstance(protocol, LimitedRequests)
        ]
