"""Who may not come in, and who may not speak: in memory, since every request asks."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sqlalchemy import or_, select

from motherlode.server.interfaces import Clock, Database
from motherlode.server.storage import schema

BAN, SILENCE = "ban", "silence"


class Ban(NamedTuple):
    """One of them, for a person, an address, or both."""

    kind: str
    person: str | None
    address: str | None
    until: float | None  # for good, if None


class Bans:
    """All that hold now."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._now = clock.now
        self._people: dict[str, list[Ban]] = {}
        self._addresses: dict[str, list[Ban]] = {}

    async def load(self) -> None:
        """Reads them anew: an operator has changed something."""
        column = schema.bans.c
        query = select(column.kind, column.person, column.address, column.until)
        holds = or_(column.until.is_(None), column.until > self._now())
        async with self._database.connect() as connection:
            found = [Ban(*row) for row in await connection.execute(query.where(holds))]
        self._people = _by(found, "person")
        self._addresses = _by(found, "address")

    def is_banned(self, person: str | None, address: str | None = None) -> Ban | None:
        """Whether somebody is turned away, by who he is or by where he comes from."""
        return next(self._held(BAN, person, address), None)

    def is_silenced(self, person: str) -> Ban | None:
        """Whether somebody may not speak."""
        return next(self._held(SILENCE, person, None), None)

    @property
    def by_address(self) -> bool:
        """Whether anybody is turned away by his address: only then it has to be looked at."""
        return bool(self._addresses)

    def _held(self, kind: str, person: str | None, address: str | None) -> Iterator[Ban]:
        if not self._people and not self._addresses:
            return
        now = self._now()
        for ban in (
            *self._people.get(person or "", ()),
            *self._addresses.get(address or "", ()),
        ):
            if ban.kind == kind and (ban.until is None or ban.until > now):
                yield ban


def _by(found: Iterable[Ban], which: str) -> dict[str, list[Ban]]:
    sorted_: dict[str, list[Ban]] = {}
    for ban in found:
        if (key := getattr(ban, which)) is not None:
            sorted_.setdefault(key, []).append(ban)
    return sorted_
