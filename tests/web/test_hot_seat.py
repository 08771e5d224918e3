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
        states = [message["state"] for message in device.heard if message.get("state")]
        assert states[-1]["seat"] == -1
        page.locator(".board section[aria-label]").wait_for(state="detached")
        handed.add(curtain.locator("h1").inner_text())
        if len(handed) == 2:
            break
        curtain.get_by_role("button").click()
        curtain.wait_for(state="hidden")
        while curtain.count() == 0:
            if page.get_by_role("button", name="Choices").is_enabled():
                page.keyboard.press("c")
                page.locator("[data-choice]").first.click()
            page.keyboard.press("Escape")
            page.wait_for_timeout(30)
    assert len(handed) == 2
    assert device.violations() == []


def test_where_nothing_is_hidden_there_is_no_curtain(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold-nuggets", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    seats: set[int] = set()
    while not {0, 1} <= seats:
        assert page.locator(".curtain").count() == 0
        if page.get_by_role("button", name="Choices").is_enabled():
            page.keyboard.press("c")
            # The last choice is to take what there is: turns are short.
            page.locator("[data-choice]").last.click()
        page.keyboard.press("Escape")
        page.wait_for_timeout(30)
        seats |= {message["state"]["seat"] for message in device.heard if message.get("state")}
    assert page.locator(".curtain").count() == 0
