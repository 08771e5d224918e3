"""Seeds of the days to come are committed to in time, also where nobody asks for a claim."""

import asyncio
import logging

from motherlode.server.availability import is_away
from motherlode.server.live.registry import Registry
from motherlode.server.storage.claims import commit_ahead

log = logging.getLogger(__name__)

EVERY = 3600.0  # seconds between two looks


async def run_claims(registry: Registry) -> None:
    """Now and then, until cancelled."""
    services = registry.services
    while True:
        try:
            await commit_ahead(registry.database, services.random, services.clock.now())
        except Exception as error:
            if not is_away(error):
                log.exception("no seed could be committed to")
        await asyncio.sleep(EVERY)
