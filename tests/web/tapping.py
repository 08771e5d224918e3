"""A finger on the board: it taps what can be touched there, as a person without a plan would.

What can be touched says so itself (`data-may`, or a button that is not disabled), and is only
tapped where a finger would reach it: what lies under something else is not there.
"""

import random
import time
from collections.abc import Sequence

from playwright.sync_api import Error
from web.browsers import Desk

# Everything on the board and in the frame's row of moves that can be touched now, as
# [x, y, weight, name]. A button that ends a move weighs most, and what is part of a move more than
# what only shows something: a finger that hardly ever makes up its mind needs an hour for a game.
TOUCHABLE = """
() => {
  if (document.querySelector('.over')) return null;
  if (document.querySelector('[aria-busy="true"]')) return [];
  const all = document.querySelectorAll(
    '.host [data-may], .host button:not(:disabled), .moves button:not(:disabled), .curtain button'
  );
  return [...all].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(thing.contains(hit) || hit.contains(thing))) return [];
    if (thing.getAttribute('aria-disabled') === 'true') return [];
    const weight = thing.closest('.moves, .curtain') ? 40 : thing.hasAttribute('data-may') ? 8 : 1;
    const name = thing.getAttribute('data-spot') ?? thing.getAttribute('aria-label');
    return [[x, y, weight, name ?? thing.textContent.trim()]];
  });
}
"""


def at_once(desk: Desk) -> None:
    """Nothing is told slowly: only what comes of it counts here."""
    desk.context.add_init_script(
        "localStorage.setItem('motherlode', JSON.stringify({ speed: 'once' }))"
    )


def tap(desk: Desk, chance: random.Random) -> bool:
    """Taps something, if there is anything; says whether the match is over."""
    found = desk.page.evaluate(TOUCHABLE)
    if found is None:
        return True
    if not found:
        desk.page.keyboard.press("Escape")  # whatever is still being told has been seen
    else:
        weights = [weight for _, _, weight, _ in found]
        [(x, y, _, name)] = chance.choices(found, weights)
        desk.tapped.append(name)
        if desk.touches:
            desk.page.touchscreen.tap(x, y)
        else:
            desk.page.mouse.click(x, y)
    return False


def tap_some(desks: Sequence[Desk], most: int, seed: int) -> None:
    """Everybody taps now and then, until `most` things were touched or nothing is left to touch."""
    chance = random.Random(seed)
    end = time.monotonic() + 8
    while sum(len(desk.tapped) for desk in desks) < most and time.monotonic() < end:
        over = [tap(desk, chance) for desk in desks]
        if any(over):
            return
        desks[0].page.wait_for_timeout(15)


def tap_to_the_end(desks: Sequence[Desk], seed: int, patience: float = 90.0) -> None:
    """Everybody taps until the match is over; it may take its time as long as something happens."""
    chance = random.Random(seed)
    heard, end = -1, 0.0
    playing = list(desks)
    while playing:
        playing = [desk for desk in playing if not tap(desk, chance)]
        told = sum(len(desk.heard) for desk in desks)
        if told > heard:
            heard, end = told, time.monotonic() + patience
        assert time.monotonic() < end, stuck(desks)
        desks[0].page.wait_for_timeout(15)


def stuck(desks: Sequence[Desk]) -> str:
    """What a person would tell who has nothing left to tap."""
    said = []
    for desk in desks:
        try:
            page = desk.page.inner_text("body")
        except Error as error:
            page = str(error)
        said.append(f"last taps: {desk.tapped[-12:]}\n{page}")
    return "nothing happens any more\n" + "\n---\n".join(said)
