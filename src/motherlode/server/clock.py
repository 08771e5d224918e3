"""The clock of this machine."""

import time
from collections.abc import Callable


class SystemClock:
    """What `interfaces.Clock` asks for: the calendar as it was at the start, going on evenly.

    Whoever sets the machine's clock, or puts it to sleep, does not change what time it is here
    until `follow`. It is asked at every move, so little lies in between.
    """

    def __init__(
        self,
        calendar: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.monotonic = monotonic
        self._calendar = calendar
        self.follow()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.monotonic() + self._since

    def drift(self) -> float:
        """How many seconds the machine's clock is ahead."""
        return self._calendar() - self.now()

    def follow(self) -> None:
        """It is as late as the machine's clock says."""
        self._since = self._calendar() - self.monotonic()
