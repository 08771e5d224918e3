"""Everything that happened, as a hash, and the last of it to read."""

from collections import Counter, deque
from collections.abc import Callable
from hashlib import blake2b

SHOWN = 60  # events in a report
LETTERS = 160


class Journal:
    """What a run is compared by: the same seed makes the same hash."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._hash = blake2b(digest_size=16)
        self._last: deque[tuple[float, str, str, bytes]] = deque(maxlen=SHOWN)
        self.counts: Counter[str] = Counter()

    def note(self, kind: str, who: str, what: bytes = b"") -> None:
        """Adds an event to the journal."""
        now = self._now()
        self._hash.update(f"{now!r} {kind} {who} {len(what)} ".encode())
        self._hash.update(what)
        self._last.append((now, kind, who, what))
        self.counts[kind] += 1

    @property
    def digest(self) -> str:
        """Of everything up to now."""
        return self._hash.hexdigest()

    def last(self) -> list[str]:
        """The last events, a line each."""
        return [
            f"{time:12.3f}  {kind:10} {who:14} {what.decode(errors='replace')[:LETTERS]}"
            for time, kind, who, what in self._last
        ]
