"""The tables once more, made of what the database has kept and of nothing else.

Checkers compare with these. An entry comes in here at the moment it is kept, whoever wrote it.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from motherlode.server.live import projections
from motherlode.table import entries
from motherlode.table.table import Table

decode_entry = msgspec.json.Decoder(entries.Any).decode
decode_opened = msgspec.json.Decoder(entries.Opened).decode
MOVED = (entries.Played, entries.Undone)
REMEMBERED = 64  # positions of a seat: a process may be behind by some


@dataclass
class Account:
    """One table by its log."""

    id: str
    bodies: list[str] = field(default_factory=list)
    log: list[entries.Any] = field(default_factory=list)
    times: list[float] = field(default_factory=list)  # when each entry was kept, in true time
    table: Table | None = None
    early: float = 0.0  # of a decision of the clock: seconds that were left to the seat
    # By seat and what it has noticed: the message about it, as it has to be.
    events: dict[tuple[int, int], Any] = field(default_factory=dict)
    states: dict[tuple[int, int], Any] = field(default_factory=dict)

    def add(self, body: str, now: float, seats: set[int]) -> entries.Any:
        """The next entry; `seats` are those that somebody looks from."""
        entry = decode_opened(body) if self.table is None else decode_entry(body)
        self.bodies.append(body)
        self.log.append(entry)
        self.times.append(now)
        if self.table is None:
            self.table = Table(entry)
        else:
            self.early = 0.0
            if isinstance(entry, entries.Played) and entry.by == "clock":
                deadline = self.table.clocks.deadline(entry.seat)
                self.early = 0.0 if deadline is None else deadline - entry.time
            before = self.table.match.number if self.table.match else 0
            self.table.apply(entry)
            if isinstance(entry, MOVED):
                self._tell(entry, before, seats)
        for seat in sorted(seats):
            if seat < len(self.table.chairs):
                self.state(seat)
        return entry

    def _tell(self, entry: Any, before: int, seats: set[int]) -> None:
        assert self.table is not None
        for seat in sorted(seats):
            if seat in self.table.noticed:
                made = projections.happened(self.table, entry, seat, before, self.table.updated)
                told, key = plain(made), (seat, self.table.seen[seat])
                _keep(self.states, key, timeless(told.pop("state")))
                _keep(self.events, key, told)

    def state(self, seat: int) -> Any:
        """The board of a seat as it has to be now, without what runs with time."""
        assert self.table is not None
        key = (seat, self.table.seen[seat])
        if key not in self.states:
            state = projections.state(self.table, seat, self.table.updated)
            _keep(self.states, key, timeless(plain(state)))
        return self.states[key]


def _keep(where: dict[tuple[int, int], Any], key: tuple[int, int], what: Any) -> None:
    where[key] = what
    if len(where) > REMEMBERED * 8:
        del where[next(iter(where))]


def plain(what: Any) -> Any:
    """As it is after the wire."""
    return msgspec.json.decode(msgspec.json.encode(what))


def timeless(state: Any) -> Any:
    """Without what is another number a moment later."""
    if state is None:
        return None
    return {name: value for name, value in state.items() if name not in ("clocks", "signal")}


class Ledger:
    """All tables."""

    def __init__(self) -> None:
        self.accounts: dict[str, Account] = {}

    def of(self, id_: str) -> Account:
        """A table's."""
        if id_ not in self.accounts:
            self.accounts[id_] = Account(id_)
        return self.accounts[id_]
