"""Who is at a table: the sockets of this process, and whom other processes tell of."""

import msgspec

from motherlode.server.interfaces import Bus, Clock
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.table import entries
from motherlode.table.table import Table

encode = msgspec.json.Encoder().encode

UNKNOWN_PERSON = 4401  # the code of a socket whose person is no more
CLOSED = 4410  # the code of a socket whose table is no more
AWAY = 25.0  # seconds without a sign from another process


class Presence:
    """The subscribers of one live table."""

    def __init__(self, table_id: str, bus: Bus, clock: Clock) -> None:
        self.subscribers: dict[Subscriber, None] = {}  # in the order in which they came
        self.idle_since = clock.monotonic()
        self._id = table_id
        self._bus = bus
        self._clock = clock
        # Other processes: when last heard of, and who is connected there.
        self._elsewhere: dict[str, tuple[float, list[str]]] = {}

    def add(self, subscriber: Subscriber) -> None:
        """Somebody is connected, and the other processes hear of it."""
        self.subscribers[subscriber] = None
        self.announce()

    def remove(self, subscriber: Subscriber) -> None:
        """A connection is gone; the seat stays."""
        self.subscribers.pop(subscriber, None)
        self.idle_since = self._clock.monotonic()
        self.announce()

    def announce(self) -> None:
        """Tells other processes who is here."""
        self._bus.tell_presence(self._id, sorted({one.person for one in self.subscribers}))

    def heard_of(self, process: str, people: list[str]) -> bool:
        """Another process has told who is there; whether that is news."""
        _, before = self._elsewhere.get(process, (0.0, []))
        self._elsewhere[process] = (self._clock.monotonic(), people)
        return before != people

    def is_here(self, person: str) -> bool:
        """Whether somebody has a connection, to any process."""
        if any(one.person == person for one in self.subscribers):
            return True
        recent = self._clock.monotonic() - AWAY
        return any(person in people for heard, people in self._elsewhere.values() if heard > recent)

    def spectators(self, table: Table) -> int:
        """How many look on here without a seat."""
        players = {chair.person for chair in table.chairs}
        return len({one.person for one in self.subscribers} - players)

    def follow(self, table: Table, entry: entries.Merged) -> None:
        """Sockets of the guest go on as the person; not where they would see more than before."""
        if table.seats_of(entry.person) == entry.seats:
            for one in self.subscribers:
                if one.person == entry.guest:
                    one.person = entry.person

    # --- goodbyes ---

    def notify(self, reason: str, retry: float | None) -> None:
        """Tells everyone that the server is about to hang up."""
        for one in self.subscribers:
            one.send(encode(say.Goodbye(reason, retry)))

    def disconnect_person(self, person: str) -> None:
        """Whoever was forgotten is nobody whom this table knows."""
        for one in [one for one in self.subscribers if one.person == person]:
            disconnect(one, UNKNOWN_PERSON, "person/unknown")
            self.subscribers.pop(one, None)

    def disconnect_all(self, slug: str) -> None:
        """The table is no more."""
        for one in list(self.subscribers):
            disconnect(one, CLOSED, slug)


def disconnect(subscriber: Subscriber, code: int, slug: str) -> None:
    """Says why, and hangs up."""
    subscriber.send(encode(say.Goodbye(slug)))
    subscriber.hang_up(code, slug)
