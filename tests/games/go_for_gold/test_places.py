"""Treasures and temples, clause by clause."""

import pytest
from games.go_for_gold.table import legal, names, noted, play, position, roll, walk

from motherlode.games.go_for_gold.content import SPACES
from motherlode.games.go_for_gold.sheet import visited
from motherlode.games.go_for_gold.state import (
    EXPLORING,
    MOVING,
    PLACE,
    ROLLING,
    SEARCHING,
    SHORT,
    State,
)

clause = pytest.mark.clause


def at_treasure(shovels: int = 2) -> State:
    """One player has just arrived at the treasure of 6 on c4."""
    return walk(roll(position(["c3"], shovels=[shovels], feet=[0]), 1), 0, "E")


def at_temple(*shovels: int) -> State:
    """Players have just arrived at the red temple on c2."""
    here = ["c3", "b3", "d2"][: len(shovels)]
    s = roll(position(here, shovels=shovels, feet=[0] * len(shovels)), 1)
    for seat, step in zip(range(len(shovels)), ("W", "SW", "NE"), strict=False):
        walk(s, seat, step)
    return s


# --- treasures ---


@clause("GFG-26", "GFG-A17")
def test_one_may_search_but_need_not() -> None:
    s = at_treasure()
    assert legal(s) == {"search", "pass"}
    play(s, 0, "pass")
    assert (s.phase, noted(s)) == (ROLLING, [])


@clause("GFG-27", "GFG-28", "GFG-A3", "O-8")
def test_a_roll_of_the_number_finds_the_treasure_and_its_number_are_the_points() -> None:
    s = play(at_treasure(), 0, "search")
    assert s.phase == SEARCHING
    roll(s, 6)
    assert (noted(s), s.shovels[0], s.phase) == ([6], 2, ROLLING)


@clause("GFG-27")
def test_the_result_counts_only_for_the_one_who_rolled() -> None:
    s = roll(position(["c3", "c3"], feet=[0, 0]), 1)
    walk(s, 0, "E")
    walk(s, 1, "E")
    roll(play(s, 0, "search"), 6)
    assert (noted(s, 0), noted(s, 1)) == ([6], [])
    assert legal(s, 1) == {"search", "pass"}


@clause("GFG-A15")
def test_everyone_may_find_the_same_treasure() -> None:
    s = roll(position(["c3", "c3"], feet=[0, 0]), 1)
    walk(s, 0, "E")
    walk(s, 1, "E")
    roll(play(s, 0, "search"), 6)
    roll(play(s, 1, "search"), 6)
    assert (noted(s, 0), noted(s, 1)) == ([6], [6])


@clause("GFG-29", "GFG-A19")
def test_shovels_raise_a_roll_that_is_too_low_one_a_point_and_exactly_as_needed() -> None:
    s = roll(play(at_treasure(shovels=3), 0, "search"), 4)
    assert (s.phase, legal(s)) == (SHORT, {"spend", "pass"})
    play(s, 0, "spend")
    assert (noted(s), s.shovels[0], s.spent[0]) == ([6], 1, 2)


@clause("GFG-30", "GFG-A17")
def test_who_cannot_or_will_not_spend_gets_nothing_and_fills_no_space() -> None:
    cannot = roll(play(at_treasure(shovels=1), 0, "search"), 4)
    assert (cannot.phase, noted(cannot), cannot.shovels[0]) == (ROLLING, [], 1)
    will_not = roll(play(at_treasure(shovels=2), 0, "search"), 4)
    play(will_not, 0, "pass")
    assert (will_not.phase, noted(will_not), will_not.shovels[0]) == (ROLLING, [], 2)


@clause("GFG-A8")
def test_shovels_of_this_rounds_way_help_in_this_round() -> None:
    s = roll(position(["b3"], shovels=[1], feet=[0]), 2)
    walk(s, 0, "E SE")  # over the shovel b4 to the treasure c4
    roll(play(s, 0, "search"), 4)
    assert legal(s) == {"spend", "pass"}


# --- temples ---


