"""Whether a finger reaches what can be touched on a board: on every size, at twice its size too."""

from collections.abc import Callable

import pytest
from web.browsers import Desk
from web.playing import begin, open_table

PHONES = {(390, 844), (360, 640), (740, 360)}
SIZES = [*sorted(PHONES), (1280, 800), (1440, 900), (720, 450), (195, 422)]
TAP = 44

# Whatever can be touched and cannot be reached at its middle, or is too small for a finger.
UNREACHED = """
(least) => {
  const all = document.querySelectorAll('.host [data-may], .host button:not(:disabled)');
  return [...all].flatMap((thing) => {
    thing.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const size = `${width.toFixed()} × ${height.toFixed()}`;
    const name = `${thing.dataset.spot ?? thing.textContent.trim()} (${size})`;
    if (!thing.contains(hit)) return [`${name} lies under ${hit?.outerHTML.slice(0, 80)}`];
    return Math.round(Math.min(width, height)) < least ? [`${name} is too small`] : [];
  });
}
"""


@pytest.mark.parametrize("game", ["gold-nuggets", "gold"])
@pytest.mark.parametrize("players", [2, 5])
def test_what_can_be_touched_is_within_reach(
    game: str, players: int, desk: Callable[..., Desk]
) -> None:
    device = desk("phone")
    table = open_table(device, game, "me", *["greenhorn"] * (players - 1))
    page = device.go(f"/t/{table}")
    begin(device)
    touchable = page.locator(".host [data-may]")
    touchable.first.wait_for()
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # things glide to their new places
        least = TAP if (width, height) in PHONES else 0
        faults += [f"{width} × {height}: {one}" for one in page.evaluate(UNREACHED, least)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults == []
