"""Pictures of every page and board, phone and desktop, day and night, into out/screenshots.

Those that a document shows are copied into docs/screenshots; the others are for looking at.

.venv/bin/python web/scripts/screens.py [GAME…]

Starts a server of its own and plays: nothing in the pictures is made up.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from live.servers import Server  # noqa: E402
from web.browsers import Desk, launched  # noqa: E402
from web.playing import arrived, begin, open_table, set_off  # noqa: E402

from motherlode.games import games  # noqa: E402

OUT = ROOT / "out" / "screenshots"
DOCS = ROOT / "docs" / "screenshots"
SIZES = ("phone", "desktop")
MOVES = {"go-for-gold": 14, "wurf-und-weg": 3}  # how far into a match the picture is taken
USUAL = 11
AT_REST = "document.getAnimations().every((one) => one.playState !== 'running')"


def shoot(desk: Desk, name: str, size: str) -> None:
    """One page by day and by night."""
    for theme in ("day", "night"):
        desk.night(theme == "night")
        desk.page.wait_for_timeout(500)
        # Colours fade, and a busy machine takes its time.
        desk.until(lambda: bool(desk.page.evaluate(AT_REST)))
        path = OUT / f"{name}-{size}-{theme}.jpg"
        desk.page.screenshot(path=path, type="jpeg", quality=84)
        print(path.relative_to(ROOT))
        if (DOCS / path.name).exists():
            shutil.copy(path, DOCS)


def board(browser: Browser, url: str, game: str, size: str) -> None:
    """A table in the middle of a match."""
    desk = Desk(browser, url, size)
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
    shoot(desk, game, size)
    desk.close()


def pages(browser: Browser, url: str, size: str) -> None:
    """Everything around the boards."""
    desk = Desk(browser, url, size)
    page = desk.go()
    page.locator("[data-game=gold]:enabled").wait_for()
    shoot(desk, "start", size)
    page.locator("[data-game=gold-nuggets]").click()
    shoot(desk, "set-up", size)

    table = open_table(
        desk, "claim-poker", "me", "open", "open", "veteran", name="Sam", public=True
    )
    desk.go(f"/t/{table}")
    page.get_by_label("Who begins round 2").wait_for()
    shoot(desk, "lobby", size)

    table = open_table(desk, "gold-rausch", "me", "here", name="Sam")
    desk.go(f"/t/{table}")
    page.locator(".go .primary").click()
    page.locator(".curtain").wait_for()
    shoot(desk, "curtain", size)

    table = open_table(desk, "go-for-gold", "me", "veteran", "prospector", name="Sam")
    desk.go(f"/t/{table}")
    begin(desk)
    set_off(desk)
    arrived(desk)
    page.wait_for_timeout(1500)
    shoot(desk, "result", size)
    page.get_by_role("link", name="Look back").click()
    page.get_by_text("Chances of winning").wait_for(timeout=90_000)
    page.get_by_label("Where in the match").fill("20")
    shoot(desk, "replay", size)

    desk.go("/me")
    page.get_by_label("Login name").wait_for()
    shoot(desk, "profile", size)
    desk.go("/rules/gold-rausch")
    page.get_by_role("heading", level=1).wait_for()
    shoot(desk, "rules", size)
    desk.close()


def main(chosen: list[str]) -> None:
    """All of them, or the named boards."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = launched(playwright)
            for size in SIZES:
                if not chosen:
                    pages(browser, server.url, size)
                for game in chosen or games():
                    board(browser, server.url, game, size)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
