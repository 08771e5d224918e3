"""The server, the browser, and devices that fail a test on any error in their console."""

from collections.abc import Callable, Iterator

import pytest
from live.servers import Server
from playwright.sync_api import Browser, sync_playwright
from web.browsers import CLIENT, Desk, launched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    assert (CLIENT / "index.html").exists(), "the client is not built: make web"
    server = Server(tmp_path_factory.mktemp("web"), signal="0.1")
    yield server
    assert server.stop() == 0
    assert server.complaints == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser; each device is a context of its own in it."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Callable[..., Desk]]:
    """Makes devices; they are closed with the test."""
    made: list[Desk] = []

    def make(size: str = "phone", language: str = "en-GB", url: str | None = None) -> Desk:
        made.append(Desk(browser, url or server.url, size, language))
        return made[-1]

    yield make
    for one in made:
        one.close()
