"""Games without a board of their own: seen, tapped, and played by the keyboard alone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from live.servers import Server
from playwright.sync_api import Browser
from web.browsers import Desk
from web.playing import begin, open_table

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "sluice": (ROOT / "docs" / "examples" / "sluice.py", 3),
    "cave-in": (ROOT / "docs" / "examples" / "cave_in.py", 3),
    "lamplight": (ROOT / "docs" / "examples" / "lamplight.py", 3),
}
GAMES = {
    **EXAMPLES,
    "hunch": (ROOT / "docs" / "examples" / "hunch.py", 2),
    "showdown": (ROOT / "tests" / "own_games" / "showdown.py", 3),
    "camps": (ROOT / "tests" / "own_games" / "camps.py", 3),
}
# The examples on both, the others on one of them.
SEEN = [(slug, size) for slug in EXAMPLES for size in ("phone", "desktop")]
SEEN += [("hunch", "phone"), ("showdown", "phone"), ("camps", "desktop")]
OFFERED = "[data-spot][data-may], .moves button:not(:disabled)"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with own games, none of which has a line in the client."""
    files = ",".join(str(path) for path, _ in GAMES.values())
    server = Server(tmp_path_factory.mktemp("own"), games=files)
    yield server
    assert server.stop() == 0
    assert server.complaints == []


@pytest.fixture
def device(browser: Browser, own: Server) -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(size: str = "phone") -> Desk:
        made.append(Desk(browser, own.url, size))
        return made[-1]

    yield make
    for one in made:
        one.close()


def seated(desk: Desk, slug: str) -> None:
    """At a table with greenhorns, and the match has begun."""
    _, seats = GAMES[slug]
    table = open_table(desk, slug, "me", *["greenhorn"] * (seats - 1))
    desk.go(f"/t/{table}")
    begin(desk)


def is_over(desk: Desk) -> bool:
    return bool(desk.states()) and desk.states()[-1].get("result") is not None


@pytest.mark.parametrize(("slug", "size"), SEEN)
def test_it_is_seen_by_all_and_played_to_the_end_by_tapping(
    device: Callable[..., Desk], slug: str, size: str
) -> None:
    desk = device(size)
    seated(desk, slug)
    desk.page.locator(OFFERED).first.wait_for()
    assert desk.violations() == []
    desk.night()
    assert desk.violations() == []
    desk.night(False)
    while not is_over(desk):
        desk.until(lambda: is_over(desk) or desk.page.locator(OFFERED).count() > 0)
        if not is_over(desk):
            tap(desk)
    desk.page.get_by_role("button", name="Once more").wait_for()


def tap(desk: Desk) -> None:
    """The last of what is offered; and the table has gone on when this returns."""
    told = len(desk.states())
    desk.page.locator(OFFERED).last.click()
    desk.until(lambda: len(desk.states()) > told)
    desk.page.wait_for_timeout(60)


@pytest.mark.parametrize("slug", ["cave-in", "lamplight", "camps"])
def test_it_is_played_by_the_keyboard_alone(device: Callable[..., Desk], slug: str) -> None:
    desk = device("desktop")
    seated(desk, slug)
    page = desk.page
    page.locator("[data-spot][data-may]").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-may')"):
            break
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert first, "a thing to touch has no name"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.hasAttribute('data-may')")
    while not is_over(desk):
        desk.until(lambda: is_over(desk) or page.locator(OFFERED).count() > 0)
        if not is_over(desk):
            press(desk)
    again = page.get_by_role("button", name="Once more")
    again.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if again.evaluate("(button) => button === document.activeElement"):
            break
    matches = len({state["match"] for state in desk.states()})
    page.keyboard.press("Enter")
    desk.until(lambda: len({state["match"] for state in desk.states()}) > matches)


def press(desk: Desk) -> None:
    """Goes to the next thing that is offered and presses it; the table has gone on then."""
    told = len(desk.states())
    for _ in range(200):
        if desk.page.evaluate("(css) => document.activeElement.matches(css)", OFFERED):
            desk.page.keyboard.press("Enter")
            desk.page.wait_for_timeout(200)
            if len(desk.states()) > told:
                return
        desk.page.keyboard.press("Tab")
    raise AssertionError(desk.stuck())


def test_nothing_is_wider_than_the_screen_at_any_size(device: Callable[..., Desk]) -> None:
    desk = device()
    for slug in GAMES:
        seated(desk, slug)
        desk.page.locator(OFFERED).first.wait_for()
        assert desk.overflows() == []


def test_an_own_game_stands_on_the_shelf_and_has_its_rules(device: Callable[..., Desk]) -> None:
    desk = device()
    page = desk.go("/")
    page.locator("[data-game=camps]").wait_for()
    assert page.locator("[data-game]").count() == 6 + len(GAMES)
    page.locator("[data-game=hunch]").click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_text("A nugget lies under one of three pans").wait_for()
