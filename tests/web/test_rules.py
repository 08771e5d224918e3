"""The rules of every game in every language, on a phone and on paper, with their pictures."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from web.browsers import WIDE, Desk, pick

import motherlode
from motherlode.engine.words import LANGUAGES

GAMES = motherlode.games()


def drawn(page: Page) -> None:
    """Scrolls past every picture, so that all of them are there."""
    page.locator("figure[data-picture]").first.wait_for()
    for figure in page.locator("figure[data-picture]").all():
        figure.scroll_into_view_if_needed()
        name = figure.get_attribute("data-picture")
        page.locator(f"figure[data-picture={name}][data-drawn]").wait_for()


def speak(page: Page, language: str) -> None:
    """As somebody would who has chosen it at a table."""
    page.evaluate(f"localStorage.setItem('motherlode', JSON.stringify({{language: '{language}'}}))")


def test_all_rules_fit_a_phone_and_axe_finds_nothing(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/rules/gold")
    found: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        for game in GAMES:
            device.go(f"/rules/{game}")
            page.locator("figure[data-picture]").first.wait_for()
            assert page.evaluate("document.documentElement.lang") == language
            if language == LANGUAGES[0]:  # the same page in all of them, but for its words
                drawn(page)
                found += [f"{game}: {problem}" for problem in device.violations()]
            found += [f"{game} {language}: {wide}" for wide in page.evaluate(WIDE)]
    assert found == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_an_example_is_told_step_by_step_and_nothing_jumps(
    size: str, desk: Callable[..., Desk]
) -> None:
    device = desk(size)
    page = device.go("/rules/gold-nuggets")
    figure = page.locator("[data-picture=all-seven]")
    figure.wait_for()
    before = figure.bounding_box()
    drawn(page)
    first = figure.locator(".notes .now").inner_text()
    on = figure.get_by_role("button", name="One step on")
    for _ in range(3):
        on.click()
    assert on.is_disabled()
    assert figure.locator(".notes .now").inner_text() != first
    after = figure.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["height"] - after["height"]) < 1
    # What is only looked at cannot be reached with keys.
    assert figure.locator("[inert] .board").count() == 1
    setup = page.locator("[data-picture=setup]")
    pick(setup.get_by_label("5", exact=True))
    assert setup.locator('[data-spot="seat 4"]').count() == 1


def test_the_rules_and_the_sheets_on_paper(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page = device.page
    page.add_init_script("window.print = () => document.body.setAttribute('data-printed', '')")
    device.night()
    device.go("/rules/gold")
    page.get_by_role("button", name="Print the rules").click()
    page.locator("body[data-printed]").wait_for()
    game = motherlode.load("gold")
    steps = len(page.locator("[data-picture=pairs] .large section").all())
    assert steps == 8
    # Paper does not move: two cards that met lie open beside the words that tell of them.
    met = page.locator("[data-picture=pairs] li:nth-child(2) g.open")
    assert [card.get_attribute("aria-label") for card in met.all()] == ["orange digger 3", "gold 3"]
    assert page.locator("[data-picture=setup] .large section").count() == len(game.seats)
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == (
        "rgb(255, 255, 255)"
    )
    assert not page.get_by_role("button", name="Print the rules").is_visible()
    for side in "ab":
        page.emulate_media(media="screen")
        device.go(f"/print/go-for-gold/sheet-{side}")
        page.locator("article svg.chart").wait_for()
        assert device.violations() == []
        page.emulate_media(media="print")
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
