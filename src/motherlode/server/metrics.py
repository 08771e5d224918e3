"""What operators watch: Prometheus metrics of this process."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.server.house import House


KINDS = {kind: kind.__name__.lower() for kind in get_args(entries.Any)}


class Tally(Collector):
    """A counter by kind for what happens thousands of times a second: no lock, no lookup."""

    def __init__(self, name: str, text: str, label: str) -> None:
        self.count: Counter[str] = Counter()
        self._about = (name, text, label)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """When Prometheus asks."""
        name, text, label = self._about
        family = CounterMetricFamily(name, text, labels=[label])
        for kind, number in self.count.items():
            family.add_metric([kind], number)
        yield family


class Metrics:
    """One registry for each house, so that tests may open several in a process."""

    def __init__(self, house: "House") -> None:
        self.registry = CollectorRegistry()
        self._entries = Tally("motherlode_entries", "Entries written to the log", "kind")
        self.messages = Tally("motherlode_messages", "Messages of clients", "answer")
        for tally in (self._entries, self.messages):
            self.registry.register(tally)
        self._loaded = Histogram(
            "motherlode_load_seconds", "Time to load a table from its log", registry=self.registry
        )
        for name, text, value in (
            ("motherlode_rooms", "Live tables", lambda: len(house.rooms)),
            (
                "motherlode_clients",
                "Open sockets",
                lambda: sum(len(room.clients) for room in house.rooms.values()),
            ),
            (
                "motherlode_transactions",
                "Transactions of the log since the start",
                lambda: house.journal.transactions,
            ),
            (
                "motherlode_database_up",
                "Whether the database answers",
                lambda: float(house.journal.healthy),
            ),
            (
                "motherlode_channels_up",
                "Whether the channels to other processes work",
                lambda: float(house.bus.healthy),
            ),
            (
                "motherlode_bot_restarts",
                "How often the bots' process died",
                lambda: house.bots.restarts + house.own_bots.restarts,
            ),
        ):
            Gauge(name, text, registry=self.registry).set_function(value)

    def entry(self, entry: entries.Any) -> None:
        """Something was written."""
        self._entries.count[KINDS[type(entry)]] += 1

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""
        self._loaded.observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
