"""The table in the page: static files under a path of their own, then without any network."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from live.servers import Server
from playwright.sync_api import Browser, Page, Route, expect
from web.browsers import Desk
from web.page_playing import (
    BOARD,
    PATIENCE,
    choose,
    home,
    look_back,
    play,
    play_through,
    quick_desk,
    wait,
)
from web.sites import FileServer

from motherlode.commands.site import write_site
from motherlode.games import games, registered

PATH = "/games/gold/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in a folder below another one, as on somebody's web space."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder / PATH.strip("/"))
    return folder


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    """What serves it."""
    server = FileServer(site)
    yield server
    server.stop()


@pytest.fixture
def desk(browser: Browser, files: FileServer) -> Iterator[Desk]:
    """A device that shows everything at once."""
    desk = quick_desk(browser, files.url + PATH)
    yield desk
    desk.context.close()


# The race takes its time: nobody rolls faster than a hand.
ALIKE = ("gold-nuggets", "go-for-gold"), ("gold-rausch", "claim-poker", "gold"), ("wurf-und-weg",)


def test_no_game_is_forgotten() -> None:
    # Own games of other tests in this process are played by these.
    assert sorted(sum(ALIKE, ())) == sorted(set(games()) - set(registered()))


@pytest.mark.parametrize("some", ALIKE, ids="+".join)
def test_games_from_static_files_and_then_without_a_network(
    desk: Desk, files: FileServer, some: tuple[str, ...]
) -> None:
    page = desk.go("")
    expect(page.locator("#device")).to_be_visible()

    def cut() -> None:
        wait(page, f"caches.match('{PATH}kept-all').then(Boolean)")
        files.stop()
        desk.context.set_offline(True)

    first, *others = some
    play_through(page, first, meanwhile=cut)
    look_back(page)
    for game in others:
        home(page)
        play_through(page, game)
        look_back(page)
    page.goto(f"{desk.url}#/me")
    expect(page.locator("tbody tr")).to_have_count(len(some))


# --- what a device may not have ---

NO_STORAGE = "indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };"
# A table can still be opened, and then nothing fits any more.
FULL = """
let room = 1;
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...entry) {
  if (--room < 0) throw new DOMException('full', 'QuotaExceededError');
  return add.apply(this, entry);
};
"""


@pytest.fixture
def bare(browser: Browser, files: FileServer) -> Iterator[Desk]:
    """A device on which a test may take something away; nothing is kept between the two."""
    desk = Desk(browser, files.url + PATH)
    desk.page.set_default_timeout(PATIENCE)
    desk.context.add_init_script("delete Navigator.prototype.serviceWorker")
    yield desk
    desk.context.close()


def begin(desk: Desk) -> Page:
    """Two taps, whatever comes of them."""
    page = desk.go("")
    page.locator("[data-game=gold]").click()
    page.locator("form .go .primary").click()
    return page


def in_the_worker(desk: Desk, code: str) -> None:
    """Takes something away from the worker that holds the table."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code + answer.text())

    desk.page.route("**/assets/worker-*.js", changed)


@pytest.mark.parametrize(
    ("gone", "said"), [("Worker", "it has no workers"), ("WebAssembly", "it has no WebAssembly")]
)
def test_a_browser_that_cannot_is_told_so(bare: Desk, gone: str, said: str) -> None:
    bare.context.add_init_script(f"delete window.{gone}")
    expect(begin(bare).locator(".waiting[role=alertdialog]")).to_contain_text(said)


def test_who_denies_storage_is_told_so(bare: Desk) -> None:
    in_the_worker(bare, NO_STORAGE)
    expect(begin(bare).locator(".waiting[role=alertdialog]")).to_contain_text(
        "keeps nothing for us"
    )


def test_a_full_device_says_so_and_the_match_stays_as_it_was_kept(bare: Desk) -> None:
    in_the_worker(bare, FULL)
    page = begin(bare)
    expect(page.get_by_text("This device has no room left")).to_be_visible(timeout=PATIENCE)


