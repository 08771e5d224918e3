"""The Blue Creek in a browser: a memory game shows everything once, and to whom it belongs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect
from web.browsers import Desk
from web.playing import begin, join, open_table


@pytest.mark.parametrize("size", ["phone", "small", "on its side", "desktop"])
def test_ones_own_two_cards_lie_face_up_until_they_were_seen(
    size: str, desk: Callable[..., Desk]
) -> None:
    device = desk(size)
    table = open_table(device, "gold-rausch", "greenhorn", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    page.locator("[data-next]", has_text="Seen").wait_for()
    look = next(
        line
        for message in device.heard
        for line in message.get("story", [])
        if line["what"] == "look"
    )
    note = page.locator(".host [role=status]", has_text=f"{look['left']} on the left")
    for side in ("left", "right"):
        card = page.locator(f'[data-spot="gear 1 {side}"]')
        assert look[side] in str(card.get_attribute("aria-label"))
        assert lies_inside(device, f'[data-spot="gear 1 {side}"]')
    assert note.is_visible()
    assert note.evaluate(
        "(p) => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight"
    )
    # A bot began, but nothing goes on before they were seen.
    device.until(lambda: any(message.get("bot") for message in device.heard))
    assert look["left"] in str(
        page.locator('[data-spot="gear 1 left"]').get_attribute("aria-label")
    )
    page.locator("[data-next]").click()
    device.until(lambda: page.locator("[data-may]").count() > 0, meanwhile="Escape")
    assert page.locator("[data-next]").count() == 0


def test_a_phone_at_twice_its_size_shows_the_whole_creek(desk: Callable[..., Desk]) -> None:
    device = desk("phone enlarged")
    table = open_table(device, "gold-rausch", "me", "greenhorn", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    page.locator("[data-next]", has_text="Seen").wait_for()
    assert page.evaluate(WIDER) == []
    outside = [card for card in page.locator(".host [data-spot], .host [role=status]").all()
               if not between(card.bounding_box(), 195)]  # fmt: skip
    assert outside == []
    seen = page.locator("[data-next]")
    assert seen.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    seen.click()
    river = page.locator('.host [data-spot="river 9"]')
    device.until(lambda: river.get_attribute("data-may") is not None, meanwhile="Escape")
    river.click()
    device.until(lambda: len(device.states()) > 1)


def between(box: FloatRect | None, width: int) -> bool:
    """Whether it lies within the width of the window; cards lean, and have a rim."""
    return box is not None and box["x"] >= -2 and box["x"] + box["width"] <= width + 2


# Whatever would have to be pushed sideways to be seen whole.
WIDER = """
[...document.querySelectorAll('html, body, main, .host, .host *:not(svg *)')]
  .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
    || box === document.documentElement)
  .filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.className)
"""


def test_a_chat_line_turns_no_card_again(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-rausch", "me", "open")
    code = host.ask(f"/api/tables/{table}")["code"]
    host.go(f"/t/{table}")
    join(guest, code, "Bo")
    host.page.get_by_text("Bo").first.wait_for()
    begin(host)
    for one in (host, guest):
        one.page.locator("[data-next]").click()
    guest.page.evaluate(WATCH)
    # Until something was turned that is turned back: no gold, or a whiskey.
    while not any(line["what"] in ("empty", "wrong-whiskey") for line in last_lines(guest)):
        known = guest.states()[-1]["number"]
        due = next(one for one in (host, guest) if one.states()[-1]["legal"])
        mays = due.page.locator("[data-may]")
        due.until(lambda found=mays: found.count() > 0, meanwhile="Escape")  # type: ignore[misc]
        mays.nth(known % mays.count()).click()
        for one in (host, guest):
            one.until(lambda at=one, old=known: at.states()[-1]["number"] > old)  # type: ignore[misc]
    guest.until(lambda: bool(guest.page.evaluate(WAS_TURNED)))
    guest.until(lambda: not turned(guest), meanwhile="Escape")
    guest.until(lambda: bool(guest.page.evaluate("document.getAnimations().length === 0")))
    guest.page.evaluate("window.changes = []")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_role("button", name="Good luck").click()
    guest.until(lambda: any(message["type"] == "chat" for message in guest.heard))
    guest.page.wait_for_timeout(300)
    assert guest.page.evaluate("window.changes") == []


# What happens on the board, however short.
WATCH = """() => {
  window.changes = [];
  const watcher = new MutationObserver((all) => {
    for (const { target } of all) window.changes.push(target.outerHTML.slice(0, 150));
  });
  const all = { subtree: true, childList: true, attributes: true };
  watcher.observe(document.querySelector('.host'), all);
}"""


WAS_TURNED = "window.changes.some((one) => /: (no gold|whiskey)/.test(one))"


def turned(device: Desk) -> bool:
    """Whether a card is shown that is about to close."""
    labels = device.page.evaluate(
        "[...document.querySelectorAll('.host [data-spot]')].map((e) => e.ariaLabel ?? '').join()"
    )
    return "no gold" in labels or "whiskey" in labels.replace("× whiskey", "")


def last_lines(device: Desk) -> list[dict[str, str]]:
    """What the last event told."""
    events = [message for message in device.heard if message["type"] == "event"]
    return list(events[-1]["lines"]) if events else []


def lies_inside(device: Desk, selector: str) -> bool:
    """Whether the whole of it is on the screen."""
    box = device.page.locator(selector).bounding_box()
    size = device.page.viewport_size
    assert box is not None
    assert size is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )
