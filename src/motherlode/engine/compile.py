"""Binds a game's plain functions for a target.

The rules are ordinary functions that call each other by global names. For a target we make copies
of them whose globals name the target's copies: nothing is decorated, and the originals keep
running as they stand. The engine's loops are bound in the same way, with the game's functions in
place of the stand-ins of the contract.
"""

import dis
import os
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache, lru_cache
from threading import Lock
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from motherlode.engine import contract
from motherlode.engine.cache import cache_folder, used
from motherlode.engine.chance import draw
from motherlode.engine.contract import Rules
from motherlode.engine.errors import GameError
from motherlode.engine.state import Cells, size_of
from motherlode.engine.tables import compiled

if TYPE_CHECKING:
    from motherlode.engine.game import Game

_BINDING = Lock()  # Numba's folder for the cache is one for the whole process

Wrap = Callable[[FunctionType], Any]
Value = Callable[[Any], Any]  # what stands for a name that is no function of ours

# A module with this name holds loops over any game: its names MOVES, SIZE, … stand for the sizes
# of the game that it is bound for, see `kernels.py`.
_LOOPS = "OVER_ANY_GAME"


class Binder:
    """Copies functions for one game and one target, each once."""

    def __init__(
        self, game: "Game", wrap: Wrap, value: Value = lambda value: value, **given: Any
    ) -> None:
        self._game = game
        self._wrap = wrap
        self._value = value
        self._bound: dict[FunctionType, Any] = {}
        self._under_way: list[FunctionType] = []  # what is being copied calls what comes after it
        self._ours = {"motherlode", game.rules.setup.__module__.partition(".")[0]}
        self._folder = os.path.dirname(game.rules.setup.__code__.co_filename)
        self._stand_ins = {
            getattr(contract, name): getattr(game.rules, name) for name in Rules._fields
        }
        self._stand_ins[contract.policy] = game.policy or any_move
        self._stand_ins[contract.skip] = game.skip or no_move
        self._stand_ins[contract.judge] = game.judge or no_judgement
        self._stand_ins[contract.features] = game.features or no_features
        self._given = {
            "MOVES": len(game.moves),
            "OUTCOMES": len(game.outcomes),
            "SIZE": size_of(game.state),
            "SEATS": game.seats[-1],
            "FEATURES": game.feature_count,
            **given,
        }

    def bind(self, function: Callable[..., Any], wrap: Wrap | None = None) -> Any:
        """The target's copy of a function and of everything that it calls."""
        plain = self._stand_ins.get(function, function)
        assert isinstance(plain, FunctionType)
        if wrap is None and plain in self._bound:
            return self._bound[plain]
        if plain in self._under_way:
            way = " → ".join(one.__name__ for one in (*self._under_way, plain))
            raise GameError("rules/recursion", f"A rule may not call itself: {way}.")
        names = dict(plain.__globals__)
        given = self._given if _LOOPS in plain.__globals__ else self._game.content
        self._under_way.append(plain)
        for name in global_names(plain.__code__):
            if name in given:
                names[name] = self._value(given[name])
            elif name in names and self._is_ours(names[name]):
                names[name] = self.bind(names[name])
            elif name in names:
                names[name] = self._value(names[name])
        self._under_way.pop()
        copied = FunctionType(
            plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__
        )
        copied.__qualname__ = plain.__qualname__
        copied.__module__ = plain.__module__
        made = (wrap or self._wrap)(copied)
        if wrap is None:
            self._bound[plain] = made
        return made

    def _is_ours(self, value: object) -> bool:
        """A function of the engine, of the game's package, or of a file beside the game's own."""
        return isinstance(value, FunctionType) and (
            value.__module__.partition(".")[0] in self._ours
            or os.path.dirname(value.__code__.co_filename) == self._folder
        )


def any_move(s: Any, seat: int, mask: Cells, rng: Cells) -> int:
    """The policy of a game without ideas: the first legal move after a random place."""
    at = draw(rng, len(mask))
    while not mask[at]:
        at = (at + 1) % len(mask)
    return at


def no_move(s: Any, seat: int, mask: Cells) -> int:
    """Skips nothing."""
    return 0


