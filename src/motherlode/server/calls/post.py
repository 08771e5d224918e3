"""One POST to an address that was looked at: no redirects, no proxies, an end to waiting."""

import asyncio
import ssl
from functools import cache
from typing import NamedTuple

import h11

from motherlode.server.calls.endpoints import Endpoint

WITHIN = 20.0  # seconds for all of it
READ = 16_384  # bytes at a time
MOST = 65_536  # bytes of an answer that are read: nobody needs its body


class Answer(NamedTuple):
    """How a service answered."""

    status: int
    headers: dict[str, str]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(endpoint: Endpoint, address: str, headers: dict[str, str], body: bytes) -> Answer:
    """Sends a body; OSError, TimeoutError or h11.ProtocolError if that does not work."""
    async with asyncio.timeout(WITHIN):
        reader, writer = await asyncio.open_connection(
            address,
            endpoint.port,
            ssl=_trust() if endpoint.secure else None,
            server_hostname=endpoint.host if endpoint.secure else None,
        )
        try:
            return await _exchange(reader, writer, endpoint, headers, body)
        finally:
            writer.close()


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    endpoint: Endpoint,
    headers: dict[str, str],
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT)
    host = endpoint.origin.partition("://")[2]
    asked = {"host": host, **headers, "content-length": str(len(body)), "connection": "close"}
    request = h11.Request(method="POST", target=endpoint.path, headers=list(asked.items()))
    for part in (request, h11.Data(body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    total = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            named = {name.decode(): value.decode("latin-1") for name, value in event.headers}
            return Answer(event.status_code, named)
        if event is h11.NEED_DATA:
            data = await reader.read(READ)
            total += len(data)
            if total > MOST:
                raise h11.RemoteProtocolError("an answer without an end")
            line.receive_data(data)
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("the service hung up")
