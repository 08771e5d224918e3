"""The end of the game and the winners, clause by clause."""

import pytest
from games.go_for_gold.table import (
    H0,
    H1,
    H2,
    blocked,
    legal,
    noted,
    play,
    position,
    roll,
    walk,
)

from motherlode.games.go_for_gold.scoring import can_get_points, end_reason, winners
from motherlode.games.go_for_gold.state import NO_MORE_POINTS, SIX_VALUES, State

clause = pytest.mark.clause
ALL_USED = f"{H0} {H1} {H2}"


@clause("GFG-45", "GFG-46")
def test_the_sixth_value_ends_the_game_with_the_round() -> None:
    s = position(["c3", "g5"], feet=[0, 0], values=[[4] * 5, []])
    walk(roll(s, 1), 0, "E")
    walk(s, 1, "W")
    roll(play(s, 0, "search"), 6)
    assert len(noted(s, 0)) == 6
    assert s.over == 0  # the other one still stands on his treasure
    roll(play(s, 1, "search"), 6)
    assert (s.over, s.to_act, noted(s, 1)) == (SIX_VALUES, 0, [6])


@clause("GFG-45", "GFG-A20", "GFG-46")
def test_nobody_can_get_points_any_more() -> None:
    shut = blocked("b4 b5 b6")
    s = position(["b3", "b3"], been=[shut, shut], harbours=[ALL_USED, ALL_USED], feet=[0, 0])
    roll(s, 1)
    walk(s, 0, "E")
    assert s.over == 0
    walk(s, 1, "E")
    assert (s.over, s.to_act) == (NO_MORE_POINTS, 0)


@clause("GFG-45", "GFG-A20", "GFG-23")
def test_the_game_ends_when_the_last_player_is_out() -> None:
    shut = blocked("a2")  # a treasure, but the roll is too high
    s = position(["b3", "c3"], been=[shut, ""], harbours=[ALL_USED] * 2, feet=[0, 0], out=0b10)
    roll(s, 3)
    assert (s.over, s.out) == (NO_MORE_POINTS, 0b11)


def alone(at: str, land: str, harbours: str, explored: int = 0, shovels: int = 2) -> State:
    return position(
        [at], been=[blocked(land)], harbours=[harbours], explored=explored, shovels=[shovels]
    )


@clause("GFG-A20")
def test_a_treasure_over_unvisited_land_is_within_reach_whatever_the_roll() -> None:
    assert can_get_points(alone("b3", "b4 b5 a3", ALL_USED), 0)
    assert not can_get_points(alone("b3", "b4 b5 c5", ALL_USED), 0)
    assert not can_get_points(alone("b3", "b4 a3", ALL_USED), 0)  # b5 was visited


@clause("GFG-A20", "GFG-37")
def test_an_open_temple_counts_and_a_crossed_out_one_does_not() -> None:
    assert can_get_points(alone("c3", "c2", ALL_USED), 0)
    assert not can_get_points(alone("c3", "c2", ALL_USED, explored=0b00001), 0)
    assert can_get_points(alone("c3", "c2", ALL_USED, explored=0b11110), 0)


@clause("GFG-A27")
def test_a_temple_is_no_use_without_a_shovel() -> None:
    assert can_get_points(alone("c3", "c2", ALL_USED, shovels=1), 0)
    assert not can_get_points(alone("c3", "c2", ALL_USED, shovels=0), 0)
    assert can_get_points(alone("c3", "c2 b2", ALL_USED, shovels=0), 0)  # a treasure needs none


@clause("GFG-A27")
def test_a_shovel_that_can_still_be_reached_opens_temples() -> None:
    assert can_get_points(alone("c3", "c2 c1", ALL_USED, shovels=0), 0)  # a shovel behind it
    assert can_get_points(alone("c3", "c2 b4", ALL_USED, shovels=0), 0)  # and one beside him
    assert not can_get_points(alone("c3", "c2 b5", ALL_USED, shovels=0), 0)  # out of reach
    assert not can_get_points(alone("c3", "c2 c1", ALL_USED, explored=1, shovels=0), 0)