def no_judgement(s: Any, shares: Any) -> bool:
    """Says nothing."""
    return False


def no_features(s: Any, seat: int, row: Cells) -> int:
    """Describes nothing: then the record's bits have to do."""
    return 0


@cache
def global_names(code: CodeType) -> tuple[str, ...]:
    """The global names that a function reads; a field `s.supply` is none, whatever it is called."""
    read = [step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"]
    inside = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return tuple(dict.fromkeys([*read, *(name for one in inside for name in global_names(one))]))


def rebound(game: "Game") -> Rules:
    """The rules as plain Python, with a person's own content."""
    binder = Binder(game, wrap=lambda function: function)
    return Rules(*(binder.bind(getattr(game.rules, name)) for name in Rules._fields))


def with_plain(game: "Game") -> "Game":
    """The game with all its functions beside the rules bound to a person's own content."""
    binder = Binder(game, wrap=lambda function: function)
    bound = {
        field.name: binder.bind(function)
        for field in fields(game)
        if isinstance(function := getattr(game, field.name), FunctionType)
    }
    return replace(game, **bound)


def read_names(game: "Game") -> set[str]:
    """The global names that the game's functions read: those that can have other content."""
    read: set[str] = set()

    def note(function: FunctionType) -> FunctionType:
        read.update(global_names(function.__code__))
        return function

    binder = Binder(game, wrap=note)
    for name in Rules._fields:
        binder.bind(getattr(game.rules, name))
    for field in fields(game):
        if isinstance(function := getattr(game, field.name), FunctionType):
            binder.bind(function)
    return read


def plain(game: "Game", kernel: Callable[..., Any]) -> Any:
    """One of the engine's loops for a game, for the `python` target."""
    return Binder(game, wrap=lambda function: function).bind(kernel)


def cpu(game: "Game", kernel: Callable[..., Any]) -> Any:
    """A loop for a game, compiled for the processor; it releases the GIL."""
    with _BINDING:
        return _compiled(Key(game), kernel)


def is_compiled(game: "Game", kernel: Callable[..., Any]) -> bool:
    """Whether a loop can run at once: compiled in this process, or found in the cache."""
    if cpu(game, kernel).signatures:
        return True
    return any(cache_folder(game, kernel).rglob(f"*.{kernel.__name__}-*.nbc"))


class Key:
    """A game as a key of the cache: by identity, for games are not changed."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=256)
def _compiled(key: Key, kernel: Callable[..., Any]) -> Any:
    import numba
    from numba.core import config

    settings: Any = config
    # No reference counts: the loops and the rules allocate nothing, and counting costs as much
    # as the rules. Inlining everything makes random play twice as fast and costs no time here.
    flags: Any = {"nogil": True, "error_model": "numpy", "_nrt": False}
    if by_numba_alone():
        binder = Binder(key.game, wrap=numba.njit(**flags), value=compiled)
    else:
        from motherlode.engine.parts import part

        binder = Binder(key.game, wrap=lambda function: part(function, flags), value=compiled)
    folder = cache_folder(key.game, kernel)
    used(folder)
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        return compiled_anew_if_unreadable(
            binder.bind(kernel, wrap=numba.njit(**flags, cache=True))
        )
    finally:
        settings.CACHE_DIR = before


def compiled_anew_if_unreadable(loop: Any) -> Any:
    """A kept loop may name a module that is not there, as that of a game loaded from a file.

    Numba takes only a fault of the disk for a reason to compile anew.
    """
    if not hasattr(loop, "_cache"):  # nothing is compiled at all: NUMBA_DISABLE_JIT
        return loop
    load = loop._cache.load_overload

    def load_overload(signature: Any, context: Any) -> Any:
        try:
            return load(signature, context)
        except ModuleNotFoundError:
            return None

    loop._cache.load_overload = load_overload
    return loop


def by_numba_alone() -> bool:
    """Whether loops are compiled without `engine/parts.py`, which knows Numba's inside: slower."""
    return os.environ.get("MOTHERLODE_PLAIN", "").lower() in ("1", "true", "yes", "on")
