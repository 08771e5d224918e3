"""The channels between processes: what one publishes reaches the others, or not, or twice, late.

A backend as Litestar's, one for each connection of a process; the server's own `ChannelBus` stands
on it.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from dataclasses import dataclass, field

from litestar.channels.backends.base import ChannelsBackend

from motherlode.simulate.database import FOR_EVER
from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.randomness import Stream

LATENCY = 0.001  # seconds


@dataclass
class Weather:
    """What becomes of messages on the bus at the moment."""

    lost: float = 0.0  # shares
    doubled: float = 0.0
    late: float = 0.0
    longest: float = 10.0  # seconds by which a late one is late
    away: set[str] = field(default_factory=set)  # processes whose channel is broken
    deaf: set[str] = field(default_factory=set)  # processes that hear nothing, without knowing


class Channels:
    """All connections to the bus."""

    def __init__(self, loop: VirtualLoop, random: Stream) -> None:
        self.loop = loop
        self.random = random
        self.weather = Weather()
        self.open: dict[SimulatedChannel, None] = {}

    def connect(self, process: Process) -> "SimulatedChannel":
        """A channel for one more process."""
        return SimulatedChannel(self, process)

    def publish(self, sender: str, data: bytes) -> None:
        """To everyone who listens, the sender too."""
        for channel in list(self.open):
            to, weather = channel.process, self.weather
            if not to.is_alive:
                del self.open[channel]
                continue
            if to.name in weather.deaf or self.random.often(weather.lost):
                continue
            for _ in range(2 if self.random.often(weather.doubled) else 1):
                delay = LATENCY * self.random.between(0.5, 2.0)
                if self.random.often(weather.late):
                    delay += self.random.between(0.0, weather.longest)
                self.loop.call_as(to, self.loop.call_later, delay, channel.hear, data)

    def break_off(self, process: str) -> None:
        """Whoever listens there hears that the connection is gone."""
        for channel in list(self.open):
            if channel.process.name == process:
                del self.open[channel]
                self.loop.call_as(channel.process, self.loop.call_soon, channel.hear, None)


class SimulatedChannel(ChannelsBackend):
    """One connection."""

    def __init__(self, channels: Channels, process: Process) -> None:
        self._channels = channels
        self.process = process
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    def hear(self, data: bytes | None) -> None:
        """Something came; nothing: it broke."""
        self._heard.put_nowait(data)

    async def _reach(self) -> None:
        await asyncio.sleep(LATENCY)
        if self.process.name in self._channels.weather.away:
            if self._channels.random.often(0.3):
                await asyncio.sleep(FOR_EVER)
            raise ConnectionError("the channel is away")

    async def on_startup(self) -> None:
        """Connects."""
        await self._reach()

    async def on_shutdown(self) -> None:
        """Says nothing."""
        self._channels.open.pop(self, None)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """To all who listen."""
        await self._reach()
        self._channels.publish(self.process.name, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listens from now on."""
        await self._reach()
        self._channels.open[self] = None

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listens no more."""
        self._channels.open.pop(self, None)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What the others have published, in its order."""
        while (data := await self._heard.get()) is not None:
            yield "motherlode", data
        raise ConnectionError("the channel broke")

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []
