"""How many calls are under way to one push service: a slow one holds up its own, and no others'.

Anybody can name a service of his own that takes a call and never answers.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

IN_ALL = 30  # at a time
TO_ONE = 6  # of these to one service
SLOW = 3.0  # seconds: a service answers within some tenths of one
REMEMBERED = 300.0  # seconds for which a slow one is served one call at a time
MOST = 500  # services that are remembered


@dataclass(slots=True)
class Lane:
    """The calls to one service."""

    places: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(TO_ONE))
    under_way: int = 0
    slow_until: float = float("-inf")


class Lanes:
    """The services that are being called."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._lanes: dict[str, Lane] = {}
        self._in_all = asyncio.Semaphore(IN_ALL)

    @asynccontextmanager
    async def to(self, host: str) -> AsyncIterator[bool]:
        """Waits for its turn; false where a slow service has enough to do already."""
        lane = self._lane(_domain(host))
        if self._is_busy(lane):
            yield False
            return
        async with lane.places:
            if self._is_busy(lane):  # it has shown itself meanwhile
                yield False
                return
            lane.under_way += 1
            try:
                async with self._in_all:
                    began = self._now()
                    try:
                        yield True
                    finally:
                        self._note(lane, self._now() - began)
            finally:
                lane.under_way -= 1

    def _note(self, lane: Lane, took: float) -> None:
        lane.slow_until = self._now() + REMEMBERED if took > SLOW else float("-inf")

    def _is_busy(self, lane: Lane) -> bool:
        return lane.slow_until > self._now() and lane.under_way > 0

    def _lane(self, domain: str) -> Lane:
        lane = self._lanes.pop(domain, None) or Lane()
        self._lanes[domain] = lane  # the newest is the last
        if len(self._lanes) > MOST:
            idle = next((name for name, one in self._lanes.items() if not one.under_way), None)
            if idle is not None and idle != domain:
                del self._lanes[idle]
        return lane


def _domain(host: str) -> str:
    """A service has as many names as it likes below its own."""
    return ".".join(host.lower().rstrip(".").split(".")[-2:])
