"""What operators watch of the bots: who waits, how long decisions take, what went wrong."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)


class BotMetrics(Collector):
    """Counted as it happens, or asked for when Prometheus asks."""

    def __init__(
        self,
        registry: CollectorRegistry,
        lengths: Callable[[], Mapping[str, int]],
        restarts: Callable[[], int],
    ) -> None:
        self._lengths = lengths
        self._restarts = restarts
        self._seconds = Histogram(
            "motherlode_bot_decision_seconds",
            "Time from a bot's turn to its decision, waiting included",
            buckets=SECONDS,
            registry=registry,
        )
        self._stood_in = Counter(
            "motherlode_bot_stand_ins",
            "Sensible moves that were made for a bot that could not decide",
            registry=registry,
        )
        registry.register(self)

    def decided(self, seconds: float) -> None:
        """A bot has its move."""
        self._seconds.observe(seconds)

    def stand_in(self) -> None:
        """A bot has none."""
        self._stood_in.inc()

    def collect(self) -> Iterator[Metric]:
        """When Prometheus asks."""
        yield CounterMetricFamily(
            "motherlode_bot_restarts",
            "How often one of the bots' processes died or was ended because it hung",
            value=self._restarts(),
        )
        queue = GaugeMetricFamily(
            "motherlode_bot_queue_length", "Requests that wait for the bots", labels=["what"]
        )
        for what, length in self._lengths().items():
            queue.add_metric([what], length)
        yield queue
