"""Who asks, from where, and how often: for requests and sockets alike."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from motherlode.server.admission_limits import AdmissionLimits
from motherlode.server.answers.claims import ClaimBots
from motherlode.server.calls.calling import Calling
from motherlode.server.finished import Finished
from motherlode.server.limits import counted_as
from motherlode.server.live.news import News
from motherlode.server.live.registry import Registry
from motherlode.server.live.replays import Replays
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.people.bans import Bans
from motherlode.server.people.cookies import COOKIE, Ticket
from motherlode.server.people.devices import device_of
from motherlode.server.people.identity import Identity, Person
from motherlode.server.people.mutes import Mutes
from motherlode.server.people.sessions import Visit
from motherlode.server.storage.claims import keep_line
from motherlode.server.studio.studio import Studio

MAY_NOT_PLAY = ("person/banned", "You may not play here for now.")
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")  # what proxies say of who asks
Connection = ASGIConnection[Any, Any, Any, Any]


class Admission:
    """Who a request comes from, and whether it may; and what it may reach."""

    def __init__(self, registry: Registry, supervisor: Supervisor, identity: Identity) -> None:
        self.registry = registry
        self.supervisor = supervisor
        self.identity = identity
        self.services = registry.services
        self.database = registry.services.database
        self.settings = registry.services.settings
        self.replays = Replays()
        self._on_record_changed: list[Callable[[str], None]] = [self.replays.forget]
        self.limits = AdmissionLimits(registry.services)
        self.bans = Bans(self.database, self.services.clock)
        self.mutes = Mutes(self.database, self.services.clock)
        self.news = News(registry, identity, self.bans, self.records_changed)
        self.one_measures = asyncio.Semaphore(1)
        self.measuring = 0  # how many wait for it
        file = self.settings.studio
        self.studio = Studio(registry, file) if file else None  # where a game is being written
        self.calling = Calling(self.services, identity.cookies, registry.attends)
        self.claim_bots = ClaimBots(self.services, self._keep_line)
        self.one_packs = asyncio.Semaphore(1)  # long answers

    async def _keep_line(self, level: str, finished: Finished) -> None:
        await self.database.transact(lambda connection: keep_line(connection, level, finished))

    def on_record_changed(self, forget: Callable[[str], None]) -> None:
        """Whoever caches finished matches is told when a record changes."""
        self._on_record_changed.append(forget)

    def records_changed(self, ids: Iterable[str]) -> None:
        """The records of these matches are not as they were."""
        for id_ in ids:
            for forget in self._on_record_changed:
                forget(id_)

    def address(self, connection: Connection, peer: str | None = None) -> str:
        """Where a request comes from, as limits count it.

        A header is believed only behind a proxy of ours.
        """
        if self.settings.proxy:
            # Some proxies add to the client's own line, others write one of their own after it.
            *_, forwarded = connection.headers.getall("x-forwarded-for", [""])
            if forwarded:
                return counted_as(forwarded.rpartition(",")[2].strip())
        if peer is None:
            peer = connection.client.host if connection.client else "?"
        return counted_as(peer)

    def is_this_machine(self, connection: Connection) -> bool:
        """Whether a request comes from here; what a proxy passes on comes from elsewhere."""
        passed_on = any(name in connection.headers for name in FORWARDED)
        if connection.client is None or passed_on:
            return False
        try:
            return ip_address(connection.client.host).is_loopback
        except ValueError:
            return False

    def claimed(self, connection: Connection) -> str | None:
        """Whom a cookie of ours names, without asking the database: limits count by him."""
        ticket = self.ticket(connection)
        return ticket.person if ticket else None

    def ticket(self, connection: Connection) -> Ticket | None:
        """What a cookie says, if it is one of ours."""
        return self.identity.cookies.ticket(connection.cookies.get(COOKIE))

    def visit(self, connection: Connection, peer: str | None = None) -> Visit:
        """On which device somebody comes, and from where."""
        agent = connection.headers.get("user-agent", "")
        address = self.identity.cookies.digest(self.address(connection, peer))
        return Visit(device_of(agent), address)

    def is_own_origin(self, connection: Connection) -> bool:
        """Whether a browser was on our own page; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if self.settings.origin:
            return origin == self.settings.origin.rstrip("/")
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:
            return False

    def is_secure(self, connection: Connection) -> bool:
        """Whether cookies are for https only: by the public address, since a proxy ends TLS."""
        return self.settings.origin.startswith("https:") or connection.url.scheme == "https"

    async def person(self, connection: Connection, peer: str | None = None) -> Person | None:
        """Who is asking, by cookie or by token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            found = await self.identity.of_token(token)
            person = await self.identity.find(found[0]) if found else None
            return replace(person, program=found[1]) if person and found else None
        ticket = self.ticket(connection)
        person = await self.identity.find(ticket.person) if ticket else None
        if person is None or ticket is None:
            return None
        visit = self.visit(connection, peer)
        if not await self.identity.sessions.is_open(ticket, visit):
            return None
        return replace(person, session=ticket.session)
