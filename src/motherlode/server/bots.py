"""The server's side of the bots: asks the process next door, and starts it again if it died."""

import asyncio
import base64
import contextlib
import logging
import sys
from typing import Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.server.bot_process import Answer, Request

log = logging.getLogger(__name__)

LINE = 64 * 1024 * 1024  # bytes: a look back at a long match is long


class Bots:
    """Bots and the coach, to be asked and awaited."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked: dict[int, tuple[Request, asyncio.Future[Any]]] = {}
        self._next = 0
        self._ready: set[tuple[str, str]] = set()
        self._starting = asyncio.Lock()
        self.restarts = 0

    def is_ready(self, game: str, level: str) -> bool:
        """Whether such a bot has answered before, so that nothing needs compiling."""
        return (game, level) in self._ready

    async def choose(
        self, game: str, level: str, match: str, seat: int, known: Any
    ) -> tuple[str, float]:
        """A move, and the seconds that such a player takes for it."""
        record = base64.b64encode(bytes(known)).decode()
        request = Request(0, "choose", game, level, seat, match, record)
        result = await self._ask(request)
        self._ready.add((game, level))
        return result["move"], result["pause"]

    async def advise(self, match: Match, seat: int) -> Any:
        """What the coach thinks of the choices of a seat, from what that seat knows."""
        known = base64.b64encode(bytes(match.known(seat))).decode()
        request = Request(0, "advise", match.game.slug, seat=seat, known=known, names=match.names)
        return await self._ask(request)

    async def look_back(self, record: str) -> Any:
        """The coach on a finished match."""
        return await self._ask(Request(0, "look-back", record=record))

    async def close(self) -> None:
        """Ends the process next door."""
        if self._reader is not None:
            self._reader.cancel()
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _ask(self, request: Request) -> Any:
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

    def _write(self, request: Request) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")

    async def _ensure_running(self) -> None:
        if self._process is not None and self._process.returncode is None:
            return
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "motherlode.server.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
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
        self.restarts += 1
        log.warning("the bots' process ended (%s) and is started again", process.returncode)
        if self._asked:
            async with self._starting:
                await self._ensure_running()
            for request, _ in list(self._asked.values()):
                self._write(request)
