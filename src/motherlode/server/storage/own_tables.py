"""Tables in lists, by the index: what a list costs does not grow with what was played."""

from typing import Any

from sqlalchemy import Select, select

from motherlode.server.storage import schema
from motherlode.server.storage.guests import UNDER_WAY

SHOWN = 50  # tables in a list
FINISHED = 20  # of one's own that are over: they take no place from those that are not

TABLE, PLACE, CODE = schema.tables.c, schema.places.c, schema.codes.c


def listed() -> Select[Any]:
    """What the index has of tables, the newest first."""
    own = (CODE.table_id == TABLE.id) & (CODE.seat == -1)
    query = select(TABLE.id, CODE.code, TABLE.line).join_from(schema.tables, schema.codes, own)
    return query.where(TABLE.line.is_not(None)).order_by(TABLE.updated.desc())


def under_way_query(person: str) -> Select[Any]:
    """Where somebody sits and something goes on, or is about to."""
    seats = select(PLACE.table_id).where(PLACE.person == person, PLACE.ended.is_(None))
    query = listed().where(TABLE.id.in_(seats), TABLE.status.in_(UNDER_WAY))
    return query.limit(SHOWN)


def finished_query(person: str) -> Select[Any]:
    """Where somebody has played last, each table once: he may have had several seats."""
    newest = (
        select(PLACE.table_id, PLACE.ended)
        .where(PLACE.person == person, PLACE.ended > 0)
        .group_by(PLACE.ended, PLACE.table_id)
        .order_by(PLACE.ended.desc(), PLACE.table_id.desc())
        .limit(FINISHED)
    ).subquery()
    query = listed().join(newest, newest.c.table_id == TABLE.id)
    return query.where(TABLE.status == "over")
