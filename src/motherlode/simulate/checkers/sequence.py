"""The entries of a table are one sequence, whoever wrote them, and each follows from the others."""

from motherlode.simulate.checkers import Checker
from motherlode.simulate.ledger import Account
from motherlode.table import entries


class OneSequence(Checker):
    """Looks at numbers; that an entry cannot be applied to its table, the world says itself."""

    def committed(self, by: str, account: Account, entry: entries.Any) -> None:
        """Its number is the next one."""
        table = account.table
        if table is not None and table.at != len(account.bodies):
            self.found(
                f"table {account.id} stands at {table.at} after {len(account.bodies)} entries"
            )

    def calm(self) -> None:
        """The database has what was kept, and nothing else."""
        rows = self.world.disk.connection.execute(
            "select table_id, number, body from entries order by table_id, number"
        ).fetchall()
        kept = [
            (id_, number, body)
            for id_, account in sorted(self.world.ledger.accounts.items())
            for number, body in enumerate(account.bodies)
        ]
        if rows != kept:
            wrong = next((a for a, b in zip(rows, kept, strict=False) if a != b), "its length")
            self.found(f"the log has changed after it was kept: {wrong}")
