"""What every door of the house needs: who comes, from where, and how often."""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from motherlode.server.limits import Limits
from motherlode.server.live.registry import House
from motherlode.server.live.replays import Replays
from motherlode.server.live.retention import keep_tidy
from motherlode.server.people.identity import COOKIE, Identity, Person
from motherlode.server.settings import Settings
from motherlode.server.storage.database import connect, migrate
from motherlode.server.storage.reindex import reindex

Connection = ASGIConnection[Any, Any, Any, Any]


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator["Doors"]:
    """The house and its doors; a setting that cannot work shows here, before anyone comes."""
    engine = connect(settings.database_url)
    house = House(settings, engine)
    identity = Identity(engine)
    try:
        await migrate(engine)
        await reindex(engine)
        await identity.open()
        await house.open()
        house.spawn(keep_tidy(house))
        yield Doors(house, identity)
    finally:
        await house.close()


class Doors:
    """The house, and the way in."""

    def __init__(self, house: House, identity: Identity) -> None:
        self.house = house
        self.identity = identity
        self.replays = Replays()
        self._keep_matches: list[Callable[[str], None]] = [self.replays.forget]
        self.settings: Settings = house.settings
        per_second = self.settings.requests_per_minute / 60
        self.requests = Limits(per_second, self.settings.requests_per_minute)
        self.logins = Limits(1 / 6, 10)  # tries to sign in
        self.looks = Limits(4.0, 60)  # at maps and decks of people's own, while they are written
        self.measures = Limits(1 / 15, 4)  # of such
        per_second = self.settings.openings_per_minute / 60
        self.openings = Limits(per_second, 1.5 * self.settings.openings_per_minute)

    def keeps_matches(self, forget: Callable[[str], None]) -> None:
        """Somebody keeps finished matches at hand, and wants to hear when a record changes."""
        self._keep_matches.append(forget)

    def forget_matches(self, ids: Iterable[str]) -> None:
        """The records of these matches are not as they were."""
        for id_ in ids:
            for forget in self._keep_matches:
                forget(id_)

    def address(self, connection: Connection) -> str:
        """Where a request comes from; a header is believed only behind a proxy of ours."""
        if self.settings.proxy:
            forwarded = connection.headers.get("x-forwarded-for", "")
            if forwarded:
                return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else "?"

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
