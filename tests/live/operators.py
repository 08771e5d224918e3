"""An operator beside running servers: the command, and people at whatever process each is."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

from live.admin import admin
from live.people import Person, Place
from live.servers import Server

NUMBERS = count()


class World:
    """A database, the servers on it, and the command beside them."""

    def __init__(self, url: str, servers: list[Server]) -> None:
        self.url = url
        self.servers = servers

    @property
    def first(self) -> str:
        """Where most people go."""
        return self.servers[0].url

    @property
    def last(self) -> str:
        """Another process, where there is one."""
        return self.servers[-1].url

    async def admin(self, *arguments: str, code: int = 0) -> str:
        """Runs the command as an operator does; what it has said."""
        return await asyncio.to_thread(admin, self.url, *arguments, code=code)

    async def listed(self, *arguments: str) -> list[Any]:
        """A list, for programs."""
        return list(json.loads(await self.admin(*arguments, "--json")))


async def arrive(url: str, name: str, address: str = "") -> Person:
    """A new guest at an address of his own from his first request on: a ban hits nobody else."""
    number = next(NUMBERS)
    return await Person.arrive(url, name, address or f"10.7.{number // 200}.{number % 200}")


async def id_of(person: Person) -> str:
    return str((await person.get("/api/me"))["person"])


async def match_of(host: Person, guest: Person) -> tuple[Place, Place]:
    """The two in the middle of a match, at whatever process each is."""
    table = await host.open("gold-nuggets", "me", "open")
    here, there = await host.enter(table), await guest.enter(table)
    await there.ask("sit", seat=1)
    await there.ask("ready", seat=1)  # who is at another process may not be known to be there yet
    await here.wait(lambda: bool(here.table and here.table["seats"][1].get("ready")))
    await here.ask("start")
    await there.wait(lambda: there.state is not None)
    return here, there


async def slug(person: Person, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await person.http(method, path, json=body)
    return answer.status_code, answer.json().get("slug", "") if answer.content else ""


async def until(what: Callable[[], Any], wanted: object) -> None:
    """Processes learn of it within seconds."""
    for _ in range(600):
        if await what() == wanted:
            return
        await asyncio.sleep(0.05)
    assert await what() == wanted


def names(place: Place) -> list[str]:
    return [seat["name"] for seat in (place.table or {})["seats"]]
