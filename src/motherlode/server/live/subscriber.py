"""One socket of one person, looking from one seat; or of a screen that all in a room look at."""

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
        session: str = "",
        address: str = "",
        screen: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.send = send
        self.hang_up = hang_up
        self.session = session
        self.address = address  # as a digest
        self.seat = SPECTATOR  # from where it looks
        self.screen = screen  # shows what anybody may see, whoever has opened it, and asks nothing
        self.chosen = screen  # whether it has chosen that seat itself
        self.hidden = False  # in a tab that nobody looks at
        self.unheard: frozenset[str] = frozenset()  # people whose words are not for this one

    @property
    def viewer(self) -> str | None:
        """With whose eyes it looks; a screen is nobody's."""
        return None if self.screen else self.person

    def choose_seat(self, table: Table) -> None:
        """Looks from a seat of one's own, unless one has chosen otherwise.

        Who has several, some with secrets, looks from nowhere until he has chosen.
        """
        mine = table.seats_of(self.person)
        if self.seat in mine or (self.chosen and self.seat == SPECTATOR):
            return
        covered = len(mine) > 1 and any(projections.has_secret(table, seat) for seat in mine)
        self.seat = mine[0] if mine and not covered else SPECTATOR
