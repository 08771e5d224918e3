"""Who asks, from where, and how often: for requests and sockets alike."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from motherlode.server.admission_limits import AdmissionLimits
from motherlode.server.limits import counted_as
from motherlode.server.live.registry import Registry
from motherlode.server.live.replays import Replays
from motherlode.server.live.supervisor import Supervisor
from motherlode.server.people.identity import COOKIE, Identity, Person

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
        self.one_measures = asyncio.Semaphore(1)
        self.measuring = 0  # how many wait for it

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
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return counted_as(forwarded.rpartition(",")[2].strip())
        if peer is None:
            peer = connection.client.host if connection.client else "?"
        return counted_as(peer)

    def claimed(self, connection: Connection) -> str | None:
        """Whom a cookie of ours names, without asking the database: limits count by him."""
        return self.identity.person_of(connection.cookies.get(COOKIE))

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

    async def person(self, connection: Connection) -> Person | None:
        """Who is asking, by cookie or by token."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            id_ = await self.identity.person_of_token(token)
        else:
            id_ = self.identity.person_of(connection.cookies.get(COOKIE))
        return await self.identity.find(id_) if id_ else None
