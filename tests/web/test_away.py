"""Coming back to a match: others' moves are shown in a few seconds, then it is one's turn."""

from collections.abc import Callable
from functools import partial

from web.browsers import Desk
from web.playing import begin, join, open_table


def is_up(desk: Desk) -> bool:
    """Whether this person has to decide, as far as the server has told."""
    state = desk.states()[-1]
    return state["seat"] in state["view"]["to_act"]


def has_more(desk: Desk, before: int) -> bool:
    """Whether more boards have come than before."""
    return len(desk.states()) > before


def plays_until_done(desk: Desk) -> None:
    """Decides until it is the other's turn."""
    while is_up(desk):
        before = len(desk.states())
        desk.choose()
        desk.until(partial(has_more, desk, before))


def test_while_you_were_away(desk: Callable[..., Desk]) -> None:
    ada, bo = desk("phone"), desk("desktop")
    table = open_table(ada, "gold-nuggets", "me", "open", options={"starter": 0})
    ada.go(f"/t/{table}")
    join(bo, ada.ask(f"/api/tables/{table}")["code"], "Bo")
    begin(ada)
    bo.until(lambda: bool(bo.states()))
    plays_until_done(ada)
    ada.go("/")
    bo.until(lambda: is_up(bo))
    plays_until_done(bo)

    page = ada.go(f"/t/{table}")
    bar = page.locator(".recap")
    bar.get_by_text("While you were away").wait_for()
    bar.locator(".caption").get_by_text("Bo").first.wait_for()
    bar.get_by_role("button", name="From the start").click()
    assert ada.violations() == []
    page.keyboard.press("Escape")  # skips it, as everything that is told
    bar.wait_for(state="detached")
    ada.until(page.get_by_role("button", name="Choices").is_enabled)

    # What was seen is not shown again by itself; the menu has it, and it ends by itself.
    page.reload()
    ada.until(page.get_by_role("button", name="Choices").is_enabled)
    assert bar.count() == 0
    page.evaluate("localStorage.removeItem('motherlode seen')")
    page.reload()
    bar.wait_for()
    bar.wait_for(state="detached")
    ada.until(page.get_by_role("button", name="Choices").is_enabled)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="While you were away").click()
    bar.wait_for()
    bar.get_by_role("button", name="Skip").click()
    ada.choose()
    assert ada.errors == []
