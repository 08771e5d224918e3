"""Every game from the first tap to the last, by taps on the boards, on phone and desktop.

`make taps` plays two whole games of each.
"""

import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from web.browsers import Desk
from web.playing import begin, fewest, join, open_table
from web.tapping import at_once, tap_some, tap_to_the_end

import motherlode

# Hundreds of taps; their own tests tap, too.
LONG = ("gold-nuggets", "go-for-gold", "gold-rausch", "claim-poker")
TIMES = int(os.environ.get("MOTHERLODE_TAPS", "1"))


@pytest.mark.parametrize("time", range(TIMES))
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game in LONG else ())
        for game in motherlode.games()
    ],
)
def test_a_game_is_played_by_taps(game: str, time: int, desk: Callable[..., Desk]) -> None:
    phone, desktop = desk("phone"), desk("desktop")
    for device in (phone, desktop):
        at_once(device)
    bots = ["greenhorn"] * max(1, fewest(phone, game) - 2)
    table = open_table(phone, game, "me", "open", *bots)
    code = phone.ask(f"/api/tables/{table}")["code"]

    phone.go(f"/t/{table}")
    join(desktop, code, "Bo")
    desktop.page.get_by_text("The host begins when everybody is there.").wait_for()
    begin(phone)
    tap_some([phone, desktop], 12, seed=time)
    for is_night in (False, True):
        phone.night(is_night)
        assert phone.violations() == []
    tap_to_the_end([phone, desktop], seed=7 + time)
    desktop.night()
    assert desktop.violations() == []

    match = phone.ask(f"/api/tables/{table}")["match"]
    record = phone.ask(f"/api/matches/{match}/record")
    # It was played on the boards: both people have decided, and nobody opened the list of choices.
    assert {0, 1} <= {event[0] for event in record["events"]}
    for seat, device in enumerate((phone, desktop)):
        assert record["result"] == device.states()[-1]["result"]
        nothing_leaked(device, seat, record)


def nothing_leaked(desk: Desk, seat: int, record: dict[str, Any]) -> None:
    """Every view and every line that came is one that the engine makes from what the seat knows."""
    match = motherlode.replay(record)
    views, lines = known_to(match, seat)
    for state in desk.states():
        assert state["seat"] == seat
        assert json.dumps(state["view"], sort_keys=True) in views
    for message in desk.heard:
        for line in [*message.get("lines", []), *message.get("story", [])]:
            assert json.dumps(line, sort_keys=True) in lines


def known_to(match: Any, seat: int) -> tuple[set[str], set[str]]:
    """All that a seat may see and hear of in a match."""
    game = match.game
    views = set()
    for state in match.trail():
        game.plain.hide(state, seat)
        views.add(json.dumps(game.view(state, seat), sort_keys=True))
    by_clock = [number for number, by in match.decided.items() if by == "clock"]
    frame = [
        {"what": "@clock", "seat": match.history()[number][0]}
        for number in by_clock
        if match.saw(number, seat)
    ]
    return views, {json.dumps(line, sort_keys=True) for line in [*match.story(seat), *frame]}
