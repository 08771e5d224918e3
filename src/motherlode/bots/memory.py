"""How memory fades: the longer ago something was seen, and the more was seen since, the likelier.

For each thing that it saw a bot draws one lot. As more is seen the chance of having forgotten it
grows, so what is forgotten stays forgotten, until it is seen again. A bot that comes to a running
match takes all that lies there as seen at the same time.
"""

from typing import Any

from motherlode.engine.chance import draw, start_stream
from motherlode.engine.game import Game
from motherlode.engine.state import copy

SPAN = 7  # things seen since, after which half of what will ever be forgotten is
FINE = 1 << 16


class Memory:
    """What somebody keeps in mind of a match."""

    def __init__(self, game: Game, forgets: int, seed: int) -> None:
        self.game = game
        self.forgets = forgets  # things out of 256 that are forgotten in the long run
        self._seed = seed
        self._when: dict[int, int] = {}  # by sight: how much had been seen before
        self._seen = 0

    def fade(self, known: Any, seat: int) -> Any:
        """The record as it is remembered."""
        if self.game.remembers is None or self.game.forget is None or not self.forgets:
            return known
        faded = copy(known)
        for sight in self._look(known, seat):
            if self.is_forgotten(sight):
                self.game.forget(faded, seat, sight)
        return faded

    def is_forgotten(self, sight: int) -> bool:
        """Whether something that was seen is out of mind by now."""
        since = self._seen - self._when[sight]
        lot = [0]
        start_stream(lot, self._seed, 1024 * self._when[sight] + sight)
        return draw(lot, FINE) * 256 * (since + SPAN) < FINE * self.forgets * since

    def _look(self, known: Any, seat: int) -> list[int]:
        """All there is to remember; takes note of what is new."""
        assert self.game.remembers is not None
        sights: list[int] = self.game.remembers(known, seat)
        before = self._seen
        self._seen += sum(sight not in self._when for sight in sights)
        self._when = {sight: self._when.get(sight, before) for sight in sights}
        return sights
