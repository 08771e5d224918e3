"""The examples of the documentation run as they stand."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "lab.md"


def test_the_examples_of_the_lab_are_true() -> None:
    result = doctest.testfile(str(DOCS), module_relative=False, verbose=False)
    assert result.attempted > 10
    assert result.failed == 0