@clause("GFG-A27")
def test_a_shovel_beyond_a_harbour_counts_too() -> None:
    # From b2 a ship leads to harbour 1, beside which the shovel g7 and the blue temple g6 lie.
    assert can_get_points(alone("b2", "g7 g6", H0, shovels=0), 0)
    assert not can_get_points(alone("b2", "c2", H0, shovels=0), 0)
    assert can_get_points(alone("b2", "c2 g7", H0, shovels=0), 0)  # the temple here, it there


@clause("GFG-A27", "GFG-45")
def test_the_game_ends_when_only_temples_and_no_shovels_are_left() -> None:
    shut = blocked("b4 c2")
    s = position(
        ["c3", "c3"], been=[shut, shut], harbours=[ALL_USED] * 2, shovels=[0, 0], feet=[0, 0]
    )
    assert end_reason(s) == 0  # the shovel on b4
    shut = blocked("c2")
    s = position(
        ["c3", "c3"], been=[shut, shut], harbours=[ALL_USED] * 2, shovels=[0, 0], feet=[0, 0]
    )
    assert end_reason(s) == NO_MORE_POINTS
    s.shovels[1] = 1
    assert end_reason(s) == 0


@clause("GFG-A20")
def test_places_beyond_a_harbour_count_while_it_is_unused() -> None:
    # Out of b2 only harbour 3 can be entered; the treasure h7 lies beside harbour 1.
    assert can_get_points(alone("b2", "h7", H0), 0)
    assert not can_get_points(alone("b2", "h7", f"{H0} {H2}"), 0)  # it was used
    assert not can_get_points(alone("c3", "h7", H0), 0)  # no harbour within reach


@clause("GFG-A20")
def test_the_harbour_that_is_entered_is_no_exit_and_harbours_are_not_passed() -> None:
    # b2 leads to harbour 3 alone, and what lies beside harbour 3 is c1: no way to score.
    assert not can_get_points(alone("b2", "d1 e2", H0), 0)
    # Harbour 0, where he started, is no exit either: b7 beside it stays out of reach.
    assert not can_get_points(alone("b2", "b7", H0), 0)


@clause("GFG-A20")
def test_players_who_are_out_cannot_get_points() -> None:
    shut = blocked("b4")
    s = position(["b3", "c3"], been=[shut, ""], harbours=[ALL_USED] * 2, out=0b10)
    assert can_get_points(s, 1)  # he could, were he still in
    assert end_reason(s) == NO_MORE_POINTS


@clause("GFG-44", "GFG-A20")
def test_the_game_goes_on_while_one_player_can_get_points() -> None:
    shut = blocked("b4 b5")
    s = position(["b3", "g5"], been=[shut, ""], harbours=[ALL_USED, H0], feet=[1, 1])
    assert end_reason(s) == 0
    roll(s, 1)
    assert legal(s, 0)
    assert legal(s, 1)


# --- winners ---


def ended(values: list[list[int]], shovels: list[int], spent: list[int]) -> int:
    s = position(["c3"] * len(values), values=values, shovels=shovels)
    for seat, count in enumerate(spent):
        s.spent[seat] = count
    return winners(s)


@clause("GFG-47")
def test_most_points_win() -> None:
    assert ended([[9, -1], [4, 5], [4, 4]], [9, 0, 9], [0, 0, 0]) == 0b010


@clause("GFG-47", "GFG-A23")
def test_with_a_tie_more_shovels_collected_overall() -> None:
    assert ended([[9], [4, 5]], [1, 3], [4, 1]) == 0b01  # 5 to 4, spent ones included


@clause("GFG-47")
def test_still_a_tie_is_a_shared_victory() -> None:
    assert ended([[9], [4, 5], [9]], [1, 3, 0], [4, 2, 2]) == 0b011


@clause("GFG-47")
def test_points_below_zero_can_win_too() -> None:
    assert ended([[-1, -1], [-1]], [2, 2], [0, 0]) == 0b10
