"""What lists know of the tables in a page; written with every entry, since one store has it all."""

import logging
from collections.abc import Sequence

from msgspec import Struct, json

from motherlode.page.results import keep_given_up, keep_result
from motherlode.page.store import Batch, Store, readable
from motherlode.server.finished import Finished, GivenUp
from motherlode.server.interfaces import Along, TableIndex
from motherlode.server.storage.lines import Line, line_of
from motherlode.table import entries
from motherlode.table.table import Table

log = logging.getLogger(__name__)

LISTED = ("lobby", "playing", "over")


class Row(Struct):
    """A table, as the page's lists know it."""

    code: str
    line: Line


encode = json.Encoder().encode
decode = json.Decoder(Row).decode


class PageIndex:
    """The part of it that is about one table."""

    def __init__(self, id_: str, code: str) -> None:
        self._id = id_
        self._code = code
        self.behind = False

    def follow(self, table: Table) -> None:
        """It always is."""
        self.behind = False

    def opening(self, table: Table, opened_from: str | None = None) -> Sequence[Along]:
        """What is written along with a new table."""
        return [self._row(table)]

    def after(self, table: Table, entry: entries.Any) -> Sequence[Along]:
        """What to write along with an entry."""
        id_ = self._id
        if isinstance(entry, entries.Closed):  # nobody else could want it
            return [lambda batch: batch.delete(f"table/{id_}")]
        along = [self._row(table)]
        if isinstance(entry, entries.Resigned) and table.match is None:
            given_up = GivenUp.of(table)
            if given_up is not None:
                along.append(lambda batch: keep_given_up(batch, given_up))
        elif isinstance(entry, entries.Played) and table.status == "over":
            finished = Finished.of(id_, table)
            along.append(lambda batch: keep_result(batch, finished))
        return along

    def _row(self, table: Table) -> Along:
        key, text = f"table/{self._id}", encode(Row(self._code, line_of(table))).decode()

        def write(batch: Batch) -> None:
            batch.put(key, text)

        return write


class PageIndexes:
    """What `interfaces.Indexes` asks for."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of(self, id_: str, code: str, table: Table) -> PageIndex:
        """The part of it that is about one table."""
        return PageIndex(id_, code)

    async def code(self, id_: str) -> str:
        """The code of a table."""
        text = await self._store.get(f"table/{id_}")
        return decode(text).code if text else id_

    async def refresh(self, behind: Sequence[tuple[TableIndex, Table]], now: float) -> None:
        """It is never behind."""

    async def set_aside(self, id_: str, reason: str) -> None:
        """Nothing changes: an old page may have found what a newer one wrote and will read."""
        log.warning("table %s cannot be read by this version: %s", id_, reason)

    async def rows(self) -> list[tuple[str, Row]]:
        """All tables whose row this version can read, the newest first."""
        rows = readable(await self._store.all("table/"), "table/", decode)
        rows = [(id_, row) for id_, row in rows if row.line.status in LISTED]
        return sorted(rows, key=lambda one: -one[1].line.stirred)
