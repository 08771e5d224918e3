"""The server's side of the bots: asks their process, and starts it again if it died."""

import asyncio
import base64
import contextlib
import logging
import os
import sys
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.match import Match
from motherlode.server.workers.bot_worker import Answer, Request

log = logging.getLogger(__name__)

MOST_OPENED = 40  # maps or decks of people's own for which one process has compiled
LINE = 64 * 1024 * 1024  # bytes: a look back at a long match is long


Contents = tuple[str, tuple[tuple[str, str, str], ...]]  # the game, and its own content


def _contents(game: Game) -> Contents:
    texts = game.texts.items()
    return game.slug, tuple((option, own["name"], own["text"]) for option, own in texts)


class BotClient:
    """One process of bots and the coach, to be asked and awaited.

    Whatever is played with a person's own content has a process of its own (`own`): such a game is
    compiled for its content, seconds in which nobody else's bots shall wait. Its compiled code is
    of no use to others: it is thrown away with the process, which makes room after many of them.
    """

    def __init__(self, own: bool = False) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked: dict[int, tuple[Request, asyncio.Future[Any]]] = {}
        self._next = 0
        self._ready: set[tuple[Contents, str]] = set()
        self._opened: set[Contents] = set()  # own content that the process keeps ready
        self._own = own
        self._cache: TemporaryDirectory[str] | None = None  # of its process
        self._starting = asyncio.Lock()
        self.restarts = 0

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return (_contents(game), level) in self._ready

    async def choose(
        self, game: Game, level: str, match: str, seat: int, known: Any
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it."""
        record = base64.b64encode(bytes(known)).decode()
        texts = dict(game.texts)
        request = Request(0, "choose", game.slug, level, seat, match, record, content=texts)
        result = await self._ask(request, game)
        self._ready.add((_contents(game), level))
        return result["move"], result["pause"]

    async def advise(self, match: Match, seat: int) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows."""
        known, game = base64.b64encode(bytes(match.known(seat))).decode(), match.game
        request = Request(0, "advise", game.slug, seat=seat, known=known, names=match.names)
        request.content = dict(game.texts)
        return await self._ask(request, game)

    async def look_back(self, record: str) -> Any:
        """The coach on a finished match."""
        return await self._ask(Request(0, "look-back", record=record))

    async def measure(self, game: Game, option: str) -> Any:
        """What many games with a person's own content show."""
        texts = dict(game.texts)
        return await self._ask(Request(0, "measure", game.slug, content=texts, option=option), game)

    async def close(self) -> None:
        """Ends the process."""
        if self._reader is not None:
            self._reader.cancel()
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        if self._cache is not None:
            self._cache.cleanup()

    async def _ask(self, request: Request, game: Game | None = None) -> Any:
        if game is not None and game.texts:
            self._make_room_for(_contents(game))
        self._next += 1
        request.id = self._next
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (request, answer)
        try:
            async with self._starting:
                await self._ensure_running()
            self._write(request)
            return await answer
        finally:
            self._asked.pop(request.id, None)

    def _make_room_for(self, contents: Contents) -> None:
        """Ends a process that has compiled for many, when nobody waits for it."""
        if contents not in self._opened and len(self._opened) >= MOST_OPENED and not self._asked:
            if self._process is not None and self._process.returncode is None:
                self._process.kill()
            self._process = None
            self._opened.clear()
            self._ready.clear()
        self._opened.add(contents)

    def _write(self, request: Request) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")

    async def _ensure_running(self) -> None:
        if self._process is not None and self._process.returncode is None:
            return
        environment = dict(os.environ)
        if self._own:
            self._cache = self._cache or TemporaryDirectory(prefix="motherlode-own-")
            environment["MOTHERLODE_CACHE"] = self._cache.name
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "motherlode.server.workers.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            env=None
            if self._cache is None
            else {**os.environ, "MOTHERLODE_CACHE": self._cache.name},
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        decode = msgspec.json.Decoder(Answer).decode
        while line := await process.stdout.readline():
            answer = decode(line)
            _, waiting = self._asked.get(answer.id, (None, None))
            if waiting is None or waiting.done():
                continue
            if answer.slug is None:
                waiting.set_result(answer.result)
            else:
                waiting.set_exception(MotherlodeError(answer.slug, answer.message))
        await process.wait()
        if process is not self._process:
            return  # it was ended to make room
        self.restarts += 1
        log.warning("the bots' process ended (%s) and is started again", process.returncode)
        if self._asked:
            async with self._starting:
                await self._ensure_running()
            for request, _ in list(self._asked.values()):
                self._write(request)
