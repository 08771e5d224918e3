"""The table in the page: what it weighs, how long one waits for it, and how long a legend thinks.

    python bench/page.py [--slow 4] [--decisions 12]

Writes the site into a folder, serves it plainly, and opens it in a real browser in a phone's
window: the start page, the first board of the first game (everything is loaded), the same after a
reload, and the longest pause of the interface meanwhile; then some decisions against two legends,
with the time of their searches. `--slow` leaves the browser one core, and of that a part.
"""

import argparse
import gzip
import os
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from brake import Brake
from playwright.sync_api import Browser, Page, Route, ViewportSize, sync_playwright
from web.browsers import launched
from web.playing import PILOT
from web.sites import FileServer

from motherlode.commands.site import write_site

BOARD = "document.querySelector('.board section[aria-label]') === null"
PHONE: ViewportSize = {"width": 390, "height": 844}
THINKERS = ("claim-poker", "go-for-gold", "gold-rausch")
WATCH = """
window.longest = 0;
let last = performance.now();
setInterval(() => {
  const now = performance.now();
  window.longest = Math.max(window.longest, now - last - 20);
  last = now;
}, 20);
window.searches = [];
new BroadcastChannel('searches').onmessage = ({ data }) => window.searches.push(data);
"""
# Before the worker that holds the table: it tells how long the bots' worker took for each search.
TIMED = """
const told = new BroadcastChannel('searches');
const Plain = Worker;
self.Worker = class extends Plain {
  asked = new Map();
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const began = this.asked.get(data.id);
      if (began !== undefined) told.postMessage(performance.now() - began);
    });
  }
  postMessage(message, ...more) {
    if (message.header?.loop === 'simulations') this.asked.set(message.id, performance.now());
    super.postMessage(message, ...more);
  }
};
"""
PARTS = {
    "page/python": "Python and its library",
    "page/motherlode": "our sources",
    "page/loops": "the bots' loops",
    "page/texts": "texts",
    "assets": "the client",
}


def weigh(folder: Path) -> None:
    """Compressed, by part."""
    sizes: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            part = next((text for start, text in PARTS.items() if name.startswith(start)), "else")
            sizes[part] += len(gzip.compress(path.read_bytes(), mtime=0))
    for part, size in sizes.most_common():
        print(f"{part:24} {size / 1e3:8.0f} kB")
    print(f"{'all':24} {sum(sizes.values()) / 1e3:8.0f} kB")


def weigh_start(folder: Path) -> None:
    """The scripts and styles that the start page names, compressed."""
    html = (folder / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="[./]*(assets/[^"]+)"', html)
    size = sum(len(gzip.compress((folder / name).read_bytes(), mtime=0)) for name in names)
    print(f"{'the start page':24} {size / 1e3:8.1f} kB", flush=True)


def until_board(page: Page) -> float:
    """Seconds until there is one."""
    began = time.monotonic()
    while page.evaluate(BOARD):
        page.wait_for_timeout(20)
    return time.monotonic() - began


def wait_for_it(browser: Browser, address: str) -> None:
    """The start page, the first board, a reload."""
    context = browser.new_context(viewport=PHONE)
    context.set_default_timeout(300_000)
    context.add_init_script(WATCH)
    page = context.new_page()
    began = time.monotonic()
    page.goto(address)
    page.locator("[data-game=gold-nuggets]:not([disabled])").wait_for()
    print(f"start page {time.monotonic() - began:.1f} s")
    page.locator("[data-game=gold-nuggets]").click()
    page.locator("form .go .primary").click()
    print(f"first board {until_board(page):.1f} s, ", end="")
    print(f"longest pause {page.evaluate('longest'):.0f} ms")
    page.wait_for_timeout(1000)
    page.reload()
    print(f"after a reload {until_board(page):.1f} s, ", end="")
    print(f"longest pause {page.evaluate('longest'):.0f} ms", flush=True)
    context.close()


def against_legends(browser: Browser, address: str, game: str, decisions: int) -> None:
    """Some decisions of one's own, and the searches of two legends meanwhile."""
    context = browser.new_context(viewport=PHONE, service_workers="block")
    context.set_default_timeout(300_000)
    context.add_init_script(WATCH)
    context.add_init_script("localStorage.setItem('motherlode', '{\"speed\":\"once\"}')")
    page = context.new_page()

    def timed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=TIMED + answer.text())

    page.route("**/assets/worker-*.js", timed)
    page.goto(address)
    page.locator(f"[data-game={game}]:not([disabled])").click()
    page.locator("input[value=legend]").check(force=True)
    page.locator("form .go .primary").click()
    until_board(page)
    page.evaluate("longest = 0")
    page.evaluate(f"(most) => {{ ({PILOT})(most).then(() => (window.done = true)); }}", decisions)
    while not page.evaluate("window.done === true"):
        page.wait_for_timeout(100)
    found = sorted(page.evaluate("searches"))
    pause = page.evaluate("longest")
    context.close()
    print(f"{game}: {len(found)} searches of legends, ", end="")
    if found:
        print(f"half within {median(found):.0f} ms, longest {found[-1]:.0f} ms, ", end="")
    print(f"longest pause {pause:.0f} ms", flush=True)


def main() -> None:
    """Weighs, and waits."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--decisions", type=int, default=12)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # no browser is left standing still
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_site(Path(name) / "some" / "path")
        weigh(Path(name) / "some" / "path")
        weigh_start(Path(name) / "some" / "path")
        server = FileServer(Path(name))
        address = f"{server.url}/some/path/"
        browser = launched(playwright)
        brake = Brake(given.slow) if given.slow > 1 else None
        if brake:
            brake.start()
        print(f"load {os.getloadavg()[0]:.1f}", flush=True)
        try:
            wait_for_it(browser, address)
            for game in THINKERS:
                against_legends(browser, address, game, given.decisions)
            print(f"load {os.getloadavg()[0]:.1f}")
        finally:
            if brake:
                brake.let_go()
            server.stop()


if __name__ == "__main__":
    main()
