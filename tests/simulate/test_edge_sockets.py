"""A socket keeps the same promises over picows, over ASGI alone and in the simulation."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import pytest
import uvicorn
from simulate.grounds import Ground, Real, Simulated
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.server.http.request_limits import LimitedRequests
from motherlode.server.websocket.picows_transport import picows_sockets
from motherlode.server.websocket.plain_transport import with_plain_sockets
from motherlode.server.websocket.transport import LONGEST_FRAME, TOO_BIG, Transport
from motherlode.simulate.network import Line


class Ear:
    """The server's end: writes everything down."""

    def __init__(self) -> None:
        self.transport: Transport | None = None
        self.told: list[bytes | str] = []

    def opened(self, transport: Transport) -> None:
        self.transport = transport
        self.told.append("opened")

    def heard(self, message: bytes) -> None:
        self.told.append(bytes(message))

    def pinged(self) -> None:
        pass

    def lost(self) -> None:
        self.told.append("lost")


class Far(Protocol):
    """The other end."""

    heard: list[bytes]
    code: int | None  # with which it was hung up on

    async def say(self, message: bytes) -> None: ...
    async def hang_up(self) -> None: ...


class RealFar:
    """A client's library."""

    def __init__(self, socket: ClientConnection) -> None:
        self.heard: list[bytes] = []
        self.code: int | None = None
        self._socket = socket
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                message = await self._socket.recv()
                self.heard.append(message.encode() if isinstance(message, str) else message)
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd is not None else 1006

    async def say(self, message: bytes) -> None:
        await self._socket.send(message.decode())

    async def hang_up(self) -> None:
        await self._socket.close()


class SimulatedFar:
    """A person's program, as `people.tab` is one."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.code: int | None = None
        self.line: Line | None = None

    def received(self, message: bytes) -> None:
        self.heard.append(message)

    def hung_up(self, code: int) -> None:
        self.code = code

    async def say(self, message: bytes) -> None:
        assert self.line is not None
        self.line.say(message)

    async def hang_up(self) -> None:
        assert self.line is not None
        self.line.hang_up()


@asynccontextmanager
async def simulated(ground: Simulated, ear: Ear) -> AsyncIterator[Far]:
    far = SimulatedFar()
    far.line = Line(ground.loop, ground.process, far, 0.01, "10.0.0.1")
    far.line.open(ear)
    yield far


@asynccontextmanager
async def real(kind: str, ear: Ear) -> AsyncIterator[Far]:
    """A server with nothing but the socket, and a client."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("nobody asks for anything else")

    carriers: dict[str, Any] = {
        "picows": {"app": app, "http": LimitedRequests, "ws": picows_sockets(lambda *_: ear)},
        "plain": {
            "app": with_plain_sockets(app, lambda *_: ear),
            "http": "h11",
            "ws": "websockets-sansio",
            "ws_max_size": 2 * LONGEST_FRAME,
            "ws_per_message_deflate": False,
        },
    }[kind]
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    config = uvicorn.Config(**carriers, log_config=None, lifespan="off", access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([listening]))
    try:
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
            far = RealFar(client)
            yield far
            far.listening.cancel()
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Wire:
    """A socket of some kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.ground: Ground = Simulated() if kind == "simulated" else Real()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[tuple[Ear, Far]]:
        ear = Ear()
        if isinstance(self.ground, Simulated):
            way = simulated(self.ground, ear)
        else:
            way = real(self.kind, ear)
        async with way as far:
            await until(lambda: ear.transport is not None)
            yield ear, far


@pytest.fixture(params=["picows", "plain", "simulated"])
def wire(request: pytest.FixtureRequest) -> Wire:
    return Wire(request.param)


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


def numbered(count: int) -> list[bytes]:
    return [f'{{"n":{number},"text":"ü⛏"}}'.encode() for number in range(count)]


def test_what_is_said_is_heard_in_its_order_at_both_ends(wire: Wire) -> None:
    async def work() -> None:
        async with wire.open() as (ear, far):
            assert ear.told == ["opened"]
            assert ear.transport is not None
            assert not ear.transport.closing
            for message in numbered(50):
                await far.say(message)
                ear.transport.send(message)
            await until(lambda: len(ear.told) == 51 and len(far.heard) == 50)
            assert ear.told[1:] == numbered(50)
            assert far.heard == numbered(50)

    wire.ground.run(work())


def test_who_hangs_up_is_behind_what_was_sent_and_hears_no_more(wire: Wire) -> None:
    async def work() -> None:
        async with wire.open() as (ear, far):
            assert ear.transport is not None
            for message in numbered(5):
                ear.transport.send(message)
            ear.transport.close(4400, "enough")
            assert ear.transport.closing
            assert ear.transport.code == 4400
            ear.transport.send(b'"too late"')
            ear.transport.close(4401, "again")
            await until(lambda: far.code is not None and "lost" in ear.told)
            assert far.heard == numbered(5)
            assert far.code == 4400
            assert ear.told == ["opened", "lost"]

    wire.ground.run(work())


def test_who_is_hung_up_on_hears_it_once(wire: Wire) -> None:
    async def work() -> None:
        async with wire.open() as (ear, far):
            await far.say(b'"goodbye"')
            await far.hang_up()
            await until(lambda: "lost" in ear.told)
            await asyncio.sleep(0.1)
            assert ear.told == ["opened", b'"goodbye"', "lost"]
            assert ear.transport is not None
            assert ear.transport.closing
            ear.transport.send(b'"nobody is there"')

    wire.ground.run(work())


def test_who_does_not_listen_hears_it_later(wire: Wire) -> None:
    async def work() -> None:
        async with wire.open() as (ear, far):
            assert ear.transport is not None
            await far.say(b'"first"')
            await until(lambda: len(ear.told) == 2)
            ear.transport.pause()
            await asyncio.sleep(0.05)
            for message in numbered(3):
                await far.say(message)
            await asyncio.sleep(0.2)
            # What is being read already may still be heard: no more than that.
            assert len(ear.told) <= 3
            ear.transport.resume()
            await until(lambda: len(ear.told) == 5)
            assert ear.told[2:] == numbered(3)

    wire.ground.run(work())


def test_what_is_too_long_is_not_heard_and_hung_up_on(wire: Wire) -> None:
    async def work() -> None:
        async with wire.open() as (ear, far):
            await far.say(b'"' + b"x" * (LONGEST_FRAME - 2) + b'"')
            await until(lambda: len(ear.told) == 2)
            await far.say(b'"' + b"x" * LONGEST_FRAME + b'"')
            await until(lambda: "lost" in ear.told and far.code is not None)
            assert [type(one) for one in ear.told] == [str, bytes, str]
            assert far.code == TOO_BIG

    wire.ground.run(work())
