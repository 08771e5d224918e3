"""Every board through its host, with positions of played games: pictures and words compared."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from web.walls import Wall, frames, served, unlike

import motherlode

EDGE = 12  # pixels: where a curve is drawn again in part, one of its edge may differ
BESIDE = ("chat", "away", "chat", "away", "hint", "no hint", "sent", "answered")


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    with served() as url:
        yield url


def some(show: str, count: int) -> list[int]:
    """Some positions, spread over the match, its beginning and its end among them."""
    last = len(frames(show)) - 1
    return sorted({round(last * at / (count - 1)) for at in range(count)})


@pytest.mark.parametrize("game", motherlode.games())
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_what_happens_beside_a_board_changes_nothing_on_it(
    game: str, size: str, browser: Browser, gallery: str
) -> None:
    show = f"{game}/3-playing"
    anywhere = range(len(frames(show)))
    at = next(i for i in [*some(show, 9)[3:], *anywhere] if frames(show)[i]["legal"])
    wall = Wall(browser, gallery, show, at, size)
    before = wall.picture()
    for what in BESIDE:
        wall.disturb(what)
        if what not in ("hint", "sent"):  # these two are shown, as long as they last
            assert unlike(wall.picture(), before) <= EDGE, what
    wall.close()


@pytest.mark.parametrize("game", motherlode.games())
def test_a_position_is_the_same_whether_told_or_jumped_to(
    game: str, browser: Browser, gallery: str
) -> None:
    show = f"{game}/3-playing"
    told, jumped = Wall(browser, gallery, show, 0), Wall(browser, gallery, show, 0)
    for at in some(show, 8)[1:]:
        told.go(at - 1)
        told.go(at)
        told.skip()
        jumped.go(at)
        jumped.picture()
        told.picture()
        assert told.spots() == jumped.spots()
        assert told.spots(), "a board names its places"
    told.close()
    jumped.close()
