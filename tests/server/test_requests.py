"""Requests on the wire: whoever asks slowly, at length or in the wrong moment is not waited for."""

import asyncio
import resource
import sys
from collections.abc import Callable
from contextlib import suppress

import pytest
from live.people import live
from live.raw import CALL, Quiet, Raw, listening, plain
from live.servers import Server

from motherlode.server.http.request_limits import MOST_WAITING


def test_headers_without_end_are_not_read(server: Server) -> None:
    async def evening() -> None:
        async with plain(server) as raw:
            raw.writer.write(b"GET / HTTP/1.1\r\n")
            with pytest.raises(ConnectionError):
                for number in range(4000):
                    raw.writer.write(b"X-More-%d: %s\r\n" % (number, b"x" * 100))
                    await raw.writer.drain()
                    await asyncio.sleep(0)
                await nothing_more(raw)

    live(evening())


@pytest.mark.parametrize(
    "asked",
    [b"", b"GET / HT", b"\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"],
    ids=["nothing", "half a request", "an empty line", "half a body"],
)
@pytest.mark.parametrize("before", [0, 2])
def test_who_does_not_finish_asking_does_not_stay(
    monkeypatch: pytest.MonkeyPatch, asked: bytes, before: int
) -> None:
    """The same, slowly; here with a shorter patience, and also after whole requests."""
    monkeypatch.setattr("motherlode.server.http.request_limits.TIMEOUT", 0.3)

    async def evening() -> None:
        async with listening(keep_alive=1) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(before):
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
                assert (await reader.readuntil(b"\r\n\r\nyes")).startswith(b"HTTP/1.1 200")
            writer.write(asked)
            rest = await asyncio.wait_for(reader.read(), 10)  # until it is closed
            assert rest == b"" or (b"POST" in asked and rest.endswith(b"yes"))
            writer.close()

    live(evening())


def test_no_socket_in_the_middle_of_an_answer() -> None:
    """Whoever does not read his answer would have a socket whose unread messages nobody counts."""

    async def evening() -> None:
        async with listening(lambda path, headers: Quiet(), answer_size=8_000_000) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(0.3)
            writer.write(CALL)
            heard = b""
            with suppress(ConnectionError):
                while part := await asyncio.wait_for(reader.read(1 << 20), 10):
                    heard += part
            assert b"HTTP/1.1 101" not in heard
            assert len(heard) < 8_000_000
            writer.close()

    live(evening())


SIZE = 30_000_000  # bytes: more than any kernel takes off our hands


@pytest.mark.parametrize("reads", [False, True])
def test_who_leaves_his_answer_where_it_is_does_not_stay(
    monkeypatch: pytest.MonkeyPatch, reads: bool
) -> None:
    """He would keep a connection for ever; whoever reads slowly gets all of it."""
    monkeypatch.setattr("motherlode.server.http.request_limits.TIMEOUT", 0.5)

    async def evening() -> None:
        async with listening(answer_size=SIZE) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 18)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            heard = b""
            if not reads:
                await asyncio.sleep(3)
            with suppress(ConnectionError):
                while part := await asyncio.wait_for(reader.read(1 << 18), 20):
                    heard += part
                    await asyncio.sleep(0.02 if reads else 0)
            assert (len(heard) > SIZE) == reads
            writer.close()

    live(evening())


async def nothing_more(raw: Raw) -> None:
    """The end, told as the other ends are told."""
    assert await raw.reader.read() == b""
    raise ConnectionResetError


def test_who_opens_many_connections_and_asks_nothing_takes_them_from_himself(
    server: Server,
) -> None:
    """Each is a file of the server's, and those are few: else nobody could come any more."""

    async def evening() -> None:
        lines = []
        for _ in range(MOST_WAITING + 20):
            line = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=("127.0.0.9", 0)
            )
            line[1].write(b"GET / HTTP/1.1\r\nX-Slow: ")
            lines.append(line)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(lines[0][0].read(), 20) == b""  # the oldest is gone
        _, newest = lines[-1]
        newest.write(b"x\r\nHost: x\r\n\r\n")
        assert (await lines[-1][0].readline()).startswith(b"HTTP/1.1 200")
        for _, writer in lines:
            writer.close()

    live(evening())


@pytest.mark.skipif(sys.platform != "linux", reason="asks another process by its number")
def test_a_server_takes_as_many_files_as_it_may(serve: Callable[..., Server]) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(soft, 1024)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        server = serve()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    may, _ = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    assert may >= min(hard, 65536) or hard == resource.RLIM_INFINITY
