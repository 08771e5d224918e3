"""A server that says of itself that something went wrong which it has no answer to."""

import logging
from collections.abc import Callable
from typing import Any

from motherlode.simulate.checkers import Checker

# What an operator is told of a database that is away, and of people who ask too much.
EXPECTED = (
    "the database took too long: unacknowledged moves are lost",
    "is loaded anew: ",
    "could not be loaded anew, and is let go",
    "the bots' process",
)


class _Reader(logging.Handler):
    def __init__(self, read: Callable[[str], object]) -> None:
        super().__init__(logging.ERROR)
        self.setFormatter(logging.Formatter("%(message)s"))
        self._read = read

    def emit(self, record: logging.LogRecord) -> None:
        """An error, mostly with its trace."""
        self._read(self.format(record))


class Mistakes(Checker):
    """Reads along in the server's own log."""

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self.handler = _Reader(self._read)

    def _read(self, text: str) -> None:
        if not any(known in text for known in EXPECTED):
            self.found(text[-2500:])
