"""The index over the tables' logs: what lists, codes and statistics are read from."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from motherlode.server.interfaces import Along
from motherlode.server.storage import schema
from motherlode.server.storage.lines import encode, line_of
from motherlode.server.storage.results import Finished, GivenUp, keep_given_up, keep_result
from motherlode.table import entries
from motherlode.table.by_itself import runs_by_itself, wakes
from motherlode.table.table import Table

# Never back: of two processes one may be a moment behind.
UPDATE = update(schema.tables).where(
    schema.tables.c.id == bindparam("which"), schema.tables.c.at <= bindparam("known")
)
OFTEN = (entries.Played, entries.Undone, entries.Said)  # what the index may learn a moment later
REFRESH = 2.0  # seconds: while a match runs, not every move waits for the index, too
AMONG_PEOPLE = 20.0  # seconds: there even less, since nobody takes over what people do


class Index:
    """What the database knows of a table besides its log, and what is to be written anew."""

    def __init__(self, id_: str, code: str, table: Table) -> None:
        self._id = id_
        self._code = code
        self.follow(table)

    def follow(self, table: Table) -> None:
        """The database is as new as the table."""
        self.behind = False  # whether the log has entries that the index does not know
        self._row = _row(table)
        self._places = _places(table)
        self._invitations = _invitations(table)

    def opening(self, table: Table) -> Sequence[Along]:
        """What is written along with a new table."""
        row = {"id": self._id, "host": table.host, "created": table.created, **row_of(table)}

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            self._write_codes(connection, _invitations(table))
            self._write_places(connection, _places(table))

        return [write]

    def after(self, table: Table, entry: entries.Any) -> Sequence[Along]:
        """What to write along with an entry."""
        self.behind = True
        if self._may_wait(table, entry):
            return ()
        along: list[Along] = []
        if not isinstance(entry, OFTEN) or self._is_news(_row(table)):
            change = self.change(table)
            along.append(lambda connection: connection.execute(UPDATE, change))
        if not isinstance(entry, entries.Played):
            along += self._after_people(table)
            given_up = GivenUp.of(table) if isinstance(entry, entries.Resigned) else None
            if given_up is not None and table.match is None:
                along.append(lambda connection: keep_given_up(connection, given_up))
        elif table.status == "over":
            finished = Finished.of(self._id, table)
            along.append(lambda connection: keep_result(connection, finished))
        return along

    def change(self, table: Table) -> dict[str, Any]:
        """What has to be written so that the index is not behind any more."""
        self.behind = False
        row = row_of(table)
        self._row = {name: row[name] for name in self._row}
        return {"which": self._id, "known": table.at, **row}

    def _may_wait(self, table: Table, entry: entries.Any) -> bool:
        """Whether a decision among people changes nothing that a list or a bot waits for."""
        return (
            isinstance(entry, entries.Played)
            and table.status == "playing"
            and not runs_by_itself(table)
            and table.updated <= self._row["updated"] + AMONG_PEOPLE
        )

    def _after_people(self, table: Table) -> list[Along]:
        along: list[Along] = []
        places, invitations = _places(table), _invitations(table)
        if places != self._places:
            self._places = places
            along.append(lambda connection: self._write_places(connection, places))
        if invitations != self._invitations:
            self._invitations = invitations
            along.append(lambda connection: self._write_codes(connection, invitations))
        return along

    def _is_news(self, row: dict[str, Any]) -> bool:
        old = self._row
        if any(row[name] != old[name] for name in ("game", "status", "public", "open_seats")):
            return True
        if (row["wake"] is None) != (old["wake"] is None):
            return True
        if row["wake"] is not None and row["wake"] < old["wake"] - REFRESH:
            return True  # whoever takes over must not wait for a clock when a bot is due
        return bool(row["updated"] > old["updated"] + REFRESH)

    def _write_places(self, connection: Connection, people: dict[int, str]) -> None:
        places = schema.places
        connection.execute(delete(places).where(places.c.table_id == self._id))
        if people:
            rows = [
                {"table_id": self._id, "seat": seat, "person": person}
                for seat, person in people.items()
            ]
            connection.execute(insert(places), rows)

    def _write_codes(self, connection: Connection, invitations: list[str]) -> None:
        codes = schema.codes
        connection.execute(delete(codes).where(codes.c.table_id == self._id))
        rows = [
            {"code": code, "table_id": self._id, "seat": seat}
            for seat, code in enumerate([self._code, *invitations], start=-1)
        ]
        connection.execute(insert(codes), rows)


def row_of(table: Table) -> dict[str, Any]:
    """All that the index knows of a table."""
    return {
        **_row(table),
        "at": table.at,
        "line": encode(line_of(table)).decode(),
        "match_id": table.match_id,
    }


def _row(table: Table) -> dict[str, Any]:
    """What tells whether it has to be written at once."""
    return {
        "game": table.plan.game,
        "status": table.status,
        "public": table.plan.public,
        "open_seats": len(table.open_seats),
        "updated": table.updated,
        "wake": wakes(table),
    }


def _places(table: Table) -> dict[int, str]:
    return {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person}


def _invitations(table: Table) -> list[str]:
    return [chair.invitation for chair in table.chairs]
