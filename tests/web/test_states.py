"""Every state of a table for who needs large letters, a lens or a screen reader."""

from collections.abc import Callable

from playwright.sync_api import Page
from web.browsers import WIDE, Desk
from web.playing import arrived, begin, join, open_table, set_off

# A phone; a desktop and a phone at 200 %; a phone with letters twice as large.
VIEWS = [(390, 844, ""), (720, 450, ""), (195, 422, ""), (390, 844, "32px")]

# Buttons and links that nobody can press: something else lies over their middle.
COVERED = """
() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = top.querySelectorAll('button:not(:disabled), a[href], input, select');
  return [...all].flatMap((one) => {
    const thing = one.closest('label') ?? one;
    if (one.closest('[inert], .skip') || !thing.checkVisibility({ visibilityProperty: true })) {
      return [];
    }
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (thing.contains(hit) || hit.contains(thing))) return [];
    const name = one.getAttribute('aria-label') ?? thing.textContent.trim();
    return [`${name} lies under ${hit?.outerHTML.slice(0, 90)}`];
  });
}
"""


def faults(device: Desk, state: str) -> list[str]:
    """What axe, the width and the finger find amiss, in every view."""
    page = device.page
    found: list[str] = []
    for width, height, text in VIEWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("(size) => (document.documentElement.style.fontSize = size)", text)
        page.wait_for_timeout(120)  # what grows or shrinks has done so
        amiss = device.violations() + page.evaluate(WIDE) + page.evaluate(COVERED)
        found += [f"{state}, {width} × {height} {text}: {one}" for one in amiss]
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": VIEWS[0][0], "height": VIEWS[0][1]})
    return found


def test_every_state_before_and_during_a_match(desk: Callable[..., Desk]) -> None:
    host, guest = desk("phone"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open", options={"starter": 0})
    page = host.go(f"/t/{table}")
    code = host.ask(f"/api/tables/{table}")["code"]
    guest.go(f"/j/{code}").locator(".arrival").wait_for()
    found = faults(guest, "name and figure on joining")
    join(guest, code, "Bo")
    guest.page.get_by_role("button", name="I am ready").click()
    page.get_by_text("Bo is ready.").wait_for()
    found += faults(host, "lobby with a ready mark")

    begin(host)
    host.until(lambda: page.get_by_role("button", name="Hint").is_enabled(), meanwhile="Escape")
    page.keyboard.press("h")
    page.locator(".reason", has_text="of 100 games").wait_for(timeout=60_000)
    found += faults(host, "hint")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    found += faults(host, "keys")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Give up this match?").wait_for()
    found += faults(host, "resign question")
    page.keyboard.press("Escape")
    guest.page.goto("about:blank")
    page.get_by_role("button", name="Let a bot play for Bo").click()
    guest.go(f"/t/{table}").get_by_role("button", name="Take your seat back").wait_for()
    found += faults(guest, "a bot in one's place")
    assert not found, "\n".join(found)


def test_every_state_at_the_end_and_between_two_people(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold-rausch", "me", "here")
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.locator(".curtain").wait_for()
    found = faults(device, "curtain")
    lift(page)
    found += faults(device, "one's own cards")
    page.get_by_role("button", name="Long Beard").click()
    page.get_by_text("Long Beard is nobody’s.").wait_for()

    device.go(f"/t/{open_table(device, 'go-for-gold', 'me')}")
    begin(device)
    set_off(device)
    arrived(device)
    found += faults(device, "result")
    page.get_by_role("link", name="Look back").click()
    page.get_by_text("Chances of winning").wait_for(timeout=60_000)
    found += faults(device, "look back")
    assert not found, "\n".join(found)


def lift(page: Page) -> None:
    page.locator(".curtain").get_by_role("button").click()
    page.locator("[data-next]").wait_for()
