"""Sessions: where somebody is signed in, since when, and how that ends."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.interfaces import Clock, Database
from motherlode.server.people.cookies import Ticket
from motherlode.server.storage import schema
from motherlode.table.randomness import Randomness, new_id

FRESH = 10.0  # seconds until we ask again
SEEN = 900.0  # seconds: how exactly it is known when a session was last used
TABLE, COLUMN = schema.sessions, schema.sessions.c


@dataclass(frozen=True)
class Visit:
    """How somebody comes: on which device, and from where, as a digest."""

    device: str
    address: str


class Sessions:
    """All sessions, of guests and accounts alike."""

    def __init__(self, database: Database, clock: Clock, random: Randomness) -> None:
        self._database = database
        self._clock = clock
        self._random = random
        self._open: dict[str, tuple[str, float]] = {}  # whose they are, and when we asked
        self._forgotten = 0  # counts: what was read before one of these may be out of date

    async def begin(self, person: str, visit: Visit, proved: bool) -> str:
        """A new one."""
        id_, now = new_id(self._random), self._clock.now()
        await self._insert(id_, person, now, visit, now if proved else None)
        return id_

    async def is_open(self, ticket: Ticket, visit: Visit) -> bool:
        """Whether a cookie still lets somebody in."""
        now = self._clock.monotonic()
        person, asked = self._open.get(ticket.session, ("", 0.0))
        if person == ticket.person and asked > now - FRESH:
            return True
        query = select(TABLE).where(COLUMN.id == ticket.session, COLUMN.person == ticket.person)
        forgotten = self._forgotten
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            if not (ticket.old and await self._holds(ticket)):
                return False
            await self._insert(ticket.session, ticket.person, ticket.made, visit, None)
        elif row.ended is not None:
            return False
        elif row.seen < self._clock.now() - SEEN:
            here = update(TABLE).where(COLUMN.id == ticket.session)
            change = here.values(
                seen=self._clock.now(),
                address=visit.address or row.address,
                device=visit.device or row.device,
            )
            async with self._database.begin() as connection:
                await connection.execute(change)
        if forgotten == self._forgotten:  # else it may have been ended while we were reading
            self._keep(ticket, now)
        return True

    def forget(self, session: str) -> None:
        """The database knows more than we do."""
        self._open.pop(session, None)
        self._forgotten += 1

    def _keep(self, ticket: Ticket, now: float) -> None:
        if len(self._open) > 10_000:
            self._open.clear()
        self._open[ticket.session] = (ticket.person, now)

    async def of(self, person: str) -> list["Session"]:
        """Those that are open, the one used last first."""
        query = select(COLUMN.id, COLUMN.device, COLUMN.created, COLUMN.seen)
        mine = query.where(COLUMN.person == person, COLUMN.ended.is_(None))
        async with self._database.connect() as connection:
            rows = await connection.execute(mine.order_by(COLUMN.seen.desc()))
            return [Session(*row) for row in rows]

    async def end(self, person: str, session: str) -> bool:
        """Ends one of somebody's; whether it was open."""
        return bool(await self._end(person, COLUMN.id == session))

    async def end_others(self, person: str, keep: str | None) -> list[str]:
        """Ends all but one, with every cookie from before there were sessions; which they were."""
        people = schema.people
        void = update(people).where(people.c.id == person)
        async with self._database.begin() as connection:
            await connection.execute(void.values(cookies_since=self._clock.now()))
        return await self._end(person, COLUMN.id != (keep or ""))

    async def hand_over(self, ticket: Ticket, person: str) -> None:
        """A guest has become part of an account: so has the session in which he did it."""
        mine = update(TABLE).where(COLUMN.id == ticket.session, COLUMN.person == ticket.person)
        async with self._database.begin() as connection:
            await connection.execute(mine.values(person=person))
        self.forget(ticket.session)

    async def prove(self, person: str, session: str, visit: Visit) -> bool:
        """A password, a passkey or a code was shown in it; whether it is his, and open."""
        mine = (COLUMN.id == session, COLUMN.person == person, COLUMN.ended.is_(None))
        now = self._clock.now()
        here = update(TABLE).where(*mine)
        now_here = here.values(proved=now, seen=now, address=visit.address, device=visit.device)
        async with self._database.begin() as connection:
            return bool((await connection.execute(now_here)).rowcount)

    async def proved(self, session: str) -> float:
        """When that was; 0 if never."""
        async with self._database.connect() as connection:
            when = await connection.scalar(select(COLUMN.proved).where(COLUMN.id == session))
        return when or 0.0

    async def _end(self, person: str, which: ColumnElement[bool]) -> list[str]:
        mine = (COLUMN.person == person, COLUMN.ended.is_(None), which)
        async with self._database.begin() as connection:
            ids = list(await connection.scalars(select(COLUMN.id).where(*mine)))
            ended = update(TABLE).where(COLUMN.id.in_(ids))
            await connection.execute(ended.values(ended=self._clock.now()))
        for id_ in ids:
            self.forget(id_)
        return ids

    async def _holds(self, ticket: Ticket) -> bool:
        """Whether a cookie from before there were sessions is still good."""
        column = schema.people.c
        query = select(column.cookies_since).where(column.id == ticket.person)
        async with self._database.connect() as connection:
            since = await connection.scalar(query)
        return since is None or ticket.made > since

    async def _insert(
        self, id_: str, person: str, created: float, visit: Visit, proved: float | None
    ) -> None:
        row = {
            "id": id_,
            "person": person,
            "created": created,
            "seen": self._clock.now(),
            "device": visit.device[:40],
            "address": visit.address,
            "proved": proved,
        }
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(TABLE), row)
        except IntegrityError:
            pass  # an old cookie that came twice at the same time


@dataclass(frozen=True)
class Session:
    """An open session of a person on one device."""

    id: str
    device: str
    created: float
    seen: float
