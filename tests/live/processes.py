"""Processes that a test starts, waits for, and ends: each with its own folder and port."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO

from live.forks import Fork

STARTS_WITHIN = 60.0  # seconds; a busy machine is slow
STOPS_WITHIN = 60.0


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NotStarted(RuntimeError):
    """It was still at it when nobody waited any longer: the machine is busy, or it hangs."""


class Process:
    """A child process whose output goes to a file."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.output = folder / f"{name}.log"
        self._child: subprocess.Popen[bytes] | Fork | None = None
        self._file: IO[bytes] | None = None

    @property
    def is_running(self) -> bool:
        """Whether it has been started and has not ended."""
        return self._child is not None and self._child.poll() is None

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._child is not None
        return self._child.pid

    @property
    def children(self) -> list[int]:
        """The processes that it has started, on Linux."""
        found = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for file in found for child in file.read_text().split()]

    @property
    def megabytes(self) -> float:
        """What it holds in memory, on Linux."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)

    @property
    def log(self) -> str:
        """Everything it has written so far."""
        return self.output.read_text(encoding="utf-8", errors="replace")

    def launch(
        self,
        command: Sequence[str],
        ready: Callable[[], bool],
        environment: Mapping[str, str] | None = None,
        user: int | None = None,
    ) -> None:
        """Starts it and waits until it is ready."""
        assert not self.is_running
        self._file = self.output.open("ab")
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=self._file,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(environment or {})},
            cwd=self.folder,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
        self._until(ready)

    def fork(
        self,
        arguments: Sequence[str],
        ready: Callable[[], bool],
        environment: Mapping[str, str],
    ) -> None:
        """Starts a command of ours from what is imported already, and waits until it is ready."""
        assert not self.is_running
        self._child = Fork(arguments, self.output, {**os.environ, **environment}, self.folder)
        self._until(ready)

    def _until(self, ready: Callable[[], bool]) -> None:
        assert self._child is not None
        end = time.monotonic() + STARTS_WITHIN
        while not ready():
            if self._child.poll() is not None:
                self.kill()
                raise RuntimeError(f"{self.name} did not start:\n{self.log[-4000:]}")
            if time.monotonic() > end:
                self.kill()
                raise NotStarted(f"{self.name} did not start in time:\n{self.log[-4000:]}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to end, and waits; the exit code."""
        if self._child is None:
            return 0
        self._child.send_signal(how)
        try:
            code = self._child.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._close()
        return code

    def kill(self) -> None:
        """Ends it at once, as a power cut would."""
        if self._child is not None:
            self._child.kill()
            self._child.wait()
        self._close()

    def _close(self) -> None:
        self._child = None
        if self._file is not None:
            self._file.close()
            self._file = None


def answers(port: int) -> bool:
    """Whether somebody listens."""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False
