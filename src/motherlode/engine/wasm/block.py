"""The memory of a job for WebAssembly: one block, with everything at its place.

A block begins with what the loop returns and a place for Numba's errors. The job's lengths and the
loop's numbers follow, eight bytes each, then the arrays in their order, each at a multiple of
eight. Little-endian. All that is not written is zero.
"""

import struct
from array import array as row
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple, TypedDict

from motherlode.engine.game import Game
from motherlode.engine.jobs import (
    RECORD,
    Done,
    Job,
    Loop,
    Value,
    arrays_of,
    game_lengths,
    numbers_of,
    shape_of,
    width_of,
)

RESULT, ERROR, LENGTHS = 0, 8, 16
EIGHT = 8
CODES = {"u1": "B", "i1": "b", "i2": "h", "i4": "i", "f4": "f", "i8": "q", "u8": "Q", "f8": "d"}


class Place(NamedTuple):
    """Where an argument lies in a block."""

    at: int
    size: int


class Block:
    """Where everything lies."""

    def __init__(self, loop: Loop, game: Game, lengths: Mapping[str, int]) -> None:
        self.loop = loop
        self.lengths = {**game_lengths(game), **lengths}
        self.places: dict[str, Place] = {}
        at = LENGTHS
        for name in (*loop.lengths, *numbers_of(loop)):
            self.places[name] = Place(at, EIGHT)
            at += EIGHT
        for name, array in arrays_of(loop):
            if array.over:
                self.places[name] = self.places[array.over]
                continue
            size = prod(shape_of(array, self.lengths)) * width_of(game, array.kind)
            self.places[name] = Place(at, size)
            at += size + -size % EIGHT
        self.size = at

    def written(self, values: Mapping[str, Value]) -> Iterator[tuple[int, bytes]]:
        """What has to be written before the loop is called, and where."""
        for name in self.loop.lengths:
            yield self.places[name].at, struct.pack("<q", self.lengths[name])
        for name, value in values.items():
            yield self.places[name].at, self._packed(name, value)

    def _packed(self, name: str, value: Value) -> bytes:
        if isinstance(value, bytes):
            return value
        code = CODES[self.loop.arguments[name].kind]
        numbers = value if isinstance(value, Sequence) else [value]
        return struct.pack(f"<{len(numbers)}{code}", *numbers)

    def read(self, name: str, data: bytes) -> Sequence[Any]:
        """The numbers of an array, out of its bytes."""
        argument = self.loop.arguments[name]
        if argument.kind == RECORD:
            return data
        return row(CODES[argument.kind], data)


class Request(TypedDict):
    """A job for whoever has the module and knows nothing of games: see docs/wasm.md."""

    loop: str
    size: int  # of the block
    write: list[tuple[int, bytes]]  # where, and what
    count_at: int | None  # where to write how much is to be done, as a 64-bit integer
    count: int
    slice: int
    seconds: float | None
    read: list[tuple[int, int]]  # where, and how many bytes


class Answer(TypedDict):
    """The answer to a `Request`, in numbers and bytes."""

    result: int  # the sum of what the calls returned
    times: int  # how much of the count was done
    read: list[bytes]


def request(job: Job) -> Request:
    """A job in numbers and bytes."""
    block = Block(job.loop, job.game, job.lengths)
    return Request(
        loop=job.loop.name,
        size=block.size,
        write=list(block.written(job.values)),
        count_at=block.places["count"].at if "count" in block.places else None,
        count=job.count,
        slice=job.slice,
        seconds=job.seconds,
        read=[(block.places[name].at, block.places[name].size) for name in job.wanted],
    )


def answered(job: Job, answer: Answer) -> Done:
    """What the answer means."""
    block = Block(job.loop, job.game, job.lengths)
    pairs = zip(job.wanted, answer["read"], strict=True)
    read = {name: block.read(name, data) for name, data in pairs}
    return Done(answer["result"], answer["times"], read)
