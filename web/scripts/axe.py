"""axe over the boards in the gallery: many positions of every game, which no single match shows.

.venv/bin/python web/scripts/axe.py [GAME…]

Says what it finds; exit status 1 if there is anything.
"""

import json
import sys

from playwright.sync_api import Page, sync_playwright
from shots import ARGS, SIZES, WEB, served

POSITIONS = 12  # of each played game, evenly spread


def found(page: Page) -> set[str]:
    """The violations of the position that is shown."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    answer = page.evaluate("axe.run(document.querySelector('main'), {resultTypes: ['violations']})")
    return {
        f"{problem['id']} {node['html'][:110]} {' '.join(node['failureSummary'].split())[:170]}"
        for problem in answer["violations"]
        for node in problem["nodes"]
    }


def main(chosen: list[str]) -> int:
    """Every fixture, both sizes, day and night in turn."""
    process, address = served()
    bad = 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
            for path in sorted((WEB / "fixtures").glob("*/*-*.json")):
                game = path.parent.name
                if game == "words" or (chosen and game not in chosen):
                    continue
                last = len(json.loads(path.read_text("utf-8"))["frames"]) - 1
                all_found: dict[str, str] = {}
                for number in range(POSITIONS):
                    at = last * number // (POSITIONS - 1)
                    size = list(SIZES)[number % 2]
                    theme = ("day", "night")[number // 2 % 2]
                    width, height = SIZES[size]
                    page = browser.new_page(viewport={"width": width, "height": height})
                    show = f"{game}/{path.stem}"
                    page.goto(
                        f"{address}/gallery.html?show={show}&at={at}&theme={theme}&bare&still"
                    )
                    page.wait_for_selector("[data-ready]")
                    page.wait_for_timeout(400)
                    for one in found(page):
                        all_found.setdefault(one, f"at={at} {size} {theme}")
                    page.close()
                print(f"{game}/{path.stem}: {len(all_found)}", flush=True)
                for one, where in list(all_found.items())[:8]:
                    print(f"   {where}: {one}", flush=True)
                bad += len(all_found)
            browser.close()
    finally:
        process.terminate()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
