"""GOLD on its board: what was turned back stays hidden, and it is plain whose diggers are whose."""

import io
from collections import Counter
from collections.abc import Callable

from PIL import Image
from playwright.sync_api import Locator, expect
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off

COLOURS = "violet-orange-green-blue-red"
CARDS = ".board section [data-may]"

# Every face of a card that is named on the board from now on.
WATCH = """
() => {
  window.faces = [];
  const note = () => {
    for (const one of document.querySelectorAll('.board section [aria-label]')) {
      const name = one.getAttribute('aria-label');
      if (/^(gold \\d|\\w+ digger \\d|dynamite)$/.test(name)) window.faces.push(name);
    }
  };
  note();
  new MutationObserver(note).observe(document.querySelector('.board'), {
    subtree: true, attributes: true, childList: true,
  });
}
"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def may_flip(device: Desk, prompt: str) -> bool:
    """Whether this device is to uncover a card, and can."""
    state = device.states()[-1]
    is_due = bool(state["legal"]) and state["view"]["prompt"]["what"] == prompt
    return is_due and device.page.locator(CARDS).count() > 0


def flip(device: Desk, prompt: str, which: int = 0) -> None:
    """Uncovers one of the cards that may be, as soon as it is time for it."""
    device.until(lambda: may_flip(device, prompt), meanwhile="Escape")
    before = len(device.states())
    cards = device.page.locator(CARDS)
    cards.nth(which % cards.count()).click()
    device.until(lambda: len(device.states()) > before)


def heard(device: Desk) -> set[str]:
    """What kinds of messages have come."""
    return {message["type"] for message in device.heard}


def test_nothing_that_is_said_shows_a_card_again(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold", "me", "open")
    host.go(f"/t/{table}")
    guest.ask("/api/me", "POST", {"name": "Bo"})
    guest.go(f"/t/{table}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_text("Bo").first.wait_for()
    begin(host)
    flip(host, "first")
    flip(host, "second")
    # Bo has seen both cards, and they lie face down again or have left the game.
    guest.until(lambda: may_flip(guest, "first"), meanwhile="Escape")
    guest.page.evaluate(WATCH)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("where was it")
    host.page.get_by_role("button", name="Send").click()
    guest.until(lambda: "chat" in heard(guest))
    guest.page.keyboard.press("h")
    guest.until(lambda: "advice" in heard(guest))
    guest.page.evaluate(DRAWN)
    assert guest.page.evaluate("window.faces") == []


def test_why_nothing_happens_is_seen(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    for turn in range(40):  # other cards each time: two that do nothing to each other stay
        flip(device, "first", 7 * turn)
        flip(device, "second", 11 * turn + 3)
        line = next(line for line in device.heard[-1]["lines"] if "places" in line)
        if line["what"] == "nothing-weak":
            break
    one, other = (int(card.split()[-1]) for card in line["cards"])
    sign = "<" if one < other else ">"
    page.locator(".board section").get_by_text(f"{one} {sign} {other}").wait_for()


def test_a_player_is_shown_in_the_colour_of_his_diggers(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold", "me", "greenhorn", "greenhorn", options={"colours": COLOURS})
    page = device.go(f"/t/{table}")
    begin(device)
    for is_night in (False, True):
        device.night(is_night)
        for player in device.states()[-1]["view"]["players"]:
            badge = page.locator(".seats li svg path").nth(player["seat"])
            assert fill(badge) == fill(badge, f"var(--digger-{player['colours'][0]})")


def fill(shape: Locator, colour: str = "") -> str:
    """How something is filled, or would be with a colour."""
    return str(
        shape.evaluate(
            """(shape, colour) => {
              const probe = shape.cloneNode();
              if (colour) probe.setAttribute('fill', colour);
              shape.parentNode.append(probe);
              const { fill } = getComputedStyle(probe);
              probe.remove();
              return fill;
            }""",
            colour,
        )
    )


def test_the_card_that_has_the_keyboard_is_seen(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    device.until(lambda: may_flip(device, "first"))
    card = page.locator(CARDS).nth(20)
    for is_night in (False, True):
        device.night(is_night)
        page.keyboard.press("Escape")  # keys are used here
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement.blur()")
        rested = lightness(card)
        card.focus()
        page.evaluate(DRAWN)
        focused = lightness(card)
        changed = sum(abs(a - b) > 90 for a, b in zip(rested, focused, strict=True))
        assert changed > len(rested) / 6  # a card that is only lifted changes half as much


def lightness(card: Locator) -> bytes:
    """A picture of a card in grey, a little larger than the card."""
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    clip = {"x": x - 40, "y": y - 40, "width": 80, "height": 80}
    picture = card.page.screenshot(clip=clip, animations="disabled")  # type: ignore[arg-type]
    return Image.open(io.BytesIO(picture)).convert("L").tobytes()


def test_at_the_end_all_gold_is_turned_up_and_added(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    set_off(device)
    arrived(device)
    state = device.states()[-1]
    page.get_by_role("button", name="See the table").click()
    players = zip(state["view"]["players"], state["result"]["scores"], strict=True)
    told = Counter(f"{player['cards']} gold cards, worth {points}" for player, points in players)
    for what, often in told.items():  # two may have taken the same
        expect(page.locator(f".board section [aria-label$='{what}']")).to_have_count(often)
