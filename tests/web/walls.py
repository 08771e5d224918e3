"""The gallery, built and served: every board with positions of played games, through its host."""

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page
from web.browsers import SIZES, WAIT, WEB

GALLERY = WEB / "gallery"
FIXTURES = WEB / "fixtures"


class Quiet(SimpleHTTPRequestHandler):
    """Files, without a word for each."""

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@contextmanager
def served() -> Iterator[str]:
    """The built gallery on a free port."""
    assert (GALLERY / "gallery.html").exists(), (
        "the gallery is not built: make web/gallery/gallery.html"
    )
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(GALLERY)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


def frames(show: str) -> list[dict[str, Any]]:
    """Every position of a fixture: `gold/3-playing`."""
    fixture = json.loads((FIXTURES / f"{show}.json").read_text("utf-8"))
    return list(fixture["frames"])


def unlike(one: bytes, other: bytes) -> int:
    """How many pixels of two pictures differ so that somebody could see it.

    What is drawn again only in part has edges that are a shade lighter or darker than before.
    """
    before, after = (Image.open(io.BytesIO(picture)).convert("L") for picture in (one, other))
    counts = ImageChops.difference(before, after).histogram()
    return sum(counts[32:])


class Wall:
    """One board of the gallery in a page of its own, at rest."""

    def __init__(self, browser: Browser, url: str, show: str, at: int, size: str = "phone") -> None:
        width, height = SIZES[size]
        self.page: Page = browser.new_page(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.page.set_default_timeout(WAIT)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda said: self.errors.append(said.text) if said.type == "error" else None
        )
        self.page.goto(f"{url}/gallery.html?show={show}&at={at}&bare=1&still=1")
        self.page.locator("[data-ready] section").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def go(self, to: int) -> None:
        """One step on is told, anything else is a jump; what is being told is skipped."""
        self.page.evaluate("(to) => gallery.go(to)", to)

    def skip(self) -> None:
        """To the end of what is being told; whatever must be seen was seen."""
        self.page.evaluate("gallery.skip()")

    def disturb(self, what: str) -> None:
        """Something that happens beside the board."""
        self.page.evaluate("(what) => gallery.disturb(what)", what)

    def picture(self) -> bytes:
        """What is seen, when it has come to rest."""
        before = self.page.screenshot()
        for _ in range(20):
            self.page.wait_for_timeout(60)
            after = self.page.screenshot()
            if after == before:
                return after
            before = after
        raise AssertionError("the board does not come to rest")

    def spots(self) -> list[tuple[str, str]]:
        """Every named place of the board, with its words.

        Pieces that are alike have numbers of their own, which say how they came there: no part of
        what lies on the table.
        """
        found = self.page.evaluate(
            "[...document.querySelectorAll('[data-spot]')]"
            ".map((one) => [one.dataset.spot, one.getAttribute('aria-label') ?? ''])"
        )
        return sorted((re.sub(r"^(die) \d+$", r"\1", name), words) for name, words in found)

    def close(self) -> None:
        """Whatever went wrong is told."""
        self.page.close()
        assert self.errors == []
