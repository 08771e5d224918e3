"""Many games in WebAssembly, one after the other: to compare and to measure, without a browser."""

import atexit
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from motherlode.engine import loops_cpu
from motherlode.engine.batch import Playouts
from motherlode.engine.chance import WORD as ALL_BITS
from motherlode.engine.compile import Key
from motherlode.engine.errors import GameError
from motherlode.engine.game import Game
from motherlode.engine.jobs import INT, WORD, Job, Loop, cells, records
from motherlode.engine.kernels import trace_width
from motherlode.engine.wasm.emit import module
from motherlode.engine.wasm.run import Module

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SCRATCH = {
    "rng": cells("u8", 1),
    "mask": cells("u1", "MOVES"),
    "weights": cells("i4", "OUTCOMES"),
}
PLAYOUTS = Loop(
    loops_cpu.playouts,
    {
        "first": records(1),
        "scratch": records(1),
        "seed": WORD,
        "start": INT,
        "stop": INT,
        "limit": INT,
        **SCRATCH,
        "points": cells("i4", "games", "seats"),
        "won": cells("u1", "games"),
        "decisions": cells("i4", "games"),
    },
    lengths=("games", "seats"),
    inlined=True,
)
TRACES = Loop(
    loops_cpu.traces,
    {
        "first": records(1),
        "scratch": records(2),
        "raw": cells("u1", 2, "SIZE", over="scratch"),
        "seed": WORD,
        "start": INT,
        "stop": INT,
        **SCRATCH,
        "points": cells("i4", "SEATS"),
        "trails": cells("u1", "games", "events", "width"),
        "rows": cells("i4", "games"),
    },
    lengths=("games", "events", "width"),
)


class WasmRunner:
    """Random games, whole or event by event; for stepping there are other targets."""

    def __init__(self, game: Game, seats: int, first: "npt.NDArray[np.void]") -> None:
        self.game = game
        self.seats = seats
        self.first = first.tobytes()

    def playouts(self, games: int, seed: int, limit: int) -> Playouts:
        """Whole random games."""
        import numpy as np

        numbers = {"seed": seed & ALL_BITS, "stop": games, "limit": limit}
        job = Job(
            PLAYOUTS,
            self.game,
            {"first": self.first, **numbers},
            {"games": games, "seats": self.seats},
            ("points", "won", "decisions"),
        )
        found = instance(self.game, (PLAYOUTS,)).run(job).values
        return Playouts(
            np.array(found["points"], np.int32).reshape(games, self.seats),
            np.array(found["won"], np.uint8),
            np.array(found["decisions"], np.int32),
        )

    def traces(self, games: int, seed: int, start: int, rows: int) -> tuple[Any, Any]:
        """Random games from number `start` on, event by event."""
        import numpy as np

        lengths = {"games": games, "events": rows, "width": trace_width(self.game)}
        numbers = {"seed": seed & ALL_BITS, "start": start, "stop": start + games}
        given = {"first": self.first, **numbers}
        job = Job(TRACES, self.game, given, lengths, ("trails", "rows"))
        found = instance(self.game, (TRACES,)).run(job).values
        trails = np.array(found["trails"], np.uint8)
        return trails.reshape(tuple(lengths.values())), found["rows"]

    def __getattr__(self, name: str) -> Any:
        raise GameError("target/wasm-steps", "Games are not stepped in WebAssembly: use cpu.")


def instance(game: Game, loops: Sequence[Loop]) -> Module:
    """Loops for a game, written and loaded once."""
    return _instance(Key(game), tuple(loops))


@lru_cache(maxsize=32)
def _instance(key: Key, loops: tuple[Loop, ...]) -> Module:
    return Module(module(key.game, loops))


atexit.register(_instance.cache_clear)  # as wasmtime's engine, see `wasm/run.py`
