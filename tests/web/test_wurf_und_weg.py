"""A race in a browser: it waits until one is ready, and then nobody waits for anybody."""

from collections.abc import Callable

from web.browsers import Desk
from web.playing import begin, join, open_table


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
            die = page.locator(f'[data-spot="{name}"]:not(.gone)')
            device.until(lambda die=die: die.count() == 0 or overtaken(device))  # type: ignore[misc]
    assert sent
    assert [one for one in told(device) if one["what"] in ("tray", "passed") and one["seat"] == 0]


def test_two_fingers_send_two_dice(desk: Callable[..., Desk]) -> None:
    people = desk("phone"), desk("phone")
    host, guest = people
    table = open_table(host, "wurf-und-weg", "me", "open")
    host.go(f"/t/{table}")
    join(guest, host.ask(f"/api/tables/{table}")["code"], "Bo")
    begin(host)
    for turn in range(400):
        device = people[turn % 2]
        names = device.page.evaluate(TAP_TWO)
        if len(names) == 2:
            break
        device.page.wait_for_timeout(60)
    assert len(names) == 2
    for name in names:
        device.page.locator(f'[data-spot="{name}"]').wait_for(state="detached")
    # Neither has waited for the other's answer, and both were taken.
    assert [one["slug"] for one in device.heard if one["type"] == "error"] == []


# Two fingers at once on two dice that may leave, or one on the first thing that may be touched.
TAP_TWO = """() => {
  const dice = [...document.querySelectorAll('.hand [data-may]')];
  const first = document.querySelector('.host [data-may]');
  const touched = dice.length > 1 ? dice.slice(0, 2) : first ? [first] : [];
  touched.forEach((one) => {
    one.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  });
  return touched.map((one) => one.getAttribute('data-spot'));
}"""

# A finger on the first thing that may be touched; its name.
TAP = """() => {
  const may = document.querySelector('.host [data-may]');
  may?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
  return may?.getAttribute('data-spot') ?? null;
}"""


def told(device: Desk) -> list[dict[str, object]]:
    """Every line of every event."""
    return [line for message in device.heard for line in message.get("lines", [])]


def overtaken(device: Desk) -> bool:
    """Whether a bot was faster, and a die may not leave any more."""
    slugs = {message["slug"] for message in device.heard if message["type"] == "error"}
    assert "move/stale" not in slugs  # nobody was faster than oneself
    return bool(slugs)


def over(device: Desk) -> bool:
    """Whether the match has ended."""
    return any(state["view"]["over"] for state in device.states()[-1:])
