"""Pages around the table: languages, the keyboard, the replay, what axe says, what it weighs."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from web.browsers import CLIENT, Desk, pick
from web.playing import arrived, begin, open_table, set_off

import motherlode
from motherlode.games import ours

MOST_BYTES = 200_000  # of script and style, gzipped, until the first board is there
START_BYTES = 70_000  # likewise, before the start page can be seen


def test_the_start_page_loads_nothing_that_is_for_later() -> None:
    html = (CLIENT / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', html)
    assert names
    code = [(CLIENT / name).read_bytes() for name in names]
    assert sum(len(gzip.compress(text)) for text in code) <= START_BYTES


def test_two_taps_to_the_table(desk: Callable[..., Desk]) -> None:
    device = desk("small")
    loaded: list[str] = []
    device.page.on("response", lambda answer: loaded.append(answer.url))
    page = device.go()
    page.locator("[data-game=gold-nuggets]:enabled").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board section[aria-label]").wait_for()
    names = {url.rpartition("/")[2] for url in loaded if "/assets/" in url}
    code = [CLIENT / "assets" / name for name in names if name.endswith((".js", ".css"))]
    assert sum(len(gzip.compress(path.read_bytes())) for path in code) <= MOST_BYTES
    # A page never scrolls sideways, however small the phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", motherlode.games())
def test_a_phone_on_its_side_shows_the_whole_board(game: str, desk: Callable[..., Desk]) -> None:
    device = desk("on its side")
    seats = ours(game).seats[-1]
    table = open_table(device, game, "me", *["greenhorn"] * (seats - 1))
    page = device.go(f"/t/{table}")
    begin(device)
    page.locator(".board section[aria-label]").wait_for()
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] >= 340
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert device.violations() == []


def test_everything_by_keyboard(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page = device.go()
    page.locator("[data-game=gold-nuggets]:enabled").wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.game") == "gold-nuggets":
            break
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Enter")  # what is preset is played
    page.locator(".board section[aria-label]").wait_for()
    device.until(page.get_by_role("button", name="Choices").is_enabled)
    heard = len(device.heard)
    page.keyboard.press("c")
    page.locator("[data-choice]").first.wait_for()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("'choice' in document.activeElement.dataset")
    page.keyboard.press("Enter")
    # A bot that is ready by now is told of, too.
    device.until(lambda: any(news["type"] == "event" for news in device.heard[heard:]))


def test_the_language_is_changed_at_the_table(desk: Callable[..., Desk]) -> None:
    device = desk("phone", language="it-CH")
    page = device.go()
    page.get_by_role("heading", name="Siediti a un tavolo").wait_for()
    table = open_table(device, "gold-nuggets", "me", "greenhorn")
    device.go(f"/t/{table}")
    page.get_by_role("button", name="Comincia").click()
    page.locator(".board section[aria-label]").wait_for()
    page.get_by_role("button", name="Menù").click()
    pick(page.get_by_label("Deutsch"))
    page.get_by_role("button", name="Schließen", exact=True).click()
    page.get_by_role("button", name="Möglichkeiten").wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    device.go(f"/t/{table}")
    page.get_by_role("button", name="Möglichkeiten").wait_for()


def test_a_finished_match_is_looked_back_on(desk: Callable[..., Desk], tmp_path: Path) -> None:
    device = desk("desktop")
    table = open_table(device, "go-for-gold", "me")
    page = device.go(f"/t/{table}")
    begin(device)
    set_off(device)
    arrived(device)
    assert device.violations() == []
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_label("Where in the match")
    page.locator(".board section[aria-label]").wait_for()
    page.get_by_role("button", name="One step on").click()
    assert slider.input_value() == "1"
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("Chances of winning").wait_for(timeout=60_000)
    page.get_by_role("button", name="Check now").click()
    page.locator("[data-verdict=holds]").wait_for()
    device.night()
    assert device.violations() == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    download.value.save_as(tmp_path / "record.json")
    kept = motherlode.replay(json.loads((tmp_path / "record.json").read_text("utf-8")))
    assert kept.over
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url.partition("?")[0]


# Whatever is large and stays as light as by day; a code to be scanned has to.
LIT = """
[...document.querySelectorAll('html, body, body :not(svg *)')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  const [red, green, blue, there = 1] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g);
  const isLight = (0.3 * red + 0.6 * green + 0.1 * blue) * there > 150;
  const hidden = !one.checkVisibility({ visibilityProperty: true });
  if (width * height < 9000 || !isLight || hidden || one.closest('img, .primary')) return [];
  return [`by night as light as by day: ${one.tagName} ${one.className}`];
})
"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_on_the_quiet_pages(size: str, desk: Callable[..., Desk]) -> None:
    device = desk(size)
    device.bears = lambda text: "404" in text  # of the address where nothing is
    table = open_table(device, "claim-poker", "me", "open", "legend", public=True)
    page = device.page
    found: list[str] = []

    def look() -> None:
        for is_night in (False, True):
            device.night(is_night)
            found.extend(device.violations())
        found.extend(page.evaluate(LIT))

    device.go()
    page.locator("[data-game=gold]:enabled").wait_for()
    page.get_by_role("heading", name="Your tables").wait_for()
    look()
    page.locator("[data-game=gold]").click()
    look()
    device.go(f"/t/{table}")
    page.get_by_label("Who begins round 2").wait_for()
    look()
    page.get_by_role("button", name="Menu").click()
    look()
    device.go("/me")
    page.get_by_label("Login name").wait_for()
    look()
    device.go("/rules/wurf-und-weg")
    page.get_by_role("heading", level=1).wait_for()
    look()
    device.go("/nowhere/at/all")
    page.get_by_text("There is nothing at this address.").wait_for()
    look()
    assert found == []


def test_the_client_is_an_app_that_opens_without_a_network(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    device.bears = lambda text: "ERR_INTERNET_DISCONNECTED" in text
    page = device.go()
    page.locator("[data-game=gold]:enabled").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    device.context.set_offline(True)
    page.reload()
    page.get_by_text("The server does not answer.").wait_for()
    assert page.get_by_role("heading", name="Motherlode").is_visible()
    device.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-game=gold]:enabled").wait_for()
