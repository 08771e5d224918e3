"""Commands of ours without the second in which Python imports them: forks of a process that has.

What runs is the command as operators run it, in a process of its own with its own environment; only
its imports are shared. Some two hundred servers are started by the tests.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path

PRELOADED = ["motherlode.cli", "motherlode.server.run", "motherlode.commands.admin"]


@cache
def _context() -> ForkServerContext:
    """One process to fork from; it imports when the first command is asked for."""
    context = get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


class Fork:
    """A command under way, with what `subprocess.Popen` offers of it."""

    def __init__(
        self, arguments: Sequence[str], output: Path, environment: Mapping[str, str], folder: Path
    ) -> None:
        given = (list(arguments), str(output), dict(environment), str(folder))
        self._process = _context().Process(target=_run, args=given)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Waits for its end; its exit code."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("motherlode", timeout or 0.0)
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        """Tells it something."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        self.send_signal(signal.SIGKILL)


def _run(arguments: list[str], output: str, environment: dict[str, str], folder: str) -> None:
    """In the fork: a fresh process as far as the command can tell."""
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(written, 1)
    os.dup2(written, 2)
    sys.stdout = os.fdopen(1, "w", buffering=1)
    sys.stderr = os.fdopen(2, "w", buffering=1)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["motherlode", *arguments]

    from motherlode.cli import main

    main()
