"""Keeps the time of a process: gives signs of life, and bears a machine's clock that is set.

Clocks at tables measure by a time that goes evenly. Where the machine's clock is set, or the
machine slept, this process goes on by the new time, and no table notices but by its number.
"""

import asyncio
import logging

from motherlode.server.live.tables import Tables

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds between looks at the machine's clock
JUMP = 2.0  # seconds that it has to be off: less is nobody's loss
BEAT = 20.0  # seconds between signs of life
AMONG_OTHERS = 5.0  # likewise, where the next process has to tell by them whether anybody is there


class Timekeeper:
    """The time of one process."""

    def __init__(self, registry: Tables) -> None:
        self._registry = registry
        self._clock = registry.services.clock
        self._pauses = registry.services.pauses
        self._alone = registry.services.bus.alone
        self._is_away = registry.services.log.is_away

    async def open(self) -> None:
        """Before the first table is loaded."""
        await self._pauses.open(self._clock.now(), self._alone)

    async def run(self) -> None:
        """Writes signs of life and notices a clock that was set, until it is cancelled."""
        told = self._clock.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
                if self._clock.monotonic() - told >= (BEAT if self._alone else AMONG_OTHERS):
                    told = self._clock.monotonic()
                    await self._pauses.beat(self._clock.now())
            except Exception as error:
                if not self._is_away(error):
                    log.exception("keeping the time failed")

    async def look(self) -> None:
        """Follows a clock that was set; among several processes only the next start does."""
        clock = self._clock
        if abs(clock.drift()) < JUMP or not self._alone:
            return
        # The moment at which it is noted counts for nothing, since both times go on evenly.
        before = clock.now()
        await self._pauses.note(before, before + clock.drift())
        lost = clock.drift()
        clock.follow()
        for live in list(self._registry.tables.values()):
            live.resume(lost, self._pauses.last)
        log.warning("the machine's clock was set by %.0f s: nobody's time has changed", lost)

    async def stop(self) -> None:
        """The last sign of life."""
        try:
            async with asyncio.timeout(5):
                await self._pauses.beat(self._clock.now())
        except Exception as error:
            if not self._is_away(error):
                log.exception("the last sign of life could not be written")
