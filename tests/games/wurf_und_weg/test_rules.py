"""Wurf & Weg, clause by clause: the box, the race, the ways of a die."""

import pytest
from games.wurf_und_weg.table import (
    CALM,
    coaster,
    draw,
    fall,
    legal,
    play,
    position,
    possible,
    race_of,
    roll,
    shown,
)

from motherlode.engine.errors import SeatError
from motherlode.games.wurf_und_weg import GAME
from motherlode.games.wurf_und_weg.content import (
    COASTERS,
    DICE_EACH,
    LEFT,
    RIGHT,
    SMALL_DICE,
    SYMBOLS,
)
from motherlode.games.wurf_und_weg.state import LAST_THREE, LUCKY, RACE
from motherlode.games.wurf_und_weg.view import conserved

clause = pytest.mark.clause

# --- the box and the set-up ---


@clause("GW-1")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(SeatError, match="2 to 6 players"):
            GAME.start(seats=seats)


@clause("GW-3", "GW-9")
@pytest.mark.parametrize("seats", GAME.seats)
def test_eighteen_dice_and_coasters_and_what_is_not_needed_stays_in_the_box(seats: int) -> None:
    assert (SMALL_DICE, COASTERS) == (18, 18)
    assert conserved(GAME.start(seats, seed=1).state) == {"dice": 3 * seats, "coasters": 18}
    assert 3 * seats <= SMALL_DICE


@clause("GW-35", "GW-A1", "O-20", "GW-7")
def test_yellow_and_small_dice_show_the_same_six_symbols() -> None:
    assert SYMBOLS == ("clover", "pig", "cat", "penny", "horseshoe", "hand")
    match = GAME.start(2, chance="manual")
    match.happen("coaster clover pig")
    match.happen("coaster pig cat")
    assert match.odds() == dict.fromkeys(SYMBOLS, 1)  # the yellow die
    match.happen("cat")
    match.play(0, "roll")
    assert match.odds() == dict.fromkeys(SYMBOLS, 1)  # a small one


@clause("GW-A2", "O-20")
def test_every_coaster_shows_two_different_symbols_and_all_symbols_are_treated_alike() -> None:
    pairs = [(int(LEFT[c]), int(RIGHT[c])) for c in range(COASTERS)]
    assert len(set(pairs)) == 18
    assert all(left != right for left, right in pairs)
    assert {frozenset(pair) for pair in pairs} == {
        frozenset((a, b)) for a in range(6) for b in range(a)
    }
    for symbol in range(6):
        assert [left for left, _ in pairs].count(symbol) == 3
        assert [right for _, right in pairs].count(symbol) == 3


@clause("GW-5", "GW-6")
def test_everyone_draws_a_coaster_from_the_pile_and_each_is_as_likely() -> None:
    match = GAME.start(3, chance="manual")
    drawn: list[str] = []
    for pair in ("cat hand", "clover pig", "hand cat"):
        assert set(match.odds().values()) == {1}
        assert len(match.odds()) == 18 - len(drawn)
        assert not {f"coaster {other}" for other in drawn} & set(match.odds())
        match.happen(f"coaster {pair}")
        drawn.append(pair)
    view = match.view()
    assert [player["coaster"] for player in view["players"]] == [
        {"left": pair.split()[0], "right": pair.split()[1]} for pair in drawn
    ]
    assert view["pile"] == 15


@clause("GW-4", "GW-8")
def test_everyone_has_three_dice_and_the_tray_is_empty() -> None:
    view = GAME.start(5, seed=2).view()
    assert view["tray"] == 0
    assert [(p["unrolled"], p["shown"], p["passed"]) for p in view["players"]] == [(3, [], 0)] * 5


@clause("GW-11", "GW-A15")
def test_the_yellow_die_names_the_lucky_symbol_and_nobody_needs_to_decide_that() -> None:
    match = GAME.start(2, chance="manual")
    match.happen("coaster clover pig")
    match.happen("coaster pig cat")
    assert (match.view()["lucky"], match.to_act) == (None, ())
    match.happen("hand")
    assert match.view()["lucky"] == "hand"


# --- the race ---


@clause("GW-12")
def test_all_play_at_the_same_time() -> None:
    match = GAME.start(6, seed=1)
    assert match.to_act == (0, 1, 2, 3, 4, 5)
    for seat in (4, 0, 5):  # any order
        assert match.legal(seat) == ["roll"]
        match.play(seat, "roll")
        assert match.to_act == (0, 1, 2, 3, 4, 5)


@clause("GW-13")
def test_all_dice_are_rolled_and_what_fits_can_go_in_any_order() -> None:
    s = roll(position(), 0, "clover penny hand")
    assert legal(s) == {"place clover", "place penny"}
    for order in (("clover", "penny"), ("penny", "clover")):
        s = roll(position(), 0, "clover penny hand")
        for symbol in order:
            play(s, 0, f"place {symbol}")
        assert (s.tray, s.passed[1], s.hand[0]) == (1, 1, 1)


