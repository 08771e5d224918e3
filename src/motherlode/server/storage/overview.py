"""What operators look at: tables, people, bans, and what was done; newest first."""

from typing import Any

from sqlalchemy import ColumnElement, Select, func, or_, select

from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.server.interfaces import Database
from motherlode.server.storage import schema
from motherlode.server.storage.lines import decode

LISTS = ("tables", "people", "reports", "bans", "log")
Row = dict[str, Any]


async def overview(
    database: Database, what: str, search: str = "", limit: int = 50, **filters: str
) -> list[Row]:
    """One of the lists, as rows of plain values."""
    if what not in LISTS:
        hint = did_you_mean(what, LISTS)
        raise MotherlodeError("admin/unknown-list", f"There is no list “{what}”. {hint}")
    kinds = {
        "tables": tables_query,
        "people": people_query,
        "reports": _reports,
        "bans": _bans,
        "log": _log,
    }
    query = kinds[what](search, **filters)
    async with database.connect() as connection:
        rows = [row._asdict() for row in await connection.execute(query.limit(limit))]
    for row in rows:
        if "line" in row:
            line = row.pop("line")
            names = [seat.name for seat in decode(line).seats if seat.name] if line else []
            row["people"] = ", ".join(names)
    return rows


def tables_query(search: str, status: str = "") -> Select[Any]:
    """All tables, or those in which a text is found."""
    table, person, code = schema.tables.c, schema.people.c, schema.codes.c
    query = (
        select(
            table.id,
            code.code,
            table.game,
            table.status,
            table.public,
            table.host,
            person.name.label("host_name"),
            table.created,
            table.updated,
            table.line,
        )
        .join_from(schema.tables, schema.people, person.id == table.host, isouter=True)
        .join(schema.codes, (code.table_id == table.id) & (code.seat == -1), isouter=True)
        .order_by(table.updated.desc())
    )
    if status:
        query = query.where(table.status == status)
    if search:
        here = (table.id, code.code, table.game, table.host, person.name, table.line)
        query = query.where(_holds(search, *here))
    return query


def people_query(search: str) -> Select[Any]:
    """All people, or those whom a text names."""
    person, session, key = schema.people.c, schema.sessions.c, schema.passkeys.c
    open_ = select(func.count()).where(session.person == person.id, session.ended.is_(None))
    keys = select(func.count()).where(key.person == person.id)
    query = (
        select(
            person.id,
            person.name,
            person.login,
            person.created,
            person.seen,
            keys.scalar_subquery().label("passkeys"),
            open_.scalar_subquery().label("sessions"),
        )
        .where(person.merged.is_(None))
        .order_by(person.created.desc())
    )
    return query.where(_holds(search, person.id, person.name, person.login)) if search else query


def _reports(search: str) -> Select[Any]:
    report, about, by = schema.reports.c, schema.people.alias().c, schema.people.alias().c
    query = (
        select(
            report.number,
            report.time,
            report.about,
            about.name,
            by.name.label("by_name"),
            report.by,
            report.table_id,
            report.words,
            report.closed,
        )
        .select_from(schema.reports)
        .join(about.id.table, about.id == report.about, isouter=True)
        .join(by.id.table, by.id == report.by, isouter=True)
        .order_by(report.closed.is_not(None), report.number.desc())
    )
    return query.where(_holds(search, about.name, report.about, report.words)) if search else query


def _bans(search: str) -> Select[Any]:
    ban, person = schema.bans.c, schema.people.c
    query = (
        select(
            ban.number,
            ban.kind,
            ban.person,
            person.name,
            ban.address,
            ban.until,
            ban.reason,
            ban.created,
            ban.by,
        )
        .join_from(schema.bans, schema.people, person.id == ban.person, isouter=True)
        .order_by(ban.number.desc())
    )
    return query.where(_holds(search, ban.person, person.name, ban.reason)) if search else query


def _log(search: str) -> Select[Any]:
    deed = schema.deeds.c
    query = select(deed.number, deed.time, deed.by, deed.what, deed.about, deed.detail)
    query = query.order_by(deed.number.desc())
    return (
        query.where(_holds(search, deed.by, deed.what, deed.about, deed.detail))
        if search
        else query
    )


def _holds(text: str, *columns: Any) -> ColumnElement[bool]:
    """Whether one of them contains a text, in small letters or not."""
    return or_(*[column.icontains(text, autoescape=True) for column in columns])
