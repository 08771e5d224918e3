"""What a position promises everyone, by playing it on many times, all by the sensible policy."""

from typing import Any

from motherlode.bots import tree
from motherlode.bots.search import LIMIT
from motherlode.engine.chance import start_stream
from motherlode.engine.game import Game
from motherlode.engine.jobs import INT, Job, Loop, Thinking, cells, done, records

OUTLOOK = Loop(
    tree.outlook,
    {
        "root": records(1),
        "memory": records(2),
        "count": INT,
        "rng": cells("u8", 1),
        "mask": cells("u1", "MOVES"),
        "weights": cells("i4", "OUTCOMES"),
        "shares": cells("f8", "SEATS"),
        "limit": INT,
    },
)


class Outlook:
    """Plays positions of one game on, from full records."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self._game = game
        self._seed = seed

    def shares(self, state: Any, count: int, stream: int = 3) -> list[float]:
        """Everyone's expected share; one stream each time, so that differences are sharp."""
        return done(self.sharing(state, count, stream))

    def sharing(self, state: Any, count: int, stream: int = 3) -> Thinking[list[float]]:
        """The same, wherever the games are played."""
        rng = [0]
        start_stream(rng, self._seed, stream)
        given = {"root": bytes(state), "rng": rng, "limit": LIMIT}
        found = yield Job(OUTLOOK, self._game, given, wanted=("shares",), count=count)
        return [float(share) / count for share in found.values["shares"][: state.seats]]
