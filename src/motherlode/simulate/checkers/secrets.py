"""Nothing that a seat may not know is in any byte that it gets.

That the bytes are those of the log, `views` says. Here the log is told once more with what a seat
has not seen exchanged, others' cards and secret steps: everything there is for it stays the same.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from motherlode.engine.contract import SPECTATOR
from motherlode.server.live import projections
from motherlode.simulate.checkers import Checker
from motherlode.simulate.exchange import Exchange, retold, rigged_table
from motherlode.table import entries
from motherlode.table.table import Table

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account

EVERY = 15.0  # seconds between two looks at the same table
STEPS = 1500  # events tried until another world is found, or not
encode = msgspec.json.Encoder().encode


class Secrets(Checker):
    """Takes the tables with secrets in turns."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._random = world.stream("secrets")
        self._looked: dict[str, float] = {}
        self.exchanged = 0

    def looked(self) -> None:
        """At one table."""
        for id_, account in self.world.ledger.accounts.items():
            table = account.table
            if table is None or table.match is None or table.match.over or table.game.open:
                continue
            if self._looked.get(id_, -EVERY) <= self.world.now - EVERY and _is_plain(account):
                self._looked[id_] = self.world.now
                viewers = [SPECTATOR, *range(len(table.chairs))]
                self._exchange(account, self._random.choice(viewers))
                return

    def _exchange(self, account: "Account", viewer: int) -> None:
        table = account.table
        assert table is not None
        assert table.match is not None
        events = Exchange(table.match, viewer, self._random, STEPS).draw()
        if events is None or events == table.match.history():
            return
        log, outcomes = retold(account.log, events)
        opened = account.log[0]
        assert isinstance(opened, entries.Opened)
        other = rigged_table(opened, outcomes)
        for entry in log[1:]:
            other.apply(entry)
        self.exchanged += 1
        right, found = _told(table, viewer), _told(other, viewer)
        if right != found:
            what = next(name for name in right if right[name] != found[name])
            self.found(
                f"seat {viewer} at table {account.id} can tell what it has not seen, by {what}: "
                f"{right[what]!r} or {found[what]!r}"[:900]
            )


def _is_plain(account: "Account") -> bool:
    """Whether one match was begun here, and nothing taken back: others are not retold."""
    started = sum(isinstance(entry, entries.Started) for entry in account.log)
    undone = any(isinstance(entry, entries.Undone) for entry in account.log)
    return started == 1 and not undone and len(account.log) < 150


def _told(table: Table, viewer: int) -> dict[str, bytes]:
    """Everything that there is to tell a seat, by kind."""
    match = table.match
    assert match is not None
    person = table.chairs[viewer].person if viewer != SPECTATOR else None
    return {
        "state": encode(projections.state(table, viewer, table.updated)),
        "story": encode(projections.told(table, match, viewer)),
        "table": encode(projections.table_info("T", "C", table, person, lambda _: True)),
        "at": encode(table.seen[viewer]),
        "record": bytes(match.known(viewer)),
    }
