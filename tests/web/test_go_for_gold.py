"""Go for Gold on its board: a chart that keeps its size, odds to decide by, coins that fly once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator
from web.browsers import Desk
from web.playing import arrived, begin, open_table, set_off

# How large the chart is, and how high the harbours lie on it.
LIES = """
() => {
  const chart = document.querySelector('#board .chart').getBoundingClientRect();
  return [...document.querySelectorAll('#board .chart [data-spot^="harbour"]')].map((harbour) => {
    const box = harbour.getBoundingClientRect();
    // Its height on the chart: who has sailed there is written beside it, and makes it wider.
    return [Math.round(chart.width), Math.round(chart.height), Math.round(box.y - chart.y)];
  });
}
"""
# What is seen of the end, in order.
WATCH = """
() => {
  window.seen = [];
  const add = (one) => window.seen.at(-1) !== one && window.seen.push(one);
  const note = () => {
    const written = document.querySelectorAll('#board .margin .value').length;
    if (document.querySelector('.over')) add('result');
    else if (document.querySelector('#board .margin .total strong')) add('total');
    else if (document.querySelector('#board .margin .total')) add(written);
  };
  const all = { subtree: true, attributes: true, childList: true };
  new MutationObserver(note).observe(document.body, all);
}
"""
# The middle of the first or the last field that may be entered now.
NEXT = """
(which) => {
  const fields = [...document.querySelectorAll('#board [data-spot^="field"][data-may]')];
  const field = fields.at(which);
  const box = field?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}
