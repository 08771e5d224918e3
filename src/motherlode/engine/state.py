"""A state is one flat record of small integers.

A game declares its record as an annotated class. `record` turns it into a class whose instances
hold nothing but bytes, with a NumPy dtype of the same layout for the targets that need one:

    @record
    class State(Header):
        supply: Int8
        nuggets: Annotated[Cells, Int8, 5]

In the `python` target a state is an instance of that class: reading a field gives a plain `int`,
and storing wraps around as it does in compiled code. In the `cpu` and `cuda` targets the same
bytes lie in an array of the dtype. Copying, comparing and storing a state is done on its bytes.
"""

import ctypes
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_type_hints,
)

if TYPE_CHECKING:  # nothing is loaded for plain play
    import numpy as np
    import numpy.typing as npt

# A field's width. Mind that arithmetic in the rules is done on 64-bit integers everywhere:
# the width says only what is kept.
Int8 = Annotated[int, "i1"]
UInt8 = Annotated[int, "u1"]
Int16 = Annotated[int, "i2"]
UInt16 = Annotated[int, "u2"]
Int32 = Annotated[int, "i4"]
UInt32 = Annotated[int, "u4"]
Int64 = Annotated[int, "i8"]

Bytes: TypeAlias = "npt.NDArray[np.uint8]"

_CTYPES: dict[str, Any] = {
    "i1": ctypes.c_int8,
    "u1": ctypes.c_uint8,
    "i2": ctypes.c_int16,
    "u2": ctypes.c_uint16,
    "i4": ctypes.c_int32,
    "u4": ctypes.c_uint32,
    "i8": ctypes.c_int64,
}


class Cells(Protocol):
    """A row of integers: a field with a length, a mask, weights, points, a random stream."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of integers: a field with two lengths, read as `s.grid[row][column]`."""

    def __getitem__(self, index: int, /) -> Cells: ...
    def __len__(self) -> int: ...


class Header:
    """The fields with which every record begins."""

    dtype: ClassVar[Any]  # the same layout for NumPy, see `_Dtype`

    over: Int8  # 0 while the game runs, then the reason why it ended
    to_act: UInt8  # a bit for each seat that may decide now
    seats: Int8
    phase: Int8

    @classmethod
    def from_buffer_copy(cls, source: bytes, /) -> Self:
        """A state of its own with these bytes."""
        raise NotImplementedError  # given by `record`

    @classmethod
    def from_buffer(cls, source: Any, offset: int = 0, /) -> Self:
        """A state that lies in the given writable memory."""
        raise NotImplementedError  # given by `record`

    def __bytes__(self) -> bytes:
        raise NotImplementedError  # given by `record`


T = TypeVar("T", bound=Header)


def record(cls: type[T]) -> type[T]:
    """Lays out an annotated class as a flat record without gaps."""
    layout: list[tuple[str, Any]] = []
    columns: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name == "dtype":
            continue
        width, lengths = _width_and_lengths(cls.__name__, name, hint)
        kind: Any = _CTYPES[width]
        for length in reversed(lengths):
            kind = kind * length
        layout.append((name, kind))
        columns.append((name, "<" + width, lengths))
    body = {"__doc__": cls.__doc__, "__module__": cls.__module__, "_fields_": layout}
    made: Any = type(cls.__name__, (ctypes.Structure,), body)
    made.dtype = _Dtype(columns)
    gaps = ctypes.sizeof(made) - sum(ctypes.sizeof(kind) for _, kind in layout)
    if gaps:
        raise TypeError(
            f"{cls.__name__} has {gaps} bytes of padding: order its fields so that wide ones "
            "stand on multiples of their width, and fill the end"
        )
    laid_out: type[T] = made
    return laid_out


class _Dtype:
    """A record's layout for NumPy, which is loaded when somebody asks for it."""

    def __init__(self, columns: list[tuple[str, str, tuple[int, ...]]]) -> None:
        self._columns = columns
        self._made: Any = None

    def __get__(self, instance: object, owner: type) -> Any:
        if self._made is None:
            import numpy as np

            self._made = np.dtype(self._columns, align=True)
            assert self._made.itemsize == ctypes.sizeof(owner)
        return self._made


def _width_and_lengths(owner: str, name: str, hint: Any) -> tuple[str, tuple[int, ...]]:
    """`Int8` gives ("i1", ()); `Annotated[Grid, Int8, 4, 3]` gives ("i1", (4, 3))."""
    marks: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    if len(marks) == 1 and marks[0] in _CTYPES:
        return marks[0], ()
    if marks and getattr(marks[0], "__metadata__", ()):
        return marks[0].__metadata__[0], tuple(marks[1:])
    raise TypeError(f"{owner}.{name}: {hint!r} is no field of a record")


def copy(s: T) -> T:
    """A state of its own with the same bytes."""
    return type(s).from_buffer_copy(bytes(s))


def blank(kind: type[T]) -> T:
    """A record of zeros."""
    return kind.from_buffer_copy(bytes(size_of(kind)))


def size_of(kind: type[Any]) -> int:
    """The bytes of a record."""
    return ctypes.sizeof(kind)


def field_names(kind: type[Any]) -> list[str]:
    """The fields of a record, as they lie in memory."""
    return [name for name, _ in kind._fields_]


def fields(s: Header) -> dict[str, Any]:
    """The record as names and plain values, for messages and debugging."""
    return {name: _plain(getattr(s, name)) for name in field_names(type(s))}


def _plain(value: Any) -> Any:
    return value if isinstance(value, int) else [_plain(each) for each in value]


def differing_fields(one: Header, other: Header) -> list[str]:
    """The names of the fields in which two records differ."""
    a, b = fields(one), fields(other)
    return [name for name in a if a[name] != b[name]]
