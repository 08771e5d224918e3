"""Gold Nuggets, clause by clause."""

import pytest
from games.gold_nuggets.table import legal, play, position, roll, turn

from motherlode.engine.errors import SeatError
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.content import DICE, FACES, NUGGETS
from motherlode.games.gold_nuggets.scoring import value, winners
from motherlode.games.gold_nuggets.state import LAST_NUGGET, ROLLING, State

clause = pytest.mark.clause


# --- the box and the set-up ---


@clause("GN-1")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(SeatError, match="2 to 5 players"):
            GAME.start(seats=seats)


@clause("GN-2", "O-1")
def test_seven_dice_with_six_faces_and_77_nuggets() -> None:
    assert (DICE, NUGGETS) == (7, 77)
    assert FACES == ("lasso", "nugget", "2", "3", "4", "5")
    assert GAME.start(chance="manual").odds() == dict.fromkeys(FACES, 1)


@clause("GN-4")
def test_all_nuggets_lie_in_the_middle() -> None:
    view = GAME.start(seats=5, seed=1).view()
    assert view["supply"] == 77
    assert [player["nuggets"] for player in view["players"]] == [0] * 5


@clause("GN-6", "GN-A1")
@pytest.mark.parametrize("starter", range(4))
def test_the_chosen_player_starts_and_play_is_clockwise(starter: int) -> None:
    match = turn("nugget 2 2 3 3 4 4", "nugget 2 2 3 3 4 4", seats=4, starter=starter)
    for step in range(2):
        seat = (starter + step) % 4
        assert match.to_act == (seat,)
        match.play(seat, "aside nugget 1")
        match.play(seat, "take")


@clause("GN-7")
def test_a_turn_begins_with_all_seven_dice() -> None:
    match = GAME.start(chance="manual")
    for _ in range(7):
        assert match.to_act == ()
        match.happen("nugget")
    assert match.odds() == {}
    assert match.view()["rolled"] == ["nugget"] * 7


# --- setting aside ---


@clause("GN-8", "GN-A4")
def test_at_least_one_die_must_be_set_aside() -> None:
    s = position(rolled="nugget 1, 2 2, 3 2, 4 2")
    assert legal(s) == {"aside nugget 1"}  # no roll, no take, no giving up


@clause("GN-9")
def test_one_or_more_lassos() -> None:
    assert legal(position(rolled="lasso 3, 2 2, 3 2")) == {
        "aside lasso 1",
        "aside lasso 2",
        "aside lasso 3",
    }


@clause("GN-10")
def test_one_or_more_nuggets() -> None:
    assert legal(position(rolled="nugget 2, 2 2, 3 2, 4 1")) == {
        "aside nugget 1",
        "aside nugget 2",
    }


@clause("GN-11", "GN-A16")
def test_three_or_more_of_a_number_and_no_fewer() -> None:
    assert legal(position(rolled="4 4, 2 2, 3 1")) == {"aside 4 3", "aside 4 4"}
    mixed = play(position(rolled="nugget 1, 4 2, 2 2, 3 2"), "aside nugget 1")
    assert legal(mixed) == {"roll", "take"}  # the pairs do not come along


@clause("GN-12")
@pytest.mark.parametrize("count", [1, 2])
def test_any_number_of_dice_may_join_a_number_already_aside(count: int) -> None:
    s = position(aside="3 3", rolled=f"3 {count}, 4 2")
    assert legal(s) == {f"aside 3 {n}" for n in range(1, count + 1)}


@clause("GN-13")
def test_kinds_may_be_combined_in_one_roll() -> None:
    s = position(rolled="lasso 1, nugget 1, 2 3, 5 2")
    for move in ("aside lasso 1", "aside nugget 1", "aside 2 3"):
        play(s, move)
    assert legal(s) == {"roll", "take"}
    assert value(s) == 3


