"""Records and tables that look at how rules use them: what plain Python lets pass is found here.

A number that does not fit its field is wrapped around on every target, a field with a typing
mistake is a new attribute in Python, and a negative index counts from the end in Python and reads
anything elsewhere. In the kit's games the rules get these in place of the real ones.
"""

import ctypes
from functools import lru_cache
from typing import Any

from motherlode.engine.check.faults import Fault
from motherlode.engine.compile import Binder, Key
from motherlode.engine.contract import Rules
from motherlode.engine.errors import did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.tables import Table


class Misuse(Fault):
    """Something that a rule has done with a record or a table; its line is where it was raised."""


def watched(game: Game) -> Rules:
    """The rules of a game, with tables that are watched."""
    return _watched(Key(game))


@lru_cache(maxsize=8)
def _watched(key: Key) -> Rules:
    binder = Binder(key.game, wrap=lambda function: function, value=_guarded)
    return Rules(*(binder.bind(getattr(key.game.rules, name)) for name in Rules._fields))


def _guarded(value: Any) -> Any:
    return WatchedTuple(map(_guarded, value)) if type(value) in (tuple, Table) else value


class WatchedTuple(tuple[Any, ...]):
    """A table that is read from the front only."""

    __slots__ = ()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, int) and not 0 <= index < len(self):
            raise _no_index("a table", index, len(self))
        return tuple.__getitem__(self, index)


class WatchedList(list[int]):
    """A mask, weights or points, which are written from the front only."""

    def __getitem__(self, index: Any) -> Any:
        if not 0 <= index < len(self):
            raise _no_index("the list", index, len(self))
        return list.__getitem__(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if not 0 <= index < len(self):
            raise _no_index("the list", index, len(self))
        if isinstance(value, float):
            raise Fault("number", f"{value} is no whole number: divide with //")
        list.__setitem__(self, index, int(value))


class Row:
    """A row of a record's field."""

    __slots__ = ("_cells", "_name")

    def __init__(self, cells: Any, name: str) -> None:
        self._cells = cells
        self._name = name

    def __len__(self) -> int:
        return len(self._cells)

    def __getitem__(self, index: int) -> Any:
        if not 0 <= index < len(self._cells):
            raise _no_index(self._name, index, len(self._cells))
        value = self._cells[index]
        return value if isinstance(value, int) else Row(value, f"{self._name}[{index}]")

    def __setitem__(self, index: int, value: int) -> None:
        if not 0 <= index < len(self._cells):
            raise _no_index(self._name, index, len(self._cells))
        kind = self._cells._type_
        _check_fits(f"{self._name}[{index}]", kind, value)
        self._cells[index] = value


class Watched:
    """A record whose fields are watched; the changes are made in the record itself."""

    __slots__ = ("_kinds", "_s")

    def __init__(self, s: Any) -> None:
        object.__setattr__(self, "_s", s)
        object.__setattr__(self, "_kinds", _kinds(type(s)))  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> Any:
        self._check(name)
        value = getattr(self._s, name)
        return value if isinstance(value, int) else Row(value, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self._check(name)
        kind = self._kinds[name]
        if isinstance(value, int):
            _check_fits(name, kind, value)
        setattr(self._s, name, value)

    def _check(self, name: str) -> None:
        if name not in self._kinds:
            hint = did_you_mean(name, self._kinds)
            raise Misuse("field", f"the record has no field “{name}”. {hint}", field=name)


@lru_cache(maxsize=64)
def _kinds(kind: type[Any]) -> dict[str, Any]:
    return dict(kind._fields_)


@lru_cache(maxsize=64)
def _bounds(kind: Any) -> tuple[int, int]:
    bits = 8 * ctypes.sizeof(kind)
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if kind(-1).value < 0 else (0, (1 << bits) - 1)


def _check_fits(name: str, kind: Any, value: int) -> None:
    least, most = _bounds(kind)
    if not least <= value <= most:
        field = name.partition("[")[0]
        raise Misuse(
            "overflow",
            f"{name} = {value} does not fit: the field holds {least} to {most}",
            None,
            field,
        )


def _no_index(what: str, index: int, length: int) -> Misuse:
    if index < 0:
        return Misuse("index", f"{what}[{index}]: a negative index", None, what.partition("[")[0])
    message = f"{what}[{index}]: there are only 0 to {length - 1}"
    return Misuse("index", message, None, what.partition("[")[0])
