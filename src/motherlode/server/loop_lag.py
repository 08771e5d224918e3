"""How late the event loop wakes up: whatever blocks it, everybody waits for."""

import asyncio

from motherlode.server.interfaces import Clock
from motherlode.server.metrics import Spread

PAUSE = 0.25  # seconds


async def watch_loop(clock: Clock, lag: Spread) -> None:
    """Measures how late the event loop is, again and again, until it is cancelled."""
    while True:
        before = clock.monotonic()
        await asyncio.sleep(PAUSE)
        lag.observe(max(0.0, clock.monotonic() - before - PAUSE))
