"""What a table at a server offers, a device without one offers too: seen in a browser, offline."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web.browsers import Desk, pick
from web.page_playing import BOARD, choose, home, look_back, play, quick_desk, wait
from web.sites import FileServer

from motherlode.commands.site import write_site
from motherlode.engine.record import replay
from motherlode.games import ours

PATH = "/mine/"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    folder = tmp_path_factory.mktemp("offers")
    write_site(folder / PATH.strip("/"))
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture
def desk(browser: Browser, files: FileServer) -> Iterator[Desk]:
    desk = quick_desk(browser, files.url + PATH)
    yield desk
    desk.close()


def at(desk: Desk, path: str) -> Page:
    """One of our pages, with Python as it is."""
    desk.page.evaluate("(path) => (location.hash = '#' + path)", path)
    return desk.page


def saved(page: Page) -> dict[str, object]:
    """What the one link on a page saves as a file."""
    with page.expect_download() as loading:
        page.locator("a[download]").click()
    found: dict[str, object] = json.loads(Path(loading.value.path()).read_text("utf-8"))
    return found


def sheet_of(page: Page, game: str) -> None:
    """The set-up sheet of a game, against bots."""
    page.locator(f"[data-game={game}]").click()
    pick(page.get_by_role("dialog").get_by_role("radio", name="Bots"))


def test_one_is_advised_takes_back_looks_back_checks_and_saves(desk: Desk) -> None:
    page = desk.go("")
    choose(page, "gold-nuggets")
    wait(page, f"caches.match('{PATH}kept-all').then(Boolean)")
    desk.context.set_offline(True)
    hint = page.get_by_role("button", name="Hint")
    desk.until(hint.is_enabled, meanwhile="Escape")
    hint.click()
    expect(page.locator(".prompt .reason")).to_contain_text("of 100 games")

    back = page.get_by_role("button", name="Take back")
    while not back.is_enabled():  # dice that have fallen since are not rolled again
        assert play(page, 1) == 1
        page.wait_for_timeout(300)
    back.click()
    expect(back).to_be_disabled()
    play(page, 100_000)
    look_back(page)
    page.get_by_role("button", name="Check now").click()
    verdict = page.locator("[data-verdict]:not([data-verdict=checking])")
    expect(verdict).to_have_attribute("data-verdict", "holds")
    expect(verdict).to_have_attribute("data-against", "own")
    record = saved(page)
    assert replay(json.dumps(record), ours).result == record["result"]

    at(desk, "/me")
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("thead")).not_to_contain_text("rating")
    page.get_by_role("link", name="Look back: Gold Nuggets").wait_for()
    records = saved(page)["records"]
    assert isinstance(records, dict)
    assert list(records.values()) == [record]
    assert desk.violations() == []


def test_one_learns_and_solves_puzzles(desk: Desk) -> None:
    desk.go("")
    page = at(desk, "/learn")
    page.locator("section[aria-labelledby=learn-go-for-gold] [data-lesson=harbours]").click()
    note = page.locator(".note")
    note.wait_for()
    note.locator("[data-go-on]").click()
    page.locator("[data-spot='field 35']").click()
    expect(note).to_have_attribute("data-step", "2")
    page.reload()  # a lesson is kept like a match
    note.wait_for()
    expect(note).to_have_attribute("data-step", "2")

    at(desk, "/puzzles")
    page.get_by_role("link", name="Begin Gold Nuggets").click()
    page.get_by_role("button", name="Choices").click()
    page.locator("dialog [data-choice]").first.click()
    expect(page.locator(".verdict")).to_be_focused()
    assert desk.violations() == []
    page.get_by_role("button", name="Play on from here").click()
    wait(page, BOARD)
    play(page, 1)


def test_own_islands_and_decks_and_a_series(desk: Desk) -> None:
    page = desk.go("")
    sheet_of(page, "go-for-gold")
    page.get_by_role("button", name="Draw your own island").click()
    workshop = page.get_by_role("dialog", name="Draw your own island")
    workshop.get_by_text("All is right").wait_for()
    workshop.get_by_label("Name", exact=True).fill("Atoll")
    workshop.get_by_role("button", name="Keep").click()
    workshop.get_by_text("“Atoll” is kept.").wait_for()
    workshop.get_by_role("button", name="Play with it").click()
    # What bots do with it here is said before.
    expect(page.locator("form")).to_contain_text("do not look ahead")
    page.locator("form .go .primary").click()
    wait(page, BOARD)
    page.get_by_role("group", name="Atoll").wait_for()
    play(page, 2)
    page.reload()
    wait(page, BOARD)
    play(page, 100_000)
    expect(page.locator(".over").first).to_be_visible()

    home(page)
    sheet_of(page, "claim-poker")
    page.get_by_role("button", name="Write your own deck").click()
    page.get_by_role("button", name="Play with it").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Options").click()
    sheet.get_by_label("How many games").select_option("everyone-starts")
    page.locator("form .go .primary").click()
    wait(page, BOARD)
    play(page, 100_000)
    page.get_by_role("button", name="Next game").click()
    wait(page, "document.querySelector('.over') === null")
    play(page, 1)
