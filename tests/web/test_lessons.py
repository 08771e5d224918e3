"""Lessons in a real browser: by the keyboard alone, with wrong tries, to their end and beyond."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browsers import Desk
from web.learning import open_lesson, take_lesson

import motherlode
from motherlode.engine.lessons import lessons_of
from motherlode.games import at_tables

LESSONS = [
    (game, lesson.name) for game in motherlode.games() for lesson in lessons_of(at_tables(game))
]


def test_a_first_lesson_leads_straight_into_a_match_with_the_same_bot(
    desk: Callable[..., Desk],
) -> None:
    device = desk("phone", "de-DE")
    open_lesson(device, "gold-nuggets", "first")
    lesson = take_lesson(device, "gold-nuggets", "first", "de")
    assert device.violations() == []
    page = device.page
    page.locator("[data-now]").press("Enter")
    device.until(lambda: device.states()[-1].get("step") is None, meanwhile="Escape")
    expect(page.locator(".note")).to_have_count(0)
    expect(page.locator(".seats")).to_contain_text(lesson.bots[0].name)
    state = device.states()[-1]
    assert [player["nuggets"] for player in state["view"]["players"]] == [0, 0]


def test_who_leaves_a_lesson_finds_it_where_he_left_it(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page = device.page
    open_lesson(device, "go-for-gold", "harbours")
    note = page.locator(".note")
    expect(note).to_have_attribute("data-step", "0")
    note.locator("[data-go-on]").click()
    expect(note).to_have_attribute("data-step", "1")
    page.locator("[data-spot='field 35']").click()
    expect(note).to_have_attribute("data-step", "2")
    note.get_by_role("button", name="Leave").click()
    expect(page.locator("#mine")).to_be_visible()
    open_lesson(device, "go-for-gold", "harbours")
    expect(note).to_have_attribute("data-step", "2")
    assert device.seen_by_all() == []


def test_a_first_match_has_help_and_a_first_race_waits(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    page = device.go("/")
    page.locator("[data-game='wurf-und-weg']").click()
    sheet = page.locator("dialog")
    expect(sheet.locator("[data-lesson='first']")).to_be_visible()  # offered, once
    expect(sheet.get_by_role("radio", name="Greenhorn")).to_be_checked()
    sheet.get_by_role("button", name="Play").click()
    page.locator("[data-ready]").click()
    device.until(lambda: bool(device.states()))
    page.wait_for_timeout(1500)
    assert not any(message.get("bot") for message in device.heard)
    page.locator("[data-help]").click()
    expect(page.locator("dialog")).to_contain_text("What you may do now")
    assert device.violations() == []
    page.locator("dialog").get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-help]")).to_have_count(0)
    page.locator("[data-spot='cup']").press("Enter")
    device.until(lambda: any(message.get("bot") for message in device.heard))


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_lesson_by_the_keyboard_alone(
    desk: Callable[..., Desk], game: str, name: str, size: str
) -> None:
    language = ("en", "de", "fr", "it")[LESSONS.index((game, name)) % 4]
    device = desk(size, language)
    open_lesson(device, game, name)
    found: list[str] = []

    def seen(at: int) -> None:
        if at in (0, 1):
            found.extend(device.violations())

    take_lesson(device, game, name, language, seen=seen)
    assert found + device.violations() == []
    expect(device.page.locator("[data-now]")).to_be_focused()
