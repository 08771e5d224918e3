"""How often somebody may ask: a bucket that fills at a steady rate, for each person and address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from motherlode.server.refusals import Refusals

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

    @property
    def wait(self) -> float:
        """Seconds until there is one again, as it stood when somebody last took."""
        return max(0.0, 1.0 - self._left) / self._rate


class Limits:
    """Buckets by whom they belong to; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, now: Monotonic, most: int = 20_000) -> None:
        self._now = now
        self._rate = rate
        self._burst = max(1.0, burst)  # else nobody could ever
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        """Whatever this one has left."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, self._now)
            while len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket


class Limit:
    """How often one thing may be done: by a person, and by all who share an address.

    Who asks too often himself takes nothing from the others at his address.
    """

    def __init__(self, name: str, refusals: Refusals, person: Limits, address: Limits) -> None:
        self._name = name
        self._refusals = refusals
        self._person = person
        self._address = address
        refusals.expect(name)

    def wait(self, address: str, person: str | None = None) -> float:
        """0 if it may be done, which then counts; else the seconds until it may."""
        for limits, who in ((self._person, person), (self._address, address)):
            if who is None:
                continue
            bucket = limits.bucket(who)
            if not bucket.take():
                self._refusals.note(self._name, who)
                return max(bucket.wait, 0.001)
        return 0.0


class Places:
    """How many there may be at a time; whoever enters has to leave."""

    def __init__(self, refusals: Refusals, **most: float) -> None:
        self._refusals = refusals
        self._most = most
        self._taken: Counter[tuple[str, str]] = Counter()
        for name in most:
            refusals.expect(name)

    def enter(self, wanted: Sequence[tuple[str, str]]) -> bool:
        """Takes a place of each kind (by whom it counts for), or none at all."""
        for kind, who in wanted:
            if self._taken[kind, who] >= self._most[kind]:
                self._refusals.note(kind, who)
                return False
        self._taken.update(wanted)
        return True

    def leave(self, taken: Sequence[tuple[str, str]]) -> None:
        """Gives them back."""
        for place in taken:
            self._taken[place] -= 1
            if not self._taken[place]:
                del self._taken[place]


@lru_cache(4096)
def counted_as(address: str) -> str:
    """An address as limits count it: with IPv6 everyone has 2**64 of them, so those are one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
