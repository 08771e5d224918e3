"""How long somebody waits: `make stopwatch`.

    python bench/stopwatch.py [--rounds 5] [GAME…]

In a real browser, in a phone's window, with all its motion, beside two bots: the seconds from the
tap on "Play" to one's first decision, and the seconds from one's last tap of a turn until one may
decide again, at each speed.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from live.servers import Server
from playwright.sync_api import Browser, sync_playwright
from web.browsers import Desk, launched
from web.tapping import TOUCHABLE, tap

import motherlode

SPEEDS = ("calm", "brisk", "once")
PATIENCE = 120.0
CHOICES = """!!document.querySelector('[aria-keyshortcuts="c"]:not(:disabled), [data-next]')"""


def wait_for_a_choice(desk: Desk) -> bool:
    """Waits until something can be touched; false once the match is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = desk.page.evaluate(TOUCHABLE)
        if found is None:
            return False
        # What only explains something can be touched all the time; the list of choices cannot.
        if found and is_mine(desk) and desk.page.evaluate(CHOICES):
            return True
        desk.page.wait_for_timeout(15)
    raise SystemExit(f"nothing to decide for {PATIENCE:.0f} s:\n{desk.page.inner_text('body')}")


def is_mine(desk: Desk) -> bool:
    """Whether the table waits for this device."""
    states = desk.states()
    return bool(states) and states[-1]["seat"] in states[-1]["view"]["to_act"]


def measured(
    browser: Browser, url: str, game: str, speed: str, rounds: int
) -> tuple[float, list[float]]:
    """The first wait, and those between one's turns."""
    desk = Desk(browser, url, "phone", moves=True)
    desk.context.add_init_script(
        f"localStorage.setItem('motherlode', JSON.stringify({{ speed: '{speed}' }}))"
    )
    page = desk.go("/")
    page.get_by_role("button", name=motherlode.load(game).name, exact=False).first.click()
    page.locator("dialog form").wait_for()
    page.locator("dialog form").get_by_text("3", exact=True).click()
    began = time.monotonic()
    page.locator("dialog form .primary").click()
    if motherlode.load(game).real_time:  # a race waits until one is ready
        page.locator("button[data-ready]").click()
    wait_for_a_choice(desk)
    first = time.monotonic() - began
    chance, waits = random.Random(1), list[float]()
    while len(waits) < rounds and wait_for_a_choice(desk):
        at = time.monotonic()
        if tap(desk, chance):
            break
        page.wait_for_timeout(60)
        if not is_mine(desk):
            if not wait_for_a_choice(desk):
                break
            waits.append(time.monotonic() - at)
    desk.context.close()
    return first, waits


def main() -> None:
    """All games, all speeds."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=motherlode.games())
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    server = Server(Path(tempfile.mkdtemp(prefix="motherlode-stopwatch-")))
    print("| game | first decision | a round, calm | brisk | at once |", flush=True)
    print("| --- | ---: | ---: | ---: | ---: |")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for game in asked.games:
            seen = [measured(browser, server.url, game, speed, asked.rounds) for speed in SPEEDS]
            firsts = [first for first, _ in seen]
            rounds = " | ".join(f"{median(waits):.1f} s" if waits else "–" for _, waits in seen)
            print(
                f"| {motherlode.load(game).name} | {median(firsts):.1f} s | {rounds} |", flush=True
            )
        browser.close()
    server.stop()


if __name__ == "__main__":
    main()
