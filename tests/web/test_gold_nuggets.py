"""Gold Nuggets on its board: lifting dice, moves that belong together, and only true numbers."""

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

from playwright.sync_api import expect
from web.browsers import WAIT, Desk
from web.playing import begin, open_table

DICE = ".board section [role=button][tabindex='0'][aria-pressed]"
TAKE = re.compile(r"^(Take \d|Stop)")  # with nothing aside that is worth anything, one stops
LIFTED = ".board section [aria-pressed=true]"

# Every number that is said of a heap of nuggets, one list for each heap, in the order of the page.
WATCH = """
() => {
  const heaps = new Map();
  window.told = heaps;
  const note = () => {
    for (const heap of document.querySelectorAll('.board section [aria-label]')) {
      const number = /(\\d+) nuggets?\\b/.exec(heap.getAttribute('aria-label') ?? '');
      if (!number || heap.hasAttribute('aria-pressed')) continue;
      const told = heaps.get(heap) ?? [];
      if (told.at(-1) !== Number(number[1])) told.push(Number(number[1]));
      heaps.set(heap, told);
    }
  };
  note();
  new MutationObserver(note).observe(document.querySelector('.board'), {
    subtree: true, attributes: true, childList: true,
  });
}
"""


def at_the_dice(device: Desk) -> None:
    """Waits until dice are to be lifted, with no choice made yet."""
    dice = device.page.locator(DICE)
    device.until(lambda: dice.count() > 0 and must_set_aside(device), meanwhile="Escape")


def must_set_aside(device: Desk) -> bool:
    state = device.states()[-1]
    return bool(state["legal"]) and state["view"]["prompt"]["what"] == "set-aside"


def lines(device: Desk) -> list[Any]:
    """Everything that was told, in order."""
    return [line for message in device.heard for line in message.get("lines") or []]


def seated(device: Desk, *others: str) -> None:
    table = open_table(device, "gold-nuggets", "me", *others)
    device.go(f"/t/{table}")
    begin(device)


def test_one_kind_of_die_goes_aside_and_the_rest_is_rolled(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn")
    page = device.page
    for _ in range(20):  # seven dice of which all must go aside cannot be rolled again
        at_the_dice(device)
        page.locator(DICE).first.click()
        both = page.get_by_role("button", name="Aside, and roll")
        both.wait_for()
        told = len(lines(device))
        if both.is_enabled():
            break
        page.get_by_role("button", name="Set aside").click()
        page.get_by_role("button", name=TAKE).click()
    both.click()
    device.until(lambda: any(line["what"] == "rolled" for line in lines(device)[told:]))
    assert [line["what"] for line in lines(device)[told:]][:3] == ["aside", "roll", "rolled"]


def test_lifted_dice_stay_lifted_whatever_is_said(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    seated(device, "greenhorn")
    page = device.page
    at_the_dice(device)
    page.locator(DICE).first.click()
    lifted = page.locator(LIFTED).count()
    assert lifted > 0
    page.keyboard.press("h")
    device.until(lambda: device.heard[-1]["type"] == "advice")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("which ones")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("which ones").wait_for()
    assert page.locator(LIFTED).count() == lifted


def test_no_number_is_shown_that_never_was(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn", "greenhorn")
    page = device.page
    at_the_dice(device)
    page.evaluate(WATCH)
    mine = 0
    while mine < 3:  # takes of something, so that there is a number that could be wrong
        at_the_dice(device)
        lying = page.locator(f"{DICE}[aria-pressed=false]")
        while lying.count():
            lying.first.click()
        page.get_by_role("button", name="Set aside").click()
        mine += take(device)
    at_the_dice(device)

    shown = page.evaluate("[...window.told.values()]")
    views = [state["view"] for state in device.states()]
    true = [
        [view["supply"] for view in views],
        *([view["players"][seat]["nuggets"] for view in views] for seat in range(3)),
    ]
    assert len(shown) == len(true)
    for told in shown:
        assert any(is_part(told, changes(numbers)) for numbers in true), (told, true)


def take(device: Desk) -> bool:
    """Takes what lies aside; says whether that was anything."""
    before = len(own_takes(device))
    device.page.get_by_role("button", name=TAKE).click()
    device.until(lambda: len(own_takes(device)) > before)
    return bool(own_takes(device)[-1]["amount"])


def own_takes(device: Desk) -> list[Any]:
    return [line for line in lines(device) if line["what"] == "take" and line["seat"] == 0]


def changes(numbers: list[int]) -> list[int]:
    """Without repetitions."""
    return [number for number, _ in groupby(numbers)]


def is_part(some: list[int], whole: list[int]) -> bool:
    """Whether all of them come in this order; one may miss what went by quickly."""
    rest: Iterator[int] = iter(whole)
    return all(number in rest for number in some)


def test_a_replay_begins_with_an_empty_tray(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    table = open_table(device, "gold-nuggets", "me", "greenhorn")
    page = device.go(f"/t/{table}")
    begin(device)
    match = device.ask(f"/api/tables/{table}")["match"]
    device.bears = lambda error: "status of 4" in error  # the coach looks back on what is over
    device.go(f"/m/{match}")
    page.locator(".board section[aria-label]").wait_for()
    page.get_by_label("Where in the match").fill("0")
    names = page.locator(".board section [aria-label]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    assert not [name for name in names if name.endswith(", rests")]


def test_a_die_that_must_rest_says_its_true_reason(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn")
    page = device.page
    for _ in range(20):  # until a number lies there of which there are not three
        at_the_dice(device)
        page.locator(DICE).first.click()
        page.get_by_role("button", name="Set aside").click()
        take = page.get_by_role("button", name=re.compile(r"^(Take \d|Stop)"))
        expect(take).to_be_enabled(timeout=WAIT)  # the dice have come to rest
        rests = device.states()[-1]["view"]["rests"]
        if "alone" in rests.values():
            break
        take.click()
    face = next(face for face, why in rests.items() if why == "alone")
    page.get_by_label(f"{face}, rests").first.click(force=True)
    page.get_by_text("A new number takes three of a kind.").wait_for()
    assert page.get_by_text("Too late").count() == 0


def test_the_list_offers_dice_of_several_faces_at_once(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn")
    both = device.page.locator('[data-choice*="lasso"][data-choice*="nugget"]')
    while True:
        at_the_dice(device)
        device.page.keyboard.press("c")
        device.page.locator("[data-choice]").first.wait_for()
        if both.count():
            break
        device.page.locator("[data-choice]").last.click()
        device.until(lambda: not must_set_aside(device))
        if device.states()[-1]["legal"]:
            device.choose(-1)
    before = len(lines(device))
    both.first.click()
    device.until(lambda: len([one for one in lines(device)[before:] if one["what"] == "aside"]) > 1)
    assert {one["face"] for one in lines(device)[before:] if one["what"] == "aside"} == {
        "lasso",
        "nugget",
    }
