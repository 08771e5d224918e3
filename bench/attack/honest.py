"""Everybody else: people who play, somebody against bots, somebody who looks at pages."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

import httpx

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from live.people import Person, Place

TABLES = 8
LONG = 600.0  # seconds: a bot that compiles on a busy machine is waited for, and it shows
PAUSE = 0.12  # seconds between the moves of a table: people think, too
BOTS = ("gold-nuggets", "go-for-gold")  # against a prospector each
PAGES = ("/", "/api/games", "/api/tables")


@dataclass
class Lived:
    """How long everybody waited, in seconds."""

    moves: list[float] = field(default_factory=list)  # from the click to the answer
    pages: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # from a bot's turn to its decision

    def __add__(self, other: "Lived") -> "Lived":
        moves, pages = self.moves + other.moves, self.pages + other.pages
        return Lived(moves, pages, self.bots + other.bots)


class Everybody:
    """The honest people at a server, and how long each of them waited."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._lived = Lived()
        self._lives: list[Callable[[], Awaitable[None]]] = [self._look]
        self._end = 0.0

    async def sit_down(self) -> None:
        """At their tables, before anybody attacks."""
        for number in range(TABLES):
            ada = await Person.arrive(self.url, f"Ada {number}")
            bo = await Person.arrive(self.url, f"Bo {number}")
            table = await ada.open("gold-nuggets", "me", "open")
            here, there = await ada.enter(table), await bo.enter(table)
            await there.ask("sit", seat=1)
            await here.ask("start")
            self._lives.append(partial(self._play, here, there, Random(number)))
        for game in BOTS:
            cy = await Person.arrive(self.url, "Cy")
            table = await cy.open(game, "me", {"kind": "bot", "level": "prospector"})
            place = await cy.enter(table)
            await place.ask("start")
            self._lives.append(partial(self._against_a_bot, place, Random(5)))
        await self.live(2.0)  # what has to be compiled for the bots is compiled then
        self.take()

    def take(self) -> Lived:
        """What was lived through since this was last asked."""
        lived, self._lived = self._lived, Lived()
        return lived

    async def live(self, seconds: float) -> None:
        """Plays for so long, and until nobody waits for anything any more."""
        self._end = time.monotonic() + seconds
        await asyncio.gather(*(life() for life in self._lives))

    async def _play(self, here: Place, there: Place, chance: Random) -> None:
        while time.monotonic() < self._end:
            if here.over:
                await here.ask("start")
            mover = next((p for p in (here, there) if p.state and p.state["legal"]), None)
            if mover is not None and mover.state is not None:
                began = time.monotonic()
                await mover.play(chance.choice(mover.state["legal"]))
                self._lived.moves.append(time.monotonic() - began)
            await asyncio.sleep(PAUSE * chance.uniform(0.5, 1.5))

    async def _against_a_bot(self, place: Place, chance: Random) -> None:
        while time.monotonic() < self._end:
            assert place.state is not None
            if place.over:
                await place.ask("start")
            elif place.state["legal"]:
                await asyncio.sleep(PAUSE * chance.uniform(0.5, 1.5))
                await place.play(chance.choice(place.state["legal"]))
            else:
                began, known = time.monotonic(), place.at
                await place.wait(lambda known=known: place.at != known, LONG)  # type: ignore[misc]
                self._lived.bots.append(time.monotonic() - began)

    async def _look(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            while time.monotonic() < self._end:
                for page in PAGES:
                    began = time.monotonic()
                    (await http.get(page)).raise_for_status()
                    self._lived.pages.append(time.monotonic() - began)
                    await asyncio.sleep(PAUSE)
