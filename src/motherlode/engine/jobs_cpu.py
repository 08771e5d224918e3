"""Jobs on the processor: NumPy's arrays, and loops that Numba compiles."""

from typing import Any

from motherlode.engine.compile import cpu, is_compiled
from motherlode.engine.explain import is_compilers, not_compiled
from motherlode.engine.game import Game
from motherlode.engine.jobs import (
    RECORD,
    Array,
    Done,
    Job,
    Loop,
    game_lengths,
    in_slices,
    shape_of,
)


class Processor:
    """This machine's processor."""

    def run(self, job: Job) -> Done:
        """Does a job with a compiled loop; what cannot be compiled is said in one line."""
        try:
            return run(job)
        except Exception as error:
            if is_compilers(error):
                raise not_compiled(error, job.game) from None
            raise

    def has(self, game: Game) -> bool:
        """Any game can be compiled."""
        return True

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """Whether the loop was compiled before."""
        return is_compiled(game, loop.function)


def run(job: Job) -> Done:
    """Does a job."""
    import numpy as np

    loop = cpu(job.game, job.loop.function)
    lengths = {**game_lengths(job.game), **job.lengths}
    arguments: dict[str, Any] = {}
    for name, kind in job.loop.arguments.items():
        given = job.values.get(name, 0)
        if not isinstance(kind, Array):
            arguments[name] = np.dtype(kind.kind).type(given) if kind.kind == "u8" else given
            continue
        shape = shape_of(kind, lengths)
        if kind.over:
            arguments[name] = arguments[kind.over].view(kind.kind).reshape(shape)
            continue
        array = np.zeros(shape, job.game.state.dtype if kind.kind == RECORD else kind.kind)
        if isinstance(given, bytes):
            array.reshape(-1).view("u1")[: len(given)] = np.frombuffer(given, "u1")
        elif given:
            array[: len(given)] = given
        arguments[name] = array

    def call(count: int) -> int:
        if "count" in arguments:
            arguments["count"] = count
        return int(loop(*arguments.values()) or 0)

    result, times = in_slices(job.count, job.slice, job.seconds, call)
    return Done(result, times, {name: arguments[name].reshape(-1) for name in job.wanted})
