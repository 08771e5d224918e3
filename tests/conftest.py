"""Shared by all tests: every clause of a game is cited by one; what is slow waits.

`make test-quick` leaves out whatever starts a server, a database or a browser, and what is `heavy`.
"""

import os

import pytest
from clauses import FOLDER

# Fixtures that start something.
STARTED = {"server", "serve", "world", "postgres", "redis", "browser", "desk", "odd", "small"}

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
    left_out = [item for item in items if _waits(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not _waits(item)]


def _waits(item: pytest.Item) -> bool:
    """Whether a test is for another run than this."""
    if os.environ.get("MOTHERLODE_QUICK") == "1":
        started = STARTED & set(getattr(item, "fixturenames", ())) or "postgres" in item.name
        return bool(started or item.get_closest_marker("slow") or item.get_closest_marker("heavy"))
    return os.environ.get("MOTHERLODE_FULL") != "1" and bool(item.get_closest_marker("slow"))


@pytest.fixture
def cited(request: pytest.FixtureRequest) -> dict[str, set[str]]:
    """The clauses that collected tests cite, for each game."""
    found: dict[str, set[str]] = request.config.stash[CITED]
    return found
