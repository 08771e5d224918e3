"""A table in memory: what replies, outbox and automation of one live table look at."""

from dataclasses import dataclass, field

from motherlode.server.live.presence import Presence
from motherlode.table.table import Table


@dataclass(slots=True)
class LiveState:
    """One table, and who is at it."""

    id: str
    code: str
    table: Table  # another one, after it was loaded anew
    presence: Presence
    compiling: dict[int, str] = field(default_factory=dict)  # seats whose bot is not ready yet

    @property
    def events(self) -> int:
        """How many events the running match has."""
        return self.table.match.number if self.table.match else 0
