"""What operators do: close, silence, ban, rename, erase, purge, make the index anew.

By a command beside running servers or by the page of one; all of it is written down, and the other
processes find it in the news.
"""

import logging
from collections.abc import Mapping

from sqlalchemy import select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.live.forgetting import at_hand, forget, rename
from motherlode.server.live.news import News
from motherlode.server.live.registry import Registry
from motherlode.server.live.retention import KINDS, apply_retention
from motherlode.server.people.bans import BAN, SILENCE
from motherlode.server.people.identity import Identity, Person
from motherlode.server.storage import schema
from motherlode.server.storage.deeds import add_ban, addresses_of, note_deed, take_ban
from motherlode.server.storage.friends import settle_report
from motherlode.server.storage.people import tables_of
from motherlode.server.storage.reindex import reindex
from motherlode.table import commands
from motherlode.table.names import check_name

log = logging.getLogger(__name__)


class Operating:
    """In somebody's name, who stands in what is written down."""

    def __init__(self, registry: Registry, identity: Identity, news: News, by: str) -> None:
        self._registry = registry
        self._database = registry.database
        self._now = registry.services.clock.now
        self._identity = identity
        self._news = news
        self._by = by

    async def find(self, who: str) -> Person:
        """A person by id or by login name."""
        person = schema.people.c
        query = select(person.id).where(person.login == who.lower())
        async with self._database.connect() as connection:
            id_ = await connection.scalar(query)
        found = await self._identity.find(id_ or who)
        if found is None:
            raise MotherlodeError("person/unknown", f"Nobody has the id or login name “{who}”.")
        return found

    async def close(self, table: str, reason: str = "") -> None:
        """Closes a table, whoever its host is; a running match ends without a result."""
        live = await self._registry.find(table)
        while not live.table.closed:  # again, if another process wrote first
            await live.do(commands.Close(live.table.host, forced=True))
        await self._news.tell_others("wrote", table)
        await self._note("close", table, reason)

    async def silence(self, who: str, until: float | None, reason: str = "") -> Person:
        """Somebody may play, but not speak, nor call himself anything else."""
        person = await self.find(who)
        await self._ban(SILENCE, person.id, None, until, reason)
        await self._note("silence", person.id, _told(until, reason))
        return person

    async def ban(
        self, who: str, until: float | None, reason: str = "", with_address: bool = False
    ) -> Person:
        """Somebody may look, and do nothing; with his addresses, whoever comes from there."""
        person = await self.find(who)
        await self._ban(BAN, person.id, None, until, reason)
        if with_address:
            ids = [person.id, *person.also]
            for address in await addresses_of(self._database, ids):
                await self._ban(BAN, None, address, until, reason or f"addresses of {person.id}")
        await self._note("ban", person.id, _told(until, reason, with_address))
        return person

    async def ban_address(self, address: str, until: float | None, reason: str = "") -> None:
        """Whoever comes from an address, as limits count it; only a digest is kept."""
        digest = self._identity.cookies.digest(address)
        await self._ban(BAN, None, digest, until, reason)
        await self._note("ban", digest, _told(until, reason))

    async def lift(self, number: int) -> None:
        """Takes a ban or a silence back."""
        ban = await take_ban(self._database, number)
        if ban is None:
            raise MotherlodeError("ban/unknown", f"There is no ban with the number {number}.")
        await self._news.tell("bans", "")
        await self._note("lift", ban["person"] or ban["address"] or "", f"{ban['kind']} {number}")

    async def settle(self, number: int, reason: str = "") -> None:
        """A report has been looked into."""
        if not await settle_report(self._database, number, self._now()):
            raise MotherlodeError("report/unknown", f"There is no open report {number}.")
        await self._note("settle", str(number), reason)

    async def rename(self, who: str, name: str) -> Person:
        """Another name for somebody, everywhere."""
        person, name = await self.find(who), check_name(name)
        ids, people = (person.id, *person.also), schema.people
        async with self._database.begin() as connection:
            change = update(people).where(people.c.id == person.id)
            await connection.execute(change.values(name=name))
        await self._news.tell("person", person.id)
        tables = await at_hand(self._registry, ids)
        changed = await rename(self._registry, ids, person.name, name)
        await self._news.tell_others("wrote", *tables)
        await self._news.tell("records", *changed)
        await self._note("rename", person.id, f"{person.name} → {name}")
        return person

    async def erase(self, who: str) -> Person:
        """Forgets somebody for good, as he could himself; what was played stays."""
        person = await self.find(who)
        ids = (person.id, *person.also)
        async with self._registry.one_searches:
            tables = await tables_of(self._database, ids)
        changed = await forget(self._registry, ids)
        await self._news.tell_others("anew", *tables)
        await self._news.tell("records", *changed)
        await self._news.tell("person", *ids)
        await self._note("erase", person.id, f"{len(tables)} tables")  # and not his name
        return person

    async def purge(self, days: Mapping[str, float]) -> dict[str, int]:
        """Takes away what is older, of each kind that is named; how much it was."""
        if not days or not set(days) <= set(KINDS):
            raise MotherlodeError("purge/nothing", f"Say how many days of: {', '.join(KINDS)}.")
        total = dict.fromkeys(days, 0)
        while True:
            found = await apply_retention(self._registry, self._now(), days)
            for kind, ids in found.items():
                total[kind] += len(ids)
                news = "person" if kind == "guests" else "wrote" if kind == "open" else "anew"
                await self._news.tell_others(news, *ids)  # type: ignore[arg-type]
            if not any(found.values()):
                break
        told = ", ".join(f"{kind} older than {age:g} days" for kind, age in days.items())
        await self._note("purge", "", f"{told}: {sum(total.values())}")
        return total

    async def reindex(self) -> int:
        """Makes the whole index anew from the logs; how many tables."""
        count = await reindex(self._database, self._registry.services.clock, everything=True)
        await self._note("reindex", "", f"{count} tables")
        return count

    async def _ban(
        self, kind: str, person: str | None, address: str | None, until: float | None, reason: str
    ) -> None:
        await add_ban(
            self._database,
            kind=kind,
            person=person,
            address=address,
            until=until,
            reason=reason,
            created=self._now(),
            by=self._by[:80],
        )
        await self._news.tell("bans", "")

    async def _note(self, what: str, about: str, detail: str) -> None:
        await note_deed(self._database, self._now(), self._by, what, about, detail)
        log.info("operator %s: %s %s %s", self._by, what, about, detail)


def _told(until: float | None, reason: str, with_address: bool = False) -> str:
    parts = ["for good" if until is None else f"until {until:.0f}"]
    parts += ["with addresses"] * with_address + [reason] * bool(reason)
    return "; ".join(parts)
