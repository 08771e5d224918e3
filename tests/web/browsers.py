"""A real browser at a real server: pages that remember their errors and their traffic."""

import json
import shutil
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Error, Locator, Page, Playwright, WebSocket

WEB = Path(__file__).parents[2] / "web"
CLIENT = Path(__file__).parents[2] / "src" / "motherlode" / "server" / "static"
SIZES = {
    "phone": (390, 844),
    "small": (360, 640),
    "on its side": (740, 360),
    "desktop": (1280, 800),
    "enlarged": (720, 450),  # a desktop at 200 %
    "phone enlarged": (195, 422),
}
# None of its habits of calling home.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT = 20_000  # milliseconds; a busy machine is slow
SCHEME = "prefers-color-scheme"
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# Whatever scrolls sideways although it should not.
WIDE = """
[...document.querySelectorAll('html, main, dialog .content')].flatMap((box) => {
  if (box.scrollWidth <= Math.ceil(box.clientWidth)) return [];
  const right = (one) => one.getBoundingClientRect().right;
  const most = right(box) + 1;
  const out = [...box.querySelectorAll(':not(svg *)')];
  out.sort((one, other) => right(one) - right(other));
  const name = (one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`;
  return out.filter((one) => right(one) > most).slice(-2).map(name);
})
"""


# The machine's own browsers. The shell without windows comes first: the whole browser draws its
# toolbars for every page too, though nobody sees them, and that takes half of a test's time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def launched(playwright: Playwright) -> Browser:
    """The system's Chromium, or the one that Playwright brought."""
    system = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=system, args=QUIET)


def pick(choice: Locator) -> None:
    """Chooses one of several. What covers the real box is drawn by us, and may still be moving."""
    end = time.monotonic() + WAIT / 1000
    while not choice.is_checked():
        try:
            choice.check(force=True)
        except Error as error:
            if time.monotonic() > end or "did not change its state" not in error.message:
                raise


class Desk:
    """Somebody's device: a browser context of its own, one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: str = "phone",
        language: str = "en-GB",
        moves: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.url = url
        self.touches = size != "desktop"
        self.tapped: list[str] = []  # what a finger has touched, in order
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=self.touches,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.errors: list[str] = []
        self.heard: list[dict[str, Any]] = []  # every message of the table, in order
        self.talk: deque[str] = deque(maxlen=12)  # what was said last, both ways
        self.bears: Callable[[str], bool] = lambda _: False  # errors that belong to a test
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.page.on("console", lambda m: self._complain(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("websocket", self._listen)

    def _complain(self, text: str) -> None:
        if not self.bears(text):
            self.errors.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.talk.append(f"< {frame[:300]!s}"))
        socket.on("framesent", lambda frame: self.talk.append(f"> {frame[:300]!s}"))
        socket.on("close", lambda _: self.talk.append("the socket is closed"))
        self.talk.append("a socket is opened")

    def go(self, path: str = "/") -> Page:
        """Opens one of our pages."""
        self.page.goto(self.url + path)
        return self.page

    def ask(self, path: str, method: str = "GET", body: object = None) -> Any:
        """Asks the server as this device does."""
        answer = self.context.request.fetch(
            self.url + path, method=method, data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.url},
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def until(self, condition: Callable[[], bool], meanwhile: str = "") -> None:
        """Waits for something that no selector names, pressing a key in the meantime."""
        end = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < end, self.stuck()
            if meanwhile:
                self.page.keyboard.press(meanwhile)
            self.page.wait_for_timeout(30)

    def stuck(self) -> str:
        """What a person would tell who waits in vain, and what was said over the wire."""
        return "\n".join([self.page.inner_text("body"), "---", *self.talk])

    def choose(self, which: int = 0) -> None:
        """One decision out of the list of choices, as soon as one is due."""
        choices = self.page.get_by_role("button", name="Choices")
        seen = self.page.locator("[data-next]")
        self.until(lambda: choices.is_enabled() or seen.count() > 0, meanwhile="Escape")
        if seen.count():  # what is shown to one alone waits for him
            seen.click()
            self.until(choices.is_enabled, meanwhile="Escape")
        self.page.keyboard.press("c")
        self.page.locator("[data-choice]").nth(which).click()

    def states(self) -> list[dict[str, Any]]:
        """Every board that came over the socket, in order."""
        return [message["state"] for message in self.heard if message.get("state")]

    def night(self, is_night: bool = True) -> None:
        """As the system's own setting would; the page shows it when this returns."""
        scheme: Literal["dark", "light"] = "dark" if is_night else "light"
        self.page.emulate_media(color_scheme=scheme)
        self.until(lambda: bool(self.page.evaluate(f"matchMedia('({SCHEME}: {scheme})').matches")))
        self.page.evaluate(TWO_FRAMES)

    def violations(self) -> list[str]:
        """What axe finds on the page, and finds again when what moved has come to rest.

        A card that is just being turned shows two faces for a quarter of a second, but has only one
        name: nobody reads it meanwhile.
        """
        found = self._scan()
        if found:
            self.page.wait_for_timeout(600)
            again = self._scan()
            found = [problem for problem in found if problem in again]
        return found

    def _scan(self) -> list[str]:
        if not self.page.evaluate("'axe' in window"):
            source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
            self.page.evaluate(source)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{problem['id']}: {node['target']} {node['failureSummary']}"
            for problem in found["violations"]
            for node in problem["nodes"]
        ]

    def overflows(self) -> list[str]:
        """What is wider than the screen: at every size, at twice the zoom, with twice the text."""
        before = self.page.viewport_size
        assert before is not None
        plain = [size for name, size in SIZES.items() if "enlarged" not in name]
        found = []
        for text in ("", "32px"):
            self.page.evaluate("(size) => (document.documentElement.style.fontSize = size)", text)
            for width, height in plain if text else SIZES.values():
                self.page.set_viewport_size({"width": width, "height": height})
                wide = self.page.evaluate(WIDE)
                found += [f"{width}×{height} {text}: {what}" for what in wide]
        self.page.evaluate("document.documentElement.style.fontSize = ''")
        self.page.set_viewport_size(before)
        return found

    def seen_by_all(self) -> list[str]:
        """What axe finds by day and by night, and what overflows."""
        found = self.overflows()
        for is_night in (False, True):
            self.night(is_night)
            found += self.violations()
        self.night(False)
        return found

    def close(self) -> None:
        """Goes home; whatever went wrong on the way is told."""
        self.context.close()
        assert self.errors == []
