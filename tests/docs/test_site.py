"""The documentation site: built with warnings as errors, no dead link, readable on a phone."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

import pytest
from docs.blocks import ROOT
from playwright.sync_api import Browser, sync_playwright
from web.browsers import WEB, launched

pytestmark = pytest.mark.slow
pytest.importorskip("sphinx")

# One of each kind.
KINDS = (
    "index.html",
    "playing.html",
    "rules/index.html",
    "rules/gold-rausch.de.html",
    "reference/index.html",
    "reference/motherlode.engine.match.html",
    "reference/encoding.html",
    "project/changelog.html",
    "source/src/motherlode/games/gold_nuggets/rules.py.html",
    "search.html?q=harbour",
)
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with the table in it, as `make docs` makes it."""
    folder = tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-E", "-b", "html"]
    done = subprocess.run(
        [*build, "-d", str(folder / "trees"), str(ROOT / "docs"), str(folder / "site")],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    table = [sys.executable, "-m", "motherlode.cli", "site", str(folder / "site" / "play")]
    subprocess.run(table, check=True, capture_output=True)
    return folder / "site"


class Links(HTMLParser):
    """What a page links to, and what it can be linked at."""

    def __init__(self) -> None:
        super().__init__()
        self.to: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.to.append(value)
            if name in ("id", "name") and value:
                self.ids.add(value)


def read(page: Path) -> Links:
    links = Links()
    links.feed(page.read_text(encoding="utf-8"))
    return links


def test_no_link_is_dead(site: Path) -> None:
    pages = {
        page.resolve(): read(page)
        for page in site.rglob("*.html")
        if "play" not in page.relative_to(site).parts[:1]
    }
    assert len(pages) > 100
    dead = []
    for page, links in pages.items():
        for link in links.to:
            if re.match(r"[a-z]+:|//", link):
                continue
            path, _, anchor = unquote(link).partition("#")
            target = (page.parent / path.partition("?")[0]).resolve() if path else page
            if target.is_dir():
                target /= "index.html"
            if not target.exists() or (
                anchor and target in pages and anchor not in pages[target].ids
            ):
                dead.append(f"{page.relative_to(site.resolve())}: {link}")
    assert dead == []


def test_the_rules_of_all_games_are_there_in_four_languages(site: Path) -> None:
    found = sorted(page.name for page in (site / "rules").glob("*.*.html"))
    assert len(found) == 6 * 4
    assert '<html class="no-js" lang="fr"' in (site / "rules" / "gold.fr.html").read_text("utf-8")


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launched(playwright)
        yield started
        started.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    kind: str, size: str, scheme: str, address: str, browser: Browser
) -> None:
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page.goto(f"{address}/{kind}")
    page.wait_for_load_state("networkidle")
    if "search" in kind:
        page.locator("ul.search li").first.wait_for()
    page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    page.close()
    assert problems == []
    assert wide <= 0


def test_the_table_opens_from_the_front_page(address: str, browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{address}/index.html")
    page.get_by_role("link", name="Play now").click()
    page.locator("[data-game]").first.wait_for()
    page.close()
