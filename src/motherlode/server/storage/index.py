"""The index over the tables' logs: what lists, codes and statistics are read from."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from motherlode.server.finished import Finished, GivenUp
from motherlode.server.interfaces import Along, Conflict, Database, TableIndex
from motherlode.server.storage import schema
from motherlode.server.storage.evening_calls import evening_rows, write_evening
from motherlode.server.storage.lines import encode, line_of, listed_status
from motherlode.server.storage.results import keep_given_up, keep_result
from motherlode.server.storage.table_loader import set_aside
from motherlode.server.storage.turns import over_rows, turn_rows, write_turns
from motherlode.table import entries
from motherlode.table.by_itself import runs_by_itself, wakes
from motherlode.table.merging import everyone
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
        self.id = id_
        self._code = code
        self.follow(table)

    def follow(self, table: Table) -> None:
        """The database is as new as the table."""
        self.behind = False  # whether the log has entries that the index does not know
        self._row = _row(table)
        self._places, self._ended = _places(table), _ended(table)
        self._invitations = _invitations(table)

    def opening(self, table: Table, opened_from: str | None = None) -> Sequence[Along]:
        """What is written along with a new table."""
        row = {"id": self.id, "host": table.host, "created": table.created, **row_of(table)}
        row["opened_from"] = opened_from

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.tables), row)
            self.write_codes(connection, _invitations(table))
            self.write_places(connection, _places(table), None)

        return [write, *self._after_evening(table)]

    def after(self, table: Table, entry: entries.Any) -> Sequence[Along]:
        """What to write along with an entry."""
        self.behind = True
        if self._may_wait(table, entry):
            return ()
        along: list[Along] = []
        if not isinstance(entry, OFTEN) or self._is_news(_row(table)):
            change = self.change(table)
            turns = turn_rows(self.id, table, 0.0)
            along.append(lambda connection: _update(connection, change))
            if table.status == "playing" or isinstance(entry, entries.Resigned | entries.Closed):
                along.append(lambda connection: write_turns(connection, self.id, turns))
        along += self._after_people(table)
        if not isinstance(entry, entries.Played):
            along += self._after_evening(table)
            given_up = GivenUp.of(table) if isinstance(entry, entries.Resigned) else None
            if given_up is not None and table.match is None:
                along.append(lambda connection: keep_given_up(connection, given_up))
        elif table.status == "over":
            along += self._after_evening(table)
            finished = Finished.of(self.id, table)
            along.append(lambda connection: keep_result(connection, finished))
            over = over_rows(self.id, table)
            along.append(lambda connection: write_turns(connection, self.id, over))
        return along

    def change(self, table: Table, now: float = 0.0) -> dict[str, Any]:
        """What has to be written so that the index is not behind any more.

        Who writes it `now` is there to drive the table: it is not overdue.
        """
        self.behind = False
        row = row_of(table)
        self._row = {name: row[name] for name in self._row}
        if row["wake"] is not None:
            row["wake"] = max(row["wake"], now)
        return {"which": self.id, "known": table.at, **row}

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
        places, ended, invitations = _places(table), _ended(table), _invitations(table)
        if (places, ended) != (self._places, self._ended):
            self._places, self._ended = places, ended
            along.append(lambda connection: self.write_places(connection, places, ended))
        if invitations != self._invitations:
            self._invitations = invitations
            along.append(lambda connection: self.write_codes(connection, invitations))
        return along

    def _after_evening(self, table: Table) -> list[Along]:
        """Who is called when the evening begins may be others than before."""
        rows = evening_rows(self.id, table)
        if rows is None:
            return []
        return [lambda connection: write_evening(connection, self.id, rows)]

    def _is_news(self, row: dict[str, Any]) -> bool:
        old = self._row
        if any(row[name] != old[name] for name in ("game", "status", "public", "open_seats")):
            return True
        if (row["wake"] is None) != (old["wake"] is None):
            return True
        if row["wake"] is not None and row["wake"] < old["wake"] - REFRESH:
            return True  # whoever takes over must not wait for a clock when a bot is due
        return bool(row["updated"] > old["updated"] + REFRESH)

    def write_places(
        self, connection: Connection, people: dict[int, str], ended: float | None
    ) -> None:
        """Who sits where, and whether it goes on there."""
        places = schema.places
        connection.execute(delete(places).where(places.c.table_id == self.id))
        if people:
            rows = [
                {"table_id": self.id, "seat": seat, "person": person, "ended": ended}
                for seat, person in people.items()
            ]
            connection.execute(insert(places), rows)

    def write_codes(self, connection: Connection, invitations: list[str]) -> None:
        """The table's own code, and one for each seat."""
        codes = schema.codes
        connection.execute(delete(codes).where(codes.c.table_id == self.id))
        rows = [
            {"code": code, "table_id": self.id, "seat": seat}
            for seat, code in enumerate([self._code, *invitations], start=-1)
            if code
        ]
        connection.execute(insert(codes), rows)