@clause("GW-14")
def test_the_rest_is_rolled_again_and_again() -> None:
    s = roll(position(), 0, "cat hand hand")
    assert legal(s) == {"roll"}
    roll(s, 0, "penny cat hand")
    roll(play(s, 0, "place penny"), 0, "cat cat")
    assert shown(s, 0) == ["cat", "cat"]


@clause("GW-A6")
def test_what_can_be_placed_must_be_placed_before_the_next_roll() -> None:
    s = position("clover clover cat")
    assert legal(s) == {"place clover"}
    play(s, 0, "place clover")
    assert legal(s) == {"place clover"}
    play(s, 0, "place clover")
    assert legal(s) == {"roll"}


@clause("GW-16", "GW-A8")
def test_dice_on_the_coaster_join_the_next_roll() -> None:
    s = play(position("clover cat cat", "pig hand"), 0, "place clover")
    assert (s.hand[1], s.passed[1]) == (2, 1)
    assert shown(s, 1) == ["pig", "hand"]  # the roll that lies there does not change
    play(s, 1, "roll")
    assert (s.falling, s.hand[1], s.passed[1]) == (3, 3, 0)


@clause("GW-A7")
def test_a_received_die_shows_nothing_to_its_receiver() -> None:
    # Pig is the left symbol of seat 2, who gets a pig from seat 0 on his left.
    s = play(position("pig hand hand", seats=3), 0, "place pig")
    assert s.passed[2] == 1
    assert legal(s, 2) == {"roll"}


@clause("GW-A18")
def test_dice_move_but_their_number_stays() -> None:
    s = position("clover pig penny")
    for symbol in ("clover", "pig", "penny"):
        play(s, 0, f"place {symbol}")
        assert conserved(s) == {"dice": 9, "coasters": 18}


# --- the ways of a die ---


@clause("GW-26")
def test_the_lucky_symbol_goes_onto_the_tray_and_is_out_for_this_round() -> None:
    s = play(position("penny penny cat"), 0, "place penny")
    assert (s.tray, s.hand[0]) == (1, 2)
    assert [s.passed[i] for i in range(3)] == [0, 0, 0]


@clause("GW-27", "GW-28", "GW-A17")
@pytest.mark.parametrize("seat", range(4))
def test_left_and_right_of_the_coasters_owner(seat: int) -> None:
    coasters = list(CALM[:4])
    coasters[seat] = "horseshoe hand"
    others = [""] * 4
    others[seat] = "horseshoe hand cat"
    s = position(*others, seats=4, coasters=tuple(coasters))
    play(s, seat, "place horseshoe")
    assert s.passed[(seat + 1) % 4] == 1  # the next seat clockwise
    play(s, seat, "place hand")
    assert s.passed[(seat - 1) % 4] == 1


@clause("GW-29", "GW-A19")
def test_of_two_players_the_other_gets_both() -> None:
    s = position("clover pig cat", seats=2)
    play(play(s, 0, "place pig"), 0, "place clover")
    assert (s.passed[1], s.tray, s.hand[0]) == (2, 0, 1)


@clause("GW-31")
@pytest.mark.parametrize("lucky", ["clover", "pig"])
def test_the_lucky_symbol_goes_onto_the_tray_even_if_the_coaster_shows_it(lucky: str) -> None:
    s = play(position(f"{lucky} cat cat", lucky=lucky), 0, f"place {lucky}")
    assert (s.tray, s.passed[1], s.passed[2]) == (1, 0, 0)


# --- Stopp ---


@clause("GW-15", "GW-17")
def test_whoever_gets_rid_of_the_last_die_calls_stopp() -> None:
    s = position("clover penny", hand=(2, 4, 3))
    play(s, 0, "place clover")
    assert s.phase == RACE
    play(s, 0, "place penny")
    assert (s.phase, s.stopper) == (LAST_THREE, 0)
    assert s.to_act == 0b110


@clause("GW-A3", "GW-A5", "O-21", "GW-16")
def test_a_die_that_arrives_before_the_last_one_leaves_prevents_stopp() -> None:
    s = position("penny", "pig hand hand", coasters=("clover pig", "clover pig", "cat hand"))
    play(s, 1, "place pig")  # first onto the coaster of seat 0
    play(s, 0, "place penny")
    assert (s.phase, s.hand[0], s.passed[0]) == (RACE, 0, 1)
    assert legal(s, 0) == {"roll"}
    roll(s, 0, "penny")
    assert play(s, 0, "place penny").stopper == 0


@clause("GW-A5", "GW-A4", "GW-A12")
def test_the_same_two_moves_the_other_way_round_are_a_stopp() -> None:
    s = position("penny", "pig hand hand", coasters=("clover pig", "clover pig", "cat hand"))
    play(s, 0, "place penny")
    assert s.stopper == 0
    assert legal(s, 1) == {"roll"}  # the pig came too late
    assert s.passed[0] == 0


