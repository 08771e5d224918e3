"""Calls and their outbox: what is due, who is at it, what became of it.

Several processes do this at once. Whatever is taken is taken by a change that only one of them can
make, so each row is one process's; should that process end, its claim grows old and another takes
the row again.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, text, update

from motherlode.server.storage import schema

CALLS, DELIVERIES = schema.calls, schema.deliveries
CALL, DELIVERY = schema.calls.c, schema.deliveries.c
AT_ONCE = 100  # rows in a transaction: moves wait for it
LEASE = 120.0  # seconds after which a claim is nobody's any more
OLD = 2 * 86400.0  # seconds after which what could not be delivered is news to nobody
KEPT = 60 * 86400.0  # seconds for which it is known what somebody was called for

ADD_FOR = text(
    """
    insert into calls (key, person, kind, table_id, game, who, created, due, state)
    values (:key, :person, :kind, :table_id, :game, :who, :created, :due, 'waiting')
    on conflict (key) do nothing
    """
)


def add_call(connection: Connection, **call: Any) -> None:
    """Something that happened elsewhere than at a table: an invitation, an evening."""
    connection.execute(ADD_FOR, call)


def waiting_soon(connection: Connection, before: float) -> Sequence[Any]:
    """What will be due: whoever is there by himself need not be called."""
    query = select(CALL.number, CALL.person, CALL.table_id, CALL.kind, CALL.due)
    some = query.where(CALL.state == "waiting", CALL.due < before).order_by(CALL.due)
    return connection.execute(some.limit(10 * AT_ONCE)).all()


def mark_seen(connection: Connection, numbers: Collection[int]) -> None:
    """They have seen it themselves."""
    seen = update(CALLS).where(CALL.number.in_(numbers), CALL.state == "waiting")
    connection.execute(seen.values(state="seen"))


def due_calls(connection: Connection, before: float) -> Sequence[Any]:
    """What is due, with what its person has chosen; held until the transaction ends."""
    query = select(CALLS).where(CALL.state == "waiting", CALL.due <= before)
    some = query.order_by(CALL.due).limit(AT_ONCE).with_for_update(skip_locked=True)
    return connection.execute(some).all()


def postpone(connection: Connection, number: int, due: float) -> None:
    """Not in quiet hours."""
    connection.execute(update(CALLS).where(CALL.number == number).values(due=due))


def put_into_outbox(
    connection: Connection, call: Any, devices: Collection[str], mail: float | None, now: float
) -> None:
    """One delivery for each device, and one by mail at its time; once, whoever tries."""
    taken = update(CALLS).where(CALL.number == call.number, CALL.state == "waiting")
    if not connection.execute(taken.values(state="called")).rowcount:
        return
    row = {"call": call.number, "person": call.person, "created": now, "tries": 0}
    rows = [{**row, "subscription": device, "due": now} for device in devices]
    if mail is not None:
        rows.append({**row, "subscription": None, "due": mail})
    if rows:
        connection.execute(insert(DELIVERIES), rows)


def claim(connection: Connection, now: float) -> Sequence[Any]:
    """Takes what is to be delivered now, with all there is to say; nobody else gets it.

    What is not so any more is dropped: somebody has decided meanwhile.
    """
    stale = select(CALL.number).where(CALL.number == DELIVERY.call, CALL.state == "called")
    connection.execute(delete(DELIVERIES).where(DELIVERY.due <= now, ~stale.exists()))
    free = or_(DELIVERY.claimed.is_(None), DELIVERY.claimed < now - LEASE)
    due = select(DELIVERY.number).where(DELIVERY.due <= now, free).order_by(DELIVERY.due)
    numbers = list(connection.scalars(due.limit(AT_ONCE).with_for_update(skip_locked=True)))
    if not numbers:
        return []
    mine = update(DELIVERIES).where(DELIVERY.number.in_(numbers), free).values(claimed=now)
    taken = list(connection.scalars(mine.returning(DELIVERY.number)))
    device = schema.subscriptions
    query = (
        select(
            DELIVERY.number,
            DELIVERY.subscription,
            DELIVERY.tries,
            DELIVERY.created,
            CALL.key,
            CALL.person,
            CALL.kind,
            CALL.table_id,
            CALL.game,
            CALL.who,
            device.c.endpoint,
            device.c.p256dh,
            device.c.auth,
        )
        .join_from(DELIVERIES, CALLS, CALL.number == DELIVERY.call)
        .join(device, device.c.id == DELIVERY.subscription, isouter=True)
        .where(DELIVERY.number.in_(taken))
        .order_by(DELIVERY.number)
    )
    return connection.execute(query).all()


def claim_mail_too(connection: Connection, person: str, now: float) -> Sequence[Any]:
    """What else waits for somebody's next mail goes along with it."""
    rest = (DELIVERY.person == person, DELIVERY.subscription.is_(None), DELIVERY.claimed.is_(None))
    mine = update(DELIVERIES).where(*rest).values(claimed=now).returning(DELIVERY.number)
    taken = list(connection.scalars(mine))
    query = (
        select(DELIVERY.number, CALL.key, CALL.kind, CALL.table_id, CALL.game, CALL.who)
        .join_from(DELIVERIES, CALLS, CALL.number == DELIVERY.call)
        .where(DELIVERY.number.in_(taken), CALL.state == "called")
    )
    return connection.execute(query).all()


def delivered(connection: Connection, numbers: Collection[int]) -> None:
    """They have arrived, or never will."""
    connection.execute(delete(DELIVERIES).where(DELIVERY.number.in_(numbers)))


def try_again(connection: Connection, numbers: Collection[int], due: float, now: float) -> None:
    """Later; what is too old by then is given up."""
    mine = DELIVERY.number.in_(numbers)
    connection.execute(delete(DELIVERIES).where(mine, DELIVERY.created < now - OLD))
    later = update(DELIVERIES).where(mine)
    connection.execute(later.values(due=due, claimed=None, tries=DELIVERY.tries + 1))


def release_all(connection: Connection) -> None:
    """A server that is alone has just begun: whoever had claimed something is gone."""
    claimed = update(DELIVERIES).where(DELIVERY.claimed.is_not(None))
    connection.execute(claimed.values(claimed=None))


def forget_old(connection: Connection, now: float) -> None:
    """What happened long ago cannot happen again under the same key."""
    old = CALL.created < now - KEPT
    connection.execute(delete(CALLS).where(old, CALL.state != "waiting"))