@clause("GN-13")
def test_faces_are_set_aside_in_one_order_so_that_each_choice_has_one_notation() -> None:
    s = play(position(rolled="lasso 2, nugget 1, 2 2, 5 2"), "aside nugget 1")
    assert legal(s) == {"roll", "take"}


@clause("GN-36", "EX-GN-4")
def test_not_everything_must_be_set_aside() -> None:
    s = position(rolled="3 6, 4 1")
    assert legal(s) == {"aside 3 3", "aside 3 4", "aside 3 5", "aside 3 6"}
    play(play(s, "aside 3 3"), "roll")
    assert s.falling == 4  # three 3s and the seventh die


@clause("GN-A2")
def test_the_first_three_of_a_number_must_lie_in_one_roll() -> None:
    s = play(position(rolled="nugget 1, 5 2, 2 2, 3 2"), "aside nugget 1")
    roll(play(s, "roll"), "5 2 2 3 3 4")
    assert s.turn == 1  # two 5s and then one are no three: bust


@clause("O-2")
def test_after_two_triples_four_faces_save_the_seventh_die() -> None:
    saved = set()
    for face in FACES:
        s = play(position(aside="2 3, 4 3", decided=True), "roll")
        if roll(s, face).turn == 0:
            saved.add(face)
    assert saved == {"2", "4", "nugget", "lasso"}


# --- rolling again ---


@clause("GN-14", "GN-18")
def test_after_setting_aside_one_rolls_again_or_takes_every_time() -> None:
    s = position(rolled="nugget 2, 2 2, 3 2, 4 1")
    assert legal(play(s, "aside nugget 1")) == {"roll", "take"}
    roll(play(s, "roll"), "nugget 2 2 3 3 4")
    assert legal(play(s, "aside nugget 1")) == {"roll", "take"}


@clause("GN-15")
def test_only_dice_that_are_not_aside_are_rolled_again() -> None:
    s = play(position(aside="lasso 2, 4 3", decided=True), "roll")
    assert s.falling == 2
    assert s.phase == ROLLING


@clause("GN-16")
def test_after_every_roll_a_further_die_must_be_set_aside() -> None:
    s = roll(play(position(aside="nugget 4", decided=True), "roll"), "lasso 2 3")
    assert legal(s) == {"aside lasso 1"}


@clause("GN-17")
def test_dice_aside_stay_aside() -> None:
    s = roll(play(position(aside="nugget 4", decided=True), "roll"), "lasso 2 3")
    play(s, "aside lasso 1")
    assert [s.aside[face] for face in range(6)] == [1, 4, 0, 0, 0, 0]


@clause("GN-31")
def test_bust_ends_the_turn_without_nuggets() -> None:
    s = roll(play(position(aside="nugget 4", decided=True), "roll"), "2 3 4")
    assert (s.turn, s.nuggets[0], s.supply) == (1, 0, 77)
    assert s.falling == 7


# --- values ---


@clause("GN-22", "GN-23", "GN-24", "GN-25", "GN-26", "GN-27", "GN-A14")
@pytest.mark.parametrize(
    ("aside", "worth"),
    [
        ("nugget 1", 1),
        ("nugget 5", 5),
        ("2 3", 2),
        ("3 3", 3),
        ("4 3", 4),
        ("5 3", 5),
        ("5 7", 5),
        ("3 6", 3),
        ("lasso 7", 0),
        ("nugget 1, 2 3, 5 3", 8),
    ],
)
def test_values(aside: str, worth: int) -> None:
    assert value(position(aside=aside)) == worth


# --- taking ---


@clause("GN-21", "GN-30", "GN-A6")
def test_taking_gives_the_full_value_from_the_supply_and_passes_the_turn() -> None:
    s = position(aside="nugget 2, 4 3", decided=True)
    assert legal(s) == {"roll", "take"}  # there is no smaller take
    play(s, "take")
    assert (s.nuggets[0], s.supply, s.turn) == (6, 71, 1)


