"""What one rarely needs at a table: giving up, the list of keys."""

from collections.abc import Callable

from web.browsers import Desk
from web.playing import begin, join, open_table


def test_giving_up_says_first_what_happens(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open")
    host.go(f"/t/{table}")
    join(guest, host.ask(f"/api/tables/{table}")["code"], "Bo")
    begin(host)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Close the table").count() == 0
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("dialog", name="Give up this match?")
    question.get_by_text("A bot plays on in your place.").wait_for()
    assert guest.seen_by_all() == []
    # The back button is a no.
    page.go_back()
    question.wait_for(state="detached")
    assert page.get_by_role("dialog", name="Menu").is_visible()
    page.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_text("You have given up this match.").wait_for()
    assert host.ask(f"/api/tables/{table}")["seats"][1]["resigned"]
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Take the seat back").count() == 0
    assert page.get_by_role("button", name="Resign").count() == 0


def test_alone_among_bots_giving_up_ends_it(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    table = open_table(device, "gold-nuggets", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_text("the match ends here and counts for nobody").wait_for()
    page.get_by_role("dialog", name="Give up this match?").get_by_role(
        "button", name="Resign"
    ).click()
    page.get_by_role("heading", name="Before the start").wait_for()
    begin(device)


def test_all_keys_are_listed(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "wurf-und-weg", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    sheet.get_by_text("away with clover, pig, cat, penny, horseshoe, hand").wait_for()
    keys = [key.inner_text() for key in sheet.locator("kbd").all()]
    assert keys == ["c", "h", "u", "Arrow keys", "Enter", "1–6", "Space", "Esc", "?"]
    assert device.seen_by_all() == []
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()
    sheet.wait_for()
    page.go_back()
    sheet.wait_for(state="detached")
    assert page.get_by_role("dialog", name="Menu").is_visible()
