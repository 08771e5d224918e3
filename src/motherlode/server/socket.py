"""The socket of a table: reads messages, hands them to the room, closes what misbehaves.

Sockets are answered in plain ASGI, in front of Litestar: what it wraps around every single message
would cost more than the rules of a game do. Requests go on to Litestar.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from motherlode.engine.errors import MotherlodeError
from motherlode.server import messages as say
from motherlode.server.client import Client
from motherlode.server.doors import Doors
from motherlode.server.limits import Bucket
from motherlode.server.room import Room
from motherlode.server.storage.journal import is_away

log = logging.getLogger(__name__)

LONGEST = 4096  # bytes of a message
STRIKES = 20  # messages in a row that nobody can read, before the socket is closed
BAD_MESSAGE, BAD_ORIGIN, NOBODY, TOO_MUCH, NO_TABLE, LATER = 4400, 4403, 4401, 4429, 4404, 4503
TOO_SLOW, OUR_MISTAKE = 4408, 4500

decode = msgspec.json.Decoder(say.Asked).decode
encode = msgspec.json.Encoder().encode


class Line:
    """One socket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        self._receive: Any = receive
        self._send: Any = send

    async def accept(self) -> None:
        """Takes the call."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str | bytes | None:
        """What the other end says next; None when it is gone."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    def say(self, data: bytes) -> Awaitable[Any]:
        """One message."""
        sent: Awaitable[Any] = self._send({"type": "websocket.send", "text": data.decode()})
        return sent

    async def close(self, code: int, reason: str) -> None:
        """Hangs up."""
        await self._send({"type": "websocket.close", "code": code, "reason": reason})


def with_sockets(app: Litestar, doors: Doors) -> ASGIApp:
    """The application with the tables' sockets in front of it."""

    async def entrance(scope: Scope, receive: Receive, send: Send) -> None:
        place = scope["path"].split("/") if scope["type"] == ScopeType.WEBSOCKET else []
        if place[:3] != ["", "api", "tables"] or place[4:] != ["socket"]:
            return await app(scope, receive, send)
        line = Line(scope, receive, send)
        try:
            await table_socket(line, doors, place[3])
        except Exception:
            log.exception("a socket failed")
            with contextlib.suppress(Exception):  # it may be gone, too
                await line.close(OUR_MISTAKE, "server/mistake")

    return entrance


async def table_socket(line: Line, doors: Doors, table_id: str) -> None:
    """One client at one table."""
    await line.accept()
    if not doors.is_own_origin(line.connection):
        return await _refuse(line, BAD_ORIGIN, "origin/foreign", "Come through our own page.")
    try:
        person = await doors.person(line.connection)
        if person is None:
            return await _refuse(line, NOBODY, "person/unknown", "Say who you are first.")
        room = await doors.house.room(table_id)
    except MotherlodeError as error:
        return await _refuse(line, NO_TABLE, error.slug, error.message)
    except Exception as error:
        if not is_away(error):
            raise
        return await _refuse(
            line, LATER, "server/database-away", "The database does not answer. Try again."
        )
    client = Client(person.id, person.name, line.say)
    gone = asyncio.create_task(client.closed.wait())
    tasks: list[asyncio.Task[Any]] = [gone]
    try:
        await room.enter(client)  # first: who says something is answered after the welcome
        listen = asyncio.create_task(_listen(line, client, room, doors))
        tasks.append(listen)
        await asyncio.wait({listen, gone}, return_when=asyncio.FIRST_COMPLETED)
        if listen.done():
            listen.result()
        else:  # it reads too slowly, or is gone already
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(TOO_SLOW, "client/too-slow"), 5)
    finally:
        room.leave(client)
        for task in tasks:
            task.cancel()
    return None


async def _listen(line: Line, client: Client, room: Room, doors: Doors) -> None:
    bucket = Bucket(doors.settings.moves_per_second, 3 * doors.settings.moves_per_second)
    strikes = 0
    count = doors.house.metrics.messages.count
    while True:
        try:
            data = await line.hear()
        except RuntimeError:
            return None
        if data is None:
            return None
        if len(data) > LONGEST:
            return await _close(line, client, TOO_MUCH, "message/too-long")
        if not bucket.take():
            return await _close(line, client, TOO_MUCH, "message/too-many")
        try:
            ask = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            count["unreadable"] += 1
            strikes += 1
            if strikes >= STRIKES:
                return await _close(line, client, BAD_MESSAGE, "message/unreadable")
            problem = MotherlodeError("message/unreadable", f"Not a message: {error}"[:200])
            client.send(room.voice.refusal(client, problem, None))
            continue
        strikes = 0
        count["read"] += 1
        await room.hear(client, ask)


async def _refuse(line: Line, code: int, slug: str, message: str) -> None:
    await line.say(encode(say.Refused(slug, message, 0)))
    await line.close(code, slug)


async def _close(line: Line, client: Client, code: int, slug: str) -> None:
    await client.drain()
    await line.say(encode(say.Goodbye(slug)))
    await line.close(code, slug)
