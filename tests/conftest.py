"""Shared by all tests: every clause of a game is cited by one; what is slow waits."""

import os

import pytest
from clauses import FOLDER

CITED = pytest.StashKey[dict[str, set[str]]]()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Notes which clauses the collected tests cite, by the folder of the game."""
    cited: dict[str, set[str]] = {}
    for item in items:
        if FOLDER in item.path.parents:
            package = item.path.relative_to(FOLDER).parts[0]
            for mark in item.iter_markers("clause"):
                cited.setdefault(package, set()).update(mark.args)
    config.stash[CITED] = cited
    if os.environ.get("MOTHERLODE_FULL") != "1":
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


@pytest.fixture
def cited(request: pytest.FixtureRequest) -> dict[str, set[str]]:
    """The clauses that collected tests cite, for each game."""
    found: dict[str, set[str]] = request.config.stash[CITED]
    return found
