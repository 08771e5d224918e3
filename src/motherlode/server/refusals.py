"""Who was turned away by a limit: counted for operators, and told in the log now and then."""

import logging
from collections import Counter
from collections.abc import Callable

log = logging.getLogger(__name__)

PAUSE = 60.0  # seconds between two lines about the same limit


class Refusals:
    """What the limits of one server have refused."""

    def __init__(self, count: Counter[str], now: Callable[[], float]) -> None:
        self._count = count
        self._now = now
        self._told: dict[str, tuple[float, int]] = {}  # when, and how many there were then

    def expect(self, limit: str) -> None:
        """There is such a limit: it shows before anybody meets it."""
        self._count[limit] += 0

    def note(self, limit: str, who: str) -> None:
        """Somebody was refused."""
        self._count[limit] += 1
        now, count = self._now(), self._count[limit]
        when, before = self._told.get(limit, (now - PAUSE, 0))
        if now - when >= PAUSE:
            self._told[limit] = (now, count)
            log.warning(
                "limit %s: %s was refused; %d since the last word", limit, who, count - before
            )
