"""A pilot in the page: it opens the list of choices and takes one, as often as it can."""

import time
from typing import Any

from web.browsers import WAIT, Desk

# Clicks what a person could click. Escape skips what is still being told.
PILOT = """
(most) => new Promise((done) => {
  let clicks = 0;
  const skip = { key: 'Escape', bubbles: true };
  const timer = setInterval(() => {
    const over = document.querySelector('.over');
    if (over || clicks >= most) { clearInterval(timer); done(clicks); return; }
    const choices = document.querySelectorAll('dialog [data-choice]');
    if (choices.length) { choices[(clicks++ * 7) % choices.length].click(); return; }
    const list = document.querySelector('[aria-keyshortcuts="c"]:not(:disabled)');
    const next = document.querySelector('[data-next]');  // what was shown to one alone was seen
    if (next) next.click();
    else if (list && !document.querySelector('[aria-busy="true"]')) list.click();
    else document.body.dispatchEvent(new KeyboardEvent('keydown', skip));
  }, 10);
})
"""

START_PILOT = f"(most) => {{ window.piloted = ({PILOT})(most).then((n) => (window.done = n)); }}"


def set_off(desk: Desk, most: int = 100_000) -> None:
    """Starts the pilot and returns; `arrived` waits for it."""
    desk.page.evaluate(START_PILOT, most)


def arrived(desk: Desk, patience: float = 60.0) -> int:
    """Waits until the pilot has nothing more to do; how often it chose.

    A match may take its time on a busy machine, as long as something goes on happening in it, but
    not for ever: who always decides the same may come to the same again and again.
    """
    page, heard, end = desk.page, -1, 0.0
    last = time.monotonic() + 270
    while (clicks := page.evaluate("window.done ?? null")) is None:
        if len(desk.heard) > heard:
            heard, end = len(desk.heard), time.monotonic() + patience
        assert time.monotonic() < end, f"nothing happens any more: {page.inner_text('body')}"
        assert time.monotonic() < last, f"it goes round in circles: {page.inner_text('body')}"
        page.wait_for_timeout(30)
    page.evaluate("delete window.done")
    return int(clicks)


def fewest(desk: Desk, game: str) -> int:
    """The smallest number of players of a game in which two people meet."""
    known = next(one for one in desk.ask("/api/games") if one["slug"] == game)
    return max(2, int(known["seats"][0]))


def open_table(desk: Desk, game: str, *kinds: str, **plan: Any) -> str:
    """A table by the way programs take; kinds are `me`, `open`, `here` or a bot's level."""
    seats = [
        {"kind": kind} if kind in ("me", "open", "here") else {"kind": "bot", "level": kind}
        for kind in kinds
    ]
    desk.ask("/api/me", "POST", {"name": plan.pop("name", "Ada")})
    body = {"game": game, "seats": seats, **plan}
    return str(desk.ask("/api/tables", "POST", body)["id"])


def begin(desk: Desk) -> None:
    """The host begins."""
    desk.page.locator(".go .primary").click()
    desk.page.locator(".board section[aria-label]").wait_for(timeout=WAIT)


def join(desk: Desk, code: str, name: str) -> None:
    """Follows an invitation, says who one is, and sits down."""
    desk.go(f"/j/{code}")
    sit_down(desk, name)


def sit_down(desk: Desk, name: str) -> None:
    """At the door of a table."""
    desk.page.locator(".arrival").get_by_role("textbox").fill(name)
    desk.page.locator(".arrival .primary").click()
    desk.page.locator(".arrival").wait_for(state="detached")
