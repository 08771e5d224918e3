"""The socket of a table: reads messages, hands them to the room, closes what misbehaves."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from motherlode.engine.errors import MotherlodeError
from motherlode.server import messages as say
from motherlode.server.client import Client
from motherlode.server.doors import Doors
from motherlode.server.limits import Bucket
from motherlode.server.room import Room
from motherlode.server.storage.journal import is_away

LONGEST = 4096  # bytes of a message
STRIKES = 20  # messages in a row that nobody can read, before the socket is closed
BAD_MESSAGE, BAD_ORIGIN, NOBODY, TOO_MUCH, NO_TABLE, LATER = 4400, 4403, 4401, 4429, 4404, 4503
TOO_SLOW = 4408

decode = msgspec.json.Decoder(say.Asked).decode
encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """One client at one table."""
    doors: Doors = socket.app.state.doors
    await socket.accept()
    if not doors.is_own_origin(socket):
        return await _refuse(socket, BAD_ORIGIN, "origin/foreign", "Come through our own page.")
    try:
        person = await doors.person(socket)
        if person is None:
            return await _refuse(socket, NOBODY, "person/unknown", "Say who you are first.")
        room = await doors.house.room(table_id)
    except MotherlodeError as error:
        return await _refuse(socket, NO_TABLE, error.slug, error.message)
    except Exception as error:
        if not is_away(error):
            raise
        return await _refuse(
            socket, LATER, "server/database-away", "The database does not answer. Try again."
        )
    client = Client(person.id, person.name, lambda data: socket.send_text(data.decode()))
    pump = asyncio.create_task(client.pump())
    gone = asyncio.create_task(client.closed.wait())
    tasks: list[asyncio.Task[Any]] = [pump, gone]
    try:
        await room.enter(client)  # first: who says something is answered after the welcome
        listen = asyncio.create_task(_listen(socket, client, room, doors))
        tasks.append(listen)
        await asyncio.wait({listen, gone}, return_when=asyncio.FIRST_COMPLETED)
        if listen.done():
            listen.result()
        else:  # it reads too slowly, or is gone already
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(TOO_SLOW, "client/too-slow"), 5)
    finally:
        room.leave(client)
        for task in tasks:
            task.cancel()
    return None


async def _listen(
    socket: WebSocket[Any, Any, Any], client: Client, room: Room, doors: Doors
) -> None:
    bucket = Bucket(doors.settings.moves_per_second, 3 * doors.settings.moves_per_second)
    strikes = 0
    count = doors.house.metrics.messages
    while True:
        try:
            data = await socket.receive_data("text")
        except (WebSocketDisconnect, RuntimeError):
            return None
        if len(data) > LONGEST:
            return await _close(socket, client, TOO_MUCH, "message/too-long")
        if not bucket.take():
            return await _close(socket, client, TOO_MUCH, "message/too-many")
        try:
            ask = decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            count.labels("unreadable").inc()
            strikes += 1
            if strikes >= STRIKES:
                return await _close(socket, client, BAD_MESSAGE, "message/unreadable")
            problem = MotherlodeError("message/unreadable", f"Not a message: {error}"[:200])
            client.send(room.refusal(client, problem, None))
            continue
        strikes = 0
        count.labels("read").inc()
        await room.hear(client, ask)


async def _refuse(socket: WebSocket[Any, Any, Any], code: int, slug: str, message: str) -> None:
    await socket.send_text(encode(say.Refused(slug, message, 0)).decode())
    await socket.close(code, slug)


async def _close(socket: WebSocket[Any, Any, Any], client: Client, code: int, slug: str) -> None:
    await client.drain()
    await socket.send_text(encode(say.Goodbye(slug)).decode())
    await socket.close(code, slug)
