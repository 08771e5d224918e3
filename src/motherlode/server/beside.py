"""Beside running servers: the same database, without sockets, bots or a bus.

For an operator's command. What it writes the servers find in the news within a second or two.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.assembly import close, real_services
from motherlode.server.interfaces import News as Message
from motherlode.server.live.news import News
from motherlode.server.live.operating import Operating
from motherlode.server.live.registry import Registry
from motherlode.server.people.bans import Bans
from motherlode.server.people.identity import Identity
from motherlode.server.settings import Settings
from motherlode.server.storage.database import DatabaseError, connect, newest, version_of


@asynccontextmanager
async def open_beside(settings: Settings, by: str) -> AsyncIterator[tuple[Registry, Operating]]:
    """The tables as their logs say, and what may be done to them."""
    await _check(settings.database_url)
    services = await real_services(settings)
    services = replace(services, bus=Nobody(), bots=Asleep())
    registry = Registry(services)
    identity = Identity(services.database, services.clock, services.random)
    writing = services.tasks.spawn(services.log.run())
    try:
        await identity.open()
        news = News(registry, identity, Bans(services.database, services.clock))
        await news.open()
        yield registry, Operating(registry, identity, news, by)
        await services.log.finish()
    finally:
        for live in list(registry.tables.values()):
            live.automation.stop()
        writing.cancel()
        await close(services)


async def _check(url: str) -> None:
    """A database that a server has made, and of this version: nothing is migrated beside one."""
    must_exist(url)
    engine = connect(url)
    try:
        found = await version_of(engine)
    finally:
        await engine.dispose()
    if found != newest():
        raise DatabaseError(
            "database/other-version",
            f"The database has version {found or 'none'}, this program knows {newest()}. "
            "Start the server of this version first.",
        )


def must_exist(url: str) -> None:
    """Opening an embedded database that is not there would make one."""
    parsed = make_url(url) if "://" in url else None
    if parsed is not None and parsed.get_backend_name() == "sqlite" and parsed.database:
        if not Path(parsed.database).is_file():
            raise DatabaseError(
                "database/none",
                f"There is no database {parsed.database}. Say which with --database or --data.",
            )


class Nobody:
    """A bus on which nobody listens; the servers look into the database."""

    healthy = True
    alone = False  # a server may be beside us, and drives the bots

    def tell_wrote(self, table: str, first: int, bodies: list[str]) -> None:
        """Not needed: servers find what was written among the news in the database."""

    def tell_presence(self, table: str, people: list[str]) -> None:
        """Nobody is here."""

    def tell_reaction(self, table: str, seat: int, told: str) -> None:
        """Nobody has any here."""

    def tell_left(self) -> None:
        """Nothing was driven here."""

    async def finish(self) -> None:
        """Nothing is under way, so it returns at once."""

    async def publish(self) -> None:
        """There is nothing to publish."""

    async def listen(self, heard: Callable[[Message], object]) -> None:
        """No news ever comes, so it returns at once."""


class Asleep:
    """Bots that do not wake up: the servers' own decide."""

    healthy = True

    def is_ready(self, game: Game, level: str) -> bool:
        """Never: no bot decides in a command."""
        return False

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """Never comes."""
        await asyncio.Event().wait()
        raise AssertionError

    async def warm(self, game: Game, level: str) -> None:
        """Nothing to prepare: the servers' own bots decide."""

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """Nobody asks a command for advice."""

    async def look_back(self, record: str, own: bool) -> Any:
        """Nobody asks a command for advice."""

    async def measure(self, game: Game, option: str) -> Any:
        """Nobody asks a command to measure."""

    def call_off(self) -> None:
        """Nobody waits."""

    async def close(self) -> None:
        """There is no process to end."""
