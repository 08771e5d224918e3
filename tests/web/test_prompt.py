"""The words below the board: they do not run ahead of it, move nothing, and ask back."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.browsers import Desk
from web.playing import begin, open_table

# Whenever the words begin to say that it is one's turn: whether anything can be touched then.
WATCH = """
() => {
  window.turns = []; window.heights = new Set();
  let last = null;
  const look = () => {
    const text = document.querySelector('.due [role=status]')?.textContent ?? '';
    if (text.startsWith('Your turn') && !last?.startsWith('Your turn')) {
      window.turns.push(document.querySelectorAll('.host [data-may]').length);
    }
    last = text;
    const board = document.querySelector('#board');
    if (board) window.heights.add(board.clientHeight);
    requestAnimationFrame(look);
  };
  look();
}
"""


def test_one_is_told_to_act_when_one_can_and_the_board_keeps_its_size(
    desk: Callable[..., Desk],
) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold", "me", "greenhorn")
    page = phone.go(f"/t/{table}")
    begin(phone)
    page.locator(".due", has_text=".").wait_for()
    page.evaluate(WATCH)
    phone.until(lambda: uncovered(page) or page.evaluate("window.turns.length") > 2)
    assert min(page.evaluate("window.turns")) > 0
    assert page.evaluate("window.heights.size") == 1


def uncovered(page: Page) -> bool:
    """Uncovers a card if one can; says no, so that one goes on waiting."""
    mays = page.locator(".host [data-may]")
    if mays.count():
        mays.last.click()
    return False


def test_a_doubt_is_asked_back_about(desk: Callable[..., Desk]) -> None:
    phone = desk("phone")
    table = open_table(phone, "gold-rausch", "me", "greenhorn")
    page = phone.go(f"/t/{table}")
    begin(phone)
    page.locator("[data-next]", has_text="Seen").click()
    doubt, mays = page.locator("[data-move=doubt]"), page.locator(".host [data-may]")

    def is_offered() -> bool:
        if not doubt.count() and mays.count():
            mays.first.click()
        return doubt.count() > 0

    phone.until(is_offered, meanwhile="Escape")
    number = phone.states()[-1]["number"]
    doubt.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("if there is any gold in the river")
    question.get_by_role("button", name="No, go on").click()
    question.wait_for(state="detached")
    assert phone.states()[-1]["number"] == number
    doubt.click()
    question.get_by_role("button", name="Yes, do it").click()
    phone.until(lambda: phone.states()[-1]["number"] > number)
