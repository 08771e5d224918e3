"""The bots' processes: one for the games as they are in the box, one for people's own content."""

from typing import Any

from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.workers.bot_client import BotClient


class BotPool:
    """Asks the right one."""

    def __init__(self) -> None:
        self._box = BotClient()
        self._own = BotClient(own=True)

    def _for(self, game: Game) -> BotClient:
        return self._own if game.texts else self._box

    @property
    def restarts(self) -> int:
        """How often one of them died."""
        return self._box.restarts + self._own.restarts

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return self._for(game).is_ready(game, level)

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it."""
        return await self._for(game).choose(game, level, match, seat, known)

    async def advise(self, match: Match, seat: int) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows."""
        return await self._for(match.game).advise(match, seat)

    async def look_back(self, record: str, own: bool) -> Any:
        """The coach on a finished match; `own`: with somebody's own content in it."""
        return await (self._own if own else self._box).look_back(record)

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""
        return await self._own.measure(game, option)

    async def close(self) -> None:
        """Ends both."""
        await self._box.close()
        await self._own.close()
