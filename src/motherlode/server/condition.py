"""Whether the database can be read and written: said once when it cannot, and once when it can."""

import logging
from collections.abc import Callable

log = logging.getLogger(__name__)

READ, WRITTEN = "read", "written"


class DatabaseAway(Exception):
    """The database is known not to answer: nobody waits for it to say so once more."""


class Condition:
    """What whoever reads and writes has found out, for all others."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._since: dict[str, float] = {}  # what fails, and since when
        self._told: list[Callable[[], object]] = []

    @property
    def up(self) -> bool:
        """Whether it can be read and written."""
        return not self._since

    def fails(self, *whats: str) -> bool:
        """Whether one of these does not work now."""
        return any(what in self._since for what in whats)

    def on_failure(self, told: Callable[[], object]) -> None:
        """Somebody wants to know when it begins to fail."""
        self._told.append(told)

    def check(self, *whats: str) -> None:
        """Refuses what would only wait."""
        if self._since and self.fails(*whats):
            raise DatabaseAway("the database does not answer")

    def failed(self, what: str, why: str) -> None:
        """It could not be read or written."""
        if what in self._since:
            return
        self._since[what] = self._now()
        log.warning("the database is away: it cannot be %s (%s)", what, why)
        for told in self._told:
            told()

    def worked(self, what: str) -> None:
        """It could."""
        since = self._since.pop(what, None)
        if since is not None:
            log.warning(
                "the database is back: it could not be %s for %.1f s", what, self._now() - since
            )
