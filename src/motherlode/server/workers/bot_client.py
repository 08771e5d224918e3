"""The server's side of a process of bots: asks it, watches over it, and starts it again.

A process may die, hang, or think about one thing for ever. Each is noticed within seconds, and what
was under way is asked again; what was under way at two deaths is given up.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import Any

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.games.added import edition
from motherlode.server.interfaces import Clock
from motherlode.server.workers.bot_process import BotProcess, Starter
from motherlode.server.workers.messages import (
    Answer,
    Request,
    Said,
    Taken,
    to_advise,
    to_choose,
    to_look_back,
    to_measure,
    to_warm,
)
from motherlode.server.workers.waiting import (
    HINTS,
    LONG_MOVES,
    MOVES,
    REVIEWS,
    THREADS,
    Asked,
    Waiting,
)

log = logging.getLogger(__name__)

MOST_OPENED = 40  # maps or decks of people's own for which one process has compiled
WORKER = (sys.executable, "-m", "motherlode.server.workers.bot_worker", "CHANNEL", str(THREADS))

LOOK = 1.0  # seconds between two looks at the process
SILENT = 5  # looks without a sign of life: it hangs
STARTING = 60  # the same before the first one: a busy machine is slow
# Seconds, once it was taken up.
DEADLINES = {MOVES: 30.0, LONG_MOVES: 30.0, HINTS: 30.0, REVIEWS: 240.0}
COMPILING = 300.0  # seconds more while anything may have to be compiled, on a busy machine
DEATHS = 2  # at which something was under way: it is given up
DOWN = 3  # deaths without an answer between them: for a while nobody is kept waiting
PAUSES = (0.0, 0.5, 2.0, 5.0, 15.0, 30.0)  # seconds before it is started again

# The game, which edition of it, and its own content.
Contents = tuple[str, str, tuple[tuple[str, str, str], ...]]


def _contents(game: Game) -> Contents:
    texts = game.texts.items()
    content = tuple((option, own["name"], own["text"]) for option, own in texts)
    return game.slug, edition(game.slug), content


class BotClient:
    """One process of bots and the coach, to be asked and awaited.

    Whatever is played with a person's own content has a process of its own (`own`): such a game is
    compiled for its content, seconds in which nobody else's bots shall wait. Its compiled code is
    of no use to others: it is thrown away with the process, which makes room after many of them.
    """

    def __init__(
        self,
        clock: Clock,
        own: bool = False,
        command: Sequence[str] = WORKER,
        start: Starter = BotProcess.start,
    ) -> None:
        self._monotonic = clock.monotonic
        self._command = command
        self._start = start
        self._is_own = own
        self._process: BotProcess | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._under_way: dict[int, Asked] = {}
        self._next = 0
        self._answered: set[tuple[Contents, str]] = set()  # by any process
        self._ready: set[tuple[str, Contents, str]] = set()  # by the one that runs
        self._opened: set[Contents] = set()  # own content that the process keeps ready
        self._cache: TemporaryDirectory[str] | None = None  # with the first process
        self._blamed: Asked | None = None  # what took too long
        self._deaths = 0  # since the last answer
        self._not_before = 0.0  # when it may be started again
        self._called_off = False  # the server stops
        self.waiting = Waiting()
        self.restarts = 0

    @property
    def healthy(self) -> bool:
        """Whether it answers, or would be started if somebody asked."""
        hangs = self._process is not None and self._process.silent > SILENT // 2
        return self._deaths < DOWN and not (hangs and self._process and self._process.has_spoken)

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return (_contents(game), level) in self._answered

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any, lots: str = ""
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it."""
        result = await self._ask(to_choose(game, level, match, seat, known, lots), game)
        if result.get("ready", True):
            self._answered.add((_contents(game), level))
        return result["move"], result["pause"]

    async def warm(self, game: Game, level: str) -> None:
        """Compiles or loads what such a bot needs."""
        await self._ask(to_warm(game, level), game)
        self._answered.add((_contents(game), level))

    async def advise(self, match: Match, seat: int) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows."""
        return await self._ask(to_advise(match, seat), match.game)

    async def look_back(self, record: str) -> Any:
        """The coach on a finished match."""
        return await self._ask(to_look_back(record))

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""
        return await self._ask(to_measure(game, option), game)

    def call_off(self) -> None:
        """Nobody shall wait any longer, but for moves: whoever is answered can leave."""
        self._called_off = True
        for asked in (*self.waiting, *self._under_way.values()):
            if not asked.is_move:
                asked.give_up()  # who asked drops it

    async def close(self) -> None:
        """Ends the process."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        if self._cache is not None:
            self._cache.cleanup()

    # --- asking ---

    async def _ask(self, request: Request, game: Game | None = None) -> Any:
        if game is not None and game.texts:
            self._make_room_for(_contents(game))
        self._next += 1
        request.id = self._next
        asked = Asked(request, asyncio.get_running_loop().create_future())
        what = (request.what, _contents(game) if game else ("", "", ()), request.level)
        asked.first_time = what not in self._ready
        is_down = self._deaths >= DOWN and self._monotonic() < self._not_before
        if is_down or (self._called_off and not asked.is_move):
            asked.give_up()
        else:
            self.waiting.add(asked)
            self._go_on()
        try:
            result = await asked.answer
        finally:
            self.waiting.discard(asked)
            self._drop(asked)
        if request.what != "choose" or result.get("ready", True):
            self._ready.add(what)
        return result

    def _drop(self, asked: Asked) -> None:
        """Tells the process what nobody waits for: it answers as soon as it can stop."""
        is_under_way = asked.request.id in self._under_way
        if is_under_way and not asked.is_move and self._process is not None:
            self._process.ask(Request(asked.request.id, "drop"))

    def _make_room_for(self, contents: Contents) -> None:
        """Ends a process that has compiled for many, when nobody waits for it."""
        idle = not self._under_way and not self.waiting
        if contents not in self._opened and len(self._opened) >= MOST_OPENED and idle:
            if self._process is not None:
                self._process.end("to make room")
                self._process = None
            self._opened.clear()
            self._answered.clear()
        self._opened.add(contents)

    def _go_on(self) -> None:
        """Gives the process what it has room for; there is one as long as somebody waits."""
        if self._process is None:
            if self._keeper is None or self._keeper.done():
                self._keeper = asyncio.create_task(self._keep())
            return
        while (asked := self.waiting.next(self._under_way.values())) is not None:
            self._under_way[asked.request.id] = asked
            self._process.ask(asked.request)

    def _heard(self, said: Said) -> None:
        match said:
            case Taken(id_):
                if id_ in self._under_way:
                    self._under_way[id_].taken = self._monotonic()
            case Answer():
                asked = self._under_way.pop(said.id, None)
                if asked is None:
                    return
                self._deaths = 0
                if not asked.answer.done():
                    if said.slug is None:
                        asked.answer.set_result(said.result)
                    else:
                        asked.answer.set_exception(MotherlodeError(said.slug, said.message))
                self._go_on()

    # --- the process ---

    async def _keep(self) -> None:
        """Runs a process as long as somebody waits for one."""
        while self.waiting or self._under_way:
            await asyncio.sleep(max(0.0, self._not_before - self._monotonic()))
            environment = dict(os.environ)
            if self._is_own:
                if self._cache is None:
                    self._cache = TemporaryDirectory(prefix="motherlode-own-")
                environment["MOTHERLODE_CACHE"] = self._cache.name
            try:
                process = await self._start(self._command, environment, self._heard)
            except OSError as error:  # no memory, no file descriptor
                self._mourn(f"it cannot be started: {error}")
                continue
            self._process = process
            self._ready.clear()
            self._go_on()
            watch = asyncio.create_task(self._watch(process))
            try:
                why = await process.ended()
            finally:
                watch.cancel()
            if self._process is process:  # else it was ended to make room
                self._process = None
                self._mourn(why)

    async def _watch(self, process: BotProcess) -> None:
        """Ends it when it gives no sign of life, or thinks about one thing too long."""
        while not process.why:
            await asyncio.sleep(LOOK)
            process.silent += 1
            if process.silent > (SILENT if process.has_spoken else STARTING):
                process.end(f"no sign of life for {process.silent - 1} s")
            elif late := self._late():
                self._blamed = late
                process.end(f"too long over a request ({late.request.what})")

    def _late(self) -> Asked | None:
        """What should have been answered by now."""
        now, all_ = self._monotonic(), self._under_way.values()
        more = COMPILING if any(asked.first_time for asked in all_) else 0.0
        for asked in all_:
            if asked.taken is not None and now - asked.taken > DEADLINES[asked.kind] + more:
                return asked
        return None

    def _mourn(self, why: str) -> None:
        """It is gone: what was under way is asked again, or given up."""
        under_way, blamed = list(self._under_way.values()), self._blamed
        self._under_way.clear()
        self._blamed = None
        self.restarts += 1
        self._deaths += 1
        pause = PAUSES[min(self._deaths, len(PAUSES)) - 1]
        self._not_before = self._monotonic() + pause
        log.warning("the bots' process ended (%s) and is started again in %.1f s", why, pause)
        again = []
        for asked in under_way:
            asked.deaths += blamed in (None, asked)
            if asked.deaths >= DEATHS:
                log.warning("a request (%s) is given up", asked.request.what)
                asked.give_up()
            elif not asked.answer.done():
                again.append(asked)
        self.waiting.put_back(again)
        if self._deaths >= DOWN:
            for asked in self.waiting.clear():
                asked.give_up()
