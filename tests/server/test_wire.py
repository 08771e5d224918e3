"""Sockets on the wire: what RFC 6455 allows is heard, what it forbids is hung up on."""

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest
from live.people import Person, live
from live.raw import (
    BINARY,
    CALL,
    CLOSE,
    PING,
    PONG,
    REST,
    TEXT,
    Quiet,
    Raw,
    called,
    frame,
    listening,
    open_socket,
    plain,
    shaken,
)
from live.servers import Server

PING_MESSAGE = b'{"type":"ping","id":7}'


@pytest.mark.parametrize("connection", ["Upgrade", "upgrade", "keep-alive, Upgrade"])
def test_every_browser_s_way_to_ask_for_a_socket(server: Server, connection: str) -> None:
    async def evening() -> None:
        async with called(server, connection) as raw:
            answer = await shaken(raw)
            assert answer.startswith("HTTP/1.1 101")
            assert "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer  # RFC 6455's own example
            await raw.answer("welcome")

    live(evening())


@pytest.mark.parametrize("extra", ["X-Odd: \xff\xfe\r\n", f"X-Long: {'x' * 9000}\r\n"])
def test_odd_headers_do_no_harm(server: Server, extra: str) -> None:
    async def evening() -> None:
        async with called(server, extra=extra) as raw:
            assert (await shaken(raw)).startswith("HTTP/1.1 101")
            await raw.answer("welcome")

    live(evening())


@pytest.mark.parametrize("version", ["12", "\xff"])
def test_versions_that_nobody_speaks_are_refused(server: Server, version: str) -> None:
    async def evening() -> None:
        async with called(server, version=version) as raw:
            try:
                answer = await raw.reader.read()
            except ConnectionError:
                answer = b""
            assert answer == b"" or answer.startswith(b"HTTP/1.1 400")

    live(evening())


@pytest.mark.parametrize("path", ["/", "/api/games", "//[x", "/api/tables/A/socket/more", "/%zz"])
def test_nothing_but_tables_has_sockets(server: Server, path: str) -> None:
    async def evening() -> None:
        async with plain(server) as raw:
            raw.writer.write(
                b"GET "
                + path.encode()
                + b" HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            assert (await shaken(raw)).startswith("HTTP/1.1 404")

    live(evening())


@pytest.mark.parametrize(
    "frames",
    [
        frame(TEXT, PING_MESSAGE),
        frame(BINARY, PING_MESSAGE),
        frame(TEXT, PING_MESSAGE[:5], fin=False)
        + frame(PING, b"between")
        + frame(REST, b"", fin=False)
        + frame(REST, PING_MESSAGE[5:]),
        frame(TEXT, b"", fin=False) + frame(REST, PING_MESSAGE),
        frame(PONG, b"unasked") + frame(TEXT, PING_MESSAGE + b" " * 200),
    ],
    ids=["whole", "binary", "in parts", "first part empty", "after a pong"],
)
def test_a_message_is_heard_however_it_is_framed(server: Server, frames: bytes) -> None:
    async def evening() -> None:
        async with open_socket(server) as raw:
            for byte in frames:  # and however it arrives
                raw.writer.write(bytes([byte]))
                await asyncio.sleep(0)
            while True:
                kind, payload = await raw.frame()
                if kind == PONG:
                    assert payload == b"between"
                elif json.loads(payload)["type"] != "table":
                    assert json.loads(payload)["answers"] == 7
                    return

    live(evening())


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(TEXT, PING_MESSAGE, reserved=0x40), 1002),
        (frame(REST, PING_MESSAGE), 1002),
        (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), 1002),
        (frame(3, b"?"), 1002),
        (frame(PING, b"", fin=False), 1002),
        (frame(PING, b"x" * 126), 1002),
        (b"\x81\x02{}", 1002),  # without a mask
        (frame(TEXT, b"x" * 70_000), 1009),
        (frame(TEXT, b"x" * 40_000, fin=False) + frame(REST, b"x" * 40_000), 1009),
        (frame(TEXT, b" ", fin=False) + frame(REST, b" ", fin=False) * 2000, 1009),
        (frame(TEXT, b" " * 5000), 4429),
        (frame(CLOSE, (1001).to_bytes(2, "big")), 1001),
        (frame(CLOSE), 1000),
    ],
    ids=[
        "a reserved bit",
        "the rest of nothing",
        "a message in a message",
        "a kind that is none",
        "half a ping",
        "a long ping",
        "no mask",
        "too long a frame",
        "too long in parts",
        "too many parts",
        "too long a message",
        "a goodbye",
        "a goodbye without a word",
    ],
)
def test_what_is_not_allowed_is_hung_up_on(server: Server, frames: bytes, code: int) -> None:
    async def evening() -> None:
        async with open_socket(server) as raw:
            raw.writer.write(frames)
            assert await raw.closed() == code

    live(evening())


