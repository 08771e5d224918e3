"""The coach while he thinks: he can be called off, and who is busy is asked again."""

import json
from collections.abc import Callable

from playwright.sync_api import Route, WebSocketRoute, expect
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off

BUSY = json.dumps({"slug": "coach/busy", "message": "Too many others are waiting."})


def test_who_thinks_for_long_is_called_off_and_nothing_is_lost(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-nuggets", "me", "greenhorn")
    held: list[str | bytes] = []
    to_page: list[WebSocketRoute] = []

    def slow(socket: WebSocketRoute) -> None:
        """A way on which all comes through but what the coach says."""
        server = socket.connect_to_server()
        to_page.append(socket)

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "advice":
                held.append(message)
            else:
                socket.send(message)

        server.on_message(pass_on)

    phone.page.route_web_socket("**/socket", slow)
    page = phone.go(f"/t/{table}")
    begin(phone)
    phone.until(page.get_by_role("button", name="Hint").is_enabled, meanwhile="Escape")
    before = page.locator(".prompt").inner_text()
    board = page.locator("#board").bounding_box()
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("The coach is thinking.").wait_for()
    # Neither what is expected nor what happened last has gone.
    assert page.locator(".prompt").inner_text() == before
    assert page.locator("#board").bounding_box() == board
    assert phone.violations() == []

    page.get_by_role("button", name="Call the coach off").click()
    hint = page.get_by_role("button", name="Hint")
    expect(hint).to_be_enabled()
    assert page.get_by_text("The coach is thinking.").count() == 0
    phone.until(lambda: bool(held))
    to_page[-1].send(held[0])  # what he says now is not listened to
    page.wait_for_timeout(200)
    assert page.locator(".prompt").inner_text() == before

    # Asked anew, he answers; and who asks again before that gets the same answer.
    hint.click()
    page.get_by_role("button", name="Call the coach off").click()
    hint.click()
    phone.until(lambda: len(held) == 2)
    to_page[-1].send(held[1])
    page.locator(".prompt .reason").wait_for()
    expect(hint).to_be_enabled()


def test_a_busy_coach_is_asked_again_about_a_match(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    device.bears = lambda error: "503" in error
    tries: list[str] = []

    def busy_at_first(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) > 1:
            route.continue_()
        else:
            route.fulfill(status=503, body=BUSY, content_type="application/json")

    device.page.route("**/look-back", busy_at_first)
    page = device.go(f"/t/{open_table(device, 'go-for-gold', 'me')}")
    begin(device)
    set_off(device)
    arrived(device)
    page.get_by_role("link", name="Look back").click()
    # In the first line, too, he is busy, and not without anything to say.
    page.locator(".pinned", has_text="The coach is busy just now.").wait_for()
    assert page.get_by_text("nothing to say").count() == 0
    page.get_by_role("heading", name="Chances of winning").wait_for(timeout=90_000)
    assert len(tries) == 2
