"""What helps at the table: taking back, the coach, once more."""

from collections.abc import Callable

from playwright.sync_api import expect
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off


def test_a_decision_is_taken_back_and_the_coach_is_asked(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold-nuggets", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    undo = page.get_by_role("button", name="Take back")
    assert undo.is_disabled()
    before = device.states()[-1]["view"]
    page.keyboard.press("c")
    page.locator("[data-choice^=aside]").first.click()
    device.until(undo.is_enabled)
    told = page.get_by_role("tabpanel").get_by_role("listitem").count()
    page.keyboard.press("u")
    device.until(lambda: "undone" in device.heard[-1])
    assert device.states()[-1]["view"] == before
    assert page.get_by_role("tabpanel").get_by_role("listitem").count() == told - 1

    page.get_by_role("tab", name="Coach").click()
    page.get_by_role("button", name="Ask the coach").click()
    page.get_by_text(" of 100").first.wait_for(timeout=60_000)
    advice = next(message for message in device.heard if message["type"] == "advice")
    assert {choice["move"] for choice in advice["choices"]} <= set(device.states()[-1]["legal"])
    assert device.violations() == []


def test_once_more(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "go-for-gold", "me", series={"kind": "best-of", "games": 3})
    page = device.go(f"/t/{table}")
    begin(device)
    set_off(device)
    arrived(device)
    first = device.ask(f"/api/tables/{table}")["match"]
    # On a phone on its side, too, what comes next is seen without looking for it.
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.get_by_role("button", name="Next game")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name="All games").last).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="The end").click()
    page.get_by_role("button", name="Next game").click()
    page.get_by_text("Game 2 of 3").wait_for()
    assert page.locator(".over").count() == 0
    assert device.ask(f"/api/tables/{table}")["match"] != first
