"""Between server processes: what one has written, the others hear at once.

The bus is a convenience, the log is the truth. A message that is lost costs time, not correctness:
every process also looks into the log now and then, more often while the bus is broken. On one
process there is no bus.
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Here, Wrote

log = logging.getLogger(__name__)

CHANNEL = "motherlode"
MOST = 7000  # bytes: PostgreSQL's notifications hold 8000
PAUSE = 0.5  # seconds before a broken bus is tried again


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Wrote | Here]).decode


def backend_of(url: str) -> ChannelsBackend | None:
    """The channels of Litestar that an address stands for; None for one process alone."""
    if url in ("", "memory", "memory://"):
        return None
    try:
        if url.startswith(("redis://", "rediss://", "valkey://")):
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from redis.asyncio import Redis

            address = url.replace("valkey://", "redis://", 1)
            redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=5)
            return RedisChannelsPubSubBackend(redis=redis)
        if url.startswith(("postgresql://", "postgres://")):
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            return AsyncPgChannelsBackend(dsn=url)
    except ModuleNotFoundError as error:
        raise MotherlodeError(
            "channels/driver", "Install the extra that these channels need: redis or postgres."
        ) from error
    raise MotherlodeError(
        "channels/url",
        f"Channels are memory, redis://… or postgresql://…, not {url.partition(':')[0]}.",
    )


class ChannelBus:
    """The channel to the other processes."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._backend = backend_of(url)
        self._waiting: list[Wrote | Here] = []
        self._news = asyncio.Event()
        self.process = process  # its id, unlike every other
        self.healthy = True

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""
        return self._backend is None

    def tell_wrote(self, table: str, first: int, bodies: list[str]) -> None:
        """Entries are durable."""
        if not self.alone:
            short = sum(map(len, bodies)) < MOST // 4
            self._tell(Wrote(self.process, table, first, bodies if short else None))

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Who is here."""
        if not self.alone:
            self._tell(Here(self.process, table, people))

    def _tell(self, message: Wrote | Here) -> None:
        self._waiting.append(message)
        del self._waiting[:-1000]  # what is too old is found in the log
        self._news.set()

    async def publish(self) -> None:
        """Sends until cancelled."""
        if self._backend is None:
            return
        while True:
            await self._news.wait()
            batch = self._batch()
            try:
                await asyncio.wait_for(self._backend.publish(encode(batch), [CHANNEL]), 5)
                self.healthy = True
            except Exception as error:
                self._broken(error)
                await asyncio.sleep(PAUSE)
            if not self._waiting:
                self._news.clear()

    async def listen(self, heard: Callable[[Wrote | Here], object]) -> None:
        """Hears the others until cancelled."""
        if self._backend is None:
            return
        while True:
            try:
                await asyncio.wait_for(self._backend.on_startup(), 5)
                await asyncio.wait_for(self._backend.subscribe([CHANNEL]), 5)
                self.healthy = True
                async for _, data in self._backend.stream_events():
                    for message in decode(data):
                        if message.process != self.process:
                            heard(message)
            except Exception as error:
                self._broken(error)
            await asyncio.sleep(PAUSE)
            self._backend = backend_of(self._url)
            assert self._backend is not None

    def _batch(self) -> list[Wrote | Here]:
        """As many messages as fit into one."""
        batch: list[Wrote | Here] = []
        size = 2
        while self._waiting:
            size += len(encode(self._waiting[0])) + 1
            if batch and size > MOST:
                break
            batch.append(self._waiting.pop(0))
        return batch

    def _broken(self, error: Exception) -> None:
        if self.healthy:
            log.warning("the channel to the other processes is broken (%s)", type(error).__name__)
        self.healthy = False
