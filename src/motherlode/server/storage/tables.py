"""The index over the tables' logs: what lists, codes and statistics are read from."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from motherlode.server.storage import schema
from motherlode.server.storage.journal import Along
from motherlode.server.storage.results import keep_result
from motherlode.table import entries
from motherlode.table.table import Table

REFRESH = 2.0  # seconds: an index that is a little behind is good enough while a match runs


class Index:
    """What the database knows of a table besides its log, and what is to be written anew."""

    def __init__(self, id_: str, code: str, table: Table) -> None:
        self._id = id_
        self._code = code
        self.follow(table)

    def follow(self, table: Table) -> None:
        """The database is as new as the table."""
        self._row = _row(table)
        self._people = _people(table)
        self._codes = _codes(table)

    def after(self, table: Table, entry: entries.Any) -> Sequence[Along]:
        """What to write along with an entry."""
        row, along = _row(table), list[Along]()
        if self._is_news(row):
            self._row = row
            change = update(schema.tables).where(schema.tables.c.id == self._id).values(row)
            along.append(lambda connection: connection.execute(change))
        if not isinstance(entry, entries.Played):
            along += self._seats(table)
        elif table.status == "over":
            along.append(lambda connection: keep_result(connection, self._id, table_after, entry))
            table_after = _Finished.of(table)
        return along

    def _is_news(self, row: dict[str, Any]) -> bool:
        old = self._row
        if any(row[name] != old[name] for name in ("game", "status", "public", "open_seats")):
            return True
        if (row["wake"] is None) != (old["wake"] is None):
            return True
        return bool(row["updated"] > old["updated"] + REFRESH)
