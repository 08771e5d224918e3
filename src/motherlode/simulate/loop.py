"""An event loop without waiting: where nothing is to be done, it is at once as late as needed.

Nothing of the machine's is in it: no clock, no file descriptor, no thread. What is ready runs in
the order in which it became ready, what is due at the same moment in the order in which it was
asked for. So a run is the same on every machine, and on every Python.

Every step belongs to a process, that of whoever asked for it. A process that was killed makes no
further step, not even to tidy up; one that hangs makes them later.
"""

import asyncio
import warnings
from collections.abc import Callable
from contextvars import Context
from heapq import heapify, heappop, heappush
from typing import Any

SHORT = 0.2  # seconds: such a timer is never late
MOST_AT_ONCE = 200_000  # steps without a moment passing: somebody tries again without end


class Stuck(Exception):
    """The loop cannot go on: all wait for nothing, or somebody never waits."""


class Process:
    """What is killed or hangs as one: a server's process, with everything that runs in it."""

    def __init__(self, loop: "VirtualLoop", name: str) -> None:
        self.name = name
        self.is_alive = True
        self.steps = 0
        self.dies_at = -1  # the step that it does not make any more; -1: none
        self.on_death: list[Callable[[], object]] = []
        self._loop = loop
        self._hangs = 0  # how many reasons there are
        self._held: list[_Step] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}

    @property
    def hangs(self) -> bool:
        """Whether it makes no steps for now."""
        return self._hangs > 0

    def kill(self) -> None:
        """As by `kill -9`: whatever it was at stays as it is."""
        if self.is_alive:
            self.is_alive = False
            for task in self.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
            for told in self.on_death:
                told()

    def hang(self, seconds: float) -> None:
        """It makes its next steps so much later, in their order."""
        self._hangs += 1
        self._loop.call_as(None, self._loop.call_later, seconds, self._go_on)

    def _go_on(self) -> None:
        self._hangs -= 1
        if not self._hangs:
            held, self._held = self._held, []
            self._loop.add_ready(held)

    def hold(self, step: "_Step") -> None:
        """For when it goes on."""
        self._held.append(step)


class _Step(asyncio.TimerHandle):
    """Something to do, whose it is, and when."""

    __slots__ = ("is_sharp", "process")

    def __init__(
        self,
        when: float,
        callback: Callable[..., object],
        args: Any,
        loop: "VirtualLoop",
        context: Context | None,
    ) -> None:
        super().__init__(when, callback, args, loop, context)
        self.process = loop.current
        self.is_sharp = self.process is None or when - loop.seconds < SHORT