def test_what_is_said_before_the_welcome_is_answered_after_it(server: Server) -> None:
    async def evening() -> None:
        async with called(server) as raw:
            await shaken(raw)
            raw.writer.write(frame(TEXT, PING_MESSAGE))
            first = json.loads((await raw.frame())[1])
            assert first["type"] == "welcome"
            assert (await raw.answer("ok"))["answers"] == 7

    live(evening())


def test_answers_keep_the_order_of_the_questions(server: Server) -> None:
    """A sync waits for the disk; what is said after it waits for the sync."""

    async def evening() -> None:
        async with open_socket(server) as raw:
            for id_ in range(1, 91):  # more than may wait, fewer than are too many
                type_ = "sync" if id_ % 3 == 0 else "ping"
                raw.writer.write(frame(TEXT, json.dumps({"type": type_, "id": id_}).encode()))
            heard: list[int] = []
            while len(heard) < 90:
                message = json.loads((await raw.frame())[1])
                if message.get("answers") is not None:
                    heard.append(message["answers"])
            assert heard == list(range(1, 91))

    live(evening())


def test_who_does_not_read_is_sent_away_and_nobody_waits(serve: Callable[..., Server]) -> None:
    server = serve(moves_per_second="1e6")

    def sockets_open() -> bool:
        return "motherlode_clients 0.0" not in httpx.get(f"{server.url}/metrics").text

    async def evening() -> None:
        async with open_socket(server) as raw:
            asked = frame(TEXT, b'{"type":"sync","id":1}') * 50
            for _ in range(200):  # some 20 MB of answers that stay unread
                raw.writer.write(asked)
                await asyncio.sleep(0)
            ben = await Person.arrive(server.url, "Ben")
            table = await ben.open("gold-nuggets", "me", {"kind": "here", "name": "Opa"})
            async with ben.at(table) as place:
                await place.ask("start")
            for _ in range(100):  # well before the ping that a quiet socket is sent
                if not await asyncio.to_thread(sockets_open):
                    return
                await asyncio.sleep(0.2)
            raise AssertionError("it was not sent away")

    live(evening())
    assert server.stop() == 0
    assert server.complaints == []


def test_who_has_gone_without_a_word_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that has lost its network: asked whether it is there, and then given up."""
    monkeypatch.setattr("motherlode.server.websocket.picows_transport.SILENCE", 0.2)
    monkeypatch.setattr("motherlode.server.websocket.picows_transport.REPLY", 0.2)
    lost = asyncio.Event()

    class Forlorn(Quiet):
        def lost(self) -> None:
            lost.set()

    async def evening() -> None:
        async with listening(lambda path, headers: Forlorn()) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            raw = Raw(reader, writer)
            writer.write(CALL)
            await shaken(raw)
            for _ in range(3):
                kind, payload = await raw.frame()
                assert kind == PING
                writer.write(frame(PONG, payload))
            assert not lost.is_set()
            assert await raw.closed() == 1001
            await asyncio.wait_for(lost.wait(), 10)
            writer.close()

    live(evening())
