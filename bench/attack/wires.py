"""Connections of an attacker: from addresses of his own, and cheap enough for ten thousand."""

import asyncio
import http.client
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from live.raw import TEXT, Raw, frame

__all__ = ["TEXT", "Guest", "Raw", "address", "frame", "many", "swallow", "text"]

MOST_AT_ONCE = 100  # sockets that are being opened


def address(number: int) -> str:
    """One of this machine's own addresses, 127.0.1.0 and up: limits tell them apart."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


class Guest:
    """Somebody with a cookie, at an address."""

    def __init__(self, port: int, at: str, name: str = "Mallory") -> None:
        self.port = port
        self.address = at
        headers, _ = self._ask("POST", "/api/me", {"name": name})
        self.cookie = headers["Set-Cookie"].partition(";")[0]

    def _ask(self, method: str, path: str, body: object = None, **more: str) -> tuple[Any, Any]:
        line = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=120, source_address=(self.address, 0)
        )
        headers = {"Content-Type": "application/json", **more}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        if answer.status >= 400:
            raise ConnectionRefusedError(f"{path}: {answer.status} {text[:200]!r}")
        return answer.headers, json.loads(text) if text else None

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request with the cookie."""
        return self._ask(method, path, body, Cookie=self.cookie)[1]

    def open(self, game: str, *seats: object, **plan: object) -> str:
        """A table; its id."""
        return str(
            self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **plan})["id"]
        )

    async def call(self, table: str) -> Raw:
        """A socket at a table, which has been shaken hands with, and no more."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 20
        )
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return Raw(reader, writer)

    async def enter(self, table: str) -> Raw:
        """A socket that was welcomed."""
        raw = await self.call(table)
        await raw.answer("welcome")
        return raw


def text(message: dict[str, object]) -> bytes:
    """A message as a frame."""
    return frame(TEXT, json.dumps(message).encode())


async def many(guests: list[tuple[Guest, str]]) -> list[Raw]:
    """Sockets of all of them, some at a time; those that were refused are left out."""
    gate = asyncio.Semaphore(MOST_AT_ONCE)

    async def one(guest: Guest, table: str) -> Raw | None:
        async with gate:
            with suppress(OSError, asyncio.IncompleteReadError, AssertionError):
                return await guest.enter(table)
        return None

    found = await asyncio.gather(*(one(guest, table) for guest, table in guests))
    return [raw for raw in found if raw is not None]


async def swallow(raw: Raw) -> int:
    """Reads whatever comes, until the server hangs up; how many bytes that were."""
    heard = 0
    with suppress(OSError):
        while data := await raw.reader.read(1 << 16):
            heard += len(data)
    return heard
