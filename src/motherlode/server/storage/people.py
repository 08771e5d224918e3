"""What is kept of a person, all over the database: to hand it out, to rename him, to forget him."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection, bindparam, delete, or_, select, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Database
from motherlode.server.loading import decode, table_of
from motherlode.server.storage import schema
from motherlode.server.storage.index import UPDATE, row_of
from motherlode.server.storage.table_loader import bodies_since
from motherlode.server.storage.totals import forget_totals
from motherlode.table import entries
from motherlode.table.forgetting import SOMEBODY, forgotten

encode = msgspec.json.Encoder().encode

SOME = 20  # records that are rewritten in one transaction


async def tables_of(database: Database, ids: Collection[str]) -> list[str]:
    """The tables whose logs name somebody by one of his ids: where he sat, hosted, or spoke."""
    column = schema.entries.c
    found = or_(*[column.body.contains(f'"{one}"', autoescape=True) for one in ids])
    query = select(column.table_id).where(found).distinct().order_by(column.table_id)
    async with database.connect() as connection:
        return list(await connection.scalars(query))


async def own_entries(database: Database, table: str, ids: Collection[str]) -> list[Any]:
    """What a table's log has of somebody: all that would be gone if he were forgotten."""
    return await asyncio.to_thread(_own, await bodies_since(database, table, 0), ids)


def _own(bodies: Sequence[str], ids: Collection[str]) -> list[Any]:
    """In a thread of its own, as a long match is played through again."""
    log = [decode(body) for body in bodies]
    try:
        without = forgotten(log, {one: f"nobody-{number}" for number, one in enumerate(ids)})
    except Exception:  # it cannot be read as a table: what names him, then
        return [_seedless(entry) for entry in log if any(one in str(entry) for one in ids)]
    return [_seedless(old) for old, new in zip(log, without, strict=True) if old != new]


def _seedless(entry: entries.Any) -> entries.Any:
    """A seed is nobody's: whoever has it knows every card and die of a match to come."""
    match entry:
        case entries.Opened():
            return structs.replace(entry, seed="")
        case entries.Started():
            return structs.replace(entry, next_seed="")
    return entry


def _without(bodies: Sequence[str], ids: Mapping[str, str]) -> list[str]:
    """The entries of a log without these people, each id replaced by nobody's."""
    log = forgotten([decode(body) for body in bodies], ids)
    return [encode(entry).decode() for entry in log]


async def forget_in_log(database: Database, table: str, ids: Mapping[str, str]) -> None:
    """Rewrites a log without somebody: it makes the same table, with nobody in his place."""
    bodies = await bodies_since(database, table, 0)
    try:
        new = await asyncio.to_thread(_without, bodies, ids)
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


def forget_person(
    connection: Connection, ids: Collection[str], tables: Collection[str] = ()
) -> None:
    """Everything but logs and records: he has no account any more, and no result is his.

    What others were called for names him as one who sat at `tables` with them.
    """
    some = list(ids)
    call = schema.calls.c
    called = update(schema.calls).where(call.table_id.in_(list(tables)))
    connection.execute(called.values(who="[]"))
    for one in some:  # whom he has invited
        connection.execute(delete(schema.calls).where(call.key.contains(f":{one}:")))
    noted = update(schema.deeds).where(schema.deeds.c.about.in_(some))
    connection.execute(noted.where(schema.deeds.c.what == "rename").values(detail=""))
    for table, column in (
        (schema.passkeys, schema.passkeys.c.person),
        (schema.tokens, schema.tokens.c.person),
        (schema.sessions, schema.sessions.c.person),
        (schema.recoveries, schema.recoveries.c.person),
        (schema.bans, schema.bans.c.person),
        (schema.contents, schema.contents.c.person),
        (schema.ratings, schema.ratings.c.who),
        (schema.places, schema.places.c.person),
        (schema.subscriptions, schema.subscriptions.c.person),
        (schema.call_settings, schema.call_settings.c.person),
        (schema.deliveries, schema.deliveries.c.person),
        (schema.calls, schema.calls.c.person),
        (schema.profiles, schema.profiles.c.person),
        (schema.claim_tries, schema.claim_tries.c.person),
        (schema.friends, schema.friends.c.person),
        (schema.friends, schema.friends.c.friend),
        (schema.blocks, schema.blocks.c.person),
        (schema.blocks, schema.blocks.c.blocked),
        (schema.mutes, schema.mutes.c.person),
        (schema.mutes, schema.mutes.c.muted),
        (schema.reports, schema.reports.c.by),
        (schema.reports, schema.reports.c.about),
        (schema.people, schema.people.c.merged),
        (schema.people, schema.people.c.id),
    ):
        connection.execute(delete(table).where(column.in_(some)))
    forget_totals(connection, some)
    mine = update(schema.results).where(schema.results.c.person.in_(some))
    connection.execute(mine.values(person=None, rating_before=None, rating_after=None))


