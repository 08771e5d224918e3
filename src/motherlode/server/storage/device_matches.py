"""Matches that people have brought along from their own devices: kept, and in no rating."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from motherlode.engine.errors import MotherlodeError
from motherlode.server.finished import Finished
from motherlode.server.interfaces import Database
from motherlode.server.protocol.resources import DeviceMatch
from motherlode.server.storage import schema
from motherlode.server.storage.guests import accounts_of
from motherlode.server.storage.results import match_row, result_rows
from motherlode.server.storage.totals import add_to_totals, recount

MOST = 500  # of one person
SHOWN = 50  # the newest

match, result = schema.matches.c, schema.results.c


class _Told(msgspec.Struct):
    """What of a record a list shows."""

    names: list[str]


decode = msgspec.json.Decoder(_Told).decode


async def keep_device_match(database: Database, finished: Finished) -> bool:
    """Whether it is new; one that is there already stays as it is."""

    def write(connection: Connection) -> bool:
        return _keep(connection, finished)

    try:
        return await database.transact(write)
    except IntegrityError:  # another process was a moment faster
        return await database.transact(write)


def _keep(connection: Connection, finished: Finished) -> bool:
    people = accounts_of(connection, finished.people)
    person = next(who for who in people if who is not None)  # a guest may just have signed in
    seats = [seat for seat, who in enumerate(people) if who is not None]
    known = select(result.seat, result.person).where(result.match_id == finished.id)
    whose = {row.seat: row.person for row in connection.execute(known)}
    if whose:
        others = {whose.get(seat) for seat in seats} - {None, person}
        if others:
            raise MotherlodeError("record/taken", "Somebody else has taken this match along.")
        new = person not in whose.values()
        own = (result.match_id == finished.id, result.seat.in_(seats))
        connection.execute(update(schema.results).where(*own).values(person=person))
        if new:
            recount(connection, person)
        return new
    count = select(func.count(result.match_id.distinct())).where(*_brought(person))
    if (connection.scalar(count) or 0) >= MOST:
        raise MotherlodeError("record/too-many", f"{MOST} matches from devices are enough here.")
    connection.execute(insert(schema.matches), match_row(finished))
    rows = result_rows(finished, people, {})
    connection.execute(insert(schema.results), rows)
    add_to_totals(connection, rows)
    return True


async def device_matches(database: Database, person: str) -> list[DeviceMatch]:
    """The newest of somebody's."""
    async with database.connect() as connection:
        ids = [id_ for id_, _ in await connection.execute(brought_query(person))]
        query = select(match.id, match.game, match.ended, match.record).where(match.id.in_(ids))
        newest = query.order_by(match.ended.desc(), match.id.desc())
        rows = list(await connection.execute(newest))
    return [DeviceMatch(row.id, row.game, row.ended, decode(row.record).names) for row in rows]


def brought_query(person: str) -> Select[Any]:
    """The newest, each once: one may have played for several."""
    return (
        select(result.match_id, result.ended)
        .where(*_brought(person))
        .group_by(result.ended, result.match_id)
        .order_by(result.ended.desc(), result.match_id.desc())
        .limit(SHOWN)
    )


def _brought(person: str) -> tuple[ColumnElement[bool], ...]:
    return result.person == person, result.brought.is_(True)
