"""The studio: on every save the game is checked, taken to its tables, and measured."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.games.added import ADDED, Source, add, source_of
from motherlode.server.answers.games import game_info
from motherlode.server.live.refitting import refit
from motherlode.server.live.registry import Registry
from motherlode.server.protocol.studio import (
    StudioFault,
    StudioInfo,
    StudioPage,
    StudioStudy,
)
from motherlode.server.room import address_in_the_room
from motherlode.server.studio.children import said_by
from motherlode.server.studio.watching import saves
from motherlode.table.plans import LEVELS

log = logging.getLogger(__name__)

CHECK, STUDY = "motherlode.server.studio.check_worker", "motherlode.server.studio.study_worker"
SILENT = 60.0  # seconds without a word of the check: the rules go round in circles
LONG = 600.0  # the same of a study: the search takes its time
WAIT = 15.0  # seconds for which somebody who asks waits for news
USUAL = 3  # players that are studied, where the game takes them


class Studio:
    """One file, and everything that is known about the game in it."""

    def __init__(self, registry: Registry, file: str) -> None:
        self._registry = registry
        self._file = Path(file).expanduser().absolute()
        self._clock = registry.services.clock
        self._changed = asyncio.Event()
        self._source: Source | None = None  # that is played
        self._checking: asyncio.Task[None] | None = None
        self._studying: asyncio.Task[None] | None = None
        room = address_in_the_room(registry.services.settings) or ""
        self.info = StudioInfo(1, self._file.name, "checking", room)

    async def news(self, since: int) -> StudioInfo:
        """How things stand, as soon as they are not as somebody knows them already."""
        if self.info.number <= since:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), WAIT)
        return self.info

    async def run(self) -> None:
        """Watches the file and checks every save, until it is cancelled."""
        try:
            async for _ in saves(self._file):
                await self._end(self._checking)
                self._checking = asyncio.create_task(self._guarded(self._take))
        finally:
            await self._end(self._checking)
            await self._end(self._studying)

    async def study(self, asked: StudioStudy) -> None:
        """Plays other games from now on: with so many players, and these options."""
        game = self._game()
        game.check_seats(asked.seats)
        game.option_codes(asked.seats, asked.options)
        await self._end(self._studying)
        self._say(study=asked, pages=[])
        self._studying = asyncio.create_task(self._guarded(self._study))

    # --- a save ---

    async def _take(self) -> None:
        """Checks the file as it is now; what keeps the contract is played."""
        began = self._clock.monotonic()
        self._say(status="checking")
        try:
            source = source_of(str(self._file))
        except MotherlodeError as error:
            self._blame({"kind": error.slug, "message": error.message}, began)
            return
        words = (source.name, source.edition, source.kept)
        async for said in said_by(CHECK, *words, silence=SILENT):
            if "fault" in said:
                self._blame(said["fault"], began)
                return
            if "ended" in said:
                self._blame(_unfinished(said["ended"]), began)
                return
            if "fits" in said:
                await self._adopt(source, said["fits"], began)
            if "done" in said:
                self._say(passed=said["done"])

    async def _adopt(self, source: Source, passed: list[str], began: float) -> None:
        """The rules as they are now, at every table; and what is known of the old ones goes."""
        added = add(source.name)
        if self._source is not None and source.edition != self._source.edition:
            news = await refit(self._registry, added.game.slug)
        else:
            news = []
        is_new = self._source is None or source.edition != self._source.edition
        self._source = source
        info = game_info(added.game.slug)
        self._say(
            status="fine",
            fault=None,
            passed=passed,
            took=round(self._clock.monotonic() - began, 2),
            game=added.game.slug,
            name=added.game.name,
            edition=source.edition,
            seats=info.seats,
            options=info.options,
            news=news,
        )
        if is_new:
            self._registry.services.tasks.spawn(self._guarded(self._warm))
            await self.study(self._usual(added.game))

    def _usual(self, game: Game) -> StudioStudy:
        """What was studied before, as far as the game still takes it."""
        asked = self.info.study
        if asked is not None and asked.seats in game.seats:
            try:
                game.option_codes(asked.seats, asked.options)
                return asked
            except MotherlodeError:
                return StudioStudy(asked.seats)
        return StudioStudy(max(game.seats[0], min(USUAL, game.seats[-1])))

    def _blame(self, fault: dict[str, Any], began: float) -> None:
        took = round(self._clock.monotonic() - began, 2)
        found = msgspec.convert(fault, StudioFault)
        self._say(status="faulty", fault=found, passed=[], took=took, news=[])

    # --- what is found out ---

    async def _study(self) -> None:
        assert self._source is not None
        source, asked = self._source, self.info.study
        words = (source.name, source.edition, source.kept, msgspec.json.encode(asked).decode())
        async for said in said_by(STUDY, *words, silence=LONG):
            if "page" in said:
                page = msgspec.convert(said["page"], StudioPage)
                others = [one for one in self.info.pages if one.players != page.players]
                self._say(pages=[*others, page])
            if "ended" in said:
                log.warning("nothing more is found out: %s", said["ended"])

    async def _warm(self) -> None:
        """Bots are ready before anybody waits for them."""
        for level in LEVELS:
            await self._registry.services.bots.warm(self._game(), level)

    # --- telling ---

    def _game(self) -> Game:
        if self.info.game is None:
            raise MotherlodeError("studio/no-game", "There is no game yet that can be played.")
        return ADDED[self.info.game].game

    def _say(self, **changed: Any) -> None:
        self.info = msgspec.structs.replace(self.info, number=self.info.number + 1, **changed)
        self._changed.set()
        self._changed.clear()

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except MotherlodeError as error:
            log.info("the studio: %s", error.message)
        except Exception:
            log.exception("the studio could not go on")

    async def _end(self, task: "asyncio.Task[None] | None") -> None:
        if task is not None and not task.done() and task is not asyncio.current_task():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


def _unfinished(why: str) -> dict[str, Any]:
    """A check that came to no end: nothing else than somebody's rules can be at fault."""
    if why == "silent":
        seconds = f"{SILENT:.0f}"
        why = f"The check has said nothing for {seconds} seconds: a loop that never ends?"
        return {"kind": "endless", "message": why}
    return {"kind": "broken", "message": why}
