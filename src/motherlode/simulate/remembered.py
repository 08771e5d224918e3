"""What several processes compute of the same positions is computed once, for all of them.

A simulated process that loads a table plays its log again, as a real one does; here a dozen do so
in one thread, of the same few tables. Who has noticed an event, and how a position looks to a seat,
follow from records and events alone (the kit holds the rules to that), so the answer may be kept.
It is what most of the time went into, and nothing that a checker looks at: boards and stories are
still made and compared as they are told.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from motherlode.engine.history import History

NOTICED, VIEWS = 60_000, 2_000  # answers that are kept


class Memory:
    """Answers by what they follow from; the oldest ones go."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Any, Any] = {}

    def of(self, key: Any, make: Callable[[], Any]) -> Any:
        """The answer, made once."""
        found = self._kept.get(key, self)
        if found is self:
            if len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            found = self._kept[key] = make()
        return found


@contextmanager
def remembered() -> Iterator[None]:
    """As long as a run lasts."""
    noticed, view_of = History.noticed, History._view_of
    answers, views = Memory(NOTICED), Memory(VIEWS)

    def noticed_once(self: History, seat: int, since: int, until: int | None = None) -> bool:
        end = len(self._events) if until is None else until
        if self.game.open or since >= end:
            return noticed(self, seat, since, until)
        happened = tuple(self._events[since:end])
        key = (self.game.identity, seat, happened, self._trail[since], self._after(end))
        return bool(answers.of(key, lambda: noticed(self, seat, since, until)))

    def view_once(self: History, hidden: Any, seat: int) -> Any:
        key = (self.game.identity, seat, bytes(hidden))
        return views.of(key, lambda: self.game.view(hidden, seat))

    History.noticed, History._view_of = noticed_once, view_once  # type: ignore[method-assign]
    try:
        yield
    finally:
        History.noticed, History._view_of = noticed, view_of  # type: ignore[method-assign]
