"""Who does not want to hear whom."""

from sqlalchemy import Connection, delete, func, select, text, union

from motherlode.engine.errors import MotherlodeError
from motherlode.server.storage import schema

MOST = 500  # whom one person does not hear
MUTE, BLOCK = schema.mutes.c, schema.blocks.c

ADD = text(
    "insert into mutes (person, muted, since) values (:person, :muted, :since) "
    "on conflict (person, muted) do nothing"
)


def unheard_by(connection: Connection, person: str) -> set[str]:
    """Whom somebody does not hear: who does not want to meet somebody does not hear him either."""
    muted = select(MUTE.muted).where(MUTE.person == person)
    blocked = select(BLOCK.blocked).where(BLOCK.person == person)
    return set(connection.scalars(union(muted, blocked)))


def mute(connection: Connection, person: str, other: str, now: float) -> None:
    """He is not heard any more."""
    count = select(func.count()).where(MUTE.person == person)
    if (connection.scalar(count) or 0) >= MOST:
        raise MotherlodeError("mute/too-many", f"{MOST} are enough.")
    connection.execute(ADD, {"person": person, "muted": other, "since": now})


def unmute(connection: Connection, person: str, other: str) -> None:
    """He is heard again."""
    blocked = (BLOCK.person == person, BLOCK.blocked == other)
    if connection.scalar(select(BLOCK.person).where(*blocked)) is not None:
        raise MotherlodeError("mute/blocked", "You have blocked him: lift that first.")
    connection.execute(delete(schema.mutes).where(MUTE.person == person, MUTE.muted == other))