"""
COINS = """
() => {
  window.coins = 0;
  new MutationObserver((all) => {
    for (const change of all) for (const node of change.addedNodes)
      if (node.querySelector?.('.coin')) window.coins++;
  }).observe(document.querySelector('#board'), { subtree: true, childList: true });
}
"""

# What was shown of being out: at the fields that lead there, at seat and line, in the prompt.
OUT = """
() => {
  const told = (window.told = { ends: [], prompt: '', seat: '', knot: false });
  const text = (what) => document.querySelector(what)?.textContent ?? '';
  const note = () => {
    for (const mark of document.querySelectorAll('#board [data-dead-end]'))
      told.ends.push(mark.getAttribute('data-dead-end'));
    told.prompt = text('.due').includes('out') ? text('.due') : told.prompt;
    told.seat ||= text('section.seats .out .heard');
    told.knot ||= document.querySelector('#board .chart [data-knot]') !== null;
  };
  const all = { subtree: true, attributes: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
}
"""


def seated(device: Desk, *others: str) -> None:
    table = open_table(device, "go-for-gold", "me", *others)
    device.go(f"/t/{table}")
    begin(device)


def state(device: Desk) -> dict[str, Any]:
    return device.states()[-1]


def told(device: Desk) -> list[dict[str, Any]]:
    return [line for message in device.heard for line in message.get("lines") or []]


def offered(device: Desk) -> bool:
    return device.page.locator("#board [data-may]").count() > 0


def tap_on(device: Desk, wanted: Callable[[], bool]) -> None:
    """Walks and decides by taps until something is so; a search is never left out."""
    while not wanted():
        device.until(lambda: wanted() or (bool(state(device)["legal"]) and offered(device)))
        if wanted():
            return
        then = passed(device, 1)
        lengths = device.page.locator('#board [data-spot^="foot "][data-may]')
        if lengths.count() == 0 and fields(device).count() == 0 and feet(device).count():
            feet(device).click()  # no way is as long as the roll
        (lengths if lengths.count() else device.page.locator("#board [data-may]")).first.click()
        device.until(lambda: wanted() or then())  # noqa: B023


def fields(device: Desk) -> Locator:
    return device.page.locator('#board [data-spot^="field"][data-may]')


def feet(device: Desk) -> Locator:
    return device.page.locator('#board [data-spot="feet"]')


def passed(device: Desk, events: int) -> Callable[[], bool]:
    """Whether so many events have happened since now."""
    number = state(device)["number"] + events
    return lambda: bool(state(device)["number"] >= number)


def over(device: Desk) -> bool:
    return state(device)["view"]["over"] is not None


def test_the_chart_keeps_its_size_and_the_odds_stand_beside_the_die(
    desk: Callable[..., Desk],
) -> None:
    device = desk("phone")
    seated(device)
    page = device.page
    tap_on(device, lambda: state(device)["view"]["roll"] > 0)
    device.until(lambda: offered(device))
    lies = page.evaluate(LIES)
    for searches in range(4):
        tap_on(device, lambda: "search" in state(device)["legal"] or over(device))
        if over(device):  # a walk without a plan may end soon
            assert searches > 0
            return
        device.until(lambda: page.locator('#board [data-move="search"]').count() > 0)
        assert page.evaluate(LIES) == lies
        prompt = state(device)["view"]["prompt"]
        assert f"{prompt['alone']} of {prompt['of']}" in page.locator("#board .place").inner_text()
        page.locator('#board [data-move="search"]').click()
        device.until(lambda: "search" not in state(device)["legal"])
        if "spend" in state(device)["legal"]:
            missing = state(device)["view"]["prompt"]["count"]
            spend = page.locator('#board [data-move="spend"]')
            spend.wait_for()
            assert str(missing) in spend.inner_text()
            return


def test_coins_fly_once_and_talk_moves_nothing(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    page = device.page
    seated(device)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(COINS)
    gains = ("found", "explored", "spend")
    tap_on(device, lambda: any(line["what"] in gains for line in told(device)) or over(device))
    device.until(lambda: page.evaluate("window.coins") > 0)
    device.until(lambda: offered(device) or over(device))
    flown = page.evaluate("window.coins")
    page.get_by_role("tab", name="Chat").click()
    for text in ("a fine find", "is there more"):
        page.get_by_label("Say something").fill(text)
        page.get_by_role("button", name="Send").click()
        page.get_by_text(text).wait_for()
    assert page.evaluate("window.coins") == flown


def test_a_way_is_drawn_with_the_finger(desk: Callable[..., Desk]) -> None:
    device = desk("desktop")
    seated(device)
    page = device.page
    tap_on(device, lambda: state(device)["view"]["roll"] >= 3 and len(route(device)) == 0)
    device.until(lambda: offered(device))
    two_steps = passed(device, 2)
    page.mouse.move(*page.evaluate(NEXT, 0))
    page.mouse.down()

    def drawn_on() -> bool:
        there = page.evaluate(NEXT, -1)  # while a step is on its way, none is offered
        if there:
            page.mouse.move(*there, steps=4)  # the button held all the while
        return two_steps()

    device.until(drawn_on)
    page.mouse.up()
    steps = [line for line in told(device) if line["what"] == "step"]
    assert len(steps) >= 2


def route(device: Desk) -> list[int]:
    """The fields that I have entered in this round."""
    return list(state(device)["view"]["sheets"][0]["route"])


def test_the_way_is_drawn_once_more_before_the_result(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    seated(device)
    device.page.evaluate(WATCH)
    tap_on(device, lambda: over(device))
    device.page.locator(".over").wait_for()
    seen = device.page.evaluate("window.seen")
    values = state(device)["view"]["sheets"][0]["values"]
    assert seen == [*range(len(values) + 1), "total", "result"]


@pytest.mark.slow  # by chance, one match or several
def test_being_out_is_told_before_it_happens_and_for_the_rest(desk: Callable[..., Desk]) -> None:
    device = desk("phone")
    warned, outs = False, []
    for _ in range(20):  # who walks without a plan soon shuts himself in
        seated(device, "prospector")  # who thinks, so that something is seen meanwhile
        heard = len(device.heard)
        device.page.evaluate(OUT)
        set_off(device)
        arrived(device)
        views = [message["state"]["view"] for message in device.heard[heard:] if "state" in message]
        ends = [view["sheets"][0]["dead_ends"] for view in views]
        seen = device.page.evaluate("window.told")
        warned = warned or bool(seen["ends"])
        assert set(seen["ends"]) <= {str(field) for some in ends for field in some}
        outs = [view for view in views if view["sheets"][0]["out"] and view["over"] is None]
        # Who is out in the last moment sees no more than the end.
        if outs and warned and seen["seat"]:
            break
    points = outs[-1]["sheets"][0]["points"]
    assert f"you are out with {points} point" in seen["prompt"]
    assert "Otto" in seen["prompt"]
    assert "out" in seen["seat"]
    assert seen["knot"]
    assert warned
