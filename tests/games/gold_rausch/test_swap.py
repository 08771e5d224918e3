"""The swap round."""

import pytest
from games.gold_rausch.table import (
    equipment,
    is_next,
    known,
    legal,
    play,
    position,
    seen,
)

from motherlode.games.gold_rausch.state import SWAPPING, UNKNOWN, State

clause = pytest.mark.clause


def swaps(*places: str) -> set[str]:
    return {f"swap {place}" for place in places}


@clause("GR-26", "GR-19")
def test_only_a_wrong_tool_brings_a_swap_round() -> None:
    s = play(position(river={0: "nuggets sieve"}), "aim 0", "uncover 2 left")
    assert s.phase == SWAPPING
    assert is_next(play(position(river={0: "nuggets sieve"}), "aim 0", "uncover 2 right"), 1)
    assert is_next(play(position(river={0: "nuggets sieve"}), "aim 0", "uncover 0 left"), 1)


@clause("GR-27", "GR-28", "GR-30", "GR-A3")
def test_all_with_open_tools_swap_beginning_with_the_card_uncovered_last() -> None:
    s = position(seats=4, turn=3, river={0: "nuggets sieve+pick+knife"})
    play(s, "aim 0", "uncover 0 left", "uncover 1 left", "uncover 2 left")
    order = []
    for move in ("swap 2 left 3 right", "swap 0 left 3 left", "swap 1 left 3 left"):
        order.append(s.to_act.bit_length() - 1)
        play(s, move)
    assert order == [2, 0, 1]  # clockwise; the right tools take part
    assert is_next(s, 0)


@clause("GR-29", "GR-32", "GR-A6", "GR-A7", "GR-A8")
def test_the_swapper_must_choose_a_face_down_card_of_another_prospector() -> None:
    s = position(seats=2, river={0: "nuggets sieve+pick"})
    play(s, "aim 0", "uncover 0 left", "uncover 2 left")  # the shovel at an unassigned prospector
    play(s, "swap 2 left 3 left")
    assert legal(s) == swaps(
        *(f"0 left {place}" for place in ("1 left", "1 right", "2 left", "2 right")),
        *(f"0 left {place}" for place in ("3 left", "3 right")),
    )


@clause("GR-A8")
def test_an_open_card_cannot_be_chosen() -> None:
    s = position(seats=4, river={0: "nuggets sieve+pick"})
    play(s, "aim 0", "uncover 0 left", "uncover 2 left")
    assert legal(s) == swaps(
        *(f"2 left {place}" for place in ("0 right", "1 left", "1 right", "3 left", "3 right"))
    )


@clause("GR-29", "GR-31", "GR-A9")
def test_the_cards_change_places_and_lie_face_down() -> None:
    s = play(position(river={0: "nuggets sieve"}), "aim 0", "uncover 1 left")
    play(s, "swap 1 left 2 right")
    after = "sieve whiskey whiskey whiskey shovel pick knife whiskey"
    assert equipment(s) == after.split()
    assert all(place["left"] is place["right"] is None for place in seen(s)["prospectors"])


@clause("GR-31", "GR-33", "GR-A9")
def test_only_the_receiver_looks_at_the_new_card_and_all_know_where_the_tool_went() -> None:
    s = position(seats=4, river={0: "nuggets sieve"})
    play(s, "aim 0", "uncover 1 left", "swap 1 left 2 left")
    assert equipment(s)[2] == "shovel"
    assert (known(s, 1).tool[2], known(s, 1).side[2]) == (2, 0)
    for seat in (0, 3, -1):
        assert (known(s, seat).tool[2], known(s, seat).side[2]) == (UNKNOWN, UNKNOWN)
        assert (known(s, seat).tool[1], known(s, seat).side[1]) == (1, 0)
        assert known(s, seat).lies[4] == 2  # the pick, that lay at 1 left, lies at 2 left


