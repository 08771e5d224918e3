"""A real server: the command that operators run, in a process of its own."""

import os
import sys
from pathlib import Path

from live.processes import Process, answers, free_port

# A test asks more often than any person.
BUSY = {
    "MOTHERLODE_INSTANT_BOTS": "1",
    "MOTHERLODE_SIGNAL": "0.3",
    "MOTHERLODE_REQUESTS_PER_MINUTE": "100000",
    "MOTHERLODE_OPENINGS_PER_MINUTE": "100000",
    "MOTHERLODE_TABLES_PER_MINUTE": "100000",
    "MOTHERLODE_SOCKETS_PER_MINUTE": "100000",
    "MOTHERLODE_SOCKETS_PER_PERSON": "10000",
    "MOTHERLODE_SOCKETS_PER_TABLE": "10000",
    "MOTHERLODE_MOVES_PER_SECOND": "2000",
    # Stored evenings are long ago, and the clocks of other tests stand in 1970.
    "MOTHERLODE_KEEP_GUESTS_DAYS": "0",
    "MOTHERLODE_KEEP_OPEN_DAYS": "0",
    "MOTHERLODE_KEEP_CHAT_DAYS": "0",
    "MOTHERLODE_KEEP_FINISHED_DAYS": "0",
}


class Server(Process):
    """One server process."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        channels: str | None = None,
        name: str = "server",
        **settings: str,
    ) -> None:
        super().__init__(name, folder)
        self.port = free_port()
        self._options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder)]
        self._options += ["--database", database] if database else []
        self._options += ["--channels", channels] if channels else []
        own = {f"MOTHERLODE_{key.upper()}": value for key, value in settings.items()}
        self._environment = {**BUSY, **own}
        self.start()

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it, again after a kill."""
        command = ["serve", *self._options]
        if "PYTEST_VERSION" in os.environ:
            self.fork(command, lambda: answers(self.port), self._environment)
        else:  # what is measured is started as operators do
            whole = [sys.executable, "-m", "motherlode.cli", *command]
            self.launch(whole, lambda: answers(self.port), self._environment)

    @property
    def complaints(self) -> list[str]:
        """What the log holds that should not be there."""
        bad = ("Traceback", " ERROR ", "exception was never retrieved", "never awaited")
        return [line for line in self.log.splitlines() if any(word in line for word in bad)]