@clause("GFG-31")
def test_one_may_explore_but_need_not() -> None:
    s = at_temple(3)
    assert legal(s) == {"explore", "pass"}
    play(s, 0, "pass")
    assert (s.phase, noted(s), s.explored) == (ROLLING, [], 0)


@clause("GFG-35", "GFG-36")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_with_as_many_shovels_as_rolled_nine_points_and_all_shovels_gone(die: int) -> None:
    s = play(at_temple(3), 0, "explore")
    assert s.phase == EXPLORING
    roll(s, die)
    assert (noted(s), s.shovels[0], s.spent[0]) == ([9], 0, 3)


@clause("GFG-38")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_with_too_few_shovels_cursed_and_the_shovels_kept(die: int) -> None:
    s = roll(play(at_temple(3), 0, "explore"), die)
    assert (noted(s), s.shovels[0], s.spent[0], s.explored) == ([-1], 3, 0, 0)


@clause("GFG-36", "GFG-38")
def test_without_shovels_always_cursed_and_with_six_never() -> None:
    for die in range(1, 7):
        assert noted(roll(play(at_temple(0), 0, "explore"), die)) == [-1]
        assert noted(roll(play(at_temple(6), 0, "explore"), die)) == [9]


@clause("GFG-33", "GFG-25")
def test_player_order_from_the_active_player_on_decides() -> None:
    s = position(["c3", "b3", "d2"], shovels=[6, 6, 6], feet=[0, 0, 0], active=1)
    roll(s, 1)
    for seat, step in enumerate(("W", "SW", "NE")):
        walk(s, seat, step)
    assert [seat for seat in range(3) if legal(s, seat)] == [1]
    play(s, 1, "pass")
    assert [seat for seat in range(3) if legal(s, seat)] == [2]
    play(s, 2, "pass")
    assert [seat for seat in range(3) if legal(s, seat)] == [0]


@clause("EX-GFG-2", "GFG-34", "GFG-39")
def test_the_first_fails_the_second_succeeds_the_third_is_too_late() -> None:
    s = at_temple(2, 4, 5)
    roll(play(s, 0, "explore"), 3)
    assert (noted(s, 0), s.shovels[0]) == ([-1], 2)
    roll(play(s, 1, "explore"), 4)
    assert (noted(s, 1), s.shovels[1]) == ([9], 0)
    assert s.phase == ROLLING  # the third is not even asked
    assert (noted(s, 2), s.shovels[2]) == ([], 5)


@clause("GFG-32", "GFG-37")
def test_an_explored_temple_may_be_entered_but_not_explored() -> None:
    s = roll(position(["c3"], shovels=[6], feet=[0], explored=0b00001), 1)
    walk(s, 0, "W")
    assert "c2" in names(visited(s, 0))
    assert s.phase == ROLLING
    other = roll(position(["c5"], shovels=[6], feet=[0], explored=0b00001), 1)
    assert walk(other, 0, "E").phase == PLACE  # the yellow one is still open


# --- the six spaces ---


@clause("GFG-A16")
def test_a_curse_fills_one_of_the_six_spaces() -> None:
    s = position(["c3"], shovels=[0], feet=[0], values=[[4, 4, 4, 4, 4]])
    walk(roll(s, 1), 0, "W")
    roll(play(s, 0, "explore"), 6)
    assert noted(s) == [4, 4, 4, 4, 4, -1]
    assert s.over


@clause("GFG-A18")
def test_nobody_ever_needs_a_seventh_space() -> None:
    s = position(["c3", "g5"], feet=[0, 0], values=[[4] * 5, [4] * 5])
    walk(roll(s, 1), 0, "E")
    walk(s, 1, "W")
    roll(play(s, 0, "search"), 6)
    roll(play(s, 1, "search"), 6)
    assert s.over  # one value a round, and the game ends with the sixth
    assert len(noted(s, 0)) == len(noted(s, 1)) == SPACES


def test_players_who_are_out_have_no_place_to_deal_with() -> None:
    s = position(["c4", "g3"], feet=[0, 0], out=0b01)
    walk(roll(s, 1), 1, "E")
    assert (s.phase, legal(s, 0)) == (PLACE, set())
    assert legal(s, 1) == {"search", "pass"}
    assert s.phase != MOVING
