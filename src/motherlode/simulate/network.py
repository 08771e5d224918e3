"""Sockets and requests between people and servers: late, cut, slow, half open.

A `Line` is one socket. Its server's end is what `websocket.transport.Transport` asks for, with the
same bounds; its other end is a person's program. Bytes arrive in order or not at all.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from motherlode.server.websocket.transport import (
    LONGEST_FRAME,
    MOST_UNSENT,
    REPLY,
    SILENCE,
    TOO_BIG,
    TOO_SLOW,
    Listener,
)
from motherlode.simulate.loop import Process, VirtualLoop
from motherlode.simulate.randomness import Stream

T = TypeVar("T")
GONE = 1006  # the code that a program sees where nobody said goodbye
PATIENCE = 30.0  # seconds for an answer to a request


class End(Protocol):
    """A person's program at its end of a socket."""

    def received(self, message: bytes) -> None:
        """The server has said something."""

    def hung_up(self, code: int) -> None:
        """The socket is closed."""


class Line:
    """One socket, from both ends."""

    def __init__(
        self, loop: VirtualLoop, process: Process, end: End, latency: float, peer: str
    ) -> None:
        self.closing = False
        self.peer = peer
        self.code: int | None = None
        self.is_cut = False  # nothing gets through any more
        self.reads = True  # whether the person's end takes what comes
        self.is_lost = False  # the server has given the other end up
        self.session: Any = None
        self.on_sent: Callable[[Line, bytes], object] = lambda line, message: None
        self._loop = loop
        self.process = process
        self._end = end
        self._latency = latency
        self._there = self._back = 0.0  # when the last message arrived at either end
        self.unsent = 0  # bytes that the other end has not taken
        self._kept: list[bytes] = []
        self._listener: Listener | None = None
        self._listens = True
        self._unheard: list[bytes] = []
        self._ended = False

    def open(self, listener: Listener) -> None:
        """The server takes the call."""
        self._listener = self.session = listener
        self._watched = self._loop.call_later(SILENCE + REPLY, self._watch)
        listener.opened(self)

    # --- the server's end ---

    def send(self, message: bytes) -> None:
        """On its way; who does not read is sent away."""
        if self.closing:
            return
        self.on_sent(self, message)
        self.unsent += len(message)
        if self.unsent > MOST_UNSENT:
            self.close(TOO_SLOW, "client/too-slow")
            return
        self._to_end(self._deliver, message)

    def close(self, code: int, reason: str) -> None:
        """Behind what was sent."""
        if self.closing:
            return
        self.closing, self.code = True, code
        self._to_end(self._close_end, code)
        self._loop.call_soon(self._lose)

    def pause(self) -> None:
        """Listens no further for now."""
        self._listens = False

    def resume(self) -> None:
        """Reads from the socket again."""
        self._listens = True
        unheard, self._unheard = self._unheard, []
        for message in unheard:
            self._loop.call_soon(self._hear, message)

    def _to_end(self, deliver: Callable[..., object], *what: Any) -> None:
        self._back = max(self._back, self._loop.time() + self._latency)
        self._loop.call_as(None, self._loop.call_at, self._back, deliver, *what)

    def _hear(self, message: bytes) -> None:
        if self._ended or self.closing or self._listener is None:
            return
        if not self._listens:
            self._unheard.append(message)
        elif len(message) > LONGEST_FRAME:
            self.close(TOO_BIG, "message/too-long")
        else:
            self._listener.heard(message)

    def _lose(self) -> None:
        """The server's side hears that it is over, once."""
        if not self._ended:
            self._ended = self.closing = True
            if self._listener is not None:
                self._listener.lost()
                self._listener = None

    def _watch(self) -> None:
        """A quiet end is asked whether it is there: one that is cut or stuck does not answer."""
        if self._ended:
            return
        if self.is_cut or not self.reads:
            self._lose()
            self.is_lost = True
        else:
            self._watched = self._loop.call_later(SILENCE + REPLY, self._watch)

    # --- the person's end ---

    def say(self, message: bytes) -> None:
        """To the server."""
        if not self.is_cut and not self._ended:
            self._to_server(self._hear, message)

    def hang_up(self) -> None:
        """The person goes, and the server hears of it."""
        if not self.is_cut:
            self._to_server(self._lose)

    def cut(self, told: bool) -> None:
        """Nothing gets through any more; `told`: both ends hear of it, else neither does."""
        self.is_cut = True
        if told:
            self._to_server(self._lose)
            self._to_end(self._end.hung_up, GONE)

    def died(self) -> None:
        """The server's process is gone, and the person's end hears of it."""
        self._ended = self.closing = True
        if not self.is_cut:
            self._to_end(self._end.hung_up, GONE)

    def read_on(self) -> None:
        """Takes again what comes."""
        self.reads = True
        kept, self._kept = self._kept, []
        for message in kept:
            self._take(message)
        if self.is_lost:  # the server has not waited for so long
            self._end.hung_up(GONE)

    def _to_server(self, tell: Callable[..., object], *what: Any) -> None:
        self._there = max(self._there, self._loop.time() + self._latency)
        self._loop.call_as(self.process, self._loop.call_at, self._there, tell, *what)

    def _deliver(self, message: bytes) -> None:
        if self.is_cut:
            return
        if self.reads:
            self._take(message)
        else:
            self._kept.append(message)

    def _take(self, message: bytes) -> None:
        self.unsent -= len(message)
        self._end.received(message)

    def _close_end(self, code: int) -> None:
        if not self.is_cut:
            self._end.hung_up(code)


class NoAnswer(Exception):
    """A request was not answered: the process is gone, or takes too long."""


async def request(
    loop: VirtualLoop, process: Process, random: Stream, work: Callable[[], Awaitable[T]]
) -> T:
    """Asks a server's process for something, as over HTTP."""
    answer: asyncio.Future[T] = loop.create_future()

    def begin() -> None:
        task = loop.create_task(work())
        task.add_done_callback(back)

    def back(task: "asyncio.Task[T]") -> None:
        loop.call_as(None, loop.call_later, random.between(0.001, 0.05), arrive, task)

    def arrive(task: "asyncio.Task[T]") -> None:
        error = None if task.cancelled() else task.exception()
        if answer.done():
            return
        if task.cancelled():
            answer.set_exception(NoAnswer("the process stops"))
        elif error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(task.result())

    loop.call_as(process, loop.call_later, random.between(0.001, 0.05), begin)
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except TimeoutError as error:
        raise NoAnswer("nobody answers") from error
