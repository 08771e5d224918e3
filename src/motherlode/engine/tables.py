"""Numbers that rules look up, by place.

    NEIGHBOURS = table([[-1, 4], [0, 2]], "i1")  # field, direction: a field
    NEIGHBOURS[field][direction]

In the `python` target a table is a tuple, as fast as Python has anything. Where rules are compiled
it is an array, `compile.py` sees to that: only then NumPy is loaded.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal, TypeVar

from motherlode.engine.numbers import Number

Entry = TypeVar("Entry")
Kind = Literal["i1", "i2", "i4", "i8", "f8"]  # what an entry is where it is compiled


class Table(tuple[Entry, ...]):
    """A row of numbers, or rows of them."""

    kind: Kind

    @cached_property
    def array(self) -> Any:
        """The same numbers for compiled code."""
        import numpy as np

        return np.array(self, self.kind)


def table(rows: Iterable[Entry], kind: Kind) -> Table[Entry]:
    """A table of these rows, which all have one length."""
    made: Table[Any] = Table(map(_fixed, rows))
    made.kind = kind
    return made


def _fixed(entry: Any) -> Any:
    return tuple(map(_fixed, entry)) if isinstance(entry, list) else entry


def compiled(value: object) -> object:
    """A global name's value as compiled code reads it."""
    if type(value) is Number:
        return int(value)
    return value.array if isinstance(value, Table) else value
