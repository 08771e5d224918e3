"""Pictures of every page and board, phone and desktop, day and night, into out/screenshots.

Those that a document shows are copied into docs/screenshots; the others are for looking at.

    .venv/bin/python web/scripts/screens.py [--size SIZE…] [--theme THEME…] [--whole] [NAME…]

Names are those of games and of pages, as in the names of the pictures; without any, all are taken.
Starts a server of its own and plays: nothing in the pictures is made up.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from live.servers import Server  # noqa: E402
from web.browsers import Desk, launched  # noqa: E402
from web.learning import open_lesson  # noqa: E402
from web.playing import arrived, begin, join, open_table, set_off  # noqa: E402
from web.test_evening import come, open_evening, play  # noqa: E402

from motherlode.games import games  # noqa: E402

OUT = ROOT / "out" / "screenshots"
DOCS = ROOT / "docs" / "screenshots"
SIZES = {"phone": (390, 844), "side": (844, 390), "desktop": (1440, 900)}
SCREEN = (1920, 1080)  # a television has only this one
THEMES = ("day", "night")
MOVES = {"go-for-gold": 14, "wurf-und-weg": 3}  # how far into a match the picture is taken
USUAL = 11
AT_REST = "document.getAnimations().every((one) => one.playState !== 'running')"
LOOKS_AFTER = {"login": "sam.o", "password": "under the pine"}


class Camera:
    """Takes pictures of one size in the chosen themes."""

    def __init__(
        self, browser: Browser, url: str, size: str, themes: Sequence[str], whole: bool
    ) -> None:
        self._browser = browser
        self._url = url
        self._themes = themes
        self._whole = whole
        self.size = size

    def desk(self) -> Desk:
        """A device of this size."""
        desk = Desk(self._browser, self._url, "desktop" if self.size == "desktop" else "phone")
        width, height = SIZES[self.size]
        desk.page.set_viewport_size({"width": width, "height": height})
        return desk

    def shoot(self, desk: Desk, name: str, page: Page | None = None) -> None:
        """One page by day and by night."""
        page = page or desk.page
        for theme in self._themes:
            page.emulate_media(color_scheme="dark" if theme == "night" else "light")
            page.wait_for_timeout(500)
            # Colours fade, and a busy machine takes its time.
            desk.until(lambda: bool(page.evaluate(AT_REST)))
            path = OUT / f"{name}-{self.size}-{theme}.jpg"
            page.screenshot(path=path, type="jpeg", quality=84, full_page=self._whole)
            print(path.relative_to(ROOT), flush=True)
            if (DOCS / path.name).exists():
                shutil.copy(path, DOCS)
        page.emulate_media(color_scheme="light")


def board(camera: Camera, game: str) -> None:
    """A table in the middle of a match."""
    desk = camera.desk()
    table = open_table(desk, game, "me", "veteran", "prospector", name="Sam")
    page = desk.go(f"/t/{table}")
    begin(desk)
    set_off(desk, MOVES.get(game, USUAL))
    arrived(desk)
    while page.get_by_role("button", name="Choices").is_disabled():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
        if page.locator(".over").count():
            break
    camera.shoot(desk, game)
    desk.close()


def start(camera: Camera) -> None:
    """Where everything begins, first for somebody new, then with a match to go on with."""
    desk = camera.desk()
    page = desk.go()
    page.locator("[data-game=gold]:enabled").wait_for()
    camera.shoot(desk, "start")
    table = open_table(desk, "gold-nuggets", "me", "veteran", name="Sam")
    desk.go(f"/t/{table}")
    begin(desk)
    desk.go()
    page.locator("#mine").wait_for()
    camera.shoot(desk, "start-again")
    desk.close()


def set_up(camera: Camera) -> None:
    """What is asked before a match, and the settings of this device."""
    desk = camera.desk()
    page = desk.go()
    page.locator("[data-game=gold-nuggets]:enabled").click()
    page.locator("dialog .primary").wait_for()
    camera.shoot(desk, "set-up")
    desk.close()


def lobby(camera: Camera) -> None:
    """Before the start, with seats to fill, and the door that a guest comes through."""
    desk, guest = camera.desk(), camera.desk()
    table = open_table(
        desk, "claim-poker", "me", "open", "open", "veteran", name="Sam", public=True
    )
    page = desk.go(f"/t/{table}")
    page.get_by_label("Who begins round 2").wait_for()
    camera.shoot(desk, "lobby")
    guest.go(f"/j/{desk.ask(f'/api/tables/{table}')['code']}")
    guest.page.locator(".arrival").wait_for()
    camera.shoot(guest, "join")
    guest.close()
    desk.close()


def curtain(camera: Camera) -> None:
    """One device handed on."""
    desk = camera.desk()
    table = open_table(desk, "gold-rausch", "me", "here", name="Sam")
    page = desk.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.locator(".curtain").wait_for()
    camera.shoot(desk, "curtain")
    desk.close()


def result(camera: Camera) -> None:
    """The end of a match, its look back, and the page of who played it."""
    desk = camera.desk()
    table = open_table(desk, "go-for-gold", "me", "veteran", "prospector", name="Sam")
    page = desk.go(f"/t/{table}")
    begin(desk)
    set_off(desk)
    arrived(desk)
    page.wait_for_timeout(1500)
    camera.shoot(desk, "result")
    page.get_by_role("link", name="Look back").click()
    page.get_by_text("Chances of winning").wait_for(timeout=90_000)
    page.get_by_label("Where in the match").fill("20")
    camera.shoot(desk, "replay")

    other = camera.desk()
    other.ask("/api/me", "POST", {"name": "Bo"})
    other.go(f"/me?friend={desk.ask('/api/friends')['invitation']}")
    other.page.get_by_text("Sam", exact=True).wait_for()
    other.close()
    desk.go("/me")
    page.get_by_label("Login name").wait_for()
    camera.shoot(desk, "profile")
    page.locator("summary", has_text="Make a friend").click()
    page.get_by_role("heading", name="Friends").evaluate("(one) => one.scrollIntoView()")
    camera.shoot(desk, "friends")
    desk.close()


def lesson(camera: Camera) -> None:
    """Where lessons are found, and one of them on its board."""
    desk = camera.desk()
    page = desk.go("/learn")
    page.locator("[data-lesson]").first.wait_for()
    camera.shoot(desk, "learn")
    for game in ("go-for-gold", "gold-nuggets"):
        open_lesson(desk, game, "first")
        desk.until(page.locator(".note[data-step='0']").is_visible, meanwhile="Escape")
        camera.shoot(desk, f"lesson-{game}")
    desk.close()


def puzzle(camera: Camera) -> None:
    """Where puzzles are found, one of them, and its answer."""
    desk = camera.desk()
    page = desk.go("/puzzles")
    link = page.get_by_role("link", name="Begin Claim-Poker")
    link.wait_for()
    camera.shoot(desk, "puzzles")
    link.click()
    choices = page.get_by_role("button", name="Choices")
    desk.until(choices.is_enabled)
    camera.shoot(desk, "puzzle")
    choices.click()
    page.locator("dialog [data-choice]").first.click()
    page.locator(".verdict").wait_for()
    camera.shoot(desk, "puzzle-answer")
    desk.close()


def claim(camera: Camera) -> None:
    """The claim of the day before and after."""
    desk = camera.desk()
    desk.ask("/api/me", "POST", {"name": "Sam"})
    page = desk.go("/claim")
    stake = page.get_by_role("button", name="Stake your claim")
    stake.wait_for()
    camera.shoot(desk, "claim")
    stake.click()
    page.locator(".board section[aria-label]").wait_for()
    set_off(desk)
    arrived(desk, 120.0)
    page.get_by_role("link", name="How it went for everyone").click()
    page.locator("canvas").wait_for(timeout=120_000)
    camera.shoot(desk, "claim-over")
    desk.close()


def evening(camera: Camera) -> None:
    """The page of an evening, before its first game, after it, and at its end."""
    desk, guest = camera.desk(), camera.desk()
    code = open_evening(desk, "Sam", "3")
    camera.shoot(desk, "evening-open")
    come(guest, code, "Bo")
    everyone = [desk, guest]
    for number, (picker, game) in enumerate(
        [(desk, "gold-nuggets"), (guest, "gold"), (desk, "claim-poker")]
    ):
        if number == 1:
            camera.shoot(desk, "evening")
        picker.page.locator(f"[data-pick={game}]").click()
        if number == 1:
            camera.shoot(guest, "evening-pick")
        picker.page.locator(".next .primary").click()
        play(everyone)
    desk.page.locator("[data-evening-winner] h2").wait_for()
    camera.shoot(desk, "evening-over")
    guest.close()
    desk.close()


def screen(camera: Camera) -> None:
    """The big screen while people come, and with every board."""
    if camera.size != "desktop":
        return
    desk, guest = camera.desk(), camera.desk()
    tv = desk.context.new_page()
    tv.set_viewport_size({"width": SCREEN[0], "height": SCREEN[1]})
    for game in games():
        table = open_table(desk, game, "me", "open", "prospector", name="Sam")
        desk.go(f"/t/{table}")
        tv.goto(f"{desk.url}/t/{table}/screen")
        tv.locator("main img").wait_for()
        if game == "claim-poker":
            camera.shoot(desk, "screen-open", tv)
        join(guest, desk.ask(f"/api/tables/{table}")["code"], "Bo")
        begin(desk)
        guest.page.locator(".board section[aria-label]").wait_for()
        for one in (desk, guest):
            set_off(one, 5)
        tv.locator("main .host").wait_for()
        tv.wait_for_timeout(3000)  # whoever has done his part lets the other wait
        camera.shoot(desk, f"screen-{game}", tv)
    guest.close()
    desk.close()


def operator(camera: Camera) -> None:
    """What is shown to who looks after the server."""
    desk, other = camera.desk(), camera.desk()
    other.go(f"/t/{open_table(other, 'gold-nuggets', 'me', 'open', name='Bo')}")
    desk.ask("/api/me", "POST", {"name": "Guest"})
    desk.ask("/api/account/login", "POST", LOOKS_AFTER)
    page = desk.go("/me")
    page.get_by_role("link", name="Look after this server").click()
    page.get_by_role("heading", name="Looking after the server").wait_for()
    camera.shoot(desk, "operator")
    page.get_by_role("link", name="People").click()
    page.get_by_role("searchbox").fill("bo")
    page.get_by_role("button", name="Search").click()
    page.get_by_text("Do something").first.click()
    camera.shoot(desk, "operator-people")
    other.close()
    desk.close()


def rules(camera: Camera) -> None:
    """A rulebook."""
    desk = camera.desk()
    page = desk.go("/rules/gold-rausch")
    page.get_by_role("heading", level=1).wait_for()
    camera.shoot(desk, "rules")
    desk.close()


PAGES: dict[str, Callable[[Camera], None]] = {
    "start": start,
    "set-up": set_up,
    "lobby": lobby,
    "curtain": curtain,
    "result": result,
    "lesson": lesson,
    "puzzle": puzzle,
    "claim": claim,
    "evening": evening,
    "screen": screen,
    "operator": operator,
    "rules": rules,
}


def main() -> None:
    """All of them, or the named ones."""
    known = [*PAGES, *games()]
    parser = argparse.ArgumentParser(description="pictures of every page and board")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(known)}")
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--whole", action="store_true", help="down to the end of each page")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in known]:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(known)}")

    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        # Only who has an account already can be named to look after the server.
        server = Server(Path(folder))
        desk = Desk(browser, server.url)
        desk.ask("/api/me", "POST", {"name": "Sam"})
        desk.ask("/api/account/password", "POST", LOOKS_AFTER)
        desk.close()
        server.stop()
        server = Server(Path(folder), operators=LOOKS_AFTER["login"])
        try:
            for size in asked.size or SIZES:
                camera = Camera(browser, server.url, size, asked.theme or THEMES, asked.whole)
                for name in asked.names or known:
                    PAGES[name](camera) if name in PAGES else board(camera, name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
