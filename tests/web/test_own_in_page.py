"""Own games in a site without a server: a file of rules, played to the end on somebody's phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from web.browsers import Desk
from web.page_playing import choose, home, play, play_through, quick_desk, wait
from web.sites import FileServer

from motherlode.commands.site import write_site

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PATH = "/mine/"
GAMES = ("cave_in", "sluice", "lamplight")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """The three examples beside the six games."""
    folder = tmp_path_factory.mktemp("own-site")
    write_site(folder / PATH.strip("/"), [str(EXAMPLES / f"{name}.py") for name in GAMES])
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture
def desk(browser: Browser, files: FileServer) -> Iterator[Desk]:
    desk = quick_desk(browser, files.url + PATH)
    yield desk
    desk.close()


def test_own_games_are_played_from_static_files_without_a_network(
    desk: Desk, files: FileServer
) -> None:
    page = desk.go("")
    expect(page.locator("[data-game]")).to_have_count(6 + len(GAMES))
    played: list[str] = []
    page.on("worker", lambda worker: played.append(worker.url))
    choose(page, "lamplight")
    play(page, 100_000)
    expect(page.locator(".over").first).to_be_visible()
    wait(page, f"caches.match('{PATH}kept-all').then(Boolean)")
    desk.context.set_offline(True)
    home(page)
    play_through(page, "cave-in")  # with a reload in the middle
    assert any("loops" in url for url in played)  # bots look ahead, in a worker of their own
    home(page)
    choose(page, "sluice")
    page.goto(f"{desk.url}#/rules/sluice")
    page.get_by_text("two dice").first.wait_for()
