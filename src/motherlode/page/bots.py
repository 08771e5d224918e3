"""Bots and the coach of a page: the server's own, whose loops run in a worker of their own.

A bot, the coach and the look back ask for jobs (`engine.jobs`) and go on with what came of them, so
nothing here waits for a loop. Where there is no module for a game, as for somebody's own island, a
bot makes the sensible move of its game, and the coach has nothing to say.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from motherlode.bots.coach import advising
from motherlode.bots.levels import bot_by_lots, make_bot
from motherlode.bots.pace import pause
from motherlode.bots.review import looking_back
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import Done, Job, Thinking
from motherlode.engine.match import Match
from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.server.workers.sensible import sensible_move

log = logging.getLogger(__name__)

Found = TypeVar("Found")
Run = Callable[[Job, str], Awaitable[Done]]  # does a job, for a `MOVE` or for the `COACH`

MOVE, COACH = "move", "coach"
BOTS = 64  # that are kept between two decisions: they have a memory


class PageBots:
    """What `interfaces.Bots` asks for."""

    healthy = True

    def __init__(self, run: Run | None) -> None:
        self._run = run
        self._bots: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
        self._advising = asyncio.Lock()

    def is_ready(self, game: Game, level: str) -> bool:
        """Nothing is compiled here."""
        return True

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it; a sensible one if all fails."""
        move = None
        if self._can_think(game):
            try:
                by_lots: Any = bot_by_lots(game, level, lots) if lots else None
                bot = by_lots or self._bot(game, level, match, seat)
                thinking = bot.choosing(known, seat)
                move = game.moves.text(await self._thought(thinking, MOVE))
            except MotherlodeError as error:
                log.warning("a sensible move of %s stands in for a bot: %s", game.slug, error)
        move = move or sensible_move(game, known, seat)
        return move, pause(game, level, known, seat, move)

    async def warm(self, game: Game, level: str) -> None:
        """Nothing is compiled here."""

    async def advise(self, match: Match, seat: int, person: str) -> Any:
        """What the coach thinks of the choices of a seat, one question at a time."""
        self._check(match.game)
        if self._advising.locked():
            raise MotherlodeError("coach/busy", "The coach is still at your last question.")
        async with self._advising:
            known, names = match.known(seat), match.names
            return await self._thought(advising(match.game, known, seat, names), COACH)

    async def look_back(self, record: str, own: bool) -> Any:
        """The coach on a finished match."""
        match = replay(record, ours)
        self._check(match.game)
        return await self._thought(looking_back(match), COACH)

    async def measure(self, game: Game, option: str) -> Any:
        """That takes a compiler."""
        raise MotherlodeError("own/not-here", "Measuring needs a server.")

    def call_off(self) -> None:
        """A page stops without a word."""

    async def close(self) -> None:
        """The worker ends with the page."""

    def _can_think(self, game: Game) -> bool:
        """A module has the box's content in its code: it does not fit somebody's own."""
        return self._run is not None and not game.texts

    def _check(self, game: Game) -> None:
        if not self._can_think(game):
            raise MotherlodeError("coach/not-here", "The coach is not here for this.")

    def _bot(self, game: Game, level: str, match: str, seat: int) -> Any:
        """The bot at a seat, the same one during a match."""
        key = (match, seat, level)
        if key not in self._bots:
            self._bots[key] = make_bot(game, level, secrets.randbits(48))
        self._bots.move_to_end(key)
        while len(self._bots) > BOTS:
            self._bots.popitem(last=False)
        return self._bots[key]

    async def _thought(self, thinking: Thinking[Found], who: str) -> Found:
        """What comes of it, with every job done elsewhere; the table goes on meanwhile."""
        assert self._run is not None
        try:
            job = next(thinking)
            while True:
                job = thinking.send(await self._run(job, who))
        except StopIteration as end:
            found: Found = end.value
            return found