@clause("GN-A5")
def test_one_may_stop_with_dice_worth_nothing() -> None:
    s = play(position(aside="lasso 2", decided=True), "take")
    assert (s.nuggets[0], s.supply, s.turn) == (0, 77, 1)


@clause("GN-19", "GN-20", "GN-A13")
def test_all_seven_aside_take_first_and_then_another_turn() -> None:
    s = position(aside="nugget 4, 2 3", decided=True)
    assert legal(s) == {"take"}
    play(s, "take")
    assert (s.nuggets[0], s.turn, s.falling) == (6, 0, 7)
    assert s.phase == ROLLING  # the dice are already on their way


@clause("GN-A11")
def test_a_bust_in_the_extra_turn_loses_nothing() -> None:
    s = play(position(aside="nugget 4, 2 3", decided=True), "take")
    roll(s, "2 2 3 3 4 4 5")
    assert (s.nuggets[0], s.turn) == (6, 1)


# --- stealing ---


@clause("GN-28")
def test_three_lassos_over_the_whole_turn_allow_to_rob_one_player() -> None:
    assert "steal 1" not in legal(position(aside="lasso 2, 4 3", decided=True))
    s = position(aside="lasso 3, 4 3", decided=True, nuggets=(0, 9, 5))
    assert legal(s) == {"roll", "take", "steal 1", "steal 2"}
    play(s, "steal 1")
    assert [s.nuggets[i] for i in range(3)] == [4, 5, 5]
    assert (s.supply, s.turn) == (63, 1)


@clause("GN-29", "GN-A7", "O-4")
def test_from_a_player_with_too_few_one_takes_what_there_is_and_nothing_more() -> None:
    s = play(position(aside="lasso 3, 4 3", decided=True, nuggets=(0, 1, 5)), "steal 1")
    assert [s.nuggets[i] for i in range(3)] == [1, 0, 5]
    assert s.supply == 71


@clause("GN-A8")
def test_one_may_rob_a_player_who_has_nothing() -> None:
    s = play(position(aside="lasso 3, 4 3", decided=True, supply=4), "steal 2")
    assert s.over == 0
    assert s.supply == 4


@clause("GN-A9")
def test_one_may_rob_with_all_seven_aside_and_has_another_turn() -> None:
    s = position(aside="lasso 4, 5 3", decided=True, nuggets=(0, 9, 0))
    assert legal(s) == {"take", "steal 1", "steal 2"}
    play(s, "steal 1")
    assert (s.nuggets[0], s.turn, s.falling) == (5, 0, 7)


@clause("GN-A10")
def test_an_extra_turn_counts_its_own_lassos() -> None:
    s = play(position(aside="lasso 4, 5 3", decided=True, nuggets=(0, 9, 0)), "take")
    play(roll(s, "lasso nugget 2 2 3 3 4"), "aside lasso 1")
    assert legal(play(s, "aside nugget 1")) == {"roll", "take"}


# --- the end ---


@clause("GN-32", "GN-33")
def test_the_last_nugget_ends_the_game_and_a_short_supply_gives_what_is_left() -> None:
    s = position(aside="5 3", decided=True, nuggets=(20, 30, 25), supply=2)
    play(s, "take")
    assert (s.over, s.supply, s.nuggets[0], s.to_act) == (LAST_NUGGET, 0, 22, 0)


@clause("GN-A12")
def test_with_the_last_nugget_there_is_no_extra_turn() -> None:
    s = position(aside="nugget 4, 2 3", decided=True, nuggets=(20, 30, 21), supply=6)
    play(s, "take")
    assert (s.over, s.supply) == (LAST_NUGGET, 0)


def with_nuggets(*nuggets: int) -> State:
    return position(seats=len(nuggets), nuggets=nuggets, supply=0)


@clause("GN-3", "GN-34")
def test_most_nuggets_win() -> None:
    assert winners(with_nuggets(20, 30, 27)) == 0b010


@clause("GN-35")
def test_a_tie_has_several_winners() -> None:
    assert winners(with_nuggets(30, 17, 30)) == 0b101
