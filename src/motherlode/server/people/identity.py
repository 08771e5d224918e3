"""Who is asking: a signed cookie for people, a token for programs."""

import base64
import hashlib
import hmac
from dataclasses import dataclass

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import schema
from motherlode.table.randomness import Randomness, new_id

COOKIE = "motherlode"
AGE = 400 * 86400  # seconds: as long as browsers keep one
DAY = 86400.0  # seconds: how exactly it is known when somebody was last here
FRESH = 10.0  # seconds until we ask again: at another process somebody may take another name


@dataclass(frozen=True)
class Person:
    """Somebody we know, if only as a guest."""

    id: str
    name: str
    guest: bool = True
    also: tuple[str, ...] = ()  # the guests he has been: the logs of tables know them


class Identity:
    """Makes and reads cookies and tokens."""

    def __init__(self, database: Database, clock: Clock, random: Randomness) -> None:
        self._database = database
        self._clock = clock
        self._random = random
        self._key = b""
        self._known: dict[str, tuple[float, Person]] = {}

    async def open(self) -> None:
        """Finds the key that signs cookies, or makes one: all processes share it."""
        table = schema.secrets
        query = select(table.c.value).where(table.c.name == "cookies")
        async with self._database.connect() as connection:
            key = await connection.scalar(query)
        if key is None:
            try:
                async with self._database.begin() as connection:
                    await connection.execute(
                        insert(table), {"name": "cookies", "value": new_id(self._random, 32)}
                    )
            except IntegrityError:
                pass  # another process was faster
            async with self._database.connect() as connection:
                key = await connection.scalar(query)
        self._key = bytes.fromhex(str(key))

    # --- cookies ---

    def cookie(self, person: str, purpose: str = "person") -> str:
        """What the browser keeps: the person, the time, and our signature over both."""
        made = int(self._clock.now())
        return f"{person}.{made}.{self._signature(purpose, person, made)}"

    def person_of(
        self, cookie: str | None, age: float = AGE, purpose: str = "person"
    ) -> str | None:
        """What a cookie names, if it is one of ours and not too old."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not parts[1].isdecimal() or len(parts[1]) > 12:
            return None
        person, made, signature = parts[0], int(parts[1]), parts[2]
        expected = self._signature(purpose, person, made)
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        return person if made > self._clock.now() - age else None

    def _signature(self, purpose: str, person: str, made: int) -> str:
        digest = hmac.new(self._key, f"{purpose}.{person}.{made}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    # --- people ---

    async def new_guest(self, name: str) -> Person:
        """Somebody new."""
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
        person = Person(id_, row.name, guest, also)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[id_] = (now, person)
        return person

    def forget(self, id_: str) -> None:
        """The database knows more than we do."""
        self._known.pop(id_, None)

    # --- tokens ---

    async def new_token(self, person: str) -> str:
        """A token that lets a program act for a person; only its digest is kept."""
        token = base64.urlsafe_b64encode(self._random.token_bytes(24)).decode()
        row = {"digest": _digest(token), "person": person, "created": self._clock.now()}
        async with self._database.begin() as connection:
            await connection.execute(insert(schema.tokens), row)
        return token

    async def person_of_token(self, token: str) -> str | None:
        """The person for whom a token speaks."""
        columns = schema.tokens.c
        query = select(columns.person).where(columns.digest == _digest(token))
        async with self._database.connect() as connection:
            person: str | None = await connection.scalar(query)
        return person


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
