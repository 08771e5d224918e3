"""A race in a browser: it waits until one is ready, and then nobody waits for anybody."""

from collections.abc import Callable

from web.browsers import Desk


def test_a_first_race_begins_when_one_is_ready(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/")
    page.locator("[data-game=wurf-und-weg]:enabled").click()
    page.get_by_role("button", name="Play", exact=True).click()
    ready = page.locator("button[data-ready]")
    ready.wait_for()
    page.get_by_text("The race begins when you are ready.").wait_for()
    assert device.violations() == []
    # There is no match yet in which a bot could roll.
    assert device.states() == []
    ready.click()
    page.locator('[data-spot="cup"][data-may]').wait_for()
    rolled = [line for line in told(device) if line["what"] == "rolled" and line["seat"] == 0]
    assert rolled == []


def test_dice_are_rolled_and_sent_by_taps_alone(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/")
    page.locator("[data-game=wurf-und-weg]:enabled").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("button[data-ready]").click()
    mays = page.locator(".host [data-may]")
    sent: set[str] = set()
    for _ in range(60):
        device.until(lambda: mays.count() > 0 or over(device))
        if over(device) or len(sent) > 3:
            break
        # What can be tapped may be gone the moment after: in a race that is no mistake.
        name = page.evaluate(TAP)
        if name and name.startswith("die"):
            assert name not in sent  # whoever has left does not come back under the same finger
            sent.add(name)
            page.locator(f'[data-spot="{name}"]:not(.gone)').wait_for(state="detached")
    assert sent
    assert [one for one in told(device) if one["what"] in ("tray", "passed") and one["seat"] == 0]


# A finger on the first thing that may be touched; its name.
TAP = """() => {
  const may = document.querySelector('.host [data-may]');
  may?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  return may?.getAttribute('data-spot') ?? null;
}"""


def told(device: Desk) -> list[dict[str, object]]:
    """Every line of every event."""
    return [line for message in device.heard for line in message.get("lines", [])]


def over(device: Desk) -> bool:
    """Whether the match has ended."""
    return any(state["view"]["over"] for state in device.states()[-1:])