def _update(connection: Connection, change: dict[str, Any]) -> None:
    """A table that was taken away meanwhile has no line: whoever has it at hand must not go on."""
    if not connection.execute(UPDATE, change).rowcount:
        column = schema.tables.c
        if connection.scalar(select(column.at).where(column.id == change["which"])) is None:
            raise Conflict(change["which"])


class DatabaseIndex:
    """The index in the database; what `interfaces.Indexes` asks for."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, id_: str, code: str, table: Table) -> Index:
        """The part of it that is about one table."""
        return Index(id_, code, table)

    async def code(self, id_: str) -> str:
        """The code of a table."""
        columns = schema.codes.c
        query = select(columns.code).where(columns.table_id == id_, columns.seat == -1)
        async with self._database.connect() as connection:
            return str(await connection.scalar(query))

    async def refresh(self, behind: Sequence[tuple[TableIndex, Table]], now: float) -> None:
        """Writes what entries did not wait for."""
        known = [(index, table) for index, table in behind if isinstance(index, Index)]
        changes = [index.change(table, now) for index, table in known]
        waiting = [
            (index.id, turn_rows(index.id, table, now))
            for index, table in known
            if table.status == "playing"
        ]

        def write(connection: Connection) -> None:
            connection.execute(UPDATE, changes)
            for id_, rows in waiting:
                write_turns(connection, id_, rows)

        try:
            await self._database.transact(write)
        except Exception:
            for index, _ in known:
                index.behind = True
            raise

    async def set_aside(self, id_: str, reason: str) -> None:
        """Takes a table that cannot be read out of the lists."""
        await set_aside(self._database, id_, reason)


def rewrite_seats(connection: Connection, id_: str, table: Table) -> None:
    """Who sits where, and the invitations, as the log says; a table's own code is only here."""
    codes = schema.codes.c
    own = select(codes.code).where(codes.table_id == id_, codes.seat == -1)
    code = connection.scalar(own)
    index = Index(id_, code or id_, table)
    index.write_places(connection, _places(table), _ended(table))
    index.write_codes(connection, _invitations(table))


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
    evening = table.evening
    return {
        "game": table.plan.game,
        "status": listed_status(table),
        "public": table.plan.public,
        "open_seats": len(table.open_seats) if evening is None else evening.free,
        "updated": table.updated,
        "wake": wakes(table),
    }


def _places(table: Table) -> dict[int, str]:
    """By seat, and after all seats who is at the evening without one."""
    people = [chair.person for chair in everyone(table)]
    return {place: person for place, person in enumerate(people) if person}


def _ended(table: Table) -> float | None:
    """As lists of somebody's tables are ordered; what happens afterwards changes nothing in it."""
    match = table.match
    if table.status == "over" and match is not None:
        return table.began + match.times[-1]
    return 0.0 if table.closed else None


def _invitations(table: Table) -> list[str]:
    return [chair.invitation for chair in table.chairs]
