"""Somebody who takes a lesson: reads its notes, tries things out, does what is awaited."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from web.browsers import Desk

from motherlode.engine.lessons import Lesson, lesson_of
from motherlode.engine.lessons.walking import ways
from motherlode.games import at_tables

Seen = Callable[[int], None]  # told each step while its note is there


def open_lesson(desk: Desk, game: str, lesson: str) -> None:
    """From the page where lessons are found, with one tap."""
    desk.go("/learn")
    section = desk.page.locator(f"section[aria-labelledby='learn-{game}']")
    section.locator(f"[data-lesson='{lesson}']").click()


def take_lesson(
    desk: Desk,
    game: str,
    lesson: str,
    language: str = "en",
    wrong: bool = True,
    seen: Seen | None = None,
) -> Lesson:
    """Takes a lesson to its end by the keyboard alone; what can be done wrong is, at first."""
    found = lesson_of(at_tables(game), lesson)
    tries = {at: (right, others) for at, _, right, others in ways(at_tables(game), found)}
    page = desk.page
    done = 0  # steps that were taken together with the one before
    for at, step in enumerate(found.steps):
        if done:
            done -= 1
            continue
        note = page.locator(f".note[data-step='{at}']")
        desk.until(note.is_visible, meanwhile="Escape")
        expect(note.get_by_role("status")).to_have_text(step.says[language])
        _is_pinned(desk, step.at)
        if seen is not None:
            seen(at)
        if at == len(found.steps) - 1:
            break
        if not step.awaits:
            expect(note.locator("[data-go-on]")).to_be_focused()
            page.keyboard.press("Enter")
            continue
        right, others = tries[at]
        if wrong and others:
            _choose(desk, [others[0]])
            answer = step.answer(others[0])
            assert answer is not None
            expect(note.get_by_role("alert")).to_have_text(step.wrong[answer].says[language])
        following = [tries[later][0][0] for later in range(at + 1, at + 2) if later in tries]
        done = _choose(desk, [right[0], *following]) - 1
    return found


def _choose(desk: Desk, moves: list[str]) -> int:
    """The first of these moves out of the list of choices, by keys; how many were one choice."""
    page = desk.page
    page.keyboard.press("c")
    choices = page.locator("dialog [data-choice]")
    expect(choices.first).to_be_visible()
    offered = [str(one.get_attribute("data-choice")) for one in choices.all()]
    together = ",".join(moves)
    begun = [one for one in offered if one.startswith(f"{moves[0]},")]
    wanted = moves[0] if moves[0] in offered else together if together in offered else begun[0]
    for _ in range(offered.index(wanted)):
        page.keyboard.press("ArrowDown")
    expect(page.locator(f"dialog [data-choice='{wanted}']")).to_be_focused()
    page.keyboard.press("Enter")
    return wanted.count(",") + 1


def _is_pinned(desk: Desk, spots: tuple[str, ...]) -> None:
    """Every spot of a note is on the page: it is drawn in a ring."""
    rings = desk.page.locator(".veil .ring")
    expect(rings, f"not all of {spots} are on the board").to_have_count(len(spots))


def shots(desk: Desk, folder: Path, name: str) -> Seen:
    """Keeps a picture of each step."""

    def seen(at: int) -> None:
        desk.page.wait_for_timeout(350)
        desk.page.screenshot(path=folder / f"{name}-{at}.png")

    return seen
