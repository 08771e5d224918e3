"""The flat record: same bytes, plain integers, no gaps."""

from typing import Annotated

import numpy as np
import pytest

from motherlode.engine.state import (
    Cells,
    Grid,
    Header,
    Int8,
    Int16,
    blank,
    copy,
    differing_fields,
    fields,
    record,
)


@record
class Sample(Header):
    """A record with every shape of field."""

    gold: Int16
    row: Annotated[Cells, Int8, 4]
    grid: Annotated[Grid, Int8, 2, 3]


def test_the_record_and_the_dtype_lie_in_memory_alike() -> None:
    s = blank(Sample)
    s.gold, s.row[2], s.grid[1][2] = 300, -5, 7
    row = np.frombuffer(bytes(s), Sample.dtype)[0]
    assert (row["gold"], row["row"][2], row["grid"][1, 2]) == (300, -5, 7)
    assert Sample.dtype.itemsize == len(bytes(s)) == 16
    assert list(Sample.dtype.names or ())[:4] == ["over", "to_act", "seats", "phase"]


def test_reading_gives_plain_integers_and_storing_wraps_as_compiled_code_does() -> None:
    s = blank(Sample)
    s.row[0] = 200
    assert type(s.row[0]) is int
    assert s.row[0] == 200 - 256


def test_a_copy_is_a_state_of_its_own() -> None:
    s = blank(Sample)
    other = copy(s)
    other.row[1] = 3
    assert s.row[1] == 0
    assert differing_fields(s, other) == ["row"]
    assert fields(other)["row"] == [0, 3, 0, 0]


def test_padding_is_refused() -> None:
    with pytest.raises(TypeError, match="1 bytes of padding"):

        @record
        class Gappy(Header):
            small: Int8
            wide: Int16

        del Gappy


def test_a_field_must_be_an_integer_or_rows_of_them() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.name"):

        @record
        class Wrong(Header):
            name: str

        del Wrong
