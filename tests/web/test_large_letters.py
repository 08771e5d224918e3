"""Names, prompts and the board where there is little room for letters, or where they are large."""

from collections.abc import Callable
from typing import Any

import pytest
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off

LARGE = "document.documentElement.style.fontSize = '200%'"
# How many letters of each name are read; an ellipsis takes the room of one.
LETTERS = """
() => [...document.querySelectorAll('section.seats .name')].map((name) => {
  const text = name.firstChild, edge = name.getBoundingClientRect().right + 1;
  const right = (letter) => {
    const range = document.createRange();
    range.setStart(text, letter);
    range.setEnd(text, letter + 1);
    return range.getBoundingClientRect().right;
  };
  const fit = [...text.data].filter((_, letter) => right(letter) <= edge).length;
  return fit < text.data.length ? fit - 1 : Math.max(fit, 4);
})
"""
# What lies outside the window, or the board.
HIDDEN = """
(what) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const board = document.querySelector('#board').getBoundingClientRect();
  return box.bottom > board.bottom + 1 || box.top < board.top - 1;
}).length
"""


def state(device: Desk) -> dict[str, Any]:
    return device.states()[-1]


def seated(device: Desk, game: str) -> None:
    table = open_table(device, game, "me", "greenhorn", "greenhorn", name="Wilhelmina")
    device.go(f"/t/{table}")
    begin(device)


def test_a_name_keeps_four_letters_beside_two_numbers(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "claim-poker")
    while state(device)["view"]["round"] == 1:
        set_off(device, 4)
        arrived(device)
    device.until(device.page.get_by_role("button", name="Choices").is_enabled, "Escape")
    numbers = device.page.locator("section.seats .number").all_inner_texts()
    assert any("+" in number and not number.startswith("+") for number in numbers), numbers
    assert min(device.page.evaluate(LETTERS)) >= 4


@pytest.mark.parametrize("game", ["claim-poker", "go-for-gold"])
def test_with_letters_twice_as_large_names_and_the_own_cards_are_seen(
    game: str, desk: Callable[..., Desk]
) -> None:
    device = desk("phone")
    seated(device, game)
    device.page.evaluate(LARGE)
    device.until(
        lambda: device.page.locator("header p:visible").count() == 0
    )  # the goal makes room
    assert min(device.page.evaluate(LETTERS)) >= 4
    assert device.page.evaluate(HIDDEN, '#board [data-spot^="seat "]') == 0
    skip = device.page.locator("a.skip").bounding_box()
    assert skip is not None
    assert skip["y"] + skip["height"] <= 0
