"""A loop and its arguments by name, so that every target can be given the same job.

    TALLY = Loop(tally, {"first": records(1), "games": INT, "won": cells("i4", "SEATS")})

A loop writes into arrays that it is given; nothing is allocated in it. Here stands what these
arrays are, once for all targets: `cpu` makes NumPy's arrays of them (`jobs_cpu.py`), and for `wasm`
they lie in one block of memory (`wasm/block.py`).

Bots do not call loops. They ask for jobs (`Thinking`), so that the same bot thinks where loops are
called, and in a page, where a worker does the jobs and the answer comes later.

A length is a number, one of the game's own (SIZE, MOVES, OUTCOMES, EVENTS, SEATS, FEATURES), or a
name of which each job says how much it is.
"""

import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, TypeVar

from motherlode.engine.game import Game
from motherlode.engine.state import size_of

RECORD = "record"
WIDTHS = {"u1": 1, "i1": 1, "i2": 2, "i4": 4, "f4": 4, "i8": 8, "u8": 8, "f8": 8}

Length = int | str
Value = Any  # of a number, or of an array: a row of numbers, or bytes
Found = TypeVar("Found")


class Number(NamedTuple):
    """An argument that is one number."""

    kind: str


class Array(NamedTuple):
    """An argument that is an array; over another one it is the same memory, seen otherwise."""

    kind: str
    shape: tuple[Length, ...]
    over: str = ""


INT, WORD, REAL = Number("i8"), Number("u8"), Number("f8")


def cells(kind: str, *shape: Length, over: str = "") -> Array:
    """Numbers in rows."""
    return Array(kind, shape, over)


def records(count: Length) -> Array:
    """Records of the game."""
    return Array(RECORD, (count,))


@dataclass(frozen=True, eq=False)
class Loop:
    """A loop over any game, and what it is given."""

    function: Callable[..., Any]
    arguments: Mapping[str, Number | Array]
    lengths: tuple[str, ...] = ()  # that each job gives
    inlined: bool = False  # whether speed is worth copies of all rules, where size counts

    @property
    def name(self) -> str:
        """As its function."""
        return self.function.__name__


@dataclass(frozen=True)
class Job:
    """A loop for a game with some values; what is not given is zero."""

    loop: Loop
    game: Game
    values: Mapping[str, Value]
    lengths: Mapping[str, int] = field(default_factory=dict)
    wanted: tuple[str, ...] = ()  # the arrays that are read afterwards
    # How much is to be done: the argument `count`. Where there is not time for all of it, it is
    # done in slices until the time is over.
    count: int = 0
    slice: int = 0
    seconds: float | None = None


class Done(NamedTuple):
    """What came of a job."""

    result: int  # what the loop returned, over all slices
    times: int  # how much of the count was done
    values: Mapping[str, Sequence[Any]]  # by the wanted names: numbers in a row


class Machine(Protocol):
    """Where jobs are done."""

    def run(self, job: Job) -> Done:
        """Does a job."""
        ...

    def has(self, game: Game) -> bool:
        """Whether jobs of a game can be done here at all."""
        ...

    def is_ready(self, game: Game, loop: Loop) -> bool:
        """Whether that can be done at once, with nothing to compile or to load before."""
        ...


Thinking = Generator[Job, Done, Found]  # somebody who needs jobs done, wherever that may be

_here: list[Machine] = []


def machine() -> Machine:
    """Where jobs are done in this process: as usual, unless something else was chosen."""
    if not _here:
        _here.append(usual_machine())
    return _here[-1]


def usual_machine() -> Machine:
    """The processor where there is a compiler, else the modules that the package brings along."""
    if can_compile():
        from motherlode.engine.jobs_cpu import Processor

        return Processor()
    from motherlode.engine.wasm.shipped import Shipped

    return Shipped()


def can_compile() -> bool:
    """Whether loops can be compiled here, for any game and with anybody's content."""
    return find_spec("numpy") is not None and find_spec("numba") is not None


@contextmanager
def jobs_on(machine: Machine) -> Iterator[None]:
    """Has all jobs done by a machine; a page without a compiler enters this once and stays."""
    _here.append(machine)
    try:
        yield
    finally:
        _here.remove(machine)


def done(thinking: Thinking[Found]) -> Found:
    """What comes of it, with every job done here and now."""
    return think(thinking, machine().run)


def think(thinking: Thinking[Found], run: Callable[[Job], Done]) -> Found:
    """Does every job that comes up, one after the other."""
    try:
        job = next(thinking)
        while True:
            job = thinking.send(run(job))
    except StopIteration as end:
        found: Found = end.value
        return found


def in_slices(
    count: int, slice: int, seconds: float | None, call: Callable[[int], int]
) -> tuple[int, int]:
    """Calls a loop until enough is done; what it returned, and how much of the count was done."""
    if seconds is None:
        return call(count), count
    result = call(0)  # compiling is not on the clock
    stop = time.monotonic() + seconds
    times = 0
    while times < count:
        part = min(slice, count - times)
        result += call(part)
        times += part
        if time.monotonic() >= stop:
            break
    return result, times


def game_lengths(game: Game) -> dict[str, int]:
    """The lengths that a game has of its own."""
    return {
        "SIZE": size_of(game.state),
        "MOVES": len(game.moves),
        "OUTCOMES": max(len(game.outcomes), 1),
        "EVENTS": max(len(game.moves), len(game.outcomes)),
        "SEATS": game.seats[-1],
        "FEATURES": game.feature_count,
    }


def width_of(game: Game, kind: str) -> int:
    """The bytes of one entry."""
    return size_of(game.state) if kind == RECORD else WIDTHS[kind]


def numbers_of(loop: Loop) -> list[str]:
    """The arguments that are numbers."""
    return [name for name, kind in loop.arguments.items() if isinstance(kind, Number)]


def arrays_of(loop: Loop) -> Iterator[tuple[str, Array]]:
    """The arguments that are arrays, in their order."""
    for name, kind in loop.arguments.items():
        if isinstance(kind, Array):
            yield name, kind


def shape_of(array: Array, lengths: Mapping[str, int]) -> tuple[int, ...]:
    """An array's lengths in numbers."""
    return tuple(lengths[length] if isinstance(length, str) else length for length in array.shape)
