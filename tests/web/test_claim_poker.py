"""Claim-Poker on its board: by taps alone, undisturbed by talk, and a bill before the result."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from web.browsers import Desk
from web.playing import begin, open_table

SLIP = '[data-spot="seat {}"]'
# What is seen of the end, in order: lines of the bill, sums, the winner, and the frame's result.
WATCH = """
() => {
  window.seen = [];
  window.counted = [];
  const add = (one) => one && window.seen.at(-1) !== one && window.seen.push(one);
  const note = () => {
    const bill = document.querySelector('#board .final table.writing');
    if (document.querySelector('.over')) add('result');
    else if (bill && bill.querySelector('tfoot tr:not(.blank)')) {
      // A bill whose last line is a sum: what stands beside the names, and what on the bill.
      const texts = (all) => [...document.querySelectorAll(all)].map((one) => one.innerText.trim());
      const rows = [...bill.querySelectorAll('tfoot tr:not(.blank)')];
      const sums = [...rows.at(-1).querySelectorAll('strong')].map((one) => one.textContent.trim());
      const beside = texts('section.seats .number');
      window.counted.push([rows.length, sums, beside]);
    }
    else if (bill) add(bill.querySelectorAll('tr:not(.blank)').length);
    if (bill?.querySelector('.winner')) add('winner');
  };
  const all = { subtree: true, attributes: true, childList: true };
  new MutationObserver(note).observe(document.body, all);
}
"""


def seated(device: Desk, *others: str) -> None:
    table = open_table(device, "claim-poker", "me", *others)
    device.go(f"/t/{table}")
    begin(device)


def state(device: Desk) -> dict[str, Any]:
    return device.states()[-1]


def told(device: Desk) -> list[dict[str, Any]]:
    """Everything that was told, in order."""
    return [line for message in device.heard for line in message.get("lines") or []]


def tap(device: Desk, spot: str) -> None:
    device.page.locator(f'#board [data-spot="{spot}"][data-may]').click()


def decide(device: Desk, move: str) -> None:
    """A decision by nothing but taps."""
    told = state(device)["number"]
    verb, *args = move.split()
    if verb == "take":
        tap(device, f"pile {args[0]}")
    elif verb == "give":
        tap(device, f"hand {args[0]}")
        tap(device, f"seat {args[1]}")
    elif verb == "assign":
        tap(device, move)
    else:
        device.page.locator(f'[data-move="{move}"]').click()
    # All assign at once: what is told next may be another's decision.
    device.until(lambda: state(device)["number"] > told and move not in assignments(device))


def assignments(device: Desk) -> list[str]:
    return [move for move in state(device)["legal"] if move.startswith("assign ")]


def take_two(device: Desk, backwards: bool = False) -> None:
    piles = [pile["kind"] for pile in state(device)["view"]["piles"] if pile["top"]]
    for pile in (piles[-1], piles[0]) if backwards else (piles[0], piles[1]):
        tap(device, f"pile {pile}")
    device.until(lambda: asked(device) == "give")


def asked(device: Desk) -> str:
    """What I am asked, once the board has told everything."""
    now = state(device)
    return str(now["view"]["prompt"]["what"]) if now["legal"] else ""


def play_on(device: Desk, hurried: Callable[[], bool]) -> None:
    """My decisions until the end, one like the other; Escape skips what is told meanwhile."""
    for turn in itertools.count():
        device.until(
            lambda: over(device) or (asked(device) != "" and ready(device)),
            "Escape" if hurried() else "",
        )
        if over(device):
            return
        if asked(device) == "take":
            take_two(device, backwards=turn % 2 == 1)
        else:
            legal = state(device)["legal"]
            decide(device, legal[turn % len(legal)])


def over(device: Desk) -> bool:
    return state(device)["view"]["over"] is not None


def ready(device: Desk) -> bool:
    """Whether the board offers something."""
    return device.page.locator("#board [data-may], [data-move]").count() > 0


def say_something(device: Desk, text: str) -> None:
    page = device.page
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    page.get_by_text(text).wait_for()


def test_a_game_by_taps_alone_ends_with_its_bill(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn", "greenhorn")
    device.page.evaluate(WATCH)

    def hurried() -> bool:
        view = state(device)["view"]
        left = sum(int(pile["covered"]) for pile in view["piles"])
        return int(view["round"]) == 1 or left > 4

    play_on(device, hurried)
    device.page.locator(".over").wait_for()
    seen = device.page.evaluate("window.seen")
    assert seen[-1] == "result"
    assert "winner" in seen
    rows = [one for one in seen[: seen.index("winner")] if isinstance(one, int)]
    assert len(rows) > 4, seen  # line by line
    assert rows == sorted(rows), seen
    # Beside the names stands what stands on the bill: first this round's, then what both come to.
    counted = device.page.evaluate("window.counted")
    assert {lines for lines, _, _ in counted} == {1, 2}
    for lines, sums, beside in counted:
        numbers = [text.split("+")[-1].strip() if lines == 1 else text for text in beside]
        assert numbers == sums, counted


def test_talk_and_hints_leave_what_was_chosen(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    seated(device, "greenhorn", "greenhorn")
    page = device.page
    device.until(lambda: asked(device) == "take" and ready(device))
    piles = [pile["kind"] for pile in state(device)["view"]["piles"]]
    picked = page.locator(f'[data-spot="pile {piles[2]}"]')
    picked.click()
    say_something(device, "hmm")
    assert picked.get_attribute("aria-pressed") == "true"
    tap(device, f"pile {piles[0]}")
    device.until(lambda: asked(device) == "give" and ready(device))

    card = page.locator(f'[data-spot="hand {piles[2]}"]')
    card.click()
    say_something(device, "for whom")
    page.keyboard.press("h")
    device.until(lambda: device.heard[-1]["type"] == "advice")
    assert card.get_attribute("aria-pressed") == "true"

    page.locator(SLIP.format(0)).click()  # a bill with nothing on it is none
    page.get_by_text("You have no cards yet.").wait_for()
    assert page.locator("section.sheet").count() == 0
    tap(device, "seat 2")
    device.until(lambda: told(device)[-1]["what"] == "turned")
    gift = next(line for line in told(device) if line["what"] == "give")
    assert gift["receiver"] == 2

    device.until(lambda: asked(device) == "take" and ready(device))
    page.locator(SLIP.format(0)).click()
    bill = page.get_by_role("region", name="The bill of").or_(page.locator("section.sheet"))
    bill.first.wait_for()
    say_something(device, "let me see")
    assert bill.first.is_visible()
    page.locator("section.sheet button").click()


def test_a_gift_is_marked_where_it_arrives(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn", "greenhorn")

    def given() -> bool:
        """Whether somebody gave me a card since I last took some."""
        lines = [
            line
            for line in told(device)
            if (line["what"], line.get("seat")) == ("take", 0) or line.get("receiver") == 0
        ]
        return bool(lines) and lines[-1]["what"] == "give"

    for _ in range(30):
        device.until(lambda: (asked(device) == "take" and ready(device)) or over(device))
        assert not over(device)
        if given():
            break
        take_two(device)
        device.until(lambda: ready(device))
        decide(device, state(device)["legal"][0])
    mine = device.page.locator(SLIP.format(0))
    assert "from " in mine.locator(".heard").inner_text()
    assert mine.locator(".giver").count() > 0
    take_two(device)
    assert mine.locator(".giver").count() == 0


def test_the_number_beside_a_name_is_that_of_the_bill(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device, "greenhorn", "greenhorn")
    for _ in range(3):
        device.until(lambda: asked(device) == "take" and ready(device), "Escape")
        beside = device.page.locator("section.seats .number").all_inner_texts()
        sums = [device.page.locator(f"{SLIP.format(seat)} .sum").inner_text() for seat in range(3)]
        assert [text.strip() for text in beside] == [f"+{points}" for points in sums]
        take_two(device)
        device.until(lambda: ready(device))
        decide(device, state(device)["legal"][-1])


@pytest.mark.parametrize("size", ["enlarged", "phone enlarged", "small", "on its side", "desktop"])
def test_every_pile_can_be_seen_and_tapped(size: str, desk: Callable[..., Desk]) -> None:
    device = desk(size)
    seated(device, *["greenhorn"] * 4)
    device.until(lambda: asked(device) == "take" and ready(device))
    board = device.page.locator("#board").bounding_box()
    assert board is not None
    for pile in device.page.locator('#board [data-spot^="pile "]').all():
        pile.scroll_into_view_if_needed()
        box = pile.bounding_box()
        assert box is not None
        assert box["x"] >= board["x"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert min(box["width"], box["height"]) >= 44
        pile.click(trial=True)  # nothing lies over it
