"""The bots' process: a program that answers with some legal move, or hangs, babbles, dies.

It speaks through the same lines of JSON, so the server's own `BotProcess`, `BotClient` and
`BotPool` stand on it.
"""

import asyncio
import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from motherlode.engine.game import Game
from motherlode.games import ours
from motherlode.server.workers.bot_process import LINE, BotProcess, Heard
from motherlode.server.workers.messages import Alive, Answer, Request, Taken
from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.randomness import Stream

ALIVE = 2.0  # seconds between signs of life
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Request).decode


@dataclass
class Mood:
    """How the bots of one server are at the moment."""

    thinks: float = 0.05  # seconds for a move
    hangs: bool = False  # no sign of life
    broods: bool = False  # gives signs of life, but no answers, or only later
    babbles: bool = False  # says what is not ours
    dies: float = 0.0  # the share of requests at which it dies
    starts: bool = True  # whether it can be started at all


class SimulatedChild:
    """As much of a child process as `BotProcess` asks for."""

    def __init__(self, loop: VirtualLoop, process: Process, random: Stream, mood: Mood) -> None:
        self.returncode: int | None = None
        self.stdin = self.stdout = self  # what is written comes to `write`, what is printed: none
        self.channel = asyncio.StreamReader(limit=LINE, loop=loop)
        self._loop, self._process = loop, process
        self._random, self._mood = random, mood
        self._gone = asyncio.Event()
        self._brooded: list[Request] = []
        self._unsaid: list[bytes] = []
        self._say(Alive())
        self._stay_alive()

    def write(self, line: bytes) -> None:
        """Takes a line with a request."""
        request = decode(line)
        if self.returncode is not None or request.what == "drop":
            return
        if self._random.often(self._mood.dies):
            self._later(0.01, self._end, -9)
            return
        self._say(Taken(request.id))
        self._brooded.append(request)
        if not self._mood.broods:
            self._think()

    def _think(self) -> None:
        """Also about what it has brooded over."""
        requests, self._brooded = self._brooded, []
        for request in requests:
            self._later(self._mood.thinks * self._random.between(0.2, 3.0), self._answer, request)

    async def read(self, count: int) -> bytes:
        """What it prints: nothing, until it ends."""
        await self._gone.wait()
        return b""

    def kill(self) -> None:
        """It does not even notice."""
        self._later(0.001, self._end, -9)

    async def wait(self) -> int:
        """Waits until the process has ended; its exit code."""
        await self._gone.wait()
        return self.returncode or 0

    def close(self) -> None:
        """Of its pipe nothing is left."""

    def _answer(self, request: Request) -> None:
        if self.returncode is not None:
            return
        if self._mood.babbles:
            self.channel.feed_data(b'{"type":"answer","id":true}\n{{{ not ours\n')
        if request.what == "choose":
            game = ours(request.game)
            known = game.state.from_buffer_copy(base64.b64decode(request.known))
            move = some_move(game, known, request.seat, self._random)
            self._say(Answer(request.id, {"move": move, "pause": 0.5, "ready": True}))
        elif request.what == "warm":
            self._say(Answer(request.id, {}))
        else:
            self._say(Answer(request.id, None, "coach/failed", "The coach is not simulated."))

    def _stay_alive(self) -> None:
        if self.returncode is None:
            self._say(Alive())
            if not self._mood.broods:
                self._think()
            self._later(ALIVE, self._stay_alive)

    def _say(self, what: Alive | Taken | Answer) -> None:
        """One that hangs says it later: nothing is lost in a pipe."""
        if self.returncode is None:
            self._unsaid.append(encode(what) + b"\n")
            if not self._mood.hangs:
                for line in self._unsaid:
                    self.channel.feed_data(line)
                self._unsaid.clear()

    def _later(self, seconds: float, work: Any, *what: Any) -> None:
        self._loop.call_as(self._process, self._loop.call_later, seconds, work, *what)

    def _end(self, code: int) -> None:
        if self.returncode is None:
            self.returncode = code
            self.channel.feed_eof()
            self._gone.set()


def some_move(game: Game, known: Any, seat: int, random: Stream) -> str:
    """A legal one: how well bots play is not what is looked at here.

    Not always the same one where they know the same: cards turned up and down again in a circle
    never end.
    """
    mask = [0] * len(game.moves)
    game.plain.legal(known, seat, mask)
    legal = [move for move, is_legal in enumerate(mask) if is_legal]
    return game.moves.text(legal[random.randbelow(len(legal))])


def starter(loop: VirtualLoop, process: Process, random: Stream, mood: Mood) -> Any:
    """How the bots' process of one server is started."""

    async def start(
        command: Sequence[str], environment: Mapping[str, str], heard: Heard
    ) -> BotProcess:
        await asyncio.sleep(0.2)
        if not mood.starts:
            raise OSError("no memory")
        child: Any = SimulatedChild(loop, process, random, mood)
        return BotProcess(child, child.channel, child, heard)

    return start
