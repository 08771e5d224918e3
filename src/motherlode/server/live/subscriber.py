"""One socket of one person, looking from one seat."""

from collections.abc import Callable

from motherlode.engine.contract import SPECTATOR
from motherlode.server.live import projections
from motherlode.table.table import Table


class Subscriber:
    """A connection. `send` never waits, and messages leave in the order they were sent."""

    def __init__(
        self,
        person: str,
        name: str,
        send: Callable[[bytes], object],
        hang_up: Callable[[int, str], object] = lambda code, reason: None,
    ) -> None:
        self.person = person
        self.name = name
        self.send = send
        self.hang_up = hang_up
        self.seat = SPECTATOR  # from where it looks
        self.chosen = False  # whether it has chosen that seat itself

    def choose_seat(self, table: Table) -> None:
        """Looks from a seat of one's own, unless one has chosen otherwise.

        Who has several, some with secrets, looks from nowhere until he has chosen.
        """
        mine = table.seats_of(self.person)
        if self.seat in mine or (self.chosen and self.seat == SPECTATOR):
            return
        covered = len(mine) > 1 and any(projections.has_secret(table, seat) for seat in mine)
        self.seat = mine[0] if mine and not covered else SPECTATOR
