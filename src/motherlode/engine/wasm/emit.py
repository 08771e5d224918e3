"""Writes a game's loops as a WebAssembly module: Numba types them, LLVM does the rest.

Numba's code for a loop is complete in itself, because loops and rules allocate nothing and call
nothing but each other. It is taken before it becomes machine code, told that pointers have 32 bits,
and given a door for each loop. What we know of Numba's inside stands here, in `doors.py` and in
`engine/parts.py`.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from motherlode.engine.cache import cache_folder, used
from motherlode.engine.compile import Binder, Key
from motherlode.engine.game import Game
from motherlode.engine.jobs import RECORD, WIDTHS, Array, Loop
from motherlode.engine.tables import compiled
from motherlode.engine.wasm.doors import door
from motherlode.engine.wasm.tools import link

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
# What every browser has had since 2023: copying a record is one instruction, and marks are counted
# sixteen at once. Sums of real numbers keep their order, and so their bits.
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
# Parts are inlined wherever they are called. Left to LLVM, loops share them: that is a third of the
# size, and a search is as fast.
FREELY = ("alwaysinline", "inlinehint")
SOURCES = ("wasm/emit.py", "wasm/doors.py", "wasm/block.py", "jobs.py")  # take part in a module


def module(game: Game, loops: Sequence[Loop]) -> bytes:
    """The module of some loops for a game; written once, then kept on disk."""
    how = b"".join((Path(__file__).parents[1] / source).read_bytes() for source in SOURCES)
    folder = cache_folder(game, *(loop.function for loop in loops), how=how)
    kept = folder / "loops.wasm"
    used(folder)
    if not kept.exists():
        new = kept.with_suffix(".new")  # whoever reads meanwhile sees no half of it
        new.write_bytes(_written(game, loops))
        new.replace(kept)
    return kept.read_bytes()


def _written(game: Game, loops: Sequence[Loop]) -> bytes:
    import llvmlite.binding as llvm

    whole: Any = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"')
    for loop, code in _typed(game, loops):
        parsed = llvm.parse_assembly(code if loop.inlined else code.replace(*FREELY))
        if loop.inlined:
            _enclose(parsed, [loop.name])
        whole.link_in(parsed)
    names = [loop.name for loop in loops]
    _enclose(whole, names)
    machine = _machine()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    return link(machine.emit_object(whole), names)


def _enclose(module: Any, names: Sequence[str]) -> None:
    """Nobody calls anything from outside but the doors."""
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"


@cache
def _machine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)


def _typed(game: Game, loops: Sequence[Loop]) -> Iterator[tuple[Loop, str]]:
    """LLVM's text of each loop with everything that it calls, and its door."""
    import numba
    import numpy as np
    from numba import types

    binder = _binder(Key(game))
    kinds: dict[str, Any] = {kind: numba.from_dtype(np.dtype(kind)) for kind in WIDTHS}
    kinds[RECORD] = numba.from_dtype(game.state.dtype)
    for loop in loops:
        signature = tuple(
            types.Array(kinds[argument.kind], len(argument.shape), "C")
            if isinstance(argument, Array)
            else kinds[argument.kind]
            for argument in loop.arguments.values()
        )
        made = binder.bind(loop.function)
        made.compile(signature)
        found = made.overloads[signature]
        code = _for_wasm(found.library.get_llvm_str())
        yield loop, code + door(game, loop, found.fndesc.llvm_func_name)


@lru_cache(maxsize=16)
def _binder(key: Key) -> Binder:
    """Rules that are typed for one module need not be typed again for another one."""
    from motherlode.engine.parts import part

    flags: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
    return Binder(key.game, wrap=lambda function: part(function, flags), value=compiled)


def _for_wasm(code: str) -> str:
    """LLVM's text for a machine with pointers of 32 bits."""
    code = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.M)
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{LAYOUT}"', code, flags=re.M)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    # Numba's places for Python's objects, of which there are none: WebAssembly has no common ones.
    code = re.sub(r"^(@\S+ =) common ", r"\1 internal ", code, flags=re.M)
    # A root is an instruction, and the same number on every machine.
    return re.sub(r"@sqrt\b", "@llvm.sqrt.f64", code)
