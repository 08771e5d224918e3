"""The bots' processes: one for the games as they are in the box, one for people's own content."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

from prometheus_client import CollectorRegistry

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.interfaces import Clock
from motherlode.server.workers.bot_client import WORKER, BotClient
from motherlode.server.workers.bot_metrics import BotMetrics
from motherlode.server.workers.sensible import sensible_move

log = logging.getLogger(__name__)


class BotPool:
    """Asks the right one, nothing twice, and has a move where that one has none."""

    def __init__(
        self, clock: Clock, registry: CollectorRegistry, command: Sequence[str] = WORKER
    ) -> None:
        self._monotonic = clock.monotonic
        self._box = BotClient(clock, command=command)
        self._own = BotClient(clock, own=True, command=command)
        self._advised: set[str] = set()  # people who have asked the coach
        self._looking: dict[str, asyncio.Task[Any]] = {}  # back, by the record
        self._metrics = BotMetrics(registry, self._lengths, lambda: self.restarts)

    def _for(self, game: Game) -> BotClient:
        return self._own if game.texts else self._box

    def _lengths(self) -> dict[str, int]:
        both = Counter(self._box.waiting.lengths())
        both.update(self._own.waiting.lengths())
        return both

    @property
    def restarts(self) -> int:
        """How often one of them died."""
        return self._box.restarts + self._own.restarts

    @property
    def healthy(self) -> bool:
        """Whether both answer."""
        return self._box.healthy and self._own.healthy

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return self._for(game).is_ready(game, level)

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it; a sensible one if all fails."""
        began = self._monotonic()
        try:
            chosen = await self._for(game).choose(game, level, match, seat, known)
        except MotherlodeError as error:
            if error.slug == "bot/busy":
                raise
            log.warning("a sensible move of %s stands in for a bot: %s", game.slug, error)
            self._metrics.stand_in()
            chosen = sensible_move(game, known, seat), 1.0
        self._metrics.decided(self._monotonic() - began)
        return chosen

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """What the coach thinks of the choices of a seat, to one question of a person at a time."""
        if person in self._advised:
            raise MotherlodeError("coach/busy", "The coach is still at your last question.")
        self._advised.add(person)
        try:
            return await self._for(match.game).advise(match, seat)
        finally:
            self._advised.discard(person)

    async def look_back(self, record: str, own: bool) -> Any:
        """The coach on a finished match, once for all who ask; `own`: with own content in it."""
        looking = self._looking.get(record)
        if looking is None:
            client = self._own if own else self._box
            looking = self._looking[record] = asyncio.create_task(client.look_back(record))
            looking.add_done_callback(lambda _: self._looking.pop(record))
        return await asyncio.shield(looking)

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""
        return await self._own.measure(game, option)

    async def close(self) -> None:
        """Ends both."""
        for looking in list(self._looking.values()):
            looking.cancel()
        await self._box.close()
        await self._own.close()