NEWER = """() => new Promise((done) => {
  const opening = indexedDB.open('motherlode', 2);
  opening.onsuccess = () => { opening.result.close(); done(null); };
})"""


def test_what_a_newer_version_keeps_is_not_touched_by_an_old_page(bare: Desk) -> None:
    bare.go("").evaluate(NEWER)
    page = begin(bare)
    expect(page.locator(".waiting[role=alertdialog]")).to_contain_text("written by a newer version")
    versions = "indexedDB.databases().then((all) => all.map((one) => one.version))"
    assert page.evaluate(versions) == [2]


# --- a new version while somebody plays ---

CACHES = "caches.keys().then((names) => names.filter((name) => name.includes('motherlode')))"


def renew(folder: Path) -> None:
    """Another build on the same host: its page, its worker's name for what is kept."""
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace("'motherlode-", "'motherlode-newer", 1), encoding="utf-8")
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("<head>", '<head data-build="newer">'), encoding="utf-8")


def test_a_new_version_comes_while_a_match_runs_and_nothing_of_it_is_lost(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    files = FileServer(tmp_path)
    desk = quick_desk(browser, files.url + PATH)
    page = desk.go("")
    choose(page, "gold-nuggets")
    play(page, 2)
    wait(page, f"caches.match('{PATH}kept-all').then(Boolean)")
    address, before = page.url, set(page.evaluate(CACHES))
    renew(tmp_path / PATH.strip("/"))
    page.evaluate("navigator.serviceWorker.ready.then((known) => known.update())")
    wait(page, f"{CACHES}.then((names) => names.some((name) => name.includes('newer')))")
    kept = "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) =>"
    kept += f" (await caches.open(name)).match('{PATH}kept-all')))).filter(Boolean).length === 2)"
    wait(page, kept)  # all of the new one is there, too
    assert before < set(page.evaluate(CACHES))
    play(page, 2)  # in the old one, as if nothing had happened
    page.reload()
    wait(page, BOARD)
    assert page.url == address
    assert page.evaluate("document.head.dataset.build") == "newer"
    play(page, 2)
    desk.context.close()
    files.stop()


# --- at a server: against bots the table may be in the page ---


def test_at_a_server_a_match_against_bots_runs_on_this_device(
    browser: Browser, server: Server
) -> None:
    desk = quick_desk(browser, server.url)
    asked: list[str] = []
    desk.page.on("request", lambda request: asked.append(request.url))
    page = desk.go("/")
    page.locator("[data-game=go-for-gold]").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Friends").check(force=True)
    expect(sheet.get_by_role("checkbox", name="In this browser")).to_have_count(0)
    sheet.get_by_role("radio", name="Bots").check(force=True)
    sheet.get_by_role("radio", name="Legend").check(force=True)
    sheet.get_by_role("checkbox", name="In this browser").check()
    sheet.get_by_label("Your name").fill("Lovelace")
    asked.clear()
    page.locator("form .go .primary").click()
    wait(page, BOARD)
    assert "#/t/" in page.url
    assert "Lovelace" in page.inner_text("body")
    play(page, 2)
    assert [url for url in asked if "/api/" in url] == []  # the server has heard nothing of it
    desk.close()


@pytest.mark.parametrize("gone", ["Worker", "WebAssembly"])
def test_at_a_server_who_cannot_is_led_to_its_tables(
    browser: Browser, server: Server, gone: str
) -> None:
    desk = Desk(browser, server.url)
    desk.context.add_init_script(f"delete window.{gone}")
    page = desk.go("/")
    page.locator("[data-game=gold]:enabled").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".go .primary")).to_be_visible()
    expect(sheet.get_by_role("checkbox", name="In this browser")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play on this device").click()
    page.get_by_text("Here you play without a server").wait_for()
    page.locator("[data-game=gold]:enabled").click()
    page.locator("form .go .primary").click()
    page.locator(".waiting[role=alertdialog]").get_by_role("link", name="To the server").click()
    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
    assert "#" not in page.url
    desk.context.close()
