"""Servers, databases and channels, each started when the first test asks for it."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from live.databases import Postgres, Redis
from live.operators import World
from live.servers import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with the embedded database, for all tests that leave it as it is."""
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    assert server.stop() == 0
    assert server.complaints == []


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


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of one's own; they end with the test."""
    started: list[Server] = []
    numbers = count()

    def start(**options: str) -> Server:
        server = Server(tmp_path, name=f"server-{next(numbers)}", **options)
        started.append(server)
        return server

    yield start
    for server in started:
        if server.is_running:
            server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    """One server on SQLite, two on PostgreSQL."""
    folder = tmp_path_factory.mktemp("admin")
    if request.param == "sqlite":
        url = f"sqlite:///{folder / 'motherlode.db'}"
        servers = [Server(folder, url, proxy="1")]
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        url = postgres.create("admin")
        servers = [
            Server(folder, url, redis.url, name=f"server-{number}", proxy="1")
            for number in range(2)
        ]
    yield World(url, servers)
    for server in servers:
        assert server.stop() == 0
        assert server.complaints == []
