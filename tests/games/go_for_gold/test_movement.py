"""Set-up and movement, clause by clause."""

import pytest
from games.go_for_gold.table import (
    CHART,
    FIELDS,
    H0,
    H1,
    H2,
    H3,
    blocked,
    fields,
    legal,
    names,
    noted,
    play,
    position,
    roll,
    walk,
    where,
)

from motherlode.engine.errors import OptionError, SeatError
from motherlode.games.go_for_gold import GAME
from motherlode.games.go_for_gold.chart import Chart
from motherlode.games.go_for_gold.content import CHARTS
from motherlode.games.go_for_gold.moves import DIRECTION_NAMES
from motherlode.games.go_for_gold.sheet import visited
from motherlode.games.go_for_gold.state import MOVING, PLACE, ROLLING

clause = pytest.mark.clause


# --- the set-up ---


@clause("O-6", "GFG-A1")
def test_two_to_four_players_and_one_alone_as_an_extra() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]
    with pytest.raises(SeatError, match="not 5"):
        GAME.start(seats=5)


@clause("GFG-2", "GFG-11")
def test_a_sheet_for_everyone_and_one_die() -> None:
    match = GAME.start(seats=3, chance="manual")
    match.play(0, "harbour 0")
    assert len(match.view()["sheets"]) == 3
    assert match.odds() == dict.fromkeys("123456", 1)
    match.happen("3")
    assert match.odds() == {}  # exactly once
    assert match.view()["roll"] == 3


@clause("GFG-3", "GFG-4", "GFG-5")
def test_two_sides_the_same_for_all_and_a_unless_the_table_chooses() -> None:
    assert GAME.start(seats=2).view()["island"]["name"] == "a"
    assert GAME.start(seats=2, options={"map": "b"}).view()["island"]["name"] == "b"
    with pytest.raises(OptionError, match="map"):
        GAME.start(seats=2, options={"map": "c"})


@clause("GFG-6", "GFG-7", "GFG-A24")
@pytest.mark.parametrize("starter", range(3))
def test_the_first_active_player_chooses_any_harbour(starter: int) -> None:
    match = GAME.start(seats=3, options={"starter": starter}, chance="manual")
    assert match.to_act == (starter,)
    assert match.legal(starter) == [f"harbour {harbour}" for harbour in range(4)]
    assert match.view()["active"] == starter


@clause("GFG-8", "GFG-A26")
def test_the_others_start_in_the_next_harbours_clockwise() -> None:
    match = GAME.start(seats=4, options={"starter": 2}, chance="manual")
    match.play(2, "harbour 3")
    assert [sheet["at"] for sheet in match.view()["sheets"]] == [1, 2, 3, 0]
    assert [FIELDS[name] for name in (H0, H1, H2, H3)] == [0, 1, 2, 3]
    places = [CHART.places[harbour] for harbour in range(4)]
    east, south = (places[0][0], places[1][1])
    assert places == [(east, places[0][1]), (east, south), (places[2][0], south), places[3]]
    assert places[3][0] < east  # north-east, south-east, south-west, north-west
    assert places[0][1] < south


@clause("GFG-9", "GFG-21")
def test_the_route_starts_in_the_harbour_with_two_shovels_and_a_foot() -> None:
    match = GAME.start(seats=2, chance="manual")
    match.play(0, "harbour 1")
    sheet = match.view()["sheets"][0]
    assert (sheet["at"], sheet["lines"]) == (1, [[1]])
    assert (sheet["shovels"], sheet["feet"]) == (2, 1)


@clause("O-7", "GFG-A2", "GFG-A4")
@pytest.mark.parametrize("chart", CHARTS, ids=["a", "b"])
def test_hexes_five_temples_and_treasures_of_4_to_6(chart: Chart) -> None:
    island = GAME.start(seats=2, options={"map": chart.name}).view()["island"]
    colours = sorted(field["colour"] for field in island["fields"] if field["colour"])
    assert colours == ["blue", "green", "red", "violet", "yellow"]
    numbers = {field["number"] for field in island["fields"] if field["symbol"] == "treasure"}
    assert numbers == {4, 5, 6}
    assert len(DIRECTION_NAMES) == 6
    assert island["reconstructed"]


# --- the round ---


@clause("GFG-10", "GFG-25")
def test_first_all_move_then_the_special_places() -> None:
    s = roll(position(["b6", "h6"]), 1)
    assert s.phase == MOVING
    walk(s, 0, "E")  # a treasure
    assert s.phase == MOVING
    assert legal(s, 0) == set()
    walk(s, 1, "E")
    assert s.phase == PLACE
    assert legal(s, 0) == {"search", "pass"}


@clause("GFG-12")
def test_the_roll_counts_for_all() -> None:
    s = roll(position(["c3", "g5"], feet=[0, 0]), 2)
    walk(s, 0, "NE E")
    walk(s, 1, "SE W")
    assert (where(s, 0), where(s, 1)) == ("b5", "h5")
    assert s.phase == ROLLING


