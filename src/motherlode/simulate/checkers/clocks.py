"""Clocks take nobody's time while no server is there, and decide for nobody before his time is up.

Measured in true time, which no process knows: theirs may be set, and they may have been away.
"""

from typing import TYPE_CHECKING, Any

from motherlode.simulate.checkers import Checker
from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account

# Seconds: processes that are away for less than this are not missed (`storage.pauses`), a jump of
# two seconds is none, and an entry may be kept two seconds after it was decided (`table.decide`).
TOLERATED = 15.0 + 2.0 + 4.0


class Clocks(Checker):
    """Follows who thinks, seat by seat."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self._since: dict[tuple[str, int], tuple[float, float]] = {}  # true time; that with servers
        self._used: dict[str, list[float]] = {}

    def committed(self, by: str, account: "Account", entry: entries.Any) -> None:
        """Compares what a decision has cost with the time that there was."""
        table = account.table
        assert table is not None
        early = account.early
        if isinstance(entry, entries.Played) and entry.by == "clock" and early > 0.001:
            self.found(f"at table {account.id} the clock decided {early:.3f} s too early")
        before = self._used.get(account.id, [])
        self._used[account.id] = list(table.clocks.used)
        if isinstance(entry, entries.Started):
            before = []
        up = self.world.time_with_servers()
        for seat, (used, was) in enumerate(zip(table.clocks.used, before, strict=False)):
            since = self._since.get((account.id, seat))
            if table.chairs[seat].level is not None:
                continue  # a bot's time is nobody's
            if since is not None and used - was > up - since[1] + TOLERATED:
                self.found(
                    f"at table {account.id} seat {seat} was charged {used - was:.1f} s, and there "
                    f"was a server for {up - since[1]:.1f} s since it had to decide"
                )
        to_act = table.match.to_act if table.match is not None and not table.match.over else ()
        for seat in range(len(table.chairs)):
            key = (account.id, seat)
            if seat not in to_act:
                self._since.pop(key, None)
            elif isinstance(entry, entries.Undone) and entry.seat == seat:
                self._since[key] = (0.0, 0.0)  # he goes on thinking since some earlier moment
            elif key not in self._since or _begins(entry, seat):
                self._since[key] = (self.world.now, up)


def _begins(entry: entries.Any, seat: int) -> bool:
    """Whether a seat begins to think anew: not when somebody only sits down again."""
    return isinstance(entry, entries.Started) or (
        isinstance(entry, entries.Played) and entry.seat == seat
    )
