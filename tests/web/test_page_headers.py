"""The headers that docs/playing-without-a-server.md asks of a host: a game is played under them."""

import re
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, expect
from web.page_playing import choose, look_back, play, quick_desk
from web.sites import FileServer

from motherlode.commands.site import POLICY, write_site

DOCS = Path(__file__).parents[2] / "docs" / "playing-without-a-server.md"
PATH = "/games/gold/"
VIOLATIONS = """
window.violated = [];
addEventListener('securitypolicyviolation', (event) => violated.push(event.blockedURI));
"""


def blocks() -> list[str]:
    """What stands indented in the section about headers, each block in one line or several."""
    section = DOCS.read_text("utf-8").partition("## Headers")[2].partition("\n## ")[0]
    found = re.findall(r"(?:^    .+\n)+", section, re.MULTILINE)
    return [re.sub(r"^    ", "", block, flags=re.MULTILINE).strip() for block in found]


def documented(path: str) -> Mapping[str, str]:
    """The headers of a file, as the page of docs says them."""
    policy, others = blocks()
    headers = dict(line.split(": ", 1) for line in others.splitlines())
    headers["Content-Security-Policy"] = " ".join(policy.split()) + "; frame-ancestors 'none'"
    below = path.removeprefix(PATH)
    kept = below.startswith(("assets/", "page/"))
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
    return headers


def test_the_policy_is_the_one_that_is_documented() -> None:
    assert " ".join(blocks()[0].split()) == POLICY


def test_a_game_is_played_and_looked_back_on_under_the_documented_headers(
    browser: Browser, tmp_path: Path
) -> None:
    write_site(tmp_path / PATH.strip("/"))
    files = FileServer(tmp_path, documented)
    desk = quick_desk(browser, files.url + PATH)
    desk.context.add_init_script(VIOLATIONS)
    try:
        page = desk.go("")
        choose(page, "gold-nuggets")
        play(page, 100_000)
        expect(page.locator(".over").first).to_be_visible()
        look_back(page)
        assert page.evaluate("violated") == []
        for address in ("", "sw.js", "manifest.webmanifest"):
            answer = page.request.get(files.url + PATH + address)
            assert answer.headers["cache-control"] == "no-cache"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert desk.errors == []
    finally:
        desk.context.close()
        files.stop()
