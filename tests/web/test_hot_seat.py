"""One device, two people: the curtain comes between them wherever something hidden would show."""

from collections.abc import Callable

from web.browsers import Desk
from web.playing import begin, open_table


def test_the_device_is_handed_over_behind_a_curtain(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold-rausch", "me", "here", "greenhorn", name="Ada")
    page = device.go(f"/t/{table}")
    page.locator(".go .primary").click()
    curtain = page.locator(".curtain")
    handed: set[str] = set()
    for _ in range(8):
        curtain.wait_for()
        # Nobody looks: the last message came for nobody, and the board is not in the page.
        assert device.states()[-1]["seat"] == -1
        page.locator(".board section[aria-label]").wait_for(state="detached")
        handed.add(curtain.locator("h1").inner_text())
        if len(handed) == 2:
            break
        curtain.get_by_role("button").click()
        curtain.wait_for(state="hidden")
        device.until(lambda: curtain.count() > 0 or played(device), meanwhile="Escape")
    assert len(handed) == 2
    assert device.violations() == []


def test_where_nothing_is_hidden_there_is_no_curtain(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold-nuggets", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    # The last choice is to take what there is: turns are short.
    device.until(lambda: 1 in seats(device) or played(device, -1), meanwhile="Escape")
    assert {0, 1} <= seats(device)
    assert not any(state.get("secret") for state in device.states())
    assert page.locator(".curtain").count() == 0


def seats(device: Desk) -> set[int]:
    """From where this device has looked."""
    return {state["seat"] for state in device.states()}


def played(device: Desk, which: int = 0) -> bool:
    """Decides if something is to be decided; says no, so that one goes on waiting."""
    if device.page.get_by_role("button", name="Choices").is_enabled():
        device.page.keyboard.press("c")
        device.page.locator("[data-choice]").nth(which).click()
    return False
