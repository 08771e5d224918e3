"""The same promises, asked of the real edges of a server and of the simulated ones.

A ground runs some work: on the machine's own event loop, or on one whose time is its own. What a
simulated edge does not keep, no simulation may rely on.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.randomness import Stream, stream

T = TypeVar("T")


class Real:
    """The machine's own."""

    name = "real"

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 120.0) -> T:
        """To its end, or not for ever."""

        async def in_time() -> T:
            return await asyncio.wait_for(work, seconds)

        return asyncio.run(in_time())


class Simulated:
    """A world of its own, with one process in it to begin with."""

    name = "simulated"

    def __init__(self) -> None:
        self.loop = VirtualLoop()
        self.process = Process(self.loop, "s0")
        self.random: Stream = stream(1, "edges")

    def run(self, work: Coroutine[Any, Any, T], seconds: float = 120.0) -> T:
        """The same, in its own time; what is left of it goes."""

        async def in_time() -> T:
            return await asyncio.wait_for(work, seconds)

        try:
            task = self.loop.call_as(self.process, self.loop.create_task, in_time())
            result: T = self.loop.run_until_complete(task)
            return result
        finally:
            self.loop.bury()
            self.loop.close()


Ground = Real | Simulated