@clause("GFG-A22")
def test_all_move_at_the_same_time_in_any_order() -> None:
    s = roll(position(["c3", "g5", "d2"]), 3)
    assert s.to_act == 0b111
    walk(s, 2, "E")
    walk(s, 0, "NE")
    walk(s, 2, "SE")
    assert s.to_act == 0b111
    walk(s, 2, "W")
    assert s.to_act == 0b011  # finished, whatever the others do


@clause("GFG-13")
def test_a_move_is_one_continuous_line() -> None:
    match = GAME.start(seats=1, chance="manual")
    match.play(0, "harbour 0")
    match.happen("3")
    for step in ("step W", "step W", "step NE"):
        match.play(0, step)
    sheet = match.view(0)["sheets"][0]
    assert sheet["lines"] == [fields("b8 b7 b6 a4")]
    assert sheet["route"] == fields("b7 b6 a4")


@clause("GFG-14", "GFG-A13")
def test_a_move_starts_where_the_last_one_ended() -> None:
    s = roll(position([H0], feet=[0]), 2)
    walk(s, 0, "W W")
    roll(s, 1)
    walk(s, 0, "W")
    assert where(s) == "b5"
    assert names(visited(s, 0)) == {H0, "b7", "b6", "b5"}


@clause("GFG-15", "GFG-A2")
def test_every_neighbour_may_be_next_and_the_direction_may_change() -> None:
    s = roll(position(["b6"], feet=[0]), 6)
    assert legal(s) == {f"step {direction}" for direction in DIRECTION_NAMES}
    for step, field in (("W", "b5"), ("SE", "c5"), ("NE", "b6")):
        if field == "b6":
            assert f"step {step}" not in legal(s)  # that is where he came from
        else:
            walk(s, 0, step)
            assert where(s) == field


@clause("GFG-16")
def test_water_cannot_be_entered() -> None:
    s = roll(position(["e5"], feet=[0]), 1)
    assert legal(s) == {"step E", "step W"}  # lakes in the north and in the south
    s = roll(position(["i2"], feet=[0]), 1)
    assert legal(s) == {"step W", "step NE", "step NW"}


@clause("GFG-17")
@pytest.mark.parametrize("number", range(1, 7))
def test_one_moves_exactly_as_many_fields_as_rolled(number: int) -> None:
    s = roll(position(["c3"], feet=[0], harbours=[f"{H0} {H1} {H2}"]), number)
    for _ in range(number):
        assert s.phase == MOVING
        play(s, 0, sorted(legal(s))[0])
    assert s.phase != MOVING


@clause("GFG-18", "GFG-A13")
def test_no_field_is_entered_twice_not_even_within_a_move() -> None:
    s = roll(position(["b4"], been=["b5 c4"], feet=[0]), 2)
    assert legal(s) == {"step NW", "step W", "step SW"}
    walk(s, 0, "W")
    assert "step E" not in legal(s)


@clause("GFG-17", "GFG-A5")
def test_a_step_is_offered_only_if_the_move_can_be_completed() -> None:
    only = blocked("b4 b5 a2")
    s = roll(position(["b3"], been=[only], harbours=[f"{H0} {H1}"], feet=[0]), 3)
    assert legal(s) == {"step NE"}  # a2, b4, b5; over b4 there are two steps at most
    walk(s, 0, "NE SE E")
    assert where(s) == "b5"


@clause("GFG-19")
def test_symbols_are_collected_by_walking_over_them() -> None:
    s = roll(position(["c3"], shovels=[2], feet=[0]), 3)
    walk(s, 0, "SW SE E")  # over the foot d3
    assert (s.feet[0], s.shovels[0]) == (1, 2)
    s = roll(position(["c3"], shovels=[2], feet=[0]), 2)
    walk(s, 0, "NE E")  # over two shovels, stopping on the second
    assert (s.feet[0], s.shovels[0]) == (0, 4)


@clause("GFG-A14")
def test_a_treasure_or_temple_that_is_passed_over_is_lost() -> None:
    s = roll(position(["b6"], feet=[0]), 2)
    walk(s, 0, "E SW")  # over the treasure b7 to the temple c6
    assert (s.phase, legal(s)) == (PLACE, {"explore", "pass"})
    play(s, 0, "pass")
    roll(s, 1)
    assert "step NE" not in legal(s)  # b7 was visited
    assert noted(s) == []


# --- feet ---


@clause("GFG-24")
def test_a_foot_walks_one_to_six_fields_instead_of_the_roll() -> None:
    s = roll(position(["c3"]), 2)
    assert legal(s) >= {f"foot {n}" for n in range(1, 7)}  # the roll itself included
    play(s, 0, "foot 4")
    assert (s.feet[0], s.worn[0]) == (0, 1)
    walk(s, 0, "NE NW SW W")
    assert s.phase != MOVING


