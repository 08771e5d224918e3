"""How often somebody may ask: a bucket that fills at a steady rate."""

from collections import OrderedDict
from collections.abc import Callable

Monotonic = Callable[[], float]  # seconds since some moment


class Bucket:
    """Tokens of one client."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_when")

    def __init__(self, rate: float, burst: float, now: Monotonic) -> None:
        self._now = now
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._when = now()

    def take(self, count: float = 1.0) -> bool:
        """Whether there is enough; if so, it is taken."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Limits:
    """Buckets by address; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, now: Monotonic, most: int = 20_000) -> None:
        self._now = now
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, count: float = 1.0) -> bool:
        """Whether this one may."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._now)
            while len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(count)
