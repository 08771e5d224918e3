"""How often somebody may ask: a bucket that fills at a steady rate, for each person and address."""

import re
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from motherlode.server.refusals import Refusals

# Some proxies say where from: 192.0.2.1:50000 is as many clients as there are ports.
WITHOUT_PORT = re.compile(r"^(?:\[([0-9A-Fa-f:.%\w]+)\]|([0-9.]+))(?::[0-9]+)?$")
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
        if not self.has(count):
            return False
        self._left -= count
        return True

    def has(self, count: float = 1.0) -> bool:
        """Whether there is enough; nothing is taken."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._when) * self._rate)
        self._when = now
        return self._left >= count

    @property
    def wait(self) -> float:
        """Seconds until there is one again, as it stood when somebody last asked."""
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

    def wait(self, address: str, person: str | None = None, count: bool = True) -> float:
        """0 if it may be done, which then counts if it shall; else the seconds until it may."""
        for limits, who in ((self._person, person), (self._address, address)):
            if who is None:
                continue
            bucket = limits.bucket(who)
            if not (bucket.take() if count else bucket.has()):
                self._refusals.note(self._name, who)
                return max(bucket.wait, 0.001)
        return 0.0


class Mistakes:
    """A limit of which only what was wrong takes something; all is refused when it is used up.

    Else a refusal would tell a wrong guess from a right one.
    """

    def __init__(self, limit: Limit) -> None:
        self._limit = limit

    def wait(self, address: str, person: str | None = None) -> float:
        """0 if something may be tried; else the seconds until it may."""
        return self._limit.wait(address, person, count=False)

    def note(self, address: str, person: str | None = None) -> None:
        """It was wrong."""
        self._limit.wait(address, person)


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


class UnderWay:
    """How many different long things somebody has under way; the same one counts once."""

    def __init__(self, name: str, refusals: Refusals, most: Sequence[int]) -> None:
        self._name = name
        self._refusals = refusals
        self._most = most
        self._what: dict[str, Counter[str]] = {}
        refusals.expect(name)

    @contextmanager
    def one_more(self, what: str, *whose: str | None) -> Iterator[bool]:
        """Whether it may be begun: by whom it counts for, each with as many as he may have."""
        counts = [(who, most) for who, most in zip(whose, self._most, strict=True) if who]
        for who, most in counts:
            others = self._what.get(who) or Counter[str]()
            if what not in others and len(others) >= most:
                self._refusals.note(self._name, who)
                yield False
                return
        for who, _ in counts:
            self._what.setdefault(who, Counter())[what] += 1
        try:
            yield True
        finally:
            for who, _ in counts:
                self._what[who][what] -= 1
                self._what[who] += Counter()  # without those that nobody waits for
                if not self._what[who]:
                    del self._what[who]


@lru_cache(4096)
def counted_as(address: str) -> str:
    """An address as limits count it: with IPv6 everyone has 2**64 of them, so those are one."""
    try:
        found = ip_address(WITHOUT_PORT.sub(r"\1\2", address).partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
