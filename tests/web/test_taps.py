"""Every game from the first tap to the last, by taps on the boards themselves.

`make taps` plays two whole games of each on phone and desktop; here one of each is played by both.
"""

import os
from collections.abc import Callable

import pytest
from web.browsers import Desk
from web.playing import begin, fewest, open_table
from web.tapping import at_once, tap_to_the_end

import motherlode

TIMES = int(os.environ.get("MOTHERLODE_TAPS", "1"))


@pytest.mark.parametrize("time", range(TIMES))
@pytest.mark.parametrize("game", motherlode.games())
def test_a_game_is_played_by_taps(game: str, time: int, desk: Callable[..., Desk]) -> None:
    phone, desktop = desk("phone"), desk("desktop")
    for device in (phone, desktop):
        at_once(device)
    bots = ["greenhorn"] * max(1, fewest(phone, game) - 2)
    table = open_table(phone, game, "me", "open", *bots)
    phone.go(f"/t/{table}")
    desktop.ask("/api/me", "POST", {"name": "Bo"})
    desktop.go(f"/t/{table}")
    desktop.page.get_by_role("button", name="Sit down").first.click()
    begin(phone)
    tap_to_the_end([phone, desktop], seed=7 + time)

    match = phone.ask(f"/api/tables/{table}")["match"]
    record = phone.ask(f"/api/matches/{match}/record")
    # It was played on the boards: both people have decided, and nobody opened the list of choices.
    decided = {event[0] for event in record["events"]}
    assert {0, 1} <= decided
    assert record["result"] == phone.states()[-1]["result"]
    assert record["result"] == desktop.states()[-1]["result"]
