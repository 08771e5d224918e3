"""How a table in a page is begun, played and waited for."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error, Page, expect
from web.browsers import Desk
from web.playing import PILOT

PATIENCE = 90_000  # milliseconds: Python is loaded, and a busy machine is slow
BOARD = "document.querySelector('.board section[aria-label]') !== null"
RACE = "document.body.innerText.includes('I am ready')"
AT_ONCE = json.dumps({"speed": "once"})


def quick_desk(browser: Browser, url: str, size: str = "phone") -> Desk:
    """A device that shows everything at once."""
    desk = Desk(browser, url, size)
    desk.page.set_default_timeout(PATIENCE)
    desk.context.add_init_script(f"localStorage.setItem('motherlode', '{AT_ONCE}')")
    return desk


def choose(page: Page, game: str) -> None:
    """Two taps: the game, and play against bots."""
    page.locator(f"[data-game={game}]").click()
    page.locator("form .go .primary").click()
    wait(page, f"{BOARD} || {RACE}")
    if page.evaluate(RACE):
        page.get_by_role("button", name="I am ready").click()
    wait(page, BOARD)


def wait(page: Page, condition: str) -> None:
    """Until something is so; Playwright's own way needs `eval`, which the page forbids.

    A match may take its time, as long as something goes on happening in it.
    """
    seen, end = "", 0.0
    while not _ask(page, condition):
        shown = str(_ask(page, "document.body.textContent"))
        if shown != seen:
            seen, end = shown, time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < end, f"{condition} is not so: {page.inner_text('body')}"
        page.wait_for_timeout(100)


def _ask(page: Page, condition: str) -> Any:
    """How something is now; a page that is just being loaded anew has nothing yet."""
    try:
        return page.evaluate(condition)
    except Error as error:
        if "context was destroyed" not in error.message:
            raise
        return None


def play(page: Page, most: int) -> int:
    """With the pilot, to the end or for some decisions."""
    page.evaluate("window.done = null")
    page.evaluate(f"(most) => {{ ({PILOT})(most).then((n) => (window.done = n)); }}", most)
    wait(page, "window.done !== null")
    return int(page.evaluate("window.done"))


def play_through(page: Page, game: str, meanwhile: Callable[[], None] = lambda: None) -> None:
    """A whole game, with the page loaded anew in the middle of it."""
    choose(page, game)
    play(page, 2)
    meanwhile()
    address = page.url
    page.reload()
    wait(page, BOARD)
    assert page.url == address
    play(page, 100_000)
    expect(page.locator(".over").first).to_be_visible()


def look_back(page: Page) -> None:
    """On the match that has just ended: step by step, and with what the coach says of it."""
    page.get_by_role("link", name="Look back").click()
    page.locator("input[type=range]").wait_for()
    wait(page, "document.querySelector('main').textContent.includes('Luck and skill')")


def home(page: Page) -> None:
    """Back to the start page, with Python as it is."""
    page.evaluate("location.hash = '#/'")
    page.locator("[data-game]").first.wait_for()
