"""Who is asking: a signed cookie for people, a token for programs."""

import base64
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from motherlode.server.interfaces import Clock, Database
from motherlode.server.people.cookies import Signer
from motherlode.server.people.recovery import Recovery
from motherlode.server.people.sessions import Sessions
from motherlode.server.storage import schema
from motherlode.server.storage.kept_secrets import kept_secret
from motherlode.table.randomness import Randomness, new_id

DAY = 86400.0  # seconds: how exactly it is known when somebody was last here
FRESH = 10.0  # seconds until we ask again: at another process somebody may take another name


@dataclass(frozen=True)
class Program:
    """What a token is for: one seat at one table; old ones do not say which."""

    table: str | None
    seat: int | None


@dataclass(frozen=True)
class Person:
    """Somebody we know, if only as a guest."""

    id: str
    name: str
    guest: bool = True
    also: tuple[str, ...] = ()  # the guests he has been: the logs of tables know them
    login: str | None = None
    session: str = ""  # in which he asks
    program: Program | None = None  # it asks in his place, with a token


class Identity:
    """Knows people and tokens; cookies, sessions and recovery codes are its parts."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        random: Randomness,
        changed: Callable[[str], object] = lambda id_: None,  # told whom we know anew
    ) -> None:
        self._database = database
        self._changed = changed
        self._clock = clock
        self._random = random
        self._known: dict[str, tuple[float, Person]] = {}
        self.cookies = Signer(clock)
        self.sessions = Sessions(database, clock, random)
        self.recovery = Recovery(database, clock, random)

    async def open(self) -> None:
        """Finds the key that signs cookies, or makes one: all processes share it."""
        key = await kept_secret(self._database, "cookies", lambda: new_id(self._random, 32))
        self.cookies.key = bytes.fromhex(key)

    # --- people ---

    async def new_guest(self, name: str) -> Person:
        """Makes a new guest."""
        id_, now = new_id(self._random), self._clock.now()
        row = {"id": id_, "name": name, "created": now, "seen": now}
        async with self._database.begin() as connection:
            await connection.execute(insert(schema.people), row)
        return Person(id_, name)

    async def find(self, id_: str) -> Person | None:
        """A person by id."""
        now = self._clock.monotonic()
        when, known = self._known.get(id_, (now, None))
        if known is not None and when > now - FRESH:
            return known
        columns = schema.people.c
        keys = schema.passkeys.c
        about = (columns.name, columns.login, columns.merged, columns.seen)
        query = select(*about).where(columns.id == id_)
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
            passkey = await connection.scalar(select(keys.id).where(keys.person == id_).limit(1))
            also = tuple(await connection.scalars(select(columns.id).where(columns.merged == id_)))
        if row is None or row.merged is not None:  # a guest who has signed in is no more
            return None
        if (row.seen or 0.0) < self._clock.now() - DAY:
            async with self._database.begin() as connection:
                here = update(schema.people).where(columns.id == id_)
                await connection.execute(here.values(seen=self._clock.now()))
        guest = row.login is None and passkey is None
        person = Person(id_, row.name, guest, also, row.login)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[id_] = (now, person)
        return person

    def forget(self, id_: str) -> None:
        """The database knows more than we do."""
        self._known.pop(id_, None)
        self._changed(id_)

    # --- tokens ---

    async def new_token(self, person: str, table: str, seat: int) -> str:
        """A token that lets a program act at one seat; only its digest is kept."""
        token = base64.urlsafe_b64encode(self._random.token_bytes(24)).decode()
        row = {"digest": _digest(token), "person": person, "created": self._clock.now()}
        async with self._database.begin() as connection:
            await connection.execute(
                insert(schema.tokens), {**row, "table_id": table, "seat": seat}
            )
        return token

    async def of_token(self, token: str) -> tuple[str, Program] | None:
        """The person for whom a token speaks, and where."""
        column = schema.tokens.c
        query = select(column.person, column.table_id, column.seat)
        async with self._database.connect() as connection:
            found = await connection.execute(query.where(column.digest == _digest(token)))
            row = found.first()
        return None if row is None else (row.person, Program(row.table_id, row.seat))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
