"""Requests that are none: counted, and told in the log now and then, however many there are.

Uvicorn writes a line for each, and anybody can send thousands a second.
"""

import logging

from motherlode.server.interfaces import Clock
from motherlode.server.metrics import Metrics

PAUSE = 60.0  # seconds between two lines
WHY = {
    "Invalid HTTP request received.": "unreadable",
    "Unsupported upgrade request.": "upgrade",
}


class FewLines(logging.Filter):
    """Lets one of these lines through now and then, and says how many there were."""

    def __init__(self, metrics: Metrics, clock: Clock) -> None:
        super().__init__()
        self._count = metrics.malformed.count
        self._count.update(dict.fromkeys(WHY.values(), 0))
        self._now = clock.monotonic
        self._told: float | None = None
        self._before = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line of uvicorn's is written; other lines are."""
        why = WHY.get(record.msg) if isinstance(record.msg, str) else None
        if why is None:
            return not str(record.msg).startswith("No supported WebSocket library")
        self._count[why] += 1
        if self._told is not None and self._now() - self._told < PAUSE:
            return False
        count = sum(self._count.values())
        record.msg = f"{record.msg.rstrip('.')}; {count - self._before} since the last word"
        self._told, self._before = self._now(), count
        return True
