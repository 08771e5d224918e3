"""Who waits for the bots' process: moves of bots first, then hints, then what takes long.

A table cannot go on without its bot; a person who asked the coach can. So the process is given few
requests at a time, in this order, and there is always room for a move in it. Those who think long
leave room for those who do not, and think less long while many of them wait.
"""

import asyncio
import os
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from motherlode.engine.errors import MotherlodeError
from motherlode.server.workers.messages import Request, What

MOVES, LONG_MOVES, HINTS, REVIEWS = KINDS = ("moves", "long_moves", "hints", "reviews")
OF: dict[What, str] = {
    "choose": MOVES,
    "advise": HINTS,
    "warm": HINTS,
    "look-back": REVIEWS,
    "measure": REVIEWS,
    "drop": HINTS,  # never waits
}
THINK_LONG = ("veteran", "legend")

THREADS = max(3, (os.cpu_count() or 2) + 1)  # of the process
# Under way in the process.
AT_ONCE = {MOVES: THREADS, LONG_MOVES: THREADS - 1, HINTS: THREADS - 2, REVIEWS: 1}
LONGEST = {MOVES: 1000, LONG_MOVES: 1000, HINTS: 16, REVIEWS: 8}  # queues; a hint takes a second
PROMPT = 1.0  # seconds within which all who wait now shall have had their turn
PLENTY = 0.5  # seconds: longer than any of them thinks


class GivenUp(MotherlodeError):
    """Something was asked that the bots' process could not live to answer."""


@dataclass(eq=False, slots=True)
class Asked:
    """A request, and who waits for its answer."""

    request: Request
    answer: "asyncio.Future[Any]"
    first_time: bool = False  # whether something may have to be compiled for it
    deaths: int = 0  # of the process, while it was under way
    taken: float | None = None  # when the process took it up
    kind: str = field(init=False)

    def __post_init__(self) -> None:
        self.kind = OF[self.request.what]
        if self.kind == MOVES and self.request.level in THINK_LONG:
            self.kind = LONG_MOVES

    @property
    def is_move(self) -> bool:
        """Whether a table cannot go on without it."""
        return self.kind in (MOVES, LONG_MOVES)

    def give_up(self) -> None:
        """Nobody shall wait for this any longer."""
        if not self.answer.done():
            slug = "bot/failed" if self.is_move else "coach/failed"
            self.answer.set_exception(GivenUp(slug, "That could not be thought through."))


class Waiting:
    """The queues, by kind."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Asked]] = {kind: deque() for kind in KINDS}

    def __len__(self) -> int:
        return sum(map(len, self._queues.values()))

    def __iter__(self) -> Iterator[Asked]:
        return iter([asked for queue in self._queues.values() for asked in queue])

    def lengths(self) -> dict[str, int]:
        """How many wait, by kind."""
        return {kind: len(queue) for kind, queue in self._queues.items()}

    def add(self, asked: Asked) -> None:
        """At the end; where too many wait already, nobody gets in line."""
        queue = self._queues[asked.kind]
        if len(queue) >= LONGEST[asked.kind]:
            slug = "bot/busy" if asked.is_move else "coach/busy"
            raise MotherlodeError(slug, "Too many others are waiting: try again in a moment.")
        queue.append(asked)

    def put_back(self, some: Iterable[Asked]) -> None:
        """They were at the front once, in this order."""
        for asked in reversed(list(some)):
            asked.taken = None
            self._queues[asked.kind].appendleft(asked)

    def discard(self, asked: Asked) -> None:
        """Nobody waits for the answer any more."""
        if asked in self._queues[asked.kind]:
            self._queues[asked.kind].remove(asked)

    def next(self, under_way: Iterable[Asked]) -> Asked | None:
        """The next one that the process has room for."""
        kinds = [asked.kind for asked in under_way]
        if len(kinds) >= THREADS:
            return None
        for kind, queue in self._queues.items():
            if queue and kinds.count(kind) < AT_ONCE[kind]:
                if kind == LONG_MOVES:
                    queue[0].request.seconds = self._seconds(kinds.count(kind))
                return queue.popleft()
        return None

    def _seconds(self, under_way: int) -> float | None:
        """How long one may think who thinks long, so that none waits long; None while few do."""
        share = PROMPT * AT_ONCE[LONG_MOVES] / (len(self._queues[LONG_MOVES]) + under_way)
        return share if share < PLENTY else None

    def clear(self) -> list[Asked]:
        """All of them; nobody waits then."""
        all_ = list(self)
        for queue in self._queues.values():
            queue.clear()
        return all_
