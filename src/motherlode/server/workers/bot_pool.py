"""The bots' processes: for the games as they are in the box, for own content, for own games."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

from prometheus_client import CollectorRegistry

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.games.added import where
from motherlode.server.interfaces import Clock
from motherlode.server.workers.bot_client import WORKER, BotClient
from motherlode.server.workers.bot_metrics import BotMetrics
from motherlode.server.workers.bot_process import BotProcess, Starter
from motherlode.server.workers.messages import to_look_back
from motherlode.server.workers.sensible import sensible_move

log = logging.getLogger(__name__)


class BotPool:
    """Asks the right one, nothing twice, and has a move where that one has none."""

    def __init__(
        self,
        clock: Clock,
        registry: CollectorRegistry,
        command: Sequence[str] = WORKER,
        start: Starter = BotProcess.start,
    ) -> None:
        self._monotonic = clock.monotonic
        self._box = BotClient(clock, command=command, start=start)
        self._own = BotClient(clock, own=True, command=command, start=start)
        self._added = BotClient(clock, command=command, start=start)
        self._all = (self._box, self._own, self._added)
        self._advised: set[str] = set()  # people who have asked the coach
        self._looking: dict[str, asyncio.Task[Any]] = {}  # back, by the record
        self._listening: Counter[str] = Counter()  # who waits for it
        self._metrics = BotMetrics(registry, self._lengths, lambda: self.restarts)

    def _for(self, game: Game) -> BotClient:
        return self._own if game.texts else self._by_slug(game.slug)

    def _by_slug(self, slug: str) -> BotClient:
        return self._added if where(slug) else self._box

    def _lengths(self) -> dict[str, int]:
        lengths: Counter[str] = Counter()
        for client in self._all:
            lengths.update(client.waiting.lengths())
        return lengths

    @property
    def restarts(self) -> int:
        """How often one of them died."""
        return sum(client.restarts for client in self._all)

    @property
    def healthy(self) -> bool:
        """Whether all answer."""
        return all(client.healthy for client in self._all)

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return self._for(game).is_ready(game, level)

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it; a sensible one if all fails."""
        began = self._monotonic()
        try:
            chosen = await self._for(game).choose(game, level, match, seat, known, lots)
        except MotherlodeError as error:
            if error.slug == "bot/busy":
                raise
            log.warning("a sensible move of %s stands in for a bot: %s", game.slug, error)
            self._metrics.stand_in()
            chosen = sensible_move(game, known, seat), 1.0
        self._metrics.decided(self._monotonic() - began)
        return chosen

    async def warm(self, game: Game, level: str) -> None:
        """Compiles or loads what such a bot needs, before anybody waits for it."""
        await self._for(game).warm(game, level)

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
            client = self._own if own else self._by_slug(to_look_back(record).game)
            looking = self._looking[record] = asyncio.create_task(client.look_back(record))
            looking.add_done_callback(lambda done: self._forget(record, done))
        self._listening[record] += 1
        try:
            return await asyncio.shield(looking)
        finally:
            self._listening[record] -= 1
            if not self._listening[record]:
                del self._listening[record]
                self._forget(record, looking)
                looking.cancel()  # nobody wants to know any more

    def _forget(self, record: str, looking: "asyncio.Task[Any]") -> None:
        if self._looking.get(record) is looking:
            del self._looking[record]

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""
        return await self._own.measure(game, option)

    def call_off(self) -> None:
        """Nobody shall wait any longer, but for moves."""
        for client in self._all:
            client.call_off()

    async def close(self) -> None:
        """Ends all of them."""
        for looking in list(self._looking.values()):
            looking.cancel()
        for client in self._all:
            await client.close()
