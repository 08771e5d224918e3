"""Every game from the first tap to the last, on a phone and on a desktop, with a bot between."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from web.browsers import Desk
from web.playing import arrived, begin, fewest, join, open_table, set_off

import motherlode


@pytest.mark.parametrize("game", motherlode.games())
def test_a_game_is_played_to_its_end(game: str, desk: Callable[..., Desk]) -> None:
    phone, desktop = desk("phone"), desk("desktop")
    bots = ["greenhorn"] * max(1, fewest(phone, game) - 2)
    table = open_table(phone, game, "me", "open", *bots)
    code = phone.ask(f"/api/tables/{table}")["code"]

    phone.go(f"/t/{table}")
    join(desktop, code, "Bo")
    desktop.page.get_by_text("The host begins when everybody is there.").wait_for()
    begin(phone)
    set_off(phone, 6)
    set_off(desktop)
    arrived(phone)
    assert phone.violations() == []
    phone.night()
    assert phone.violations() == []
    set_off(phone)
    assert arrived(phone) + arrived(desktop) > 0

    desktop.night()
    assert desktop.violations() == []
    match = phone.ask(f"/api/tables/{table}")["match"]
    record = phone.ask(f"/api/matches/{match}/record")
    assert record["result"] == phone.states()[-1]["result"]
    nothing_leaked(phone, 0, record)
    nothing_leaked(desktop, 1, record)


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