class VirtualLoop(asyncio.BaseEventLoop):
    """Its time is its own."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0  # since it began
        self.current: Process | None = None  # whose step is being made; None: nobody's
        self.steps = 0
        self._slack = 0.0
        self._due: list[tuple[float, int, _Step]] = []
        self._sharp: list[tuple[float, int, _Step]] = []  # of them, while others may be late
        self._number = 0
        self._at_once = 0
        self.dead: list[Process] = []
        self._streams: list[Any] = []

    def time(self) -> float:
        """What everything that waits goes by."""
        return self.seconds

    @property
    def slack(self) -> float:
        """Seconds by which processes' timers may be late; see `_next`."""
        return self._slack

    @slack.setter
    def slack(self, seconds: float) -> None:
        self._slack = seconds
        self._sharp = [entry for entry in self._due if entry[2].is_sharp] if seconds else []
        heapify(self._sharp)

    # --- asking for steps ---

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> "_Step":
        """After what is ready."""
        step = _Step(self.seconds, callback, args, self, context)
        self._ready.append(step)  # type: ignore[attr-defined]
        return step

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> "_Step":
        """At a moment; what is due at the same one comes in the order in which it was asked for."""
        step = _Step(when, callback, args, self, context)
        self._number += 1
        entry = (when, self._number, step)
        heappush(self._due, entry)
        if self._slack and step.is_sharp:
            heappush(self._sharp, entry)
        return step

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> "_Step":
        """After so many seconds."""
        return self.call_at(self.seconds + delay, callback, *args, context=context)

    def call_as(self, process: Process | None, ask: Callable[..., Any], *args: Any) -> Any:
        """Asks for something in the name of a process: for what comes to it from outside."""
        before, self.current = self.current, process
        try:
            return ask(*args)
        finally:
            self.current = before

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None, **_: Any) -> Any:
        """Belongs to the process that begins it."""
        task: asyncio.Task[Any] = asyncio.Task(
            coro, loop=self, name=name or "task", context=context
        )
        process = self.current
        if process is not None:
            process.tasks[task] = None
            task.add_done_callback(process.tasks.pop)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """There is one thread: it is done at once."""
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    # --- making them ---

    def _run_once(self) -> None:
        ready = self._ready  # type: ignore[attr-defined]
        if not ready:
            self._advance()
        for _ in range(len(ready)):
            step = ready.popleft()
            if step._cancelled:
                continue
            process = step.process
            if process is not None:
                if not process.is_alive:
                    continue
                if process.hangs:
                    process.hold(step)
                    continue
                process.steps += 1
                if process.steps == process.dies_at:
                    process.kill()
                    continue
            self.current = process
            self.steps += 1
            step._run()
        self.current = None
        self._at_once += 1
        if self._at_once > MOST_AT_ONCE:
            raise Stuck(f"somebody makes step after step at {self.seconds:.3f} s, without waiting")

    def _advance(self) -> None:
        """Goes on to the moment at which something is due."""
        due = self._due
        while due and due[0][2]._cancelled:
            self._pop()
        if not due:
            raise Stuck("everyone waits for something that nobody will do")
        now = max(self.seconds, self._next(due))
        if now > self.seconds:
            self._at_once = 0
        self.seconds = now
        while due and due[0][0] <= now:
            step = self._pop()
            if not step._cancelled:
                self._ready.append(step)  # type: ignore[attr-defined]

    def _next(self, due: list[tuple[float, int, _Step]]) -> float:
        """When something happens next.

        While nobody is there, nobody notices whether a server looks into its tables every second
        or every minute: its timers may be late by `slack`, as a machine's are that saves power. Not
        the short ones: they stand for a way, to the database or to another process.
        """
        first = due[0][0]
        if not self._slack:
            return first
        sharp = self._sharp
        while sharp and sharp[0][2]._cancelled:
            heappop(sharp)
        latest = self.seconds + self._slack
        return max(first, min(sharp[0][0], latest) if sharp else latest)

    def _pop(self) -> _Step:
        """What is due first, from both lists: they have the same order."""
        entry = heappop(self._due)
        if self._sharp and self._sharp[0] is entry:
            heappop(self._sharp)
        return entry[2]

    def add_ready(self, steps: list[_Step]) -> None:
        """Steps that were held back may run now."""
        self._ready.extend(steps)  # type: ignore[attr-defined]

    def bury(self) -> None:
        """The run is over: what the dead and the living were at is given up, without a word.

        Not before, and not when the garbage collector likes: the dead do not tidy up.
        """
        self._due.clear()
        self._sharp.clear()
        self._ready.clear()  # type: ignore[attr-defined]
        tasks = [*asyncio.all_tasks(self)]
        for process in self.dead:
            tasks += process.tasks
        self.dead.clear()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                _give_up(task.get_coro())
            for generator in self._streams:
                _give_up(generator.aclose())
        self._due.clear()
        self._sharp.clear()
        self._ready.clear()  # type: ignore[attr-defined]

    def _asyncgen_firstiter_hook(self, agen: Any) -> None:
        self._streams.append(agen)

    def _asyncgen_finalizer_hook(self, agen: Any) -> None:
        """Not when the garbage collector likes."""

    # --- what the base class asks of a loop that has a selector ---

    def _timer_handle_cancelled(self, handle: Any) -> None:
        """It is passed over when it would be due."""

    def _write_to_self(self) -> None:
        """Nobody sleeps."""

    def _process_events(self, event_list: Any) -> None:
        """There are none from outside."""


def _give_up(work: Any) -> None:
    """Closes what was suspended; what it would still wait for does not come."""
    for _ in range(20):
        try:
            work.close()
            return
        except BaseException:
            continue
