"""Who is at a table: the sockets of this process, and whom other processes tell of."""

from collections import Counter
from collections.abc import Callable

import msgspec

from motherlode.server.interfaces import Bus, Clock
from motherlode.server.live.subscriber import Subscriber
from motherlode.server.protocol import messages as say
from motherlode.table import entries
from motherlode.table.table import Table

encode = msgspec.json.Encoder().encode

UNKNOWN_PERSON = 4401  # the code of a socket whose person is no more, or whose session is over
BANNED = 4403  # the code of a socket whose person may not be here
CLOSED = 4410  # the code of a socket whose table is no more
STOPS = 1012  # the code of a socket whose server stops
LATER = 4503  # the code of a socket that shall be opened again soon
AWAY = 25.0  # seconds without a sign from another process
REMEMBERED = 200  # people who have left a table last
MOMENT = 0.001  # seconds: whoever is away has been so for some time


class Presence:
    """The subscribers of one live table."""

    def __init__(self, table_id: str, bus: Bus, clock: Clock) -> None:
        self.subscribers: dict[Subscriber, None] = {}  # in the order in which they came
        self._people: Counter[str] = Counter()  # how many of them each person has
        self._left: dict[str, float] = {}  # when somebody's last connection was gone
        self.idle_since = self._since = clock.monotonic()
        self._id = table_id
        self._bus = bus
        self._clock = clock
        # Other processes: when last heard of, and who is connected there.
        self._elsewhere: dict[str, tuple[float, list[str]]] = {}

    def add(self, subscriber: Subscriber) -> bool:
        """Somebody is connected; whether he was not before. A screen is nobody's presence."""
        self.subscribers[subscriber] = None
        if subscriber.screen:
            return False
        self._people[subscriber.person] += 1
        return self._people[subscriber.person] == 1

    def remove(self, subscriber: Subscriber) -> bool:
        """A connection is gone; whether it was the last of this person."""
        self.idle_since = self._clock.monotonic()
        if subscriber not in self.subscribers:
            return False
        del self.subscribers[subscriber]
        if subscriber.screen:
            return False
        self._people[subscriber.person] -= 1
        if self._people[subscriber.person]:
            return False
        del self._people[subscriber.person]
        self._left.pop(subscriber.person, None)
        self._left[subscriber.person] = self.idle_since
        if len(self._left) > REMEMBERED:
            # Of whoever is not remembered it is known that he was not gone later than this one:
            # many who come and go make nobody be away for longer.
            self._since = self._left.pop(next(iter(self._left)))
        return True

    def announce(self) -> None:
        """Tells other processes who is here."""
        self._bus.tell_presence(self._id, sorted(self._people))

    def heard_of(self, process: str, people: list[str]) -> bool:
        """Another process has told who is there; whether that is news."""
        _, before = self._elsewhere.get(process, (0.0, []))
        self._elsewhere[process] = (self._clock.monotonic(), people)
        return before != people

    def is_here(self, person: str) -> bool:
        """Whether somebody has a connection, to any process."""
        if person in self._people:
            return True
        recent = self._clock.monotonic() - AWAY
        return any(person in people for heard, people in self._elsewhere.values() if heard > recent)

    def attends(self, person: str) -> bool:
        """Whether somebody looks at this table here: not with a tab that lies behind others."""
        if person not in self._people:
            return False
        mine = (one for one in self.subscribers if one.person == person and not one.screen)
        return any(not one.hidden for one in mine)

    def seconds_away(self, person: str) -> float:
        """Since when somebody has no connection, as far as this process knows; 0 if he has one.

        While nothing is heard of the other processes, he may have one there.
        """
        if self.is_here(person) or not self._bus.healthy:
            return 0.0
        seen = [heard for heard, people in self._elsewhere.values() if person in people]
        last = max(self._left.get(person, self._since), *seen, self._since)
        return max(self._clock.monotonic() - last, MOMENT)

    def spectators(self, table: Table) -> int:
        """How many look on here without a seat."""
        players = table.people
        return len(self._people) - sum(person in self._people for person in players)

    def follow(self, table: Table, entry: entries.Merged) -> None:
        """Sockets of the guest go on as the person; not where they would see more than before."""
        if table.seats_of(entry.person) == entry.seats:
            for one in self.subscribers:
                if one.person == entry.guest:
                    one.person = entry.person
            if came := self._people.pop(entry.guest, 0):
                self._people[entry.person] += came

    # --- goodbyes ---

    def send_elsewhere(self, retry: float) -> None:
        """This process stops: everyone hears when to come back, and nothing after it."""
        for one in list(self.subscribers):
            one.send(encode(say.Goodbye("server-stops", retry)))
            one.hang_up(STOPS, "server-stops")

    def turn_out(
        self,
        whom: Callable[[Subscriber], object],
        code: int,
        slug: str,
        retry: float | None = None,
    ) -> None:
        """Whose session has ended, or who is banned; `retry`: who shall come back."""
        for one in [one for one in self.subscribers if whom(one)]:
            disconnect(one, code, slug, retry)
            self.remove(one)

    def disconnect_person(self, person: str) -> None:
        """Whoever was forgotten is nobody whom this table knows."""
        for one in [one for one in self.subscribers if one.person == person]:
            disconnect(one, UNKNOWN_PERSON, "person/unknown")
            self.remove(one)

    def send_back(self) -> None:
        """They shall come again: the table will be loaded anew for them."""
        for one in list(self.subscribers):
            one.send(encode(say.Goodbye("server/not-kept", retry=1.0)))
            one.hang_up(LATER, "server/not-kept")

    def disconnect_all(self, slug: str) -> None:
        """Closes every connection to a table that does not exist any more."""
        for one in list(self.subscribers):
            disconnect(one, CLOSED, slug)


def disconnect(subscriber: Subscriber, code: int, slug: str, retry: float | None = None) -> None:
    """Says why, and hangs up."""
    subscriber.send(encode(say.Goodbye(slug, retry)))
    subscriber.hang_up(code, slug)
