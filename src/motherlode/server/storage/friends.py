"""Who knows whom: profiles, friends, blocks, reports. All of it through their primary keys."""

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update

from motherlode.engine.errors import MotherlodeError
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.table.codes import is_code, new_code
from motherlode.table.randomness import Randomness

MOST = 500  # friends of one person
LENGTH = 10  # of a profile's id and an invitation
PROFILE, FRIEND, BLOCK = schema.profiles.c, schema.friends.c, schema.blocks.c

NEW_PROFILE = text(
    "insert into profiles (person, id, invitation, public) "
    "values (:person, :id, :invitation, :public) on conflict do nothing"
)
BLOCK_HIM = text(
    "insert into blocks (person, blocked, since) values (:person, :blocked, :since) "
    "on conflict (person, blocked) do nothing"
)
BEFRIEND = text(
    "insert into friends (person, friend, since) values (:person, :friend, :since) "
    "on conflict (person, friend) do nothing"
)


def profile_of(connection: Connection, person: str, random: Randomness) -> Any:
    """Somebody's profile, made when it is first asked for."""
    query = select(schema.profiles).where(PROFILE.person == person)
    row = connection.execute(query).first()
    while row is None:  # of two who ask for the first time at once, one makes it
        codes = {"id": new_code(random, LENGTH), "invitation": new_code(random, LENGTH)}
        connection.execute(NEW_PROFILE, {"person": person, "public": False, **codes})
        row = connection.execute(query).first()
    return row


def renew_invitation(connection: Connection, person: str, random: Randomness) -> None:
    """The link from before leads nowhere any more."""
    profile_of(connection, person, random)
    mine = update(schema.profiles).where(PROFILE.person == person)
    connection.execute(mine.values(invitation=new_code(random, LENGTH)))


def person_of(connection: Connection, profile: str) -> Any:
    """Whose profile an id is: person, name, whether it is public."""
    people = schema.people.c
    query = (
        select(PROFILE.person, PROFILE.public, PROFILE.id, people.name)
        .join_from(schema.profiles, schema.people, people.id == PROFILE.person)
        .where(PROFILE.id == profile)
    )
    return connection.execute(query).first()


def befriend(connection: Connection, person: str, code: str, now: float) -> None:
    """Makes two people friends, by the invitation of one of them."""
    query = select(PROFILE.person).where(PROFILE.invitation == code)
    other = connection.scalar(query) if is_code(code) else None  # PostgreSQL takes no NUL
    if other is None:
        raise MotherlodeError("friend/unknown", "This invitation does not hold any more.")
    if other == person:
        raise MotherlodeError("friend/yourself", "This is your own invitation: give it to others.")
    if is_blocked(connection, person, other):
        raise MotherlodeError("friend/unknown", "This invitation does not hold any more.")
    count = select(func.count()).where(FRIEND.person.in_([person, other])).group_by(FRIEND.person)
    if max(connection.scalars(count), default=0) >= MOST:
        raise MotherlodeError("friend/too-many", f"{MOST} friends are enough.")
    pairs = ((person, other), (other, person))
    rows = [{"person": one, "friend": two, "since": now} for one, two in pairs]
    connection.execute(BEFRIEND, rows)


def part(connection: Connection, person: str, other: str) -> bool:
    """They are no friends any more; whether they were."""
    both = or_(
        and_(FRIEND.person == person, FRIEND.friend == other),
        and_(FRIEND.person == other, FRIEND.friend == person),
    )
    return bool(connection.execute(delete(schema.friends).where(both)).rowcount)


def block(connection: Connection, person: str, other: str, now: float) -> None:
    """He does not want to be met: no friends any more, no invitations either way."""
    part(connection, person, other)
    connection.execute(BLOCK_HIM, {"person": person, "blocked": other, "since": now})


def unblock(connection: Connection, person: str, other: str) -> bool:
    """Ends a block; whether there was one."""
    mine = (BLOCK.person == person, BLOCK.blocked == other)
    return bool(connection.execute(delete(schema.blocks).where(*mine)).rowcount)


def is_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    either = or_(
        and_(BLOCK.person == one, BLOCK.blocked == other),
        and_(BLOCK.person == other, BLOCK.blocked == one),
    )
    return connection.scalar(select(BLOCK.person).where(either).limit(1)) is not None


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Whether two people know each other."""
    query = select(FRIEND.person).where(FRIEND.person == one, FRIEND.friend == other)
    return connection.scalar(query) is not None


def friends_of(connection: Connection, person: str) -> list[Any]:
    """With their names, their profiles and how often they have met."""
    people, rival = schema.people.c, schema.rivals.c
    met = and_(rival.person == FRIEND.person, rival.other == FRIEND.friend)
    query = (
        select(FRIEND.friend, FRIEND.since, people.name, PROFILE.id, rival.played)
        .join_from(schema.friends, schema.people, people.id == FRIEND.friend)
        .join(schema.profiles, PROFILE.person == FRIEND.friend, isouter=True)
        .join(schema.rivals, met, isouter=True)
        .where(FRIEND.person == person)
        .order_by(FRIEND.since.desc())
        .limit(MOST)
    )
    return list(connection.execute(query))


def blocked_by(connection: Connection, person: str) -> list[Any]:
    """Whom somebody does not want to meet."""
    people = schema.people.c
    query = (
        select(BLOCK.blocked, BLOCK.since, people.name, PROFILE.id)
        .join_from(schema.blocks, schema.people, people.id == BLOCK.blocked)
        .join(schema.profiles, PROFILE.person == BLOCK.blocked, isouter=True)
        .where(BLOCK.person == person)
        .limit(MOST)
    )
    return list(connection.execute(query))


def report(connection: Connection, **row: Any) -> None:
    """Something that an operator shall look at."""
    connection.execute(insert(schema.reports), row)


async def settle_report(database: Database, number: int, now: float) -> bool:
    """It was looked into; whether it was open."""
    column = schema.reports.c
    mine = update(schema.reports).where(column.number == number, column.closed.is_(None))
    async with database.begin() as connection:
        return bool((await connection.execute(mine.values(closed=now))).rowcount)


def merge_friends(connection: Connection, guest: str, person: str) -> None:
    """Whom the guest knew, the account knows; its own profile stays, if there is one."""
    mine = PROFILE.person == person
    if connection.scalar(select(PROFILE.person).where(mine)) is None:
        change = update(schema.profiles).where(PROFILE.person == guest)
        connection.execute(change.values(person=person))
    connection.execute(delete(schema.profiles).where(PROFILE.person == guest))
    pairs = ((schema.friends, "friend"), (schema.blocks, "blocked"), (schema.mutes, "muted"))
    for table, other in pairs:
        for here, there in (("person", other), (other, "person")):
            known = select(table.c[there]).where(table.c[here] == person)
            had = list(connection.scalars(known))
            move = update(table).where(
                table.c[here] == guest, table.c[there].not_in([*had, person])
            )
            connection.execute(move.values({here: person}))
            connection.execute(delete(table).where(table.c[here] == guest))
    for column in ("by", "about"):
        change = update(schema.reports).where(schema.reports.c[column] == guest)
        connection.execute(change.values({column: person}))
