"""One device, two people: the curtain comes between them wherever something hidden would show."""

from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, TimeoutError
from web.browsers import Desk
from web.playing import begin, open_table


def test_two_people_play_gold_rausch_on_one_device(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold-rausch", "me", "here", name="Ada")
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").click()
    turns = [0, 0]
    while min(turns) < 2:
        seat = arrives(device)
        if turns[seat] == 0:
            own_cards_are_shown_until_seen(device, seat)
        else:
            assert page.locator("[data-next]").count() == 0
        turns[seat] += 1
        taps_until_the_device_goes_on(device, seat)
    nobody_was_told_what_another_saw(device)
    assert device.violations() == []


def arrives(device: Desk) -> int:
    """The curtain hides everything until somebody is there; whose seat it is.

    Where all cards of both have been seen by everybody nobody has a secret, and there is none.
    """
    page, curtain = device.page, device.page.locator(".curtain")
    device.until(lambda: curtain.is_visible() or goes_on_openly(device))
    if not curtain.is_visible():
        return int(device.states()[-1]["seat"])
    # Nobody looks: the last message came for nobody, and the board is not in the page.
    device.until(lambda: device.states()[-1]["seat"] == -1)
    page.locator(".board section[aria-label]").wait_for(state="detached")
    curtain.get_by_role("button").click()
    curtain.wait_for(state="hidden")
    page.locator(".board section[aria-label]").wait_for()
    return int(device.states()[-1]["seat"])


def goes_on_openly(device: Desk) -> bool:
    """Whether nobody at this device knows what the others do not."""
    told = next(message["table"] for message in reversed(device.heard) if "table" in message)
    nobody = not any(seat.get("secret") for seat in told["seats"])
    return nobody and device.page.locator("[data-may], [data-next]").count() > 0


def own_cards_are_shown_until_seen(device: Desk, seat: int) -> None:
    """They lie face up on the board; a reload shows them again before that, and not after it."""
    page = device.page
    look = next(line for line in device.heard[-1]["story"] if line["what"] == "look")
    assert look["seat"] == seat
    for _ in range(2):
        page.locator("[data-next]", has_text="Seen").wait_for()
        for side in ("left", "right"):
            assert look[side] in str(gear(device, seat, side))
            assert device.page.locator("[data-may]").count() == 0
        page.reload()
        assert arrives(device) == seat
    page.locator("[data-next]", has_text="Seen").click()
    page.locator("[data-may]").first.wait_for()
    assert look["left"] not in str(gear(device, seat, "left"))
    page.reload()
    assert arrives(device) == seat
    device.until(lambda: page.locator("[data-may]").count() > 0, meanwhile="Escape")
    assert page.locator("[data-next]").count() == 0


def taps_until_the_device_goes_on(device: Desk, seat: int) -> None:
    """Taps on the board alone. What was turned up last is seen until the device is handed on."""
    page = device.page
    mays, hands_on = page.locator("[data-may]"), page.locator("[data-next]", has_text="Hand")
    for tap in range(40):
        device.until(
            lambda: mays.count() + hands_on.count() > 0 or goes_on_openly(device),
            meanwhile="Escape",
        )
        if hands_on.count():
            break
        if device.states()[-1]["seat"] != seat:
            return
        before = len(device.states())
        swaps = any(move.startswith("swap") for move in device.states()[-1]["legal"])
        try:  # what was told may be on its way to the board: then this was offered a moment ago
            mays.nth(tap % max(1, mays.count())).click(timeout=2_000)
        except TimeoutError:
            continue
        # Whoever may swap one of two open tools says first which: nobody is told.
        if not swaps:
            device.until(lambda known=before: len(device.states()) > known)  # type: ignore[misc]
    assert device.states()[-1]["seat"] == seat
    for line in device.heard[-1].get("lines", []):
        if line["what"] == "empty":
            label = page.locator(f'[data-spot="river {line["place"]}"]').get_attribute("aria-label")
            assert "no gold" in str(label)
        if line["what"] == "uncover" and line["card"] == "whiskey":
            assert "whiskey" in str(gear(device, line["prospector"], line["side"]))
    hands_on.click()


def gear(device: Desk, prospector: int, side: str) -> str | None:
    """What lies beside a prospector, in words."""
    spot = device.page.locator(f'[data-spot="gear {prospector} {side}"]')
    return spot.get_attribute("aria-label")


def nobody_was_told_what_another_saw(device: Desk) -> None:
    """Every message was for one seat, and speaks of its cards alone."""
    for message in device.heard:
        seat = (message.get("state") or {}).get("seat", -1)
        for line in [*message.get("lines", []), *message.get("story", [])]:
            if line["what"] in ("look", "peek"):
                assert line["seat"] == seat


def test_where_nothing_is_hidden_there_is_no_curtain(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold-nuggets", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    # The last choice is to take what there is: turns are short.
    # Both look: whose first roll fails has nothing to decide, and looks the next time.
    device.until(lambda: {0, 1} <= seats(device) or played(device, -1), meanwhile="Escape")
    assert not any(state.get("secret") for state in device.states())
    assert page.locator(".curtain").count() == 0


def seats(device: Desk) -> set[int]:
    """From where this device has looked."""
    return {state["seat"] for state in device.states()}


def played(device: Desk, which: int = 0) -> bool:
    """Decides if something is to be decided; says no, so that one goes on waiting."""
    if device.page.get_by_role("button", name="Choices").is_enabled():
        device.page.keyboard.press("c")
        with suppress(Error):  # the moment has passed, and the list is gone
            device.page.locator("[data-choice]").nth(which).click(timeout=3000)
    return False
