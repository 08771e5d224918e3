"""Names of every kind: a clear word in place, nothing lost, nothing out of its frame."""

from collections.abc import Callable

import pytest
from web.browsers import Desk
from web.playing import begin, open_table, sit_down

RIGHT_TO_LEFT = "יעל הזהב"
FAMILY = "👩‍👩‍👧‍👦🇨🇭"
WIDE = "WWWWWWWWWWWWWWWWWWWWWWWW"


def test_a_name_that_is_none_is_said_so_in_place(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open")
    guest.bears = lambda text: "400" in text
    page = guest.go(f"/t/{table}")
    field = page.get_by_label("Your name")
    go = page.get_by_role("button", name="Sit down")
    for typed, word in (
        ("   ", "A name needs at least one letter"),
        ("\u200b\u2800\u3164", "A name needs at least one letter"),
        ("a" * 27, "3 letters too many: a name has at most 24."),
        ("a" * 10_000, "9976 letters too many"),
    ):
        field.fill(typed)
        go.click()
        page.get_by_text(word).wait_for()
        assert field.input_value() == typed
        assert page.evaluate("document.activeElement.tagName") == "INPUT"
    assert guest.seen_by_all() == []
    # The same in the other places where a name is typed.
    page = guest.go("/me")
    page.get_by_label("Name", exact=True).fill("b" * 10_000)
    page.get_by_text("9976 letters too many").wait_for()
    page.get_by_role("button", name="Save").click()
    assert page.get_by_label("Name", exact=True).input_value() == "b" * 10_000
    assert guest.seen_by_all() == []
    page = guest.go("/")
    page.locator("[data-game=gold]:enabled").click()
    page.get_by_label("Your name").fill("c" * 25)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("1 letter too many").wait_for()
    assert page.get_by_role("dialog").is_visible()
    assert guest.seen_by_all() == []


@pytest.mark.parametrize("name", [RIGHT_TO_LEFT, FAMILY, WIDE])
def test_a_name_of_any_kind_stays_in_its_frame(name: str, desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold-nuggets", "me", "open", "greenhorn", name=WIDE[:23])
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    guest.page.get_by_label("Your name").fill(name)
    assert guest.overflows() == []
    sit_down(guest, name)
    assert guest.overflows() == []
    assert host.overflows() == []
    kept = host.ask(f"/api/tables/{table}")["seats"][1]["name"]
    assert kept == name.replace("\u200d", "")  # what only joins letters is not kept
    begin(host)
    guest.page.locator(".seats li", has_text=kept).wait_for()
    assert guest.overflows() == []
    guest.go("/")
    guest.page.get_by_role("region", name="Your tables").wait_for()
    assert guest.overflows() == []
