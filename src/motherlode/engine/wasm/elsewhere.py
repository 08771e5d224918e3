"""Jobs for somebody who has the modules and knows nothing of games: JavaScript, in a page."""

from collections.abc import Callable

from motherlode.engine.errors import GameError
from motherlode.engine.game import Game
from motherlode.engine.jobs import Done, Job, Loop
from motherlode.engine.wasm.block import Answer, Request, answered, request


class Elsewhere:
    """Has jobs done by a function that is given a game's slug and a request; see docs/wasm.md."""

    def __init__(self, call: Callable[[str, Request], Answer]) -> None:
        self._call = call

    def run(self, job: Job) -> Done:
        """Asks, and reads the answer."""
        if not self.has(job.game):
            raise GameError(
                "target/own-content",
                "A module has the content of the box in it; this is played with somebody's own.",
            )
        return answered(job, self._call(job.game.slug, request(job)))

    def has(self, game: Game) -> bool:
        """A module has the content of the box in it."""
        return not game.content

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """A module is loaded in no time."""
        return True