async def rename_in_records(
    database: Database, ids: Collection[str], name: Callable[[str], str]
) -> list[str]:
    """Gives somebody's seats another name in the records of his matches; which have changed.

    Some at a time: whoever has played thousands of them holds up nobody's move.
    """
    result = schema.results.c
    query = select(result.match_id, result.seat).where(result.person.in_(list(ids)))
    seats: dict[str, list[int]] = {}
    async with database.connect() as connection:
        for row in await connection.execute(query):
            seats.setdefault(row.match_id, []).append(row.seat)
    changed: list[str] = []
    all_ = list(seats.items())
    for at in range(0, len(all_), SOME):
        some = all_[at : at + SOME]
        changed += await database.transact(partial(_rename_some, seats=some, name=name))
    return changed


def _rename_some(
    connection: Connection, seats: Sequence[tuple[str, list[int]]], name: Callable[[str], str]
) -> list[str]:
    match, changed = schema.matches.c, []
    for id_, own in seats:
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


async def exported(
    database: Database, person: str, ids: Sequence[str], one_searches: asyncio.Semaphore
) -> dict[str, Any]:
    """Everything that is kept of somebody, as JSON; secrets only by when they were made.

    Between two tables others have their turn to search: one may have sat at thousands.
    """
    some = list(ids)
    people, key, token = schema.people.c, schema.passkeys.c, schema.tokens.c
    session, tried = schema.sessions.c, schema.claim_tries.c
    result, rating, own = schema.results.c, schema.ratings.c, schema.contents.c
    called, chosen, device = schema.calls.c, schema.call_settings.c, schema.subscriptions.c
    page, friend, block, told = (
        *(schema.profiles.c, schema.friends.c, schema.blocks.c, schema.reports.c),
    )
    queries = {
        "account": select(
            people.id, people.name, people.login, people.created, people.seen, people.merged
        )
        .where(people.id.in_(some))
        .order_by(people.created),
        "passkeys": select(key.id, key.name, key.created, key.used).where(key.person.in_(some)),
        "tokens": select(token.created).where(token.person.in_(some)),
        "sessions": select(
            session.id, session.device, session.created, session.seen, session.ended
        ).where(session.person.in_(some)),
        "results": select(schema.results).where(result.person.in_(some)).order_by(result.ended),
        "ratings": select(schema.ratings).where(rating.who.in_(some)),
        "contents": select(schema.contents).where(own.person.in_(some)),
        "calls": select(called.kind, called.table_id, called.created, called.state).where(
            called.person.in_(some)
        ),
        "call_settings": select(schema.call_settings).where(chosen.person.in_(some)),
        "claims": select(tried.day, tried.began, tried.score, tried.match_id).where(
            tried.person.in_(some)
        ),
        "devices": select(device.device, device.kinds, device.created).where(
            device.person.in_(some)
        ),
        "profiles": select(page.id, page.invitation, page.public).where(page.person.in_(some)),
        # Whom one knows, by name: who that is to the server is nobody else's.
        "friends": select(people.name, friend.since)
        .join_from(schema.friends, schema.people, people.id == friend.friend)
        .where(friend.person.in_(some)),
        "blocked": select(people.name, block.since)
        .join_from(schema.blocks, schema.people, people.id == block.blocked)
        .where(block.person.in_(some)),
        "reports": select(told.time, told.table_id, told.words).where(told.by.in_(some)),
    }
    found: dict[str, Any] = {"person": person}
    async with database.connect() as connection:
        for name, query in queries.items():
            found[name] = [row._asdict() for row in await connection.execute(query)]
    found["records"] = sorted(
        {f"/api/matches/{row['match_id']}/record" for row in found["results"]}
    )
    async with one_searches:
        tables = await tables_of(database, some)
    found["tables"] = {}
    for table in tables:
        async with one_searches:
            found["tables"][table] = await own_entries(database, table, some)
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
