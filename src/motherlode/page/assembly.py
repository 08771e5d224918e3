"""A page's tables, put together: the store, the bots and the clock are passed in from outside."""

import secrets
from functools import partial

from motherlode.page.alone import NoAccounts, NoBus, NoMeter
from motherlode.page.bots import PageBots, Run
from motherlode.page.claim_lines import keep_line
from motherlode.page.event_log import StoreLog
from motherlode.page.index import PageIndexes
from motherlode.page.owner import Owner, find_owner, keep_owner
from motherlode.page.pauses import StorePauses
from motherlode.page.sockets import HangUp, PageSocket, Send
from motherlode.page.store import Batch, Store
from motherlode.server.answers.claims import ClaimBots
from motherlode.server.clock import SystemClock
from motherlode.server.interfaces import Clock
from motherlode.server.live.replays import Replays
from motherlode.server.live.tables import Tables
from motherlode.server.live.timekeeping import Timekeeper
from motherlode.server.services import LiveServices
from motherlode.server.settings import Settings
from motherlode.server.tasks import Tasks
from motherlode.table.randomness import Randomness


class Page:
    """All that a page has in place of a server."""

    def __init__(
        self,
        store: Store,
        run: Run | None = None,
        random: Randomness = secrets,
        clock: Clock | None = None,
    ) -> None:
        self.store = store
        self.indexes = PageIndexes(store)
        self.owner: Owner | None = None
        self.services = LiveServices(
            settings=Settings(),
            clock=clock or SystemClock(),
            random=random,
            log=StoreLog(store),
            index=self.indexes,
            accounts=NoAccounts(),
            pauses=StorePauses(store),
            bus=NoBus(),
            bots=PageBots(run),
            metrics=NoMeter(),
            tasks=Tasks(),
        )
        self.tables = Tables(self.services)
        self.replays = Replays()
        self.thinks = run is not None  # else bots play by their games' policies
        self.claim_bots = ClaimBots(self.services, partial(keep_line, store))
        self._timekeeper = Timekeeper(self.tables)

    async def open(self) -> "Page":
        """As it was left."""
        self.owner = await find_owner(self.store)
        self.services.tasks.spawn(self.services.log.run())
        await self._timekeeper.open()
        self.services.tasks.spawn(self._timekeeper.run())
        return self

    async def close(self) -> None:
        """What was accepted is kept."""
        await self.services.log.finish()
        self.services.tasks.cancel()

    async def become(self, name: str) -> Owner:
        """Somebody, or somebody with another name."""
        self.owner = await keep_owner(self.store, self.services.random, self.owner, name)
        return self.owner

    async def forget(self) -> None:
        """Nothing was ever here."""
        for live in list(self.tables.tables.values()):
            live.presence.disconnect_all("person/unknown")
            self.tables.discard(live.id)
        await self.services.log.finish()
        batch = Batch()
        batch.sweep("")
        await self.store.write(batch.changes)
        self.replays = Replays()
        self.owner = None

    def socket(self, table: str, send: Send, hang_up: HangUp) -> PageSocket:
        """Somebody looks at a table."""
        socket = PageSocket(self.tables, table, send, hang_up)
        socket.open(self.owner)
        return socket
