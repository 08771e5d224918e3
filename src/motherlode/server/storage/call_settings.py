"""What people want to be called for: by device, and by mail."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, text, update

from motherlode.server.storage import schema

SETTINGS, DEVICES = schema.call_settings, schema.subscriptions
MOST = 20  # devices of one person: the oldest gives way
DEFAULTS: dict[str, Any] = {
    "language": "en",
    "zone": "UTC",
    "quiet_from": None,
    "quiet_until": None,
    "mail": None,
    "mail_confirmed": False,
    "mail_kinds": "",
    "mail_hours": 1,
    "mail_sent": 0.0,
}

# A page asks for several things at once, and several processes answer: who comes second finds it
# made. Both take what they find, so neither fails.
NEW_SETTINGS = text(
    f"insert into call_settings ({', '.join(column.name for column in SETTINGS.c)}) values "
    f"({', '.join(f':{column.name}' for column in SETTINGS.c)}) on conflict (person) do nothing"
)
NEW_DEVICE = text(
    f"insert into subscriptions ({', '.join(column.name for column in DEVICES.c)}) values "
    f"({', '.join(f':{column.name}' for column in DEVICES.c)}) on conflict (digest) do update set "
    "person = excluded.person, kinds = excluded.kinds, p256dh = excluded.p256dh, "
    "auth = excluded.auth"
)


def settings_of(connection: Connection, person: str) -> dict[str, Any]:
    """What somebody has chosen, or what holds for who has not."""
    query = select(SETTINGS).where(SETTINGS.c.person == person)
    row = connection.execute(query).first()
    return {**DEFAULTS, "person": person} if row is None else row._asdict()


def change_settings(connection: Connection, person: str, **changes: Any) -> None:
    """Keeps what he has chosen."""
    mine = SETTINGS.c.person == person
    change = update(SETTINGS).where(mine).values(**changes)
    if not connection.execute(change).rowcount:
        connection.execute(NEW_SETTINGS, {**DEFAULTS, "person": person})
        connection.execute(change)


def devices_of(connection: Connection, person: str) -> Sequence[Row[Any]]:
    """Where he wants to be called, the oldest first."""
    query = select(DEVICES).where(DEVICES.c.person == person)
    return connection.execute(query.order_by(DEVICES.c.created, DEVICES.c.id)).all()


def keep_device(connection: Connection, **row: Any) -> None:
    """A browser belongs to who uses it now; what it wants may change, its address stays one row."""
    connection.execute(delete(DEVICES).where(DEVICES.c.digest == row["digest"]))
    connection.execute(NEW_DEVICE, row)
    count = select(func.count()).where(DEVICES.c.person == row["person"])
    if (connection.scalar(count) or 0) > MOST:
        oldest = devices_of(connection, row["person"])[0]
        connection.execute(delete(DEVICES).where(DEVICES.c.id == oldest.id))


def remove_device(connection: Connection, id_: str, person: str | None = None) -> bool:
    """It wants no calls any more, or does not exist; whether it was there."""
    device = [DEVICES.c.id == id_, *([DEVICES.c.person == person] if person else [])]
    found = connection.execute(delete(DEVICES).where(*device)).rowcount
    if found:
        waiting = schema.deliveries.c.subscription == id_
        connection.execute(delete(schema.deliveries).where(waiting))
    return bool(found)
