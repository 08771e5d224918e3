"""Results, ratings and the index are those that the logs make, in the order in which they ended."""

import sqlite3
from typing import TYPE_CHECKING, Any

from motherlode.server.finished import Finished, GivenUp
from motherlode.server.storage.lines import listed_status
from motherlode.server.storage.results import keep_given_up, keep_result
from motherlode.simulate.checkers import Checker
from motherlode.simulate.database import Disk
from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account

COMPARED = {
    "results": "match_id, seat, person, game, score, won, ended, rating_before, rating_after",
    "ratings": "pool, game, who, mu, sigma, played",
    "matches": "id, table_id, game, ended, record",
}


class Results(Checker):
    """Keeps every end of a match once more, in a database of its own, and compares."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._ends: list[Finished | GivenUp] = []

    def committed(self, by: str, account: "Account", entry: entries.Any) -> None:
        """A match may have ended with it."""
        table = account.table
        assert table is not None
        if isinstance(entry, entries.Played) and table.status == "over":
            self._ends.append(Finished.of(account.id, table))
        elif isinstance(entry, entries.Resigned) and table.match is None:
            given_up = GivenUp.of(table)
            if given_up is not None:
                self._ends.append(given_up)

    def calm(self) -> None:
        """All of it anew."""
        kept = self.world.disk.connection
        scratch = Disk(lambda by, rows: None)
        known = scratch.connection.execute("pragma table_info(people)")  # not those of later
        columns = ", ".join(row[1] for row in known)
        people = kept.execute(f"select {columns} from people").fetchall()
        marks = ", ".join("?" * len(columns.split(",")))
        scratch.connection.executemany(f"insert into people ({columns}) values ({marks})", people)
        for end in self._ends:
            scratch.begin()
            if isinstance(end, Finished):
                keep_result(scratch.open, end)
            else:
                keep_given_up(scratch.open, end)
            scratch.commit("ledger")
        for table, names in COMPARED.items():
            right, found = _rows(scratch.connection, table, names), _rows(kept, table, names)
            if right != found:
                wrong = [row for row in found if row not in right]
                missing = [row for row in right if row not in found]
                self.found(f"{table}: {wrong[:2]} instead of {missing[:2]}"[:900])
        scratch.close()
        self._compare_index(kept)

    def _compare_index(self, kept: sqlite3.Connection) -> None:
        rows = kept.execute("select id, status, game from tables").fetchall()
        lines = {id_: (status, game) for id_, status, game in rows}
        for id_, account in self.world.ledger.accounts.items():
            table = account.table
            assert table is not None
            right = (listed_status(table), table.plan.game)
            if lines.get(id_) != right:
                self.found(f"the index says {lines.get(id_)} of table {id_}, which is {right}")


def _rows(connection: sqlite3.Connection, table: str, names: str) -> list[Any]:
    return connection.execute(f"select {names} from {table} order by 1, 2, 3").fetchall()
