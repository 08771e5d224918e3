"""What the edges of a server stand on, started when the first test asks for it."""

from collections.abc import Iterator

import pytest
from live.databases import Postgres, Redis
from simulate.grounds import Ground, Real, Simulated


@pytest.fixture(params=[Real, Simulated], ids=["real", "simulated"])
def ground(request: pytest.FixtureRequest) -> Ground:
    """The machine's own edges, then the simulated ones."""
    made: Ground = request.param()
    return made


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One cluster; each test makes its own database in it."""
    postgres = Postgres()
    yield postgres
    postgres.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """One server for channels."""
    redis = Redis()
    yield redis
    redis.remove()
