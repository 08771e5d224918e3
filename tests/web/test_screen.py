"""The big screen: one television and several phones in a room, and nobody's secrets on it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from web.browsers import WAIT, Desk
from web.playing import join, open_table, set_off
from web.test_evening import come, open_evening, play

from motherlode.games import games

SCREENS = ((1920, 1080), (1280, 720))
LEAST = 28  # pixels of a letter, read from four metres

# Letters by their size as shown; a badge's initial is part of a drawing. What is on the board of a
# screen with fewer lines is as large in the room: its pixels are larger.
SMALL = """
(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const room = document.querySelector('.room');
  const times = room.getBoundingClientRect().width / room.offsetWidth;
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest('.heard, .picture, script, style, title')) continue;
    if (element.matches('svg[viewBox="0 0 32 32"] > text')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width } = range.getBoundingClientRect();
    if (!width || getComputedStyle(element).visibility === 'hidden') continue;
    const place = element.closest('.place');
    const scale = place ? place.getBoundingClientRect().width / place.offsetWidth : times;
    const drawn = element.ownerSVGElement && element.getScreenCTM();
    const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : scale);
    const needed = place ? Math.min(least, (least * innerHeight) / 1080 - 1) : least;
    if (size < needed - 0.6) found.push(`${text.data.trim().slice(0, 30)}: ${size}`);
  }
  return found;
}
"""  # noqa: E501
OUTSIDE = """
[
  ...document.querySelectorAll('.room [data-seat], .room footer :not(ol *), .room main h2'),
].filter((one) => {
  const { left, right, top, bottom, width } = one.getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1);
}).map((one) => one.textContent.trim().slice(0, 40))
"""


class Television:
    """A second page in somebody's own browser: the same cookie, and what reaches it."""

    def __init__(self, desk: Desk, path: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.bytes = ""
        self.page: Page = desk.context.new_page()
        self.page.set_default_timeout(WAIT)
        self.page.set_viewport_size({"width": 1920, "height": 1080})
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.goto(desk.url + path)

    def _hear(self, frame: str | bytes) -> None:
        text = frame.decode() if isinstance(frame, bytes) else frame
        self.bytes += text
        self.heard.append(json.loads(text))

    def states(self) -> list[dict[str, Any]]:
        return [message["state"] for message in self.heard if message.get("state")]


def told(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        line
        for message in messages
        for line in [*message.get("lines", []), *message.get("story", [])]
    ]


def test_gold_rausch_in_one_room_needs_no_curtain(desk: Callable[..., Desk]) -> None:
    """Opened by a player in his own browser, the screen knows no more than a stranger."""
    ada, bo, stranger = desk("phone"), desk("phone"), desk("desktop")
    table = open_table(ada, "gold-rausch", "me", "open", "prospector", name="Ada")
    page = ada.go(f"/t/{table}")
    info = ada.ask(f"/api/tables/{table}")
    stranger.go(f"/t/{table}")

    # The way there: an address for a remote control, out of the menu.
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog summary", has_text="Big screen").click()
    page.locator("dialog details", has_text=f"/s/{info['code']}").wait_for()
    screen = Television(ada, f"/s/{info['code']}")
    screen.page.wait_for_url(f"**/t/{table}/screen")
    screen.page.locator("main img").wait_for()
    assert screen.page.locator("main .code").inner_text() == info["code"]
    assert screen.page.locator("li[data-seat]").count() == 3
    page.keyboard.press("Escape")

    join(bo, info["code"], "Bo")
    screen.page.locator("main img").wait_for(state="detached")
    screen.page.locator("footer", has_text="Ada begins").wait_for()
    page.locator(".go .primary").click()
    screen.page.locator("main .host").wait_for()
    set_off(ada, 60)
    set_off(bo, 60)
    seen = ("look", "peek")
    ada.until(lambda: any(line["what"] == "look" for line in told(ada.heard)))
    ada.until(lambda: len(ada.states()) > 25)
    assert page.locator(".curtain").count() == 0

    assert {line["what"] for line in told(ada.heard)} & set(seen)  # there was something to hide
    assert all(state["seat"] == -1 and state["legal"] == [] for state in screen.states())
    assert not any(state.get("secret") for state in screen.states())
    assert not [line for line in told(screen.heard) if line["what"] in seen]
    for word in ('"mine"', '"secret"', '"hosting"', '"invitation"', '"undo"', ada_id(ada)):
        assert word not in screen.bytes, word
    # Byte for byte the boards are those of somebody who watches and has no seat.
    known = {(s["match"], s["number"]): s["view"] for s in stranger.states()}
    common = [s for s in screen.states() if (s["match"], s["number"]) in known]
    assert len(common) > 10
    for state in common:
        assert state["view"] == known[state["match"], state["number"]]
    screen.page.close()


def ada_id(desk: Desk) -> str:
    return next(str(m["person"]) for m in desk.heard if m["type"] == "welcome")


def test_a_screen_does_nothing_and_is_nobodys_presence(desk: Callable[..., Desk]) -> None:
    ada, bo = desk("phone"), desk("phone")
    table = open_table(ada, "gold-nuggets", "me", "open", name="Ada")
    ada.go(f"/t/{table}")
    screen = Television(ada, f"/t/{table}/screen")
    screen.page.locator("main img").wait_for()
    join(bo, ada.ask(f"/api/tables/{table}")["code"], "Bo")
    bo.page.locator("li[data-seat='0']", has_text="Ada").wait_for()
    assert bo.heard[-1].get("table", {}).get("spectators", 0) == 0
    ada.page.goto("about:blank")  # only the screen is left of Ada's
    bo.page.locator("li[data-seat='0']", has_text="away").wait_for()
    refused = screen.page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?screen`);
          const slugs = [];
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(data);
            if (said.type === 'welcome' && !said.answers) {
              socket.send(JSON.stringify({ type: 'start', id: 1 }));
              socket.send(JSON.stringify({ type: 'look', id: 2, seat: 0 }));
              socket.send(JSON.stringify({ type: 'chat', id: 3, phrase: 'hello' }));
              socket.send(JSON.stringify({ type: 'close', id: 4 }));
            }
            if (said.type === 'error' && slugs.push(said.slug) === 4) done(slugs);
          };
        })""",
        table,
    )
    assert refused == ["screen/only-shows"] * 4
    screen.page.close()


def test_it_comes_back_by_itself_and_goes_on_with_the_next_match(desk: Callable[..., Desk]) -> None:
    ada = desk("phone")
    table = open_table(ada, "gold-nuggets", "me", "prospector", name="Ada", options={"nuggets": 20})
    page = ada.go(f"/t/{table}")
    tv = desk("desktop")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.go(f"/t/{table}/screen")
    page.locator(".go .primary").click()
    tv.page.locator("main .host").wait_for()
    tv.context.set_offline(True)
    tv.page.locator(".lost").wait_for()
    set_off(ada)
    page.locator(".over").wait_for(timeout=60_000)
    tv.context.set_offline(False)
    tv.page.locator(".lost").wait_for(state="detached")
    result = tv.page.locator("main .over")
    result.wait_for()
    assert "Ada" in result.inner_text()
    assert tv.violations() == []
    for size in SCREENS:
        tv.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert tv.page.evaluate(SMALL, LEAST) == []
    first = tv.states()[-1]["match"]
    page.locator(".over .primary").click()
    result.wait_for(state="detached")
    tv.until(lambda: tv.states()[-1]["match"] != first)
    assert tv.page.locator("main .host").count() == 1
    tv.bears = lambda text: "ERR_INTERNET_DISCONNECTED" in text
    tv.errors = [error for error in tv.errors if not tv.bears(error)]


@pytest.mark.parametrize("game", games())
def test_everybody_can_read_it(desk: Callable[..., Desk], game: str) -> None:
    """By day and by night, on two screens, before the start and in the middle of a match."""
    ada, tv = desk("phone"), desk("desktop")
    known = next(one for one in ada.ask("/api/games") if one["slug"] == game)
    most = min(4, int(known["seats"][-1]))
    kinds = ["me", "open", *["prospector"] * (most - 2)]
    table = open_table(ada, game, *kinds, name="Ada with a name of 24…")
    page = ada.go(f"/t/{table}")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.go(f"/t/{table}/screen")
    tv.page.locator("main img").wait_for()
    readable(tv)
    page.locator("li select").first.select_option("prospector")
    page.locator(".go .primary").click()
    tv.page.locator("main .host").wait_for()
    set_off(ada, 30)
    ada.until(lambda: len(tv.states()) > 4)
    readable(tv)


def readable(tv: Desk) -> None:
    for width, height in SCREENS:
        tv.page.set_viewport_size({"width": width, "height": height})
        tv.page.wait_for_timeout(200)
        assert tv.page.evaluate(SMALL, LEAST) == []
        assert tv.page.evaluate(OUTSIDE) == []
        for is_night in (False, True):
            tv.night(is_night)
            assert tv.violations() == []


def test_a_code_that_leads_nowhere_says_so(desk: Callable[..., Desk]) -> None:
    tv = desk("desktop")
    tv.bears = lambda text: "404" in text
    tv.go("/s/ZZZZZZ")
    tv.page.get_by_role("alert").wait_for()
    tv.go("/t/NOTABLEHERE/screen")
    tv.page.locator("h1", has_text="There is no such table").wait_for()


def test_it_goes_along_with_an_evening(desk: Callable[..., Desk]) -> None:
    """From the code on the screen to the winner's moment, and nobody touches it."""
    host, bo, tv = desk("desktop"), desk("phone"), desk("desktop")
    code = open_evening(host, "Ada", "as many as you like")
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    tv.go(f"/s/{code}")
    shown = tv.page.locator("[data-evening]")
    shown.locator("img").wait_for()
    assert shown.locator(".code").inner_text() == code
    come(bo, code, "Bo")
    shown.get_by_text("Bo", exact=True).wait_for()
    shown.get_by_text("Ada picks the next game.").wait_for()
    readable(tv)
    host.page.locator("[data-pick=gold-nuggets]").click()
    host.page.locator(".next .primary").click()
    tv.page.locator("main .host").wait_for()
    play([host, bo])
    tv.page.locator("main .over").wait_for()
    shown.locator("tbody tr").nth(1).wait_for()  # by itself, after a while
    assert shown.locator("a").count() == 0  # nothing to tap on a television
    readable(tv)
    host.page.get_by_role("button", name="End the evening").click()
    host.page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    shown.locator("[data-evening-winner] h2").wait_for()
    readable(tv)
