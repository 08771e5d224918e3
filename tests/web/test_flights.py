"""What flies over a board does so once, whatever is said meanwhile, and the result waits for it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off
from web.walls import frames, served

# Everything that sets off on the board; and whether anything was in the air under the result.
WATCH = """
() => {
  window.flown = 0;
  window.covered = false;
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      window.flown += Number(node.matches('.flight'));
    }
    window.covered ||= Boolean(
      document.querySelector('.over') && document.querySelector('.layer .flight')
    );
  }).observe(document.body, { subtree: true, childList: true });
}
"""
# Takes the last of all choices, if any are offered: that is to take what there is.
CHOOSE = """
() => {
  const choice = [...document.querySelectorAll('dialog [data-choice]')].at(-1);
  const list = document.querySelector('[aria-keyshortcuts="c"]:not(:disabled)');
  if (choice) choice.click();
  else if (!document.querySelector('dialog[open]')) list?.click();
}
"""
BESIDE = ("chat", "hint", "sent", "away", "answered", "no hint", "chat")


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with served() as url:
        yield url


def wall(browser: Browser, url: str, show: str, at: int) -> Page:
    """A board of the gallery on which things travel."""
    page = browser.new_page(viewport={"width": 390, "height": 700}, reduced_motion="no-preference")
    page.goto(f"{url}/gallery.html?show={show}&at={at}&bare=1")
    page.locator("[data-ready] section").wait_for()
    page.evaluate(WATCH)
    return page


def flown(page: Page, to: int, most: int) -> int:
    """How much flies on the way to a position, while all sorts of things are said."""
    before = page.evaluate("window.flown")
    page.evaluate("(to) => gallery.go(to)", to)
    for what in BESIDE:
        page.evaluate("(what) => gallery.disturb(what)", what)
        page.wait_for_timeout(60)
    page.wait_for_function("(least) => window.flown >= least", arg=before + most)
    page.wait_for_function("!document.querySelector('.layer .flight')")
    page.evaluate("gallery.skip()")
    for what in BESIDE:
        page.evaluate("(what) => gallery.disturb(what)", what)
    page.wait_for_timeout(100)
    return int(page.evaluate("window.flown") - before)


def test_a_card_that_one_wins_oneself_flies_to_one_once(browser: Browser, gallery: str) -> None:
    show = "gold-rausch/3-playing"
    wins = [
        at
        for at, frame in enumerate(frames(show))
        for line in frame["lines"]
        if line["what"].startswith("win-") and line["seat"] == 0
    ]
    page = wall(browser, gallery, show, wins[0] - 1)
    for at in wins[:2]:
        page.evaluate("(to) => gallery.go(to)", at - 1)
        page.evaluate("gallery.skip()")
        assert flown(page, at, 1) == 1
    page.close()


def test_a_rivals_die_flies_once(browser: Browser, gallery: str) -> None:
    show = "wurf-und-weg/3-playing"
    page = wall(browser, gallery, show, 3)
    for at in range(4, 20):
        lines = frames(show)[at]["lines"]
        moved = [line for line in lines if line["what"] in ("tray", "passed") and line["seat"] != 0]
        assert flown(page, at, len(moved)) == len(moved)
    page.close()


def test_the_last_nuggets_arrive_before_the_result(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.page
    device.go(f"/t/{open_table(device, 'gold-nuggets', 'me', 'greenhorn')}")
    begin(device)
    page.evaluate(WATCH)

    def supply() -> int:
        return int(device.states()[-1]["view"]["supply"])

    while supply() > 12 and page.locator(".over").count() == 0:
        set_off(device, 2)
        arrived(device)
    page.emulate_media(reduced_motion="no-preference")
    # The rest in full: nothing is skipped any more. What can be chosen may be gone a moment later.
    device.until(lambda: page.locator(".over").count() > 0 or bool(page.evaluate(CHOOSE)))
    page.wait_for_timeout(300)
    assert page.evaluate("window.covered") is False
    assert page.evaluate("window.flown") > 0
    # What was counted is called by its name.
    scores = page.locator(".over table").first.locator(".number").all_inner_texts()
    assert all("nugget" in score for score in scores)
