"""Nobody waits for ever: once the faults are over, questions are answered and matches end."""

from typing import TYPE_CHECKING

from motherlode.simulate.checkers import Checker
from motherlode.table import entries
from motherlode.table.by_itself import bots_to_act

if TYPE_CHECKING:
    from motherlode.simulate.ledger import Account

LONGEST = 10_000  # events of a match; those of random play have some hundreds
PATIENCE = 40.0  # seconds; a table that lost its process is taken over sooner


class Waiting(Checker):
    """Looks at who waits, from when on nothing disturbs anybody."""

    def committed(self, by: str, account: "Account", entry: entries.Any) -> None:
        """Counts the decisions of a match: it may not go round in a circle."""
        match = account.table.match if account.table is not None else None
        if match is not None and match.number > LONGEST:
            self.found(f"the match at table {account.id} goes on after {match.number} events")

    def looked(self) -> None:
        """Questions without an answer, and bots that do not decide."""
        world = self.world
        if not world.is_calm or world.now < world.calm_since + PATIENCE:
            return
        for tab in world.open_tabs():
            for number, (when, what) in tab.waiting.items():
                if tab.is_fine and max(when, world.calm_since) < world.now - PATIENCE:
                    who, where = tab.person.name, tab.table_id
                    self.found(f"{who} got no answer to {what} ({number}) at table {where}")
        for id_, account in world.ledger.accounts.items():
            table = account.table
            if table is not None and table.status == "playing" and bots_to_act(table):
                if max(account.times[-1], world.calm_since) < world.now - PATIENCE:
                    self.found(f"at table {id_} a bot has to decide, and does not")

    def quiet(self) -> None:
        """A clock that has run out has decided, also where nobody looks."""
        open_ = [server.services for server in self.world.servers if server.is_open]
        times = [services.clock.now() for services in open_ if services is not None]
        for id_, account in self.world.ledger.accounts.items():
            table = account.table
            if table is None or table.match is None or table.status != "playing" or not times:
                continue
            due = [
                table.clocks.due(seat)
                for seat in table.match.to_act
                if table.chairs[seat].level is None
            ]
            late = min(times) - min((one for one in due if one is not None), default=min(times))
            if late > PATIENCE and account.times[-1] < self.world.now - PATIENCE:
                self.found(f"at table {id_} a clock ran out {late:.1f} s ago, and nobody decides")

    def calm(self) -> None:
        """Everybody has played on or given up."""
        for id_ in self.world.unfinished():
            self.found(f"the match at table {id_} does not end")
