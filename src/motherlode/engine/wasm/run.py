"""Runs modules in Python, through wasmtime: the reference for whoever runs them elsewhere."""

import atexit
import struct
from functools import cache
from typing import Any

from motherlode.engine.errors import GameError
from motherlode.engine.jobs import Done, Job, in_slices
from motherlode.engine.wasm.block import RESULT, Answer, Request, answered, request

PAGE = 65_536  # bytes by which a memory grows
ALIGNMENT = 16


class Module:
    """A game's module, ready for jobs, one after the other."""

    def __init__(self, code: Any) -> None:
        wasmtime = runtime()
        self._store = wasmtime.Store(_engine())
        made = translated(code) if isinstance(code, bytes) else code
        assert not made.imports  # it stands for itself
        self._exports = wasmtime.Instance(self._store, made, []).exports(self._store)
        self._memory = self._exports["memory"]
        free = self._exports["__heap_base"].value(self._store)
        self._start: int = free + -free % ALIGNMENT

    def run(self, job: Job) -> Done:
        """Does a job."""
        return answered(job, self.answer(request(job)))

    def answer(self, asked: Request) -> Answer:
        """Writes the job's block, calls the loop, and reads what is wanted."""
        self._make_room(asked["size"])
        self._write(0, bytes(asked["size"]))
        for at, data in asked["write"]:
            self._write(at, data)

        def call(count: int) -> int:
            if asked["count_at"] is not None:
                self._write(asked["count_at"], struct.pack("<q", count))
            self._exports[asked["loop"]](self._store, self._start)
            result: int = struct.unpack("<q", self._read(RESULT, 8))[0]
            return result

        result, times = in_slices(asked["count"], asked["slice"], asked["seconds"], call)
        read = [self._read(at, size) for at, size in asked["read"]]
        return Answer(result=result, times=times, read=read)

    def _make_room(self, size: int) -> None:
        missing = self._start + size - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))

    def _write(self, at: int, data: bytes) -> None:
        self._memory.write(self._store, data, self._start + at)

    def _read(self, at: int, size: int) -> bytes:
        first = self._start + at
        return bytes(self._memory.read(self._store, first, first + size))


def translated(code: bytes) -> Any:
    """A module's code for this processor, of which any number of `Module`s can be made."""
    return runtime().Module(_engine(), code)


@cache
def _engine() -> Any:
    # Once Python is being taken apart wasmtime cannot close anything any more.
    atexit.register(_engine.cache_clear)
    return runtime().Engine()


def runtime() -> Any:
    """The package that runs modules, or a word where it is missing."""
    try:
        import wasmtime
    except ImportError as error:
        raise GameError(
            "target/no-wasmtime",
            "WebAssembly runs in Python through wasmtime: pip install wasmtime.",
        ) from error
    return wasmtime
