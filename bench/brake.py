"""One core, slowed: a browser's processes run on one core and stand still for most of the time.

Chromium's own brake slows the thread of the interface alone; workers would think as fast as ever.
"""

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

PERIOD = 0.02  # seconds: one turn of going and standing still


def processes() -> list[int]:
    """The browser's, among all that this process has started; the driver between them is not."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = path.read_text().partition("(")[2].rpartition(")")
            parents[int(path.parent.name)] = int(rest.split()[1])
            names[int(path.parent.name)] = name
    found = []
    for process, name in names.items():
        above = process
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid() and ("chrom" in name or "headless" in name):
            found.append(process)
    return found


class Brake(threading.Thread):
    """Slows the browser by a factor, until it is let go."""

    def __init__(self, factor: float) -> None:
        super().__init__(daemon=True)
        self._part = 1 / factor
        self._over = threading.Event()

    def run(self) -> None:
        """Lets them go for a part of each turn."""
        core = {max(os.sched_getaffinity(0))}
        known: set[int] = set()
        found, looked = processes(), time.monotonic()
        while not self._over.is_set():
            if time.monotonic() - looked > 0.5:
                found, looked = processes(), time.monotonic()
            for process in set(found) - known:
                for task in Path(f"/proc/{process}/task").glob("*"):
                    with suppress(OSError):
                        os.sched_setaffinity(int(task.name), core)
            known = set(found)
            _send(found, signal.SIGCONT)
            time.sleep(PERIOD * self._part)
            _send(found, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - self._part))
        _send(found, signal.SIGCONT)

    def let_go(self) -> None:
        """Everything runs as it did."""
        self._over.set()
        self.join()


def _send(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)
