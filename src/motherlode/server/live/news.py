"""What other processes have done to people and tables, found in the database and acted upon.

Tells them likewise. One may be told twice, so everything here may be done twice.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable

from motherlode.engine.errors import MotherlodeError
from motherlode.server.availability import is_away
from motherlode.server.live.presence import BANNED, LATER, UNKNOWN_PERSON
from motherlode.server.live.registry import Registry
from motherlode.server.people.bans import Bans
from motherlode.server.people.identity import Identity
from motherlode.server.storage.news import (
    AGAIN,
    Item,
    Kind,
    forget_news,
    newest_news,
    news_since,
    write_news,
)
from motherlode.table.randomness import new_id

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between two looks
RETRY = 0.2  # seconds after which whoever has a new cookie comes back
KEPT = 3600.0  # seconds: a process that was stopped for longer asks the database anyway


class News:
    """The news of one process."""

    def __init__(
        self,
        registry: Registry,
        identity: Identity,
        bans: Bans,
        records_changed: Callable[[Iterable[str]], None] = lambda ids: None,
    ) -> None:
        self._registry = registry
        self._identity = identity
        self._bans = bans
        self._records_changed = records_changed
        services = registry.services
        self._database = services.database
        self._clock = services.clock
        self._process = new_id(services.random, 8)
        self._known = 0
        self._heard: deque[int] = deque(maxlen=4 * AGAIN)

    async def open(self) -> None:
        """What was before is in the database as it is."""
        self._known = await newest_news(self._database)
        self._heard.extend(range(self._known - AGAIN, self._known + 1))
        await self._bans.load()

    async def tell(self, kind: Kind, *subjects: str) -> None:
        """Does it here, and tells the others."""
        for subject in subjects:
            await self._act(kind, subject)
        await self.tell_others(kind, *subjects)

    async def tell_others(self, kind: Kind, *subjects: str) -> None:
        """Of what is done here already."""
        await write_news(self._database, self._process, kind, subjects, self._clock.now())

    async def run(self) -> None:
        """Looks, until cancelled."""
        tidied = self._clock.monotonic()
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                if self._clock.monotonic() > tidied + KEPT:
                    tidied = self._clock.monotonic()
                    await forget_news(self._database, self._clock.now() - KEPT)
            except Exception as error:
                if not is_away(error):
                    log.exception("looking for news failed")

    async def look(self) -> None:
        """Acts upon what is new."""
        for item in await news_since(self._database, self._known):
            if item.number in self._heard:
                continue
            self._heard.append(item.number)
            self._known = max(self._known, item.number)
            if item.process != self._process:
                await self._hear(item)

    async def _hear(self, item: Item) -> None:
        try:
            await self._act(item.kind, item.subject)
        except MotherlodeError as error:  # a table that was closed or cannot be read
            log.info("news of %s: %s", item.subject, error.message)

    async def _act(self, kind: str, subject: str) -> None:
        registry = self._registry
        match kind:
            case "session":
                self._identity.sessions.forget(subject)
                ended = UNKNOWN_PERSON, "session/ended"
                registry.hang_up(lambda one: one.session == subject, *ended)
            case "renewed":  # whoever has the new cookie comes back, and nobody else
                self._identity.sessions.forget(subject)
                renewed = LATER, "session/renewed", RETRY
                registry.hang_up(lambda one: one.session == subject, *renewed)
            case "person":
                self._identity.forget(subject)
                if await self._identity.find(subject) is None:  # somebody who was forgotten
                    gone = UNKNOWN_PERSON, "person/unknown"
                    registry.hang_up(lambda one: one.person == subject, *gone)
            case "bans":
                await self._bans.load()
                is_banned = self._bans.is_banned
                banned = BANNED, "person/banned"
                registry.hang_up(lambda one: is_banned(one.person, one.address), *banned)
            case "wrote":
                await registry.look_into(subject)
            case "anew":
                registry.load_anew(subject)
            case "records":
                self._records_changed([subject])