@clause("GW-A4")
def test_who_places_the_last_die_a_blink_later_must_roll_it_again() -> None:
    s = position("penny", "penny", "cat")
    play(s, 1, "place penny")
    assert s.stopper == 1
    assert legal(s, 0) == {"roll"}


@clause("GW-A9")
def test_at_stopp_the_faces_on_the_table_are_void() -> None:
    s = play(position("penny", "penny clover cat", "pig"), 0, "place penny")
    for seat, dice in ((1, 3), (2, 1)):
        assert shown(s, seat) == []
        assert s.hand[seat] == dice
        assert s.rolls[seat] == 3
        assert legal(s, seat) == {"roll"}


@clause("GW-18", "GW-16", "GW-A10")
def test_the_others_roll_what_they_have_left_three_times() -> None:
    s = position("penny", "cat cat", "pig", passed=(0, 1, 0))
    play(s, 0, "place penny")
    roll(s, 1, "cat cat cat")  # with the die on the coaster
    roll(s, 1, "pig cat cat")
    assert legal(s, 1) == {"roll"}
    roll(s, 1, "pig cat cat")
    assert legal(s, 1) == set()
    assert s.to_act == 0b100


@clause("GW-19", "GW-20", "GW-A11", "GW-A12")
def test_after_stopp_only_the_lucky_symbol_counts_and_must_be_put_away() -> None:
    s = play(position("penny", "cat cat cat", "pig"), 0, "place penny")
    roll(s, 1, "clover penny cat")  # clover is the left symbol of this player's coaster
    assert legal(s, 1) == {"place penny"}
    tray = s.tray
    play(s, 1, "place penny")
    assert s.tray == tray + 1
    assert legal(s, 1) == {"roll"}
    assert s.rolls[1] == 2


@clause("GW-A10", "GW-19")
def test_lucky_dice_of_the_third_roll_may_still_be_placed() -> None:
    s = play(position("penny", "cat", "pig"), 0, "place penny")
    for dice in ("cat", "cat", "penny"):
        roll(s, 1, dice)
    assert legal(s, 1) == {"place penny"}
    play(s, 1, "place penny")
    assert legal(s, 1) == set()


@clause("GW-A10")
def test_the_order_of_the_last_rolls_is_free_and_whoever_is_empty_stops_early() -> None:
    s = play(position("penny", "cat", "pig"), 0, "place penny")
    roll(s, 2, "cat")
    roll(s, 1, "penny")
    roll(s, 2, "cat")
    play(s, 1, "place penny")
    assert s.to_act == 0b100


# --- the end of a round ---


@clause("GW-21", "GW-22", "GW-23", "O-22", "GW-A4")
def test_all_who_are_empty_win_their_coaster_and_draw_and_the_others_keep_theirs() -> None:
    s = play(position("penny", "cat", "pig"), 0, "place penny")
    for dice in ("cat", "cat", "cat"):
        roll(s, 2, dice)
    play(roll(s, 1, "penny"), 1, "place penny")
    assert [s.prizes[i] for i in range(3)] == [1, 1, 0]
    assert [p["coaster"] is None for p in GAME.view(s, 0)["players"]] == [True, True, False]
    assert s.drawing == 0b011
    assert len(possible(s)) == 15  # 18, less three open ones: a prize does not go back
    draw(draw(s, "penny hand"), "hand cat")
    assert [s.coaster[i] for i in range(3)] == [
        coaster("penny hand"),
        coaster("hand cat"),
        coaster(CALM[2]),
    ]


@clause("GW-10", "GW-24", "GW-25")
def test_then_everyone_has_three_dice_and_the_yellow_die_is_rolled_again() -> None:
    s = play(position("penny", "cat", "pig"), 0, "place penny")
    for seat in (1, 2):
        for _ in range(3):
            roll(s, seat, "cat")
    draw(s, "penny hand")
    assert (s.phase, s.round, s.tray) == (LUCKY, 1, 0)
    assert [s.hand[i] for i in range(3)] == [DICE_EACH] * 3
    fall(s, "hand")
    assert (s.phase, s.round, s.lucky, s.to_act) == (RACE, 2, SYMBOLS.index("hand"), 0b111)
    assert all(legal(s, seat) == {"roll"} for seat in range(3))


def test_the_match_carries_a_round_from_the_first_die_to_the_next_lucky_symbol() -> None:
    match = race_of(
        "clover pig", "cat hand",
        dice="penny penny penny  clover clover pig  pig pig pig  cat cat cat "
        "clover pig hand",
    )  # fmt: skip
    match.play(0, "roll")
    for _ in range(3):
        match.play(0, "place penny")
    match.play(1, "roll")
    match.play(1, "roll")
    assert match.view()["stopper"] == 0
    assert match.view()["players"][1]["rolls"] == 1
