"""Several people at one device, and what comes between: a second page, a lost network."""

from collections.abc import Callable

from playwright.sync_api import Page
from web.browsers import Desk
from web.playing import open_table


def test_a_curtain_goes_with_who_is_due_now(desk: Callable[..., Desk]) -> None:
    device = at_the_curtain(desk)
    page = device.page
    second = device.context.new_page()
    second.goto(page.url)
    second.get_by_role("button", name="I am Ada", exact=True).wait_for()

    looks(page)
    to_the_end_of_the_turn(device)
    # Here nobody has moved, and yet it is another's turn: the curtain names him, and opens for him.
    ready = second.get_by_role("button", name="I am Ada 2")
    ready.click()
    second.locator("[data-next]", has_text="Seen").click()
    second.locator("[data-may]").first.wait_for()


def test_without_a_network_nothing_is_forgotten(desk: Callable[..., Desk]) -> None:
    device = at_the_curtain(desk)
    device.bears = lambda text: "WebSocket" in text or "ERR_INTERNET" in text
    page = device.page
    device.context.set_offline(True)
    page.get_by_text("The connection is gone.").wait_for()
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_text("The curtain opens as soon as the connection is back.").wait_for()
    device.context.set_offline(False)
    page.locator("[data-next]", has_text="Seen").click()

    page.locator("[data-may]").first.wait_for()
    device.context.set_offline(True)
    page.get_by_text("The connection is gone.").wait_for()
    before = device.states()[-1]["number"]
    page.locator("[data-may]").first.click()
    page.get_by_text("Your move waits").wait_for()
    device.context.set_offline(False)
    # The same person looks on: no curtain, and the move arrives.
    device.until(lambda: device.states()[-1]["number"] > before)
    assert device.states()[-1]["seat"] == 0
    assert page.locator(".curtain").count() == 0


def test_on_one_device_nobody_changes_places(desk: Callable[..., Desk]) -> None:
    device = at_the_curtain(desk)
    page = device.page
    looks(page)
    places = prospectors(page)
    to_the_end_of_the_turn(device)
    page.locator("[data-next]", has_text="Hand").click()
    page.get_by_role("button", name="I am Ada 2").click()
    page.locator("[data-next]", has_text="Seen").wait_for()
    assert prospectors(page) == places


def test_a_card_that_is_turned_back_under_the_finger_is_tapped(desk: Callable[..., Desk]) -> None:
    device = at_the_curtain(desk)
    page = device.page
    seen = page.locator("[data-next]", has_text="Seen")
    place = None
    while place is None:  # there is no gold on every second card
        looks(page)
        page.locator('[data-spot="river 0"]').click()
        device.until(lambda: device.heard[-1].get("by") == 0)
        told = device.heard[-1]["lines"][0]
        if told["what"] == "empty":
            place = told["place"]
        else:
            two_sit_down(device)
    page.locator("[data-next]", has_text="Hand").click()
    # The next one is shown what was turned in vain; it is turned back, slower than in any game.
    card = page.locator(f'[data-spot="river {place}"]')
    page.locator(".curtain").get_by_role("button").click()
    seen.click()  # his own two cards, first of all
    card.locator(".face").wait_for()
    motion = device.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    device.until(lambda: card.get_attribute("data-may") is not None, meanwhile="Escape")
    box = card.bounding_box()
    assert box is not None
    assert card.locator(".face").count() == 1
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    motion.send("Animation.setPlaybackRate", {"playbackRate": 1000})
    card.locator(".face").wait_for(state="detached")
    before = device.states()[-1]["number"]
    page.mouse.up()
    device.until(lambda: device.states()[-1]["number"] > before)


def at_the_curtain(desk: Callable[..., Desk]) -> Desk:
    """Two people at one device; it is to be handed to the first of them."""
    device = desk("phone")
    two_sit_down(device)
    return device


def two_sit_down(device: Desk) -> None:
    """At a table of their own, which begins."""
    table = open_table(device, "gold-rausch", "me", "here", name="Ada")
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.get_by_role("button", name="I am Ada").wait_for()


def looks(page: Page) -> None:
    """Whom the curtain names is there, and has seen his two cards."""
    page.locator(".curtain").get_by_role("button").click()
    page.locator("[data-next]", has_text="Seen").click()


def to_the_end_of_the_turn(device: Desk) -> None:
    """Taps on the board until the device is to be handed on."""
    page = device.page
    mays, hands_on = page.locator("[data-may]"), page.locator("[data-next]", has_text="Hand")
    while True:
        device.until(lambda: mays.count() + hands_on.count() > 0, meanwhile="Escape")
        if hands_on.count():
            return
        before = len(device.states())
        mays.last.click()
        device.until(lambda known=before: len(device.states()) > known)  # type: ignore[misc]


def prospectors(page: Page) -> list[tuple[bool, bool]]:
    """In which corner each of them stands."""
    gear = page.locator('[data-spot^="gear "][data-spot$="left"]')
    boxes = [gear.nth(who).bounding_box() for who in range(4)]
    return [(box["x"] > 195, box["y"] > 400) for box in boxes if box]


def test_what_the_clock_decided_behind_the_curtain_was_seen_by_nobody(
    desk: Callable[..., Desk],
) -> None:
    device = desk("phone")
    table = open_table(device, "gold-rausch", "me", "here", name="Ada", clock={"decision": 2})
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.locator(".curtain").wait_for()
    device.until(lambda: device.heard[-1].get("decided") == "clock" and due(device) == 0)
    page.get_by_role("button", name="I am Ada", exact=True).click()
    page.locator("[data-next]", has_text="Seen").wait_for()
    page.locator(".last", has_text="The clock decided for Ada.").wait_for()


def due(device: Desk) -> int:
    """Whose turn it is."""
    return int(device.states()[-1]["view"]["to_act"][0])
