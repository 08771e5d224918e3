"""A guest who signs in: his results, ratings, seats, tables, maps and decks go to his account."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from motherlode.server.protocol.resources import Brought
from motherlode.server.storage import schema
from motherlode.server.storage.claims import merge_claims
from motherlode.server.storage.friends import merge_friends
from motherlode.server.storage.ratings import merge_ratings
from motherlode.server.storage.totals import recount

UNDER_WAY = ("lobby", "playing")

# Made once: this is asked at the end of every match, and making it costs more than asking.
MERGED = (
    select(schema.people.c.id, schema.people.c.merged)
    .where(schema.people.c.id.in_(bindparam("people", expanding=True)))
    .order_by(schema.people.c.id)
    .with_for_update(read=True)
)


class Move(NamedTuple):
    """What somebody who signs in has taken along into the account."""

    brought: Brought
    tables: list[str]  # lobbies and running ones, the newest first: they have to be told


def merge_guest(connection: Connection, guest: str, person: str) -> Move | None:
    """Makes a guest part of an account, all of it or nothing; None if he is no guest."""
    people, keys = schema.people.c, schema.passkeys.c
    has_key = select(keys.id).where(keys.person == guest).exists()
    # The row comes first: of two who sign in with one cookie, one gets it and the other waits; so
    # does whoever is just keeping the guest with a password, or ends a match of his.
    account = schema.people.alias()
    is_there = select(account.c.id).where(account.c.id == person, account.c.merged.is_(None))
    free = (people.login.is_(None), people.merged.is_(None), ~has_key, is_there.exists())
    change = update(schema.people).where(people.id == guest, *free).values(merged=person)
    if not connection.execute(change).rowcount:
        return None
    results, places, tables = schema.results, schema.places, schema.tables
    own = select(places.c.table_id).where(places.c.person == guest)
    theirs = or_(tables.c.host == guest, tables.c.id.in_(own))
    open_ = select(tables.c.id).where(theirs, tables.c.status.in_(UNDER_WAY))
    ids = list(connection.scalars(open_.order_by(tables.c.updated.desc())))
    count = select(func.count(results.c.match_id.distinct())).where(results.c.person == guest)
    matches = connection.scalar(count) or 0
    called = tuple(
        (table, "person") for table in (schema.subscriptions, schema.calls, schema.deliveries)
    )
    theirs_now = ((results, "person"), (places, "person"), (tables, "host"), *called)
    for table, column in (*theirs_now, (schema.contents, "person"), (schema.bans, "person")):
        change = update(table).where(table.c[column] == guest)
        connection.execute(change.values({column: person}))
    merge_ratings(connection, guest, person)
    _merge_settings(connection, guest, person)
    recount(connection, person, guest)
    merge_friends(connection, guest, person)
    merge_claims(connection, guest, person)
    return Move(Brought(len(ids), matches), ids)


def _merge_settings(connection: Connection, guest: str, person: str) -> None:
    """What the account has chosen about calls holds; else what the guest had."""
    table = schema.call_settings
    if connection.scalar(select(table.c.person).where(table.c.person == person)) is None:
        mine = update(table).where(table.c.person == guest)
        connection.execute(mine.values(person=person))
    else:
        connection.execute(delete(table).where(table.c.person == guest))


def accounts_of(connection: Connection, people: list[str | None]) -> list[str | None]:
    """Who these are by now; whoever is about to sign in waits until this transaction is over."""
    named = sorted({person for person in people if person})
    found = connection.execute(MERGED, {"people": named})
    merged = {id_: account for id_, account in found if account}
    return [merged.get(person, person) if person else None for person in people]
