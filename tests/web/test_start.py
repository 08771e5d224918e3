"""The first page and what leads to a table: one's own tables in order, codes that forgive."""

from collections.abc import Callable

import pytest
from web.browsers import SIZES, Desk
from web.playing import arrived, begin, open_table, set_off


def test_a_wrong_code_is_no_dead_end(desk: Callable[..., Desk]) -> None:
    host, guest = desk("desktop"), desk("phone")
    table = open_table(host, "gold", "me", "open")
    code = host.ask(f"/api/tables/{table}")["code"]
    guest.bears = lambda text: "404" in text
    page = guest.go("/")
    page.get_by_label("Code").fill("k0l-o1")
    page.get_by_role("button", name="Join").click()
    page.get_by_text("No table has the code “K0LO1”.").wait_for()
    page.get_by_text("No code has 0, L, O, 1").wait_for()
    assert page.get_by_label("Code").input_value() == "k0l-o1"
    assert guest.violations() == []

    page = guest.go("/j/NOCODE")
    page.get_by_text("No table has the code “NOCODE”.").wait_for()
    assert page.get_by_label("Code").input_value() == "NOCODE"
    for is_night in (False, True):
        guest.night(is_night)
        assert guest.violations() == []
    # Small letters, spaces and dashes do not matter.
    page.get_by_label("Code").fill(f" {code[:3].lower()} - {code[3:].lower()} ")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/t/{table}")


def test_an_address_that_cannot_be_read_is_said_so(desk: Callable[..., Desk]) -> None:
    guest = desk("phone")
    guest.bears = lambda text: "40" in text
    page = guest.go("/j/%E0%A4%A")
    page.get_by_text("No table has the code").wait_for()


def test_ones_turn_comes_first_and_what_is_over_is_out_of_the_way(
    desk: Callable[..., Desk],
) -> None:
    device = desk("phone")
    over = open_table(device, "go-for-gold", "me")
    page = device.go(f"/t/{over}")
    begin(device)
    set_off(device)
    arrived(device)
    running = open_table(device, "gold-nuggets", "me", "here")
    device.go(f"/t/{running}")
    begin(device)
    waiting = open_table(device, "gold", "me", "open")

    device.go("/")
    tables = page.get_by_role("region", name="Your tables")
    links = tables.get_by_role("link")
    links.first.wait_for()
    order = [link.get_attribute("href") for link in links.all()]
    assert order == [f"/t/{running}", f"/t/{waiting}"]
    assert "your turn" in links.first.inner_text()

    tables.locator("summary", has_text="Finished").click()
    tables.get_by_text("You won").wait_for()
    for is_night in (False, True):
        device.night(is_night)
        assert device.violations() == []
    match = device.ask(f"/api/tables/{over}")["match"]
    tables.get_by_role("link", name="Look back").click()
    page.wait_for_url(f"**/m/{match}")


def test_games_are_read_out_by_their_names(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/")
    page.locator("[data-game=go-for-gold]:enabled").wait_for()
    titles = {game["name"] for game in device.ask("/api/games")}
    tree = device.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    heard = [node for node in tree if not node["ignored"]]
    names = [node["name"]["value"] for node in heard if node["role"]["value"] == "button"]
    assert "Go for Gold 1 to 4 players" in names
    # Whoever reads the button's text alone finds no letter of its picture either.
    for button in page.locator("[data-game]").all():
        assert button.inner_text().splitlines()[0] in titles
    assert device.violations() == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_back_button_closes_a_sheet_and_does_not_leave(
    size: str, desk: Callable[..., Desk]
) -> None:
    device = desk(size)
    page = device.go("/me")
    page.get_by_role("heading", name="You", exact=True).wait_for()
    page.get_by_role("link", name="All games").click()
    game = page.locator("[data-game=gold-nuggets]:enabled")
    game.click()
    page.get_by_role("dialog").wait_for()
    page.go_back()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.url == f"{device.url}/"
    # Closed by hand, it is gone: one step back is one page back.
    game.click()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.go_back()
    page.wait_for_url("**/me")
    page.go_forward()
    # Who goes on from a sheet to another page comes back to the page below it.
    game.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.go_back()
    game.wait_for()
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize("size", list(SIZES))
def test_a_toast_never_covers_what_there_is_to_do(size: str, desk: Callable[..., Desk]) -> None:
    device = desk(size)
    table = open_table(device, "gold-nuggets", "me", "here")
    page = device.go(f"/t/{table}")
    begin(device)
    page.get_by_role("button", name="Menu").click()
    page.evaluate("navigator.share = undefined")
    page.get_by_role("button", name="Share the link").click()
    said = page.locator("dialog [role=status]", has_text="Copied.")
    said.wait_for()  # over the sheet, not below it
    on_top = """(said) => {
      const { x, y, width, height } = said.getBoundingClientRect();
      said.style.pointerEvents = 'auto';
      return said.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert said.evaluate(on_top)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    shown = page.get_by_role("status").filter(has_text="Copied.").bounding_box()
    assert shown is not None
    for button in page.locator(".act button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] >= shown["y"] + shown["height"] or box["x"] >= shown["x"] + shown["width"]


def test_the_speed_is_chosen_and_kept(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/me")
    page.get_by_label("at once").focus()  # by key: what is above may still be loading
    page.keyboard.press("Space")
    page.get_by_text("Only the outcome is shown").wait_for()
    assert page.evaluate("document.documentElement.dataset.speed") == "once"
    page.reload()
    assert page.get_by_label("at once").is_checked()
    assert page.evaluate("document.documentElement.dataset.speed") == "once"
