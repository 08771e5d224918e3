"""What operators watch: Prometheus metrics of this process."""

import platform
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import get_args

from prometheus_client import (
    CollectorRegistry,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from motherlode import __version__
from motherlode.table import entries

KINDS = {kind: kind.__name__.lower() for kind in get_args(entries.Any)}
ANSWERS = ("read", "unreadable")
WHATS = ("api", "page", "file", "probe")  # that are asked for over HTTP
STATUSES = ("2xx", "3xx", "4xx", "5xx")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Tally(Collector):
    """A counter by kind for what happens thousands of times a second: no lock, no lookup."""

    def __init__(self, name: str, text: str, label: str, known: Iterable[str] = ()) -> None:
        self.count: Counter[str] = Counter(dict.fromkeys(known, 0))
        self._about = (name, text, label)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """When Prometheus asks."""
        name, text, label = self._about
        family = CounterMetricFamily(name, text, labels=[label])
        for kind, number in self.count.items():
            family.add_metric([kind], number)
        yield family


class Spread:
    """How often something took how long: two additions for each, on one thread."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(QUICK) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(QUICK, seconds)] += 1
        self.total += seconds


class Durations(Collector):
    """A histogram of what happens often, by a label whose values are known."""

    def __init__(self, name: str, text: str, label: str = "", known: Iterable[str] = ("",)) -> None:
        self._about = (name, text, label)
        self.of = {value: Spread() for value in known}

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """When Prometheus asks."""
        name, text, label = self._about
        family = HistogramMetricFamily(name, text, labels=[label] if label else [])
        bounds = [*map(str, QUICK), "+Inf"]
        for value, spread in self.of.items():
            buckets = list(zip(bounds, map(float, accumulate(spread.counts)), strict=True))
            family.add_metric([value] if label else [], buckets, spread.total)
        yield family


class _Asked(Collector):
    """Numbers that somebody else counts."""

    def __init__(self, name: str, text: str, value: Callable[[], float]) -> None:
        self._about = (name, text)
        self._value = value

    def collect(self) -> Iterator[CounterMetricFamily]:
        """When Prometheus asks."""
        name, text = self._about
        yield CounterMetricFamily(name, text, value=self._value())


class _Connections(Collector):
    def __init__(self, states: Callable[[], dict[str, int]]) -> None:
        self._states = states

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """When Prometheus asks."""
        text = "Connections to the database, and how many there may be"
        family = GaugeMetricFamily("motherlode_database_connections", text, labels=["state"])
        for state, number in self._states().items():
            family.add_metric([state], number)
        yield family


class Metrics:
    """One registry for each server, so that tests may open several in a process."""

    def __init__(self, now: Callable[[], float] = lambda: 0.0) -> None:
        self._now = now  # as entries are dated
        self.registry = CollectorRegistry()
        kinds = KINDS.values()
        self._entries = Tally("motherlode_entries", "Entries written to the log", "kind", kinds)
        self.messages = Tally("motherlode_messages", "Messages of clients", "answer", ANSWERS)
        self.refusals = Tally("motherlode_refusals", "What limits have refused", "limit")
        taken_over = "Tables of other processes that this one drives on"
        self.taken_over = Tally("motherlode_taken_over", taken_over, "why")
        malformed = "Requests that nobody could read"
        self.malformed = Tally("motherlode_malformed_requests", malformed, "why")
        self.closes = Tally("motherlode_socket_closes", "Sockets that ended, by code", "code")
        statuses = "Answers over HTTP, by status"
        self.statuses = Tally("motherlode_http_responses", statuses, "status", STATUSES)
        took = "Time from a request to its answer"
        self.requests = Durations("motherlode_http_request_seconds", took, "what", WHATS)
        kept = "Time from a decision's arrival until it is durable"
        moves = Durations("motherlode_move_seconds", kept)
        late = "How much later than planned the event loop wakes up"
        lag = Durations("motherlode_loop_lag_seconds", late)
        self._move, self.lag = moves.of[""], lag.of[""]
        for collector in (
            *(self._entries, self.messages, self.refusals, self.taken_over, self.closes),
            self.malformed,
            *(self.statuses, self.requests, moves, lag),
        ):
            self.registry.register(collector)
        self._loaded = Histogram(
            "motherlode_load_seconds", "Time to load a table from its log", registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        build = Gauge(
            *("motherlode_build_info", "What is running", ["version", "python"]),
            registry=self.registry,
        )
        build.labels(__version__, platform.python_version()).set(1)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that is asked for when Prometheus asks."""
        Gauge(f"motherlode_{name}", text, registry=self.registry).set_function(value)

    def watch_count(self, name: str, text: str, value: Callable[[], float]) -> None:
        """The same for one that only grows."""
        self.registry.register(_Asked(f"motherlode_{name}", text, value))

    def watch_connections(self, states: Callable[[], dict[str, int]]) -> None:
        """The same for connections to the database, by their state."""
        self.registry.register(_Connections(states))

    def entry(self, entry: entries.Any) -> None:
        """Something was written."""
        kind = type(entry)
        self._entries.count[KINDS[kind]] += 1
        if kind is entries.Played:
            self._move.observe(self._now() - entry.time)

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""
        self._loaded.observe(seconds)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
