"""The solution is made once for all tests."""

import pytest

from motherlode.games.gold_nuggets.solver import Table, solve


@pytest.fixture(scope="session")
def table() -> Table:
    return solve()
