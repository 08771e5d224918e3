"""Thinking that can be stopped: between two jobs it is asked whether somebody still waits."""

from threading import local

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import Done, Job, Loop, Machine, usual_machine

MOST = 1000  # ids that came too late to stop anything


class Stopping:
    """The usual machine, for requests that may be dropped while they are thought about.

    The coach needs many jobs for an answer. A bot's move is never stopped: the bot has a memory.
    """

    def __init__(self) -> None:
        self._machine: Machine | None = None
        self._now = local()
        self._dropped: set[int] = set()

    def begin(self, request: int) -> None:
        """This thread thinks about a request from now on; 0: about one that is not stopped."""
        self._now.request = request

    def drop(self, request: int) -> None:
        """Nobody waits for it."""
        if len(self._dropped) > MOST:
            self._dropped.clear()
        self._dropped.add(request)

    def check(self) -> None:
        """Raises if nobody waits for what this thread thinks about."""
        request = getattr(self._now, "request", 0)
        if request in self._dropped:
            self._dropped.discard(request)
            raise MotherlodeError("coach/dropped", "Nobody waits for this any more.")

    def run(self, job: Job) -> Done:
        """Does a job, if somebody waits for it."""
        self.check()
        return self._here().run(job)

    def has(self, game: Game) -> bool:
        """As the usual machine."""
        return self._here().has(game)

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """As the usual machine."""
        return self._here().is_ready(game, loop)

    def _here(self) -> Machine:
        if self._machine is None:
            self._machine = usual_machine()
        return self._machine
