"""What is kept of a person, all over the database: to hand it out, to rename him, to forget him."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.server.storage.index import UPDATE, row_of
from motherlode.server.storage.table_loader import bodies_since, decode, table_of
from motherlode.table.forgetting import SOMEBODY, forgotten

encode = msgspec.json.Encoder().encode


async def tables_of(database: Database, ids: Collection[str]) -> list[str]:
    """The tables whose logs name somebody by one of his ids: where he sat, hosted, or spoke."""
    column = schema.entries.c
    found = or_(*[column.body.contains(f'"{one}"', autoescape=True) for one in ids])
    query = select(column.table_id).where(found).distinct().order_by(column.table_id)
    async with database.connect() as connection:
        return list(await connection.scalars(query))


async def own_entries(database: Database, table: str, ids: Collection[str]) -> list[Any]:
    """What a table's log has of somebody: all that would be gone if he were forgotten."""
    log = [decode(body) for body in await bodies_since(database, table, 0)]
    try:
        without = forgotten(log, {one: f"nobody-{number}" for number, one in enumerate(ids)})
    except Exception:  # it cannot be read as a table: what names him, then
        return [entry for entry in log if any(one in str(entry) for one in ids)]
    return [old for old, new in zip(log, without, strict=True) if old != new]


async def forget_in_log(database: Database, table: str, ids: Mapping[str, str]) -> None:
    """Rewrites a log without somebody: it makes the same table, with nobody in his place."""
    bodies = await bodies_since(database, table, 0)
    try:
        log = forgotten([decode(body) for body in bodies], ids)
        new = [encode(entry).decode() for entry in log]
        row: dict[str, Any] | None = row_of(await table_of(new))
    except (MotherlodeError, msgspec.MsgspecError, LookupError, AssertionError):
        new, row = [_blanked(body, ids) for body in bodies], None  # it is no table any more
    changed = [
        {"table": table, "which": number, "text": text}
        for number, (old, text) in enumerate(zip(bodies, new, strict=True))
        if old != text
    ]

    def write(connection: Connection) -> None:
        column, place = schema.entries.c, schema.places.c
        rewrite = update(schema.entries).where(
            column.table_id == bindparam("table"), column.number == bindparam("which")
        )
        if changed:
            connection.execute(rewrite.values(body=bindparam("text")), changed)
        connection.execute(
            delete(schema.places).where(place.table_id == table, place.person.in_(list(ids)))
        )
        host = schema.tables.c.host
        for old, nobody in ids.items():
            hosted = update(schema.tables).where(schema.tables.c.id == table, host == old)
            connection.execute(hosted.values(host=nobody))
        if row is not None:
            connection.execute(UPDATE, {"which": table, "known": row["at"], **row})

    async with database.begin() as connection:
        await connection.run_sync(write)


def forget_person(connection: Connection, ids: Collection[str]) -> list[str]:
    """Everything but the logs: he has no account any more, and no result is his; which matches."""
    matches = rename_in_records(connection, ids, lambda _: SOMEBODY)
    some = list(ids)
    for table, column in (
        (schema.passkeys, schema.passkeys.c.person),
        (schema.tokens, schema.tokens.c.person),
        (schema.contents, schema.contents.c.person),
        (schema.ratings, schema.ratings.c.who),
        (schema.places, schema.places.c.person),
        (schema.people, schema.people.c.merged),
        (schema.people, schema.people.c.id),
    ):
        connection.execute(delete(table).where(column.in_(some)))
    mine = update(schema.results).where(schema.results.c.person.in_(some))
    connection.execute(mine.values(person=None, rating_before=None, rating_after=None))
    return matches


def rename_in_records(
    connection: Connection, ids: Collection[str], name: Callable[[str], str]
) -> list[str]:
    """Gives somebody's seats another name in the records of his matches; which have changed."""
    result, match = schema.results.c, schema.matches.c
    seats: dict[str, list[int]] = {}
    for row in connection.execute(
        select(result.match_id, result.seat).where(result.person.in_(list(ids)))
    ):
        seats.setdefault(row.match_id, []).append(row.seat)
    changed = []
    for id_, own in seats.items():
        text = connection.scalar(select(match.record).where(match.id == id_))
        if text is None:  # it was given up
            continue
        record = msgspec.json.decode(text)
        names = [name(old) if seat in own else old for seat, old in enumerate(record["names"])]
        if names != record["names"]:
            record["names"] = names
            change = update(schema.matches).where(match.id == id_)
            connection.execute(change.values(record=encode(record).decode()))
            changed.append(id_)
    return changed


async def exported(database: Database, person: str, ids: Sequence[str]) -> dict[str, Any]:
    """Everything that is kept of somebody, as JSON; secrets only by when they were made."""
    some = list(ids)
    people, key, token = schema.people.c, schema.passkeys.c, schema.tokens.c
    result, rating, own = schema.results.c, schema.ratings.c, schema.contents.c
    queries = {
        "account": select(
            people.id, people.name, people.login, people.created, people.seen, people.merged
        )
        .where(people.id.in_(some))
        .order_by(people.created),
        "passkeys": select(key.id, key.created).where(key.person.in_(some)),
        "tokens": select(token.created).where(token.person.in_(some)),
        "results": select(schema.results).where(result.person.in_(some)).order_by(result.ended),
        "ratings": select(schema.ratings).where(rating.who.in_(some)),
        "contents": select(schema.contents).where(own.person.in_(some)),
    }
    found: dict[str, Any] = {"person": person}
    async with database.connect() as connection:
        for name, query in queries.items():
            found[name] = [row._asdict() for row in await connection.execute(query)]
    found["records"] = sorted(
        {f"/api/matches/{row['match_id']}/record" for row in found["results"]}
    )
    found["tables"] = {
        table: await own_entries(database, table, some) for table in await tables_of(database, some)
    }
    return found


def _blanked(body: str, ids: Mapping[str, str]) -> str:
    """An entry of a log that makes no table: the ids are nobody's, and with them goes the name."""
    if not any(one in body for one in ids):
        return body
    for one, nobody in ids.items():
        body = body.replace(one, nobody)
    try:
        data = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return body
    if isinstance(data, dict) and "name" in data:
        data["name"] = SOMEBODY
    return encode(data).decode()
