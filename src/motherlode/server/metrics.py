"""What operators watch: Prometheus metrics of this process."""

from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from motherlode.table import entries

if TYPE_CHECKING:
    from motherlode.server.house import House


class Metrics:
    """One registry for each house, so that tests may open several in a process."""

    def __init__(self, house: "House") -> None:
        self.registry = CollectorRegistry()
        self._entries = Counter(
            "motherlode_entries", "Entries written to the log", ["kind"], registry=self.registry
        )
        self._kinds = {
            kind: self._entries.labels(kind.__name__.lower()) for kind in get_args(entries.Any)
        }
        self.messages = Counter(
            "motherlode_messages", "Messages of clients", ["answer"], registry=self.registry
        )
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
                lambda: house.bots.restarts,
            ),
        ):
            Gauge(name, text, registry=self.registry).set_function(value)

    def entry(self, entry: entries.Any) -> None:
        """Something was written."""
        self._kinds[type(entry)].inc()

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""
        self._loaded.observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
