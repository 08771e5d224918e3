"""That an evening begins, as rows of `calls`: for everyone who is in it, at the time that was said.

Written in the transaction of the entry, so whoever has come to a planned evening is called, and
whoever has gone, or when it is over before, is not.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, text

from motherlode.table.table import Table

ADD = text(
    """
    insert into calls (key, person, kind, table_id, game, who, created, due, state)
    values (:key, :person, 'evening', :table_id, :game, :who, :created, :due, 'waiting')
    on conflict (key) do update set state = 'waiting', due = excluded.due
    where calls.state = 'void'
    """
)
OPEN = text(
    "select key from calls where table_id = :table_id and kind = 'evening' and state = 'waiting'"
)
DROP = text("update calls set state = 'void' where key = :key")

Row = dict[str, Any]


def evening_rows(id_: str, table: Table) -> list[Row] | None:
    """Who shall hear of it; None where no time was said."""
    evening = table.evening
    if evening is None or evening.plan.at is None:
        return None
    if evening.finished or table.closed:
        return []
    chairs = [evening.members[one].chair for one in evening.present]
    people = {chair.person: chair.name for chair in chairs if chair.person}
    return [
        {
            "key": f"evening:{id_}:{person}",
            "person": person,
            "table_id": id_,
            "game": table.plan.game,
            "who": _others(name, [chair.name for chair in chairs]),
            "created": table.updated,
            "due": evening.plan.at,
        }
        for person, name in people.items()
    ]


def write_evening(connection: Connection, id_: str, rows: Sequence[Row]) -> None:
    """Brings the calls about an evening up to date; one that lies behind calls nobody any more."""
    held = {row["key"] for row in rows}
    for key in list(connection.scalars(OPEN, {"table_id": id_})):
        if key not in held:
            connection.execute(DROP, {"key": key})
    ahead = [row for row in rows if row["due"] > row["created"]]
    if ahead:
        connection.execute(ADD, ahead)


def _others(name: str, names: Sequence[str]) -> str:
    return msgspec.json.encode([other for other in names if other != name]).decode()
