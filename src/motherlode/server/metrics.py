"""What operators watch: Prometheus metrics of this process."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import get_args

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from motherlode.table import entries

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
    """One registry for each server, so that tests may open several in a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._entries = Tally("motherlode_entries", "Entries written to the log", "kind")
        self.messages = Tally("motherlode_messages", "Messages of clients", "answer")
        self.refusals = Tally("motherlode_refusals", "What limits have refused", "limit")
        for tally in (self._entries, self.messages, self.refusals):
            self.registry.register(tally)
        self._loaded = Histogram(
            "motherlode_load_seconds", "Time to load a table from its log", registry=self.registry
        )

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is asked for when Prometheus asks."""
        Gauge(f"motherlode_{name}", text, registry=self.registry).set_function(value)

    def entry(self, entry: entries.Any) -> None:
        """Something was written."""
        self._entries.count[KINDS[type(entry)]] += 1

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""
        self._loaded.observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