@clause("GR-A10")
def test_with_two_open_tools_a_player_swaps_both_in_an_order_of_his_choice() -> None:
    s = position(seats=4, turn=2, deal=TWO_AT_ONE, river={0: "nuggets sieve+pick"})
    play(s, "aim 0", "uncover 1 left", "swap 1 left 0 right")
    assert equipment(s) == [
        "sieve",
        "shovel",
        "whiskey",
        "whiskey",
        "pick",
        "whiskey",
        "knife",
        "whiskey",
    ]
    play(s, "aim 0", "uncover 0 left", "uncover 0 right")
    assert {" ".join(move.split()[:3]) for move in legal(s)} == {"swap 0 left", "swap 0 right"}
    play(s, "swap 0 right 1 left")
    assert (s.phase, s.to_act) == (SWAPPING, 0b0001)
    assert {" ".join(move.split()[:3]) for move in legal(s)} == {"swap 0 left"}
    assert is_next(play(s, "swap 0 left 2 left"), 0)


TWO_AT_ONE = ("sieve left", "shovel left", "pick left", "knife left")


@clause("GR-A11")
def test_a_tool_received_in_this_round_is_not_swapped_again() -> None:
    s = position(seats=4, river={0: "nuggets sieve+pick"})
    play(s, "aim 0", "uncover 0 left", "uncover 2 left", "swap 2 left 3 left", "swap 0 left 2 left")
    assert is_next(s, 1)  # prospectors 2 and 3 hold tools, but they got them face down


# --- unassigned prospectors ---


def at_the_edge(neutral_swap: str) -> State:
    """A wrong tool was uncovered at an unassigned prospector, after a right one at player 1."""
    s = position(seats=2, river={0: "nuggets pick+knife"}, neutral_swap=neutral_swap)
    return play(s, "aim 0", "uncover 1 left", "uncover 2 left")


@clause("GR-A5", "GR-32")
def test_the_player_on_turn_swaps_for_an_unassigned_prospector_and_nobody_looks() -> None:
    s = at_the_edge("active")
    assert (s.swapper, s.to_act) == (2, 0b01)
    play(s, "swap 2 left 3 left")
    assert [known(s, seat).tool[3] for seat in (-1, 0, 1)] == [UNKNOWN] * 3
    assert (s.swapper, s.to_act) == (1, 0b10)  # clockwise over all four: 2, 3, 0, 1
    assert is_next(play(s, "swap 1 left 0 left"), 1)


@clause("GR-A5")
def test_it_is_the_player_on_turn_who_swaps_for_an_unassigned_prospector() -> None:
    s = position(seats=2, turn=1, river={0: "nuggets sieve"})
    assert (play(s, "aim 0", "uncover 3 left").swapper, s.to_act) == (3, 0b10)


@clause("GR-A5")
def test_option_back_turns_their_tools_back_without_a_swap() -> None:
    s = at_the_edge("back")
    assert (s.swapper, s.to_act) == (1, 0b10)
    assert "swap 1 left 2 left" not in legal(s)  # it lies open until the end of the round
    assert "swap 1 left 2 right" in legal(s)
    play(s, "swap 1 left 0 right")
    assert is_next(s, 1)
    assert equipment(s)[4] == "shovel"


@clause("GR-A5")
def test_option_back_begins_left_of_the_player_on_turn_who_comes_last() -> None:
    s = position(seats=2, turn=0, river={0: "nuggets sieve+pick+shovel"}, neutral_swap="back")
    play(s, "aim 0", "uncover 0 left", "uncover 1 left", "uncover 3 left")
    order = []
    for move in ("swap 1 left 2 right", "swap 0 left 2 left"):
        order.append(s.swapper)
        play(s, move)
    assert order == [1, 0]
    assert is_next(s, 1)


@clause("GR-A5")
def test_option_back_without_open_tools_at_players_ends_the_turn_at_once() -> None:
    s = position(seats=2, river={0: "nuggets sieve"}, neutral_swap="back")
    assert is_next(play(s, "aim 0", "uncover 3 left"), 1)
    assert known(s, -1).tool[3] == 3  # everyone has seen it


@clause("GR-A5", "GR-28")
def test_option_back_begins_with_a_player_whose_card_was_uncovered_last() -> None:
    s = position(seats=3, turn=0, river={0: "nuggets sieve+knife"}, neutral_swap="back")
    play(s, "aim 0", "uncover 0 left", "uncover 2 left")
    assert s.swapper == 2
    play(s, "swap 2 left 1 left")
    assert s.swapper == 0
