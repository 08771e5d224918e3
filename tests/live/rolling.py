"""People and bots at tables behind a proxy, while the processes behind it are restarted in turn."""

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import InvalidStatus

from live.faults import AWAY, Crowd, decoded, read_logs
from live.people import Person, Place
from live.servers import Server
from motherlode.table import entries

FIRST_WAIT, LONGEST_WAIT = 0.4, 15.0  # seconds: as the web client waits
THINK = 0.15  # seconds that a person takes for a decision


@dataclass
class Noticed:
    """What people behind the proxy have noticed."""

    statuses: Counter[str] = field(default_factory=Counter)  # of all answers
    away: list[float] = field(default_factory=list)  # seconds from a lost socket to the next one
    slowest: float = 0.0  # seconds of a request

    @property
    def failures(self) -> dict[str, int]:
        """Answers that nobody should get."""
        return {what: count for what, count in self.statuses.items() if what[:1] not in "1234"}


class Visitors(Crowd):
    """A crowd that comes back as the web client does, and notes what it met on the way."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__([url], seed)
        self.noticed = Noticed()

    async def sit_down_at(self, games: tuple[str, ...], people: int, bots: int) -> None:
        """Opens a table for each game."""
        for game in games:
            await self._open(game, people, bots, {})

    async def ask_for_pages(self, pause: float = 0.05) -> None:
        """Somebody who loads pages and opens tables all the time, until cancelled."""
        person = await Person.arrive(self.urls[0], "Reader")
        noticed = self.noticed
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=30) as http:
            while True:
                for method, path, body in (
                    ("GET", "/", None),
                    ("POST", "/api/me", {"name": "Reader"}),
                    ("GET", "/api/tables", None),
                ):
                    began = time.monotonic()
                    try:
                        answer = await http.request(method, path, headers=person.headers, json=body)
                        noticed.statuses[str(answer.status_code)] += 1
                    except httpx.HTTPError as error:
                        noticed.statuses[type(error).__name__] += 1
                    noticed.slowest = max(noticed.slowest, time.monotonic() - began)
                    await asyncio.sleep(pause)

    async def _play(self, person: Person, table: str, seat: int, random: Random) -> None:
        tries, lost, retry = 0, None, 0.0
        while True:
            if lost is not None:
                usual = min(FIRST_WAIT * 2**tries, LONGEST_WAIT)
                tries += 1
                await asyncio.sleep(max(usual, retry) * random.uniform(0.8, 1.2))
            try:
                place = await person.enter(table)
            except AWAY as error:
                status = error.response.status_code if isinstance(error, InvalidStatus) else error
                self.noticed.statuses[
                    str(status) if isinstance(status, int) else type(error).__name__
                ] += 1
                lost, retry = lost or time.monotonic(), 0.0
                continue
            if lost is not None:
                self.noticed.away.append(time.monotonic() - lost)
            tries, lost = 0, None
            broke = True
            try:
                place.think = THINK
                await self._sit_through(place, seat, random)
                broke = False
                return
            except AWAY:
                lost, retry = time.monotonic(), _retry(place)
            finally:
                self.ledger.add(place, broke)
                await place.leave()


def _retry(place: Place) -> float:
    """When the server wants to see somebody again."""
    last = json.loads(place.texts[-1]) if place.texts else {}
    return float(last.get("retry") or 0.0)


async def restart_in_turn(servers: list[Server], pause: float) -> None:
    """One after the other, each when the one before it is ready: as the guide says."""
    for server in servers:
        await asyncio.sleep(pause)
        code = await asyncio.to_thread(server.stop)
        assert code == 0
        await asyncio.to_thread(server.start)
        await is_ready(server)
    await asyncio.sleep(pause)


async def is_ready(server: Server) -> None:
    """Waits until a process wants to be given people."""
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
        while (await http.get("/ready")).status_code != 200:
            await asyncio.sleep(0.1)


async def longest_waits(database: str) -> dict[str, float]:
    """The longest time between two decisions of a match, by who made the second; from the logs."""
    longest = {"person": 0.0, "bot": 0.0}
    for log in (await read_logs(database)).values():
        before: entries.Any | None = None
        for entry in decoded(log):
            if isinstance(entry, entries.Played):
                if isinstance(before, entries.Played | entries.Started):
                    longest[entry.by] = max(longest[entry.by], entry.time - before.time)
                before = entry
            elif isinstance(entry, entries.Started):
                before = entry
    return longest