@clause("GFG-20", "GFG-A7")
def test_a_foot_is_used_before_the_first_step_once_and_only_if_circled_before() -> None:
    s = roll(position(["c3"], feet=[0]), 3)
    assert not any(move.startswith("foot") for move in legal(s))
    walk(s, 0, "SW")  # onto a foot
    assert s.feet[0] == 1
    assert not any(move.startswith("foot") for move in legal(s))
    walk(s, 0, "SE W")
    roll(s, 1)
    assert "foot 6" in legal(s)
    twice = roll(position(["c3"], feet=[2]), 3)
    play(twice, 0, "foot 2")
    assert not any(move.startswith("foot") for move in legal(twice))
    began = walk(roll(position(["c3"], feet=[2]), 3), 0, "NE")
    assert not any(move.startswith("foot") for move in legal(began))


@clause("GFG-A6")
def test_if_only_a_foot_helps_it_must_be_used() -> None:
    s = roll(position(["b3"], been=[blocked("b4 b5")], harbours=[f"{H0} {H1}"], feet=[1]), 4)
    assert s.out == 0
    assert legal(s) == {"foot 1", "foot 2"}


# --- harbours ---


@clause("GFG-22", "GFG-40", "GFG-A11")
def test_entering_a_harbour_ends_the_movement_at_once() -> None:
    s = roll(position(["b2"], feet=[0]), 6)
    walk(s, 0, "W")  # with the first of six steps
    assert (where(s), s.phase) == (H3, PLACE)
    assert not any(move.startswith("step") for move in legal(s))
    last = walk(roll(position(["c2"], feet=[0]), 2), 0, "NW W")  # with the last step
    assert (where(last), last.phase) == (H3, PLACE)
    assert legal(last) == {"harbour 1", "harbour 2"}


@clause("GFG-A5", "GFG-A6", "GFG-A11")
def test_if_only_a_harbour_is_left_it_must_be_taken() -> None:
    s = roll(position(["b2"], been=[blocked("c1")], feet=[0]), 6)
    assert legal(s) == {"step W", "step SW"}  # c1 leads into the harbour too
    walk(s, 0, "SW")
    assert legal(s) == {"step NW"}


@clause("GFG-41", "GFG-A10", "GFG-A12")
def test_in_the_special_places_another_unused_harbour_is_marked() -> None:
    # The other player has been in harbours 1 and 2, which does not matter.
    s = position(["b2", "g5"], harbours=[H0, f"{H1} {H2}"], feet=[0, 0])
    roll(s, 1)
    walk(s, 0, "W")
    assert s.phase == MOVING  # nothing is chosen before all have moved
    walk(s, 1, "E")
    assert legal(s) == {"harbour 1", "harbour 2"}
    play(s, 0, "harbour 2")
    assert where(s) == H2
    assert names(visited(s, 0)) == {H0, H2, H3, "b2"}  # GFG-A13
    play(s, 1, "pass")
    roll(s, 1)
    assert legal(s) == {"step E", "step NE"}


@clause("GFG-42", "GFG-A9")
def test_after_the_one_use_all_harbours_are_closed() -> None:
    s = roll(position(["h7"], harbours=[f"{H0} {H3} {H2}"], feet=[0]), 1)
    assert "step E" not in legal(s)  # harbour 1 is unmarked, but closed
    fresh = roll(position(["h7"], harbours=[H0], feet=[0]), 1)
    assert "step E" in legal(fresh)


@clause("GFG-18", "GFG-A10")
def test_the_harbour_where_one_started_cannot_be_entered() -> None:
    s = roll(position(["b7"], feet=[0]), 1)
    assert "step E" not in legal(s)


# --- out ---


@clause("GFG-23", "GFG-A5")
def test_who_has_no_move_of_the_exact_length_is_out() -> None:
    shut = blocked("b4 b5")
    s = position(["b3", "g5"], been=[shut], harbours=[f"{H0} {H1}", H0], feet=[0, 0])
    roll(s, 3)
    assert s.out == 0b01
    assert s.to_act == 0b10
    walk(s, 1, "SE W W")
    assert s.over == 0
    assert s.out == 0b01


@clause("GFG-43", "GFG-44")
def test_the_left_neighbour_is_active_next() -> None:
    s = position(["c3", "g5", "d2"], feet=[0, 0, 0])
    for active in (0, 1, 2, 0):
        assert s.active == active
        roll(s, 1)
        for seat in range(3):
            move = sorted(legal(s, seat))[-1]
            play(s, seat, move)
        while s.phase == PLACE:
            play(s, (s.active + s.turn) % 3, "pass")
        assert s.phase == ROLLING


@clause("GFG-A21")
def test_who_is_out_does_not_roll_and_keeps_his_points() -> None:
    s = position(["c3", "b4", "d2"], feet=[0, 0, 0], values=[[], [9, 4], []], out=0b010)
    roll(s, 1)
    assert s.to_act == 0b101
    walk(s, 0, "NE")
    walk(s, 2, "W")
    assert s.active == 2
    points = [0] * 3
    GAME.rules.score(s, points)
    assert points == [0, 13, 0]
