"""What a table in the page survives: a crash, a full device, a newer version, no server."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from live.servers import Server
from playwright.sync_api import Browser, Error, Page, Route, expect
from web.browsers import Desk
from web.page_playing import BOARD, choose, play, quick_desk, wait
from web.sites import FileServer

from motherlode.commands.site import write_site

PATH = "/games/gold/"
# Nothing can be written any more; what is there can be read.
FULL = """
for (const name of ['add', 'put'])
  IDBObjectStore.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); };
"""
NEWER = """() => new Promise((done) => {
  const opening = indexedDB.open('motherlode', 2);
  opening.onsuccess = () => { opening.result.close(); done(null); };
})"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    folder = tmp_path_factory.mktemp("survives")
    write_site(folder / PATH.strip("/"))
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture
def desk(browser: Browser, files: FileServer) -> Iterator[Desk]:
    desk = quick_desk(browser, files.url + PATH)
    yield desk
    desk.context.close()


def story(page: Page) -> str:
    """What was told so far, as the table tells it."""
    page.get_by_role("button", name="Story").click()
    told = page.locator("dialog").inner_text()
    page.keyboard.press("Escape")
    return told


def test_it_can_be_installed(desk: Desk) -> None:
    page = desk.go("")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    asked = desk.context.new_cdp_session(page)
    manifest = asked.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["start_url"], told["display"]) == ("./", "standalone")
    assert manifest["url"] == f"{desk.url}manifest.webmanifest"
    for icon in told["icons"]:
        assert page.request.get(desk.url + icon["src"].removeprefix("./")).ok
    # A context of a test is a private window, in which nothing is installed.
    found = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}


def test_a_tab_that_crashes_loses_nothing(desk: Desk) -> None:
    page = desk.go("")
    choose(page, "gold-nuggets")
    play(page, 3)
    address, before = page.url, story(page)
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    again = desk.context.new_page()
    # The service worker has died with the tab. A browser that has not noticed yet leaves a request
    # with it for ever; nobody opens a page again within milliseconds.
    again.wait_for_timeout(1000)
    again.goto(address)
    wait(again, BOARD)
    assert story(again).startswith(before[:40])
    play(again, 1)


def test_a_full_device_is_opened_looked_at_and_saved(desk: Desk) -> None:
    desk.context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = desk.go("")
    choose(page, "gold-nuggets")
    play(page, 100_000)
    match = page.get_by_role("link", name="Look back").get_attribute("href")

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    page.route("**/assets/worker-*.js", changed)
    page.goto("about:blank")
    page.goto(f"{desk.url}#/me")
    expect(page.locator("tbody tr")).to_have_count(1, timeout=60_000)
    with page.expect_download() as loading:
        page.locator("a[download]").click()
    assert len(json.loads(Path(loading.value.path()).read_text("utf-8"))["records"]) == 1
    page.evaluate("(path) => (location.hash = path)", str(match).partition("#")[2])
    page.locator("input[type=range]").wait_for()
    wait(page, "document.querySelector('main').textContent.includes('Luck and skill')")
    expect(page.get_by_text("no room left")).to_have_count(0)  # nothing was refused

    page.evaluate("location.hash = '#/'")
    page.locator("[data-game=gold]").click()
    page.locator("form .go .primary").click()
    page.get_by_role("alert").filter(has_text="no room left").wait_for()


def test_a_newer_version_in_another_tab_is_let_through_and_said_so(desk: Desk) -> None:
    page = desk.go("")
    choose(page, "gold-nuggets")
    page.evaluate(NEWER)  # it is not kept waiting
    expect(page.locator(".waiting[role=alertdialog]")).to_contain_text("a newer version")


def test_without_its_server_the_device_is_offered_and_goes_on(
    browser: Browser, server: Server
) -> None:
    desk = quick_desk(browser, server.url)
    page = desk.go("/#/")
    choose(page, "gold-nuggets")
    play(page, 1)
    wait(page, "caches.match('/kept-all').then(Boolean)")
    desk.context.set_offline(True)
    page.goto(server.url)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("does not answer")
    alert.get_by_role("link", name="Play on this device").click()
    page.get_by_role("heading", name="Your tables").wait_for()
    page.locator("section[aria-labelledby=mine] a").first.click()
    wait(page, BOARD)
    play(page, 1)
    desk.context.close()
