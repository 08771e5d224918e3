"""A table in memory: what replies, outbox and automation of one live table look at."""

from dataclasses import dataclass, field

from motherlode.server.live.missed import Looks
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
    looks: Looks = field(default_factory=Looks)

    @property
    def events(self) -> int:
        """How many events the running match has."""
        return self.table.match.number if self.table.match else 0

    @property
    def people(self) -> set[str]:
        """Who has a seat, or is at the evening."""
        return self.table.people

    def away(self, seat: int) -> float:
        """For how many seconds the person of a seat has had no connection; 0 if he has one."""
        chairs = self.table.chairs
        person = chairs[seat].person if 0 <= seat < len(chairs) else None
        return self.presence.seconds_away(person) if person else 0.0

    def member_away(self, member: int | None) -> float:
        """The same of a member of the evening; None: of whose turn it is to pick."""
        evening = self.table.evening
        who = evening.turn if evening is not None and member is None else member
        if evening is None or who is None or who >= len(evening.members):
            return 0.0
        person = evening.members[who].chair.person
        return self.presence.seconds_away(person) if person else 0.0
