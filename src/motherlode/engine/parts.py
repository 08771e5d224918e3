"""Compiling a loop as a whole: the functions that it calls are parts of it and nothing else.

Numba makes every compiled function ready to be called: it optimises it with all that it calls, and
turns it into machine code, though a rule is only ever called by a loop that takes it in and is
optimised again. Here a part stays as it was written down, until the loop is optimised as a whole:
a third less time for the same machine code.
"""

from types import FunctionType
from typing import Any

from numba import njit, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


def part(function: FunctionType, flags: dict[str, Any]) -> Any:
    """A function as a part of compiled loops, inlined wherever it is called.

    Nothing but compiled code calls it: it has no doors for Python, which take long to build.
    """
    doors: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made: Any = njit(**flags, **doors, forceinline=True, pipeline_class=PartCompiler)(function)
    narrow = made.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return narrow(tuple(map(widened, args)), kws)

    made.get_call_template = get_call_template
    return made


def widened(kind: Any) -> Any:
    """A small integer or a constant as a 64-bit integer: one version of a function is enough."""
    plain: Any = types.unliteral
    kind = plain(kind)
    is_small = isinstance(kind, types.Integer) and kind != types.uint64
    return types.int64 if is_small else kind


class PartLibrary(JITCodeLibrary):
    """The code of a function that nobody calls but other code that takes it in."""

    def _optimize_final_module(self) -> None:
        """Left to the whole."""

    def _finalize_final_module(self) -> None:
        """No machine code."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is nothing to point to."""
        finish: Any = self._ensure_finalized
        finish()
        return 0

    @property
    def codegen(self) -> "type[NoEnvironment]":
        """What Numba asks for when a function becomes callable."""
        return NoEnvironment


class NoEnvironment:
    """Parts have no Python objects to look up."""

    @staticmethod
    def set_env(name: str, environment: object) -> None:
        """Nowhere to set it."""


class PartCompiler(Compiler):
    """Numba's compiler, into such code."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        made: Any = PartLibrary
        if library is None:
            library = made(targetctx.codegen(), "part")
            library.enable_object_caching()
        start: Any = super().__init__
        start(typingctx, targetctx, library, *rest)
