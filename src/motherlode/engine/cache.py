"""Where compiled code is kept, under a name that stands for everything that takes part in it.

Numba looks only at the file in which a function stands, and would load a loop with yesterday's
rules in it. So the folder's name is a hash of what the compiler gets to see: the code of the loop
and of every function that it reaches, in whichever package, and the values of the names that they
use. Words, comments and views do not take part, and compile nothing anew.
"""

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from motherlode.engine.contract import Rules
from motherlode.engine.tables import Table

if TYPE_CHECKING:
    from motherlode.engine.game import Game

KEPT = 30 * 86_400.0  # seconds for which code stays that nobody has asked for


def cache_folder(game: "Game", *kernels: Callable[..., Any], how: bytes = b"") -> Path:
    """Where loops for a game are kept: a folder for each state of what takes part in them."""
    root = os.environ.get("MOTHERLODE_CACHE")
    if root is None:
        from platformdirs import user_cache_dir

        root = user_cache_dir("motherlode")
    return Path(root) / "compiled" / f"{game.slug}-{fingerprint(game, *kernels, how=how)[:16]}"


def fingerprint(game: "Game", *kernels: Callable[..., Any], how: bytes = b"") -> str:
    """Loops for a game in a few letters, or the rules alone: others for the least difference.

    `how` is what else takes part in compiling them.
    """
    from motherlode.engine.compile import Binder, by_numba_alone

    reached: list[FunctionType] = []

    def note(function: FunctionType) -> FunctionType:
        reached.append(function)
        return function

    binder = Binder(game, wrap=note)
    for name in Rules._fields:
        binder.bind(getattr(game.rules, name))
    for kernel in kernels:
        binder.bind(kernel)
    sizes = (len(game.moves), len(game.outcomes), game.seats, game.state.dtype.descr)
    digest = hashlib.sha256(repr((sys.version_info[:2], by_numba_alone(), sizes)).encode())
    digest.update(Path(__file__).with_name("parts.py").read_bytes() + how)
    for function in sorted(reached, key=lambda one: (one.__module__, one.__qualname__)):
        digest.update(f"{function.__module__}.{function.__qualname__}".encode())
        for part in _of_code(function.__code__, function.__globals__):
            digest.update(part)
    for name, value in sorted(game.content.items()):
        digest.update(name.encode())
        digest.update(_of_value(value))
    return digest.hexdigest()


def digest_of(content: Mapping[str, Any]) -> str:
    """A person's own content in letters: others for the least difference."""
    digest = hashlib.sha256()
    for name, value in sorted(content.items()):
        digest.update(name.encode())
        digest.update(_of_value(value))
    return digest.hexdigest()


def used(folder: Path) -> None:
    """Notes that a folder is in use; with a new one, those go that nobody has used for long."""
    with suppress(OSError):
        if not folder.exists():
            _remove_old(folder.parent)
            folder.mkdir(parents=True)
        os.utime(folder)


def _remove_old(parent: Path) -> None:
    before = time.time() - KEPT
    for folder in parent.iterdir() if parent.exists() else ():
        if folder.stat().st_mtime < before:
            shutil.rmtree(folder, ignore_errors=True)


def _of_code(code: CodeType, names: dict[str, Any]) -> Iterator[bytes]:
    """What a function does, and the values that it reads."""
    from motherlode.engine.compile import global_names

    yield repr((code.co_name, code.co_names, code.co_varnames, code.co_freevars)).encode()
    yield code.co_code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _of_code(constant, names)
        else:
            yield _of_value(constant)
    for name in global_names(code):
        if name in names:
            yield name.encode()
            yield _of_value(names[name])


def _of_value(value: Any) -> bytes:
    if isinstance(value, Table):
        return f"{value.kind}{tuple(value)}".encode()
    if isinstance(value, tuple):
        return b"(" + b",".join(map(_of_value, value)) + b")"
    if isinstance(value, frozenset):
        return b"{" + b",".join(sorted(map(_of_value, value))) + b"}"
    if hasattr(value, "tobytes"):
        return repr((value.dtype, value.shape)).encode() + bytes(value.tobytes())
    if isinstance(value, ModuleType):
        file = value.__file__ if value.__name__.startswith("motherlode") else None
        return value.__name__.encode() + (Path(file).read_bytes() if file else b"")
    if callable(value):
        return f"{value.__module__}.{getattr(value, '__qualname__', '')}".encode()
    return repr(value).encode()
