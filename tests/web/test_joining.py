"""Whoever comes to a table is told what is played and asked who he is, before he sits down."""

from collections.abc import Callable

import pytest
from web.browsers import Desk, pick
from web.playing import begin, join, open_table, sit_down

# As a program may plan it: the form offers neither such clocks nor such a series.
PLAN = {"clock": {"decision": 45, "game": 600}, "series": {"kind": "best-of", "games": 7}}
TIME = "for the whole match"


def test_who_comes_by_code_knows_what_is_played_and_says_who_he_is(
    desk: Callable[..., Desk],
) -> None:
    host, guest, third = desk("desktop"), desk("phone"), desk("desktop")
    table = open_table(host, "gold-rausch", "me", "open", "open", "prospector", **PLAN)
    code = host.ask(f"/api/tables/{table}")["code"]
    page = host.go(f"/t/{table}")
    chosen = page.get_by_label("Time for a decision")
    assert chosen.locator("option:checked").inner_text() == f"45 s, 10 min {TIME}"
    assert page.get_by_label("How many games").locator("option:checked").inner_text() == "best of 7"
    chosen.select_option(f"1 min, 10 min {TIME}")
    host.until(lambda: host.ask(f"/api/tables/{table}")["clock"] == {"decision": 60, "game": 600})

    page = guest.go(f"/j/{code}")
    page.get_by_role("heading", name="Ada invites you").wait_for()
    said = page.locator(".arrival").inner_text()
    for words in ("Who begins", "Ada", f"1 min, 10 min {TIME}", "best of 7", "Silas"):
        assert words in said
    assert "A wrong doubter deals out" in said
    assert not any(seat.get("mine") for seat in seats(guest, table))
    assert guest.seen_by_all() == []

    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("What shall we call you?").wait_for()
    assert page.evaluate("document.activeElement.tagName") == "INPUT"
    page.get_by_role("radio", name="Sit at seat 3").check()
    pick(page.get_by_role("radio", name="plum"))
    pick(page.get_by_role("radio", name="star"))
    sit_down(guest, "Bo")
    sat = seats(host, table)[2]
    assert (sat["name"], sat["colour"], sat["shape"]) == ("Bo", "plum", "star")
    # So he looks to others, too, and what he has chosen is his.
    host.page.locator("li", has_text="Bo").locator("path[fill='var(--plum)']").first.wait_for()
    page = third.go(f"/t/{table}")
    taken = page.get_by_role("radio", name="plum: Bo has it")
    taken.wait_for()
    assert taken.is_disabled()
    assert page.get_by_role("radio", name="star: Bo has it").is_disabled()
    assert third.violations() == []
    sit_down(third, "Cy")
    assert [seat["name"] for seat in seats(host, table)] == ["Ada", "Cy", "Bo", "Silas"]

    begin(host)
    guest.page.locator(".seats li", has_text="Bo").locator("path[fill='var(--plum)']").wait_for()
    host.page.get_by_role("tab", name="Chat").click()
    guest.page.keyboard.press("Escape")
    assert guest.heard[-1]

    # The next table knows him; so does this device without the cookie.
    other = open_table(host, "gold", "me", "open")
    page = guest.go(f"/t/{other}")
    name = page.get_by_label("Your name")
    name.wait_for()
    assert name.input_value() == "Bo"
    assert page.get_by_role("radio", name="plum").is_checked()
    guest.context.clear_cookies()
    page.reload()
    name.wait_for()
    assert name.input_value() == "Bo"
    assert guest.ask("/api/me")["name"] == "Bo"


@pytest.mark.parametrize("size", ["phone", "small", "on its side"])
def test_name_and_figure_are_in_sight_before_one_sits_down(
    size: str, desk: Callable[..., Desk]
) -> None:
    host, guest = desk("desktop"), desk(size)
    table = open_table(host, "gold-nuggets", "me", "open", "open")
    page = guest.go(f"/j/{host.ask(f'/api/tables/{table}')['code']}")
    page.get_by_role("heading", name="Ada invites you").wait_for()
    sit = page.get_by_role("button", name="Sit down").bounding_box()
    assert sit is not None
    shown = [page.get_by_label("Your name"), page.locator("label:has([aria-label=star])")]
    for one in shown:
        box = one.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= sit["y"]


def test_a_link_without_a_cookie_leads_to_the_door_and_one_may_just_watch(
    desk: Callable[..., Desk],
) -> None:
    host, guest = desk("desktop"), desk("on its side")
    table = open_table(host, "gold-nuggets", "me", "open")
    page = guest.go(f"/t/{table}")
    page.get_by_role("heading", name="Ada invites you").wait_for()
    assert page.get_by_label("Your name").input_value() == ""
    page.get_by_label("Your name").fill("Watcher")
    page.get_by_role("button", name="Just watch").click()
    page.get_by_text("You are watching.").wait_for()
    assert seats(host, table)[1]["kind"] == "open"
    guest.until(lambda: [m["type"] for m in guest.heard].count("welcome") == 2)
    page.get_by_role("button", name="Hello").click()
    page.get_by_role("list", name="Chat").get_by_text("Watcher").wait_for()
    assert guest.seen_by_all() == []
    # He may think better of it.
    page.get_by_role("button", name="Sit down").click()
    sit_down(guest, "Dee")
    assert seats(host, table)[1]["name"] == "Dee"


def test_open_tables_lead_to_the_door(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "claim-poker", "me", "open", "greenhorn", public=True, name="Opal")
    page = guest.go("/")
    page.get_by_role("region", name="Open tables").get_by_role("link", name="Opal").click()
    page.get_by_role("heading", name="Opal invites you").wait_for()
    page.wait_for_url(f"**/t/{table}")
    page.go_back()
    page.get_by_role("region", name="Open tables").wait_for()


def test_a_seat_that_is_gone_is_said_in_place(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open", "open")
    page = guest.go(f"/t/{table}")
    page.get_by_label("Your name").fill("Late")
    guest.context.set_offline(True)  # nothing is heard of who sits down meanwhile
    guest.bears = lambda text: "ERR_INTERNET" in text or "WebSocket" in text
    join(host_friend := desk("desktop"), host.ask(f"/api/tables/{table}")["code"], "Quick")
    guest.context.set_offline(False)
    page.locator(".arrival li", has_text="Quick").wait_for()
    sit_down(guest, "Late")
    assert [seat["name"] for seat in seats(host_friend, table)] == ["Ada", "Quick", "Late"]


def seats(desk: Desk, table: str) -> list[dict[str, object]]:
    """Who sits at a table."""
    return list(desk.ask(f"/api/tables/{table}")["seats"])
