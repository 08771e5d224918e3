"""One's own island and deck in the browser: drawn, typed, opened, kept, looked at, played."""

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page
from web.browsers import Desk, pick
from web.playing import begin, join

ISLAND = """\
# a small island
  H 4 . s H
 . R 5 ~ Y 6
  . f G . B
 H 4 . V 5 H
"""
UNEQUAL = "\n".join(
    [" H . . . . . . . H 4", "  . s f ~ . . . 5 6 R", " H . . . . . . Y G H", "  . B V 4"]
)


def workshop(desk: Desk, game: str, make: str) -> Page:
    """Where something of one's own is made, from the first page on."""
    page = desk.go("/")
    page.get_by_role("button", name=game).click()
    pick(page.get_by_role("radio", name="Friends"))
    page.get_by_role("button", name=make).click()
    page.get_by_role("dialog", name=make).get_by_text("All is right").wait_for()
    return page


def drop(page: Page, name: str, data: bytes) -> None:
    """Opens a file."""
    file = FilePayload(name=name, mimeType="text/plain", buffer=data)
    page.locator("input[type=file]").set_input_files(file)


def test_an_island_is_drawn_kept_and_played(desk: Callable[..., Desk]) -> None:
    host, guest = desk("phone"), desk("desktop")
    page = workshop(host, "Go for Gold", "Draw your own island")
    assert host.seen_by_all() == []

    # The violet temple becomes land: the sentence and the text say what is missing.
    paper = page.get_by_label("The island, to draw on")
    page.get_by_role("radio", name="land", exact=True).click()
    box = paper.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_text("There is no “V” on this map (temple violet).").wait_for()
    use = page.get_by_role("button", name="Play with it")
    assert use.is_disabled()
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("All is right").wait_for()

    # Files that are none leave what is there as it is; Windows' own are as good as any.
    pick(page.get_by_role("radio", name="Text"))
    text = page.get_by_role("textbox", name="Island")
    before = text.input_value()
    drop(page, "island.txt", ISLAND.encode("utf-16"))
    page.get_by_text("written in UTF-16").wait_for()
    drop(page, "island.txt", b"#" * 10_000_000)
    page.get_by_text("at most 16 kB").wait_for()
    drop(page, "island.txt", ISLAND.replace("R", "\0").encode())
    page.get_by_text("There is a NUL here").wait_for()
    assert text.input_value() == before
    drop(page, "Atoll.txt", ("\ufeff" + ISLAND.replace("\n", "\r\n")).encode())
    page.get_by_text("All is right").wait_for()
    assert text.input_value() == ISLAND
    assert page.get_by_label("Name", exact=True).input_value() == "Atoll"

    # What is wrong is marked where it stands, and a tap leads there.
    text.fill(ISLAND.replace("~", "x"))
    page.get_by_role("button", name="Line 3, column 8:").click()
    page.get_by_text("“x” is none of").wait_for()
    assert page.evaluate("document.activeElement.selectionStart") == ISLAND.index("~")
    assert host.violations() == []
    text.fill(UNEQUAL)
    page.get_by_text("This can be played, but:").wait_for()
    text.fill(ISLAND)
    page.get_by_text("All is right").wait_for()

    page.get_by_role("button", name="Keep").click()
    page.get_by_text("“Atoll” is kept.").wait_for()
    pick(page.get_by_role("radio", name="Kept"))
    page.get_by_role("button", name="More for Atoll").click()
    page.get_by_label("A new name for Atoll").fill("Ring")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="More for Ring").wait_for()
    assert host.violations() == []
    use.click()
    assert page.get_by_label("Island").locator("option:checked").inner_text() == "Ring"
    pick(page.get_by_role("group", name="Players").get_by_role("radio", name="2"))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")

    # Whoever comes sees it before he sits down, and everyone plays on it.
    code = host.ask(f"/api/tables/{page.url.rpartition('/')[2]}")["code"]
    guest.go(f"/j/{code}")
    guest.page.get_by_role("button", name="Look at it").click()
    guest.page.get_by_role("dialog", name="Ring").get_by_label("The island “Ring”").wait_for()
    guest.page.keyboard.press("Escape")
    join(guest, code, "Bo")
    begin(host)
    guest.page.get_by_role("group", name="Ring").wait_for()
    assert len(guest.states()[-1]["view"]["island"]["fields"]) == 21


def test_a_deck_is_typed_with_its_cards_beside_it(desk: Callable[..., Desk]) -> None:
    host = desk("desktop")
    page = workshop(host, "Claim-Poker", "Write your own deck")
    text = page.get_by_role("textbox", name="Cards")
    deck = text.input_value()
    text.fill(deck.replace("whiskey 2", "whisky 2", 1))
    page.get_by_role("button", name="Line 20, column 1:").wait_for()
    page.get_by_text("“whisky” is no card. Perhaps: whiskey.").wait_for()
    assert host.seen_by_all() == []
    text.fill(deck.replace("sieve 3", "sieve 7"))
    page.get_by_text("sieve 7", exact=True).wait_for(state="attached")
    page.get_by_label("Name", exact=True).fill("Sevens")

    # Nothing is lost by closing the sheet.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Write your own deck").click()
    page.get_by_text("sieve 7", exact=True).wait_for(state="attached")
    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = host.ask(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["options"]["deck"], table["own"]) == ("own", {"deck": "Sevens"})
