"""Pictures of a board in the gallery: phone and desktop, day and night.

    .venv/bin/python web/scripts/shots.py gold-nuggets/3-playing mid /tmp/shots [lang]

starts the gallery on a free port, takes four pictures, says every console error, and ends it.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 620), "desktop": (980, 760)}  # what the frame leaves to the board


def served() -> tuple[subprocess.Popen[str], str]:
    """The gallery on a port that was free."""
    command = ["node_modules/.bin/vite", "--mode", "gallery", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://127\.0\.0\.1:(\d+)", re.sub(r"\x1b\[[0-9;]*m", "", line)):
            return process, found.group(0)
    raise SystemExit("the gallery did not start")


def shoot(browser: Any, address: str, show: str, at: str, out: Path, lang: str) -> None:
    """All sizes and themes of one position."""
    for device, (width, height) in SIZES.items():
        for theme in ("day", "night"):
            page = browser.new_page(viewport={"width": width, "height": height})
            page.on("console", lambda m: print(m.type, m.text) if m.type == "error" else None)
            page.on("pageerror", lambda error: print("error", error))
            page.goto(
                f"{address}/gallery.html?show={show}&at={at}&theme={theme}&lang={lang}&bare=1&still=1"
            )
            page.wait_for_selector("[data-ready]")
            page.wait_for_timeout(500)
            page.screenshot(path=out / f"{show.replace('/', '-')}-{at}-{device}-{theme}.png")
            page.close()


def main(show: str, at: str, out: str, lang: str = "en") -> None:
    """One position."""
    Path(out).mkdir(parents=True, exist_ok=True)
    process, address = served()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
            shoot(browser, address, show, at, Path(out), lang)
            browser.close()
    finally:
        process.terminate()


if __name__ == "__main__":
    main(*sys.argv[1:])
