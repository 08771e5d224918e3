"""Between server processes: what one has written, the others hear at once.

The bus is a convenience, the log is the truth. A message that is lost costs time, not correctness:
every process also looks into the log now and then, more often while the bus is broken. On one
process there is no bus.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Here, Left, News, Reaction, Wrote

log = logging.getLogger(__name__)

CHANNEL = "motherlode"
MOST = 7000  # bytes: PostgreSQL's notifications hold 8000
PAUSE = 0.5  # seconds before a broken bus is tried again
ANSWERS_WITHIN = 5.0  # seconds for one step; a channel that hangs is a broken one
PATIENCE = 2.0  # seconds to say goodbye


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[News]).decode


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

    def __init__(
        self,
        url: str,
        process: str,
        open_backend: Callable[[str], ChannelsBackend | None] = backend_of,
    ) -> None:
        self._url = url
        self._open_backend = open_backend  # again, whenever it broke
        self._backend = open_backend(url)
        self._waiting: list[News] = []
        self._sending = False
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
        """Tells the other processes who is connected to a table here."""
        if not self.alone:
            self._tell(Here(self.process, table, people))

    def tell_reaction(self, table: str, seat: int, told: str) -> None:
        """A sign from a seat."""
        if not self.alone:
            self._tell(Reaction(self.process, table, seat, told))

    def tell_left(self) -> None:
        """Tells the other processes that this one stops."""
        if not self.alone:
            self._tell(Left(self.process))

    async def finish(self) -> None:
        """Waits until all is sent; whoever misses it finds it in the database a moment later."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting or self._sending:
                    await asyncio.sleep(0.01)

    def _tell(self, message: News) -> None:
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
            self._sending = True
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._backend.publish(encode(batch), [CHANNEL])
                self._works()
            except Exception as error:
                self._broken(error)
                await asyncio.sleep(PAUSE)
            self._sending = False
            if not self._waiting:
                self._news.clear()

    async def listen(self, heard: Callable[[News], object]) -> None:
        """Hears the others until cancelled."""
        if self._backend is None:
            return
        while True:
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._backend.on_startup()
                async with asyncio.timeout(ANSWERS_WITHIN):
                    await self._backend.subscribe([CHANNEL])
                self._works()
                async for _, data in self._backend.stream_events():
                    for message in decode(data):
                        if message.process != self.process:
                            heard(message)
            except Exception as error:
                self._broken(error)
            await asyncio.sleep(PAUSE)
            self._backend = self._open_backend(self._url)
            assert self._backend is not None

    def _batch(self) -> list[News]:
        """As many messages as fit into one."""
        batch: list[News] = []
        size = 2
        while self._waiting:
            size += len(encode(self._waiting[0])) + 1
            if batch and size > MOST:
                break
            batch.append(self._waiting.pop(0))
        return batch

    def _works(self) -> None:
        if not self.healthy:
            log.warning("the channel to the other processes is back")
        self.healthy = True

    def _broken(self, error: Exception) -> None:
        if self.healthy:
            log.warning("the channel to the other processes is away (%s)", type(error).__name__)
        self.healthy = False
