"""The sheet before the table: what a game lets one choose can be chosen, whoever one plays with."""

from collections.abc import Callable

from playwright.sync_api import Locator
from web.browsers import Desk, pick
from web.playing import arrived, set_off


def sheet_of(desk: Desk, game: str) -> Locator:
    """What lies over the first page after the first tap."""
    page = desk.go("/")
    page.locator(f"[data-game={game}]:enabled").click()
    return page.get_by_role("dialog")


def test_colours_grid_and_series_are_chosen_against_bots(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page, sheet = device.page, sheet_of(device, "gold")
    pick(sheet.get_by_role("group", name="Players").get_by_role("radio", name="2"))
    assert sheet.locator("select").count() == 0  # folded until somebody looks for it
    sheet.get_by_text("Options").click()
    colours = "Who digs with which colour"
    first = sheet.get_by_label(f"{colours}: Sam, 1")
    assert first.input_value() == "green"
    first.select_option("violet")
    sheet.get_by_label(f"{colours}: Bot 1, 2").select_option("green")
    sheet.get_by_label("How the cards lie").select_option("grid")
    sheet.get_by_label("Who begins").select_option(label="Sam")
    sheet.get_by_label("How many games").select_option("everyone-starts")
    assert sheet.get_by_text("Anybody may join").count() == 0  # nobody is invited
    assert device.seen_by_all() == []
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board section[aria-label]").wait_for()
    view = device.states()[-1]["view"]
    assert [set(player["colours"]) for player in view["players"]] == [
        {"violet", "orange"},
        {"blue", "green"},
    ]
    assert view["neutral"] == ["red"]
    table = device.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["layout"] == "grid"
    assert table["series"]["kind"] == "everyone-starts"
    set_off(device, 4)
    arrived(device)
    assert device.states()[-1]["number"] > 4


def test_a_low_screen_shows_that_the_sheet_goes_on(desk: Callable[..., Desk]) -> None:
    device = desk("on its side")
    page = device.go()
    page.locator("[data-game=gold-nuggets]:enabled").click()
    go = page.locator("dialog .go")
    go.wait_for()

    def sign() -> str:
        return str(go.evaluate("(bar) => getComputedStyle(bar, '::after').opacity"))

    device.until(lambda: sign() == "1")
    page.locator("dialog .content").evaluate("(all) => all.scrollTo(0, all.scrollHeight)")
    device.until(lambda: sign() == "0")


def test_who_begins_on_one_device_is_somebody_who_plays(desk: Callable[..., Desk]) -> None:
    device = desk("small")
    page, sheet = device.page, sheet_of(device, "gold-nuggets")
    pick(sheet.get_by_role("radio", name="On this device"))
    sheet.get_by_label("Name 3").fill("Cy")
    sheet.get_by_text("Options").click()
    begins = sheet.get_by_label("Who begins")
    begins.select_option(label="Cy")
    # The third seat goes, and with it whoever would have begun there.
    players = sheet.get_by_role("group", name="Players")
    pick(players.get_by_role("radio", name="2"))
    assert begins.locator("option:checked").inner_text() == "Sam"
    pick(players.get_by_role("radio", name="3"))
    begins.select_option(label="Cy")
    assert device.overflows() == []
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board section[aria-label]").wait_for()
    # Whose turn it is now may be told by an unlucky first roll; who begins is what was chosen.
    table = device.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["starter"] == 2


def test_options_are_reached_by_keyboard(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page, sheet = device.page, sheet_of(device, "wurf-und-weg")
    for _ in range(20):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.tagName") == "SUMMARY":
            break
    page.keyboard.press("Enter")
    goal = sheet.get_by_label("The game ends")
    goal.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert goal.input_value() == "pile"
    assert device.seen_by_all() == []
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    table = device.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["goal"] == "pile"


def test_a_number_of_the_box_can_be_another(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page, sheet = device.page, sheet_of(device, "gold-nuggets")
    sheet.get_by_text("Options").click()
    nuggets = sheet.get_by_label("Nuggets in the middle")
    assert nuggets.input_value() == "77"
    nuggets.fill("7")
    nuggets.blur()
    assert nuggets.input_value() == "20"  # fewer will not do
    nuggets.fill("40")
    nuggets.blur()
    assert device.overflows() == []
    assert device.seen_by_all() == []
    sheet.get_by_role("button", name="Play", exact=True).click()
    page.locator(".board section[aria-label]").wait_for()
    assert device.states()[-1]["view"]["supply"] == 40
    table = device.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["nuggets"] == 40
    set_off(device, 4)  # bots play it as well
    arrived(device)
    device.until(lambda: device.states()[-1]["number"] > 4)
