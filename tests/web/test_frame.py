"""Around the board: what was said, who has one's seat, what waits, who decided."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off, sit_down

import motherlode
from motherlode.engine.words import words_of


def together(host: Desk, guest: Desk, game: str = "gold-nuggets", **plan: Any) -> str:
    """Ada and Bo at one table, in a match."""
    table = open_table(host, game, "me", "open", name="Ada", **plan)
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    sit_down(guest, "Bo")
    host.page.get_by_text("Bo").first.wait_for()
    begin(host)
    guest.page.locator(".board section[aria-label]").wait_for()
    return table


def test_what_is_said_is_noticed_on_a_phone(desk: Callable[..., Desk]) -> None:
    phone, desktop = desk("phone"), desk("desktop")
    together(phone, desktop)
    story = phone.page.locator("header").get_by_role("button", name="Story")
    assert story.get_attribute("aria-label") == "Story"
    desktop.page.get_by_role("tab", name="Chat").click()
    desktop.page.get_by_role("button", name="Good luck").click()
    expect(story).to_have_attribute("aria-label", "Story and chat, 1 new message")
    phone.page.get_by_role("status").filter(has_text="Bo: Good luck").wait_for()
    assert phone.page.title().count("(1)") == 1
    assert phone.violations() == []
    # Opened, it shows what is new, and that is read then.
    story.click()
    phone.page.locator("dialog").get_by_text("Good luck").first.wait_for()
    phone.page.get_by_role("button", name="Close").click()
    expect(story).to_have_attribute("aria-label", "Story")
    # What one says oneself is no news.
    desktop.page.get_by_role("tab", name="Story").click()
    phone.page.keyboard.press("Escape")
    assert desktop.page.locator(".unread").count() == 0


def test_who_finds_a_bot_in_his_seat_is_offered_it_back(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = together(host, guest)
    guest.page.goto("about:blank")
    host.page.get_by_text("away").first.wait_for()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Let a bot play for Bo").click()
    host.page.get_by_role("button", name="Close", exact=True).click()
    page = guest.go(f"/t/{table}")
    banner = page.locator(".stand-in")
    banner.get_by_text("A bot is playing for you.").wait_for()
    assert "Your turn" not in page.title()
    assert guest.violations() == []
    banner.get_by_role("button", name="Take your seat back").click()
    banner.wait_for(state="detached")
    seats = guest.ask(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats if seat["name"] == "Bo"] == ["person"]


def test_a_move_without_a_network_waits_and_says_so(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    phone.bears = lambda text: "WebSocket" in text or "ERR_INTERNET" in text
    table = open_table(phone, "gold-nuggets", "me", "greenhorn")
    page = phone.go(f"/t/{table}")
    begin(phone)
    choices = page.get_by_role("button", name="Choices")
    phone.until(choices.is_enabled, meanwhile="Escape")
    events = len(phone.states())
    phone.context.set_offline(True)
    page.get_by_text("The connection is gone.").wait_for()
    page.keyboard.press("c")
    page.locator("[data-choice]").first.click()
    page.get_by_text("Your move waits and is sent as soon as it is back.").wait_for()
    assert len(phone.states()) == events
    phone.context.set_offline(False)
    page.get_by_text("Back at the table.").wait_for()
    phone.until(lambda: phone.states()[-1]["number"] > phone.states()[events - 1]["number"])
    expect(page.locator(".notice")).not_to_be_visible()


def test_the_story_says_when_the_clock_decided(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold", "me", "greenhorn", clock={"decision": 2})
    page = phone.go(f"/t/{table}")
    begin(phone)
    phone.until(
        lambda: any(
            line.get("what") == "@clock" and line.get("seat") == 0
            for message in phone.heard
            for line in message.get("lines", [])
        )
    )
    page.locator("header").get_by_role("button", name="Story").click()
    page.locator("dialog").get_by_text("a bot decided for you").first.wait_for()
    # The newest line is in sight.
    last = page.locator("dialog ol li").last
    expect(last).to_be_in_viewport()


def test_a_hint_says_why(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-nuggets", "me", "greenhorn")
    page = phone.go(f"/t/{table}")
    begin(phone)
    phone.until(page.get_by_role("button", name="Choices").is_enabled, meanwhile="Escape")
    page.get_by_role("button", name="Hint").click()
    phone.until(lambda: any(message["type"] == "advice" for message in phone.heard))
    advice = next(message for message in phone.heard if message["type"] == "advice")
    expect(page.locator(".prompt .reason")).to_have_text(advice["why"]["en"])


def test_the_goal_is_said_in_ones_first_match_and_nothing_moves(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-nuggets", "me", "greenhorn")
    page = phone.go(f"/t/{table}")
    begin(phone)
    goal = page.get_by_text("Whoever has the most nuggets")
    expect(goal).to_be_visible()
    before = page.locator("#board").bounding_box()
    phone.choose()
    phone.until(lambda: len(phone.states()) > 1)
    expect(goal).to_be_visible()
    assert page.locator("#board").bounding_box() == before
    page.reload()
    page.locator(".board section[aria-label]").wait_for()
    expect(goal).not_to_be_visible()


def test_a_board_that_cannot_be_drawn_does_not_take_the_page_down(
    desk: Callable[..., Desk],
) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-nuggets", "me", "greenhorn")

    def spoil(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("state"):
                said["state"]["view"]["rolled"] = None
            socket.send(json.dumps(said))

        server.on_message(pass_on)

    phone.page.route_web_socket("**/socket", spoil)
    page = phone.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.get_by_text("The board could not be drawn. The match goes on.").wait_for()
    assert page.get_by_role("button", name="Menu").is_enabled()
    page.get_by_role("button", name="Choices").wait_for()


def test_a_page_whose_parts_are_gone_is_loaded_anew_once(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    phone.bears = lambda text: "404" in text or "Failed to" in text
    page = phone.go("/")
    page.locator("[data-game=gold]:enabled").wait_for()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    phone.context.route("**/assets/MePage*", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="You", exact=True).click()
    # A newer version of the page would have its part; here it is gone for good, and that is said.
    page.get_by_text("This page could not be shown.").wait_for()
    assert len(loads) == 1


def test_a_part_that_does_not_come_is_said_in_its_place(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    phone.bears = lambda text: "404" in text or "Failed to" in text
    phone.context.route("**/assets/SettingsForm*", lambda route: route.fulfill(status=404))
    page = phone.go("/")
    settings = page.get_by_role("button", name="Settings")
    with page.expect_event("load"):  # perhaps there is a newer version
        settings.click()
    settings.click()
    page.get_by_role("dialog").get_by_text("This part could not be loaded.").wait_for()
    assert phone.violations() == []
    page.get_by_role("button", name="Close").click()
    page.locator("[data-game=gold]:enabled").wait_for()


def test_names_stay_names_beside_a_clock_and_in_large_letters(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(
        phone, "gold", "me", "greenhorn", "greenhorn", "greenhorn", name="Annabel",
        clock={"decision": 600},
    )  # fmt: skip
    page = phone.go(f"/t/{table}")
    begin(phone)
    shown = (
        "[...document.querySelectorAll('.seats .name')]"
        ".map((one) => one.clientWidth / one.scrollWidth)"
    )
    assert min(page.evaluate(shown)) > 0.9
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert min(page.evaluate(shown)) > 0.6
    assert phone.violations() == []


def test_looking_back_begins_with_ones_costliest_decision(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-nuggets", "me", "legend")
    page = phone.go(f"/t/{table}")
    begin(phone)
    set_off(phone)  # it decides without a thought: something will have cost it dearly
    arrived(phone)
    page.get_by_text("Your first result in this game.").wait_for()
    assert phone.violations() == []
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("heading", name="Your costliest decision").wait_for(timeout=90_000)
    match = phone.ask(f"/api/tables/{table}")["match"]
    mistake = phone.ask(f"/api/matches/{match}/look-back")["costliest"][0]
    # It is said above the board, in view, and so is what leads there; one goes there oneself.
    expect(page.get_by_role("heading", name="Your costliest decision")).to_be_in_viewport()
    for key in ("Look at it", "One step on"):
        expect(page.get_by_role("button", name=key).first).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Where in the match")).to_have_value("0")
    page.get_by_role("button", name="Look at it").first.click()
    expect(page.get_by_label("Where in the match")).not_to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    # One step further lies what was decided there.
    part = phone.ask(f"/api/matches/{match}/replay?from=0")
    frames = part["frames"]
    while part.get("next") is not None:  # a long match comes in pieces
        part = phone.ask(f"/api/matches/{match}/replay?from={part['next']}")
        frames += part["frames"]
    decided = next(frame for frame in frames if frame["number"] == mistake["number"])
    assert (decided["by"], decided["move"]) == (0, mistake["move"])
    words = words_of(motherlode.load("gold-nuggets")).to(0)
    names = [seat["name"] for seat in phone.ask(f"/api/tables/{table}")["seats"]]
    told = " ".join(words.line(line, names) for line in decided["lines"])
    expect(page.locator(".told")).to_have_text(told)
    assert phone.violations() == []
    # Whose match it was is spoken to.
    page.get_by_role("button", name="To the start").click()
    on, line = page.get_by_role("button", name="One step on"), page.locator(".told")

    def is_spoken_to() -> bool:
        on.click()
        return "You roll" in line.inner_text()

    phone.until(is_spoken_to)
