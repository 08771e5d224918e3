"""A server whose calendar is the test's, and people who play its daily claim."""

import asyncio
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx

from motherlode.page.bots import PageBots
from motherlode.server.admission import Admission
from motherlode.server.assembly import opened, real_services
from motherlode.server.clock import SystemClock
from motherlode.server.http.app import make_app
from motherlode.server.settings import Settings
from motherlode.table import commands

NOON = 1_794_916_800.0  # on 2026-11-17, in UTC


class Calendar:
    """It is as late as the test says, and goes on evenly."""

    def __init__(self, time: float = NOON) -> None:
        self._since = time - monotonic()
        self.clock = SystemClock(lambda: self._since + monotonic())

    def set(self, time: float) -> None:
        """Another time from now on."""
        self._since = time - monotonic()
        self.clock.follow()


@asynccontextmanager
async def server_at(folder: Path, calendar: Calendar) -> AsyncIterator[Admission]:
    """The real server on a real database, with bots that move by their games' policies."""
    settings = Settings(database=f"sqlite:///{folder / 'motherlode.db'}", instant_bots=True)
    services = await real_services(settings)
    await services.bots.close()
    services = replace(services, clock=calendar.clock, bots=PageBots(None))
    async with opened(services) as admission:
        yield admission


class Claimant:
    """Somebody with a cookie at this server."""

    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        with warnings.catch_warnings(action="ignore"):  # the framework speaks of its next version
            app: Any = make_app(admission)
        transport = httpx.ASGITransport(app)
        self._http = httpx.AsyncClient(transport=transport, base_url="http://claims")
        self.person = ""
        self.heard: list[str] = []  # every answer as it came

    async def arrive(self, name: str) -> "Claimant":
        """A guest."""
        self.person = (await self.post("/api/me", {"name": name}))["person"]
        return self

    async def get(self, path: str) -> Any:
        """What is there."""
        return self._told(await self._http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        """Something new."""
        return self._told(await self._http.post(path, json=body or {}))

    def _told(self, answer: httpx.Response) -> Any:
        self.heard.append(answer.text)
        found = answer.json()
        return found if answer.is_success else found["slug"]

    async def play(self, day: str, random: Random) -> str:
        """The claim of a day, decided at random; the id of the match."""
        table = (await self.post(f"/api/claim/{day}/table"))["id"]
        live = await self.admission.registry.find(table)
        match = live.table.match
        assert match is not None
        while not match.over:
            if match.to_act[0] != 0:
                await asyncio.sleep(0)
                continue
            move = random.choice(match.legal(0))
            at = live.table.seen[0]
            await live.do(commands.Play(self.person, 0, move, at))
        await live.settled()
        return str(live.table.match_id)
