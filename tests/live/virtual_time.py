"""An event loop that does not wait: where nothing is to be done, it is at once as late as needed.

`asyncio.sleep(3600)` takes an hour of its time and none of ours, so what happens by itself at a
table happens in a test, always in the same order.
"""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
BEGIN = 1_000_000.0  # what the calendar says when such a loop begins


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its time is its own."""

    def __init__(self) -> None:
        self.seconds = 0.0  # since it began
        super().__init__(_Skipping(self))

    def time(self) -> float:
        """What everything that waits goes by."""
        return self.seconds


class _Skipping(selectors.SelectSelector):
    """Waits for nothing outside: there is nothing outside."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Goes on to the moment for which the loop would have waited."""
        if timeout is None:
            raise RuntimeError("everyone waits for something that nobody will do")
        self._loop.seconds += max(0.0, timeout)
        return super().select(0)


class LoopClock:
    """The clock of whoever runs on such a loop."""

    def now(self) -> float:
        """What the calendar says."""
        return BEGIN + asyncio.get_running_loop().time()

    def monotonic(self) -> float:
        """The loop's own."""
        return asyncio.get_running_loop().time()

    def drift(self) -> float:
        """There is no other."""
        return 0.0

    def follow(self) -> None:
        """There is no other."""


def virtually(work: Coroutine[Any, Any, T]) -> T:
    """Runs something in no time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
