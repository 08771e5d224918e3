"""Gold Rausch, clause by clause: the box, the set-up, the river, the search."""

import pytest
from games.gold_rausch.table import (
    all_gold_but,
    equipment,
    happen,
    is_next,
    legal,
    odds,
    pile,
    play,
    position,
    river,
    seen,
)

from motherlode.engine.errors import MoveError, SeatError
from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.content import (
    COPIES,
    NUGGET_CARDS,
    TEETH,
    TOOLS,
    TOOTH_CARDS,
    pieces_on,
)
from motherlode.games.gold_rausch.state import GAP, SEARCH, UNSEEN

clause = pytest.mark.clause

ALL_FLIPS = {f"flip {place}" for place in range(10)}
ALL_PLACES = {f"uncover {p} {side}" for p in range(4) for side in ("left", "right")}


# --- the box ---


@clause("GR-1")
def test_two_to_four_players() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SeatError, match="2 to 4 players"):
            GAME.start(seats=seats)


@clause("GR-2")
def test_46_river_cards_of_which_26_show_gold() -> None:
    assert COPIES[0] == 20
    assert sum(NUGGET_CARDS.values()) == sum(COPIES[1 : TEETH + 1]) == 20
    assert sum(TOOTH_CARDS.values()) == sum(COPIES[TEETH + 1 :]) == 6
    assert GAME.conserved(GAME.first_state(2))["gold cards"] == 26
    assert GAME.conserved(GAME.first_state(2))["equipment cards"] == 8


@clause("GR-A1", "GR-14", "O-11", "O-12")
def test_each_nugget_needs_a_tool_of_its_own_and_there_is_one_of_each() -> None:
    assert len(set(TOOLS)) == 4
    for card, copies in NUGGET_CARDS.items():
        tools = card.split("+")
        assert len(set(tools)) == len(tools)
        kind = GAME.outcomes.number(f"nuggets {card}")
        assert (pieces_on(kind), COPIES[kind]) == (len(tools), copies)
    per_tool = [
        sum(n for card, n in NUGGET_CARDS.items() if tool in card.split("+")) for tool in TOOLS
    ]
    assert per_tool == [10, 10, 10, 10]


# --- set-up ---


@clause("GR-5", "GR-6", "GR-7", "GR-8", "GR-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_prospectors_have_a_whiskey_and_a_tool_face_down(seats: int) -> None:
    match = GAME.start(seats=seats, seed=3)
    cards = equipment(match.state)
    for prospector in range(4):
        pair = cards[2 * prospector : 2 * prospector + 2]
        assert pair.count("whiskey") == 1
    assert sorted(card for card in cards if card != "whiskey") == sorted(TOOLS)
    shown = match.view(0)["prospectors"]
    assert [prospector["seat"] for prospector in shown] == [*range(seats), *[None] * (4 - seats)]
    assert all(prospector["left"] is prospector["right"] is None for prospector in shown)


@clause("GR-7", "GR-9")
def test_a_player_looks_at_his_own_two_cards_and_at_no_others() -> None:
    match = GAME.start(seats=2, seed=3)
    cards = equipment(match.state)
    for seat in (0, 1):
        looks = [line for line in match.story(seat) if line["what"] == "look"]
        left, right = cards[2 * seat : 2 * seat + 2]
        assert looks == [{"what": "look", "seat": seat, "left": left, "right": right}]
    assert match.story(-1) == []


@clause("GR-A27", "GR-6")
def test_chance_deals_each_tool_and_then_its_side() -> None:
    match = GAME.start(seats=2, chance="manual")
    assert match.odds() == dict.fromkeys(TOOLS, 1)
    match.happen("pick")
    assert match.odds() == {"left": 1, "right": 1}
    match.happen("right")
    assert match.odds() == {"sieve": 1, "shovel": 1, "knife": 1}
    assert match.to_act == ()


@clause("GR-10", "GR-11", "O-13", "O-14")
def test_ten_cards_are_laid_river_side_up_and_36_form_the_stack() -> None:
    view = seen(position())
    assert [place["what"] for place in view["river"]] == ["river"] * 10
    assert view["stack"] == 36
    s = play(position(), "flip 0")
    assert sum(odds(s).values()) == 46  # any of them may lie here
    assert odds(s)["river"] == 20
    assert odds(s)["nuggets sieve"] == 2


@clause("GR-12", "GR-A31")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_chosen_player_begins_by_turning_over_a_card_and_play_is_clockwise(
    starter: int,
) -> None:
    deal = ["sieve", "left", "pick", "left", "shovel", "left", "knife", "left"]
    match = GAME.start(seats=3, options={"starter": starter}, chance=[*deal, *["river"] * 3])
    for step in range(3):
        seat = (starter + step) % 3
        assert match.to_act == (seat,)
        # The very first decision is a card; from the second turn on one may doubt as well.
        assert set(match.legal(seat)) == (ALL_FLIPS | {"doubt"} if step else ALL_FLIPS)
        match.play(seat, f"flip {step}")


@clause("GR-A31")
def test_the_game_does_not_begin_with_a_doubt() -> None:
    deal = ["sieve", "left", "pick", "left", "shovel", "left", "knife", "left"]
    match = GAME.start(seats=2, chance=[*deal, "nuggets sieve"])
    assert match.view(0)["prompt"]["what"] == "flip"
    with pytest.raises(MoveError):
        match.play(0, "doubt")
    match.play(0, "flip 4")
    match.play(0, "uncover 0 left")  # he wins the card, and the river looks as in the beginning
    assert "doubt" in match.legal(1)
    assert match.view(1)["prompt"]["what"] == "flip-or-doubt"


# --- turning over ---


@clause("GR-34")
def test_without_gold_the_turn_is_over() -> None:
    assert is_next(happen(play(position(), "flip 3"), "river"), 1)


@clause("GR-34", "O-13")
def test_an_empty_card_may_be_turned_over_again_and_the_turn_is_wasted() -> None:
    s = position(river={3: "river"})
    assert is_next(play(s, "flip 3"), 1)
    assert seen(s) == {**seen(position(turn=1))}


@clause("GR-13", "GR-A13", "GR-A12")
def test_nuggets_become_the_goal_and_must_be_searched_for() -> None:
    s = position(river={1: "nuggets knife"})
    happen(play(s, "flip 0"), "nuggets sieve")
    assert (s.phase, s.target) == (SEARCH, 0)
    assert legal(s) == ALL_PLACES  # no other goal, no stopping


@clause("GR-22", "GR-A13", "GR-A12")
def test_teeth_become_the_goal_and_must_be_searched_for() -> None:
    s = happen(play(position(), "flip 0"), "teeth 2")
    assert (s.phase, s.target) == (SEARCH, 0)
    assert legal(s) == ALL_PLACES


@clause("GR-35", "GR-36", "GR-A15")
def test_with_open_gold_one_works_on_it_or_turns_over_another_card() -> None:
    s = position(river={2: "nuggets sieve", 7: "teeth 1", 5: "river"})
    assert legal(s) == ALL_FLIPS - {"flip 2", "flip 7"} | {"aim 2", "aim 7"}
    play(s, "aim 7")
    assert s.target == 7
    assert legal(s) == ALL_PLACES


@clause("GR-A29")
def test_with_no_hidden_place_left_only_open_gold_can_be_chosen() -> None:
    gaps = {place: "gap" for place in range(10) if place not in (4, 6)}
    open_gold = {4: "nuggets sieve", 6: "teeth 1"}
    s = position(river={**gaps, **open_gold}, won={1: all_gold_but(*open_gold.values())}, stack=0)
    assert legal(s) == {"aim 4", "aim 6"}


# --- searching ---


@clause("GR-15", "GR-A30")
def test_any_face_down_card_may_be_uncovered_ones_own_too() -> None:
    s = play(position(river={0: "nuggets sieve+pick"}), "aim 0", "uncover 0 left")
    assert legal(s) == ALL_PLACES - {"uncover 0 left"}


@clause("GR-16")
def test_a_fitting_tool_stays_open_and_the_search_goes_on() -> None:
    s = play(position(river={0: "nuggets sieve+pick"}), "aim 0", "uncover 1 left")
    assert seen(s)["prospectors"][1] == {"seat": 1, "left": "pick", "right": None}
    assert (s.phase, s.turn, s.to_act) == (SEARCH, 0, 1)


@clause("GR-17", "GR-18", "GR-A2")
def test_with_all_tools_the_card_is_won_the_gap_filled_and_the_tools_turned_back() -> None:
    s = position(river={0: "nuggets sieve+pick+shovel"})
    play(s, "aim 0", "uncover 2 left", "uncover 0 left", "uncover 1 left")
    assert pile(s, 0) == ["nuggets sieve+pick+shovel"]
    assert (river(s)[0], s.stack) == (UNSEEN, 35)
    assert is_next(s, 1)


@clause("GR-14", "GR-16")
def test_four_nuggets_need_all_four_tools_in_any_order() -> None:
    s = play(position(river={0: "nuggets sieve+pick+shovel+knife"}), "aim 0")
    for prospector in (3, 1, 0):
        play(s, f"uncover {prospector} left")
    assert pile(s, 0) == []
    play(s, "uncover 2 left")
    assert pile(s, 0) == ["nuggets sieve+pick+shovel+knife"]


@clause("GR-19", "GR-20", "GR-21", "GR-A2")
def test_a_whiskey_ends_the_search_for_tools_and_everything_is_turned_back() -> None:
    s = position(river={0: "nuggets sieve+pick"})
    play(s, "aim 0", "uncover 0 left", "uncover 2 right")
    assert is_next(s, 1)  # no swap round
    assert seen(s)["river"][0] == {"what": "nuggets", "tools": ["sieve", "pick"], "pieces": 2}
    assert all(place["left"] is place["right"] is None for place in seen(s)["prospectors"])


@clause("GR-19", "GR-20", "GR-25")
def test_a_wrong_tool_ends_the_turn_and_stays_open_for_the_time_being() -> None:
    s = play(position(river={0: "nuggets sieve"}), "aim 0", "uncover 1 left")
    assert seen(s)["river"][0]["what"] == "nuggets"
    assert seen(s)["prospectors"][1]["left"] == "pick"
    assert s.to_act == 0b010  # its owner swaps it
    play(s, "swap 1 left 0 right")
    assert is_next(s, 1)


@clause("GR-22", "GR-23", "GR-A4", "GR-A14")
def test_as_many_whiskeys_as_stated_win_the_teeth() -> None:
    s = position(river={9: "teeth 3"})
    play(s, "aim 9", "uncover 3 right", "uncover 0 right")
    assert seen(s)["prospectors"][3]["right"] == "whiskey"
    play(s, "uncover 1 right")
    assert pile(s, 0) == ["teeth 3"]
    assert (river(s)[9], s.stack) == (UNSEEN, 35)
    assert is_next(s, 1)


@clause("GR-24")
def test_a_tool_ends_the_search_for_whiskey_and_the_whiskeys_are_turned_back() -> None:
    s = position(river={9: "teeth 3"})
    play(s, "aim 9", "uncover 3 right", "uncover 0 right", "uncover 2 left")
    assert seen(s)["river"][9] == {"what": "teeth", "tools": [], "pieces": 3}
    assert [place["right"] for place in seen(s)["prospectors"]] == [None] * 4
    assert seen(s)["prospectors"][2]["left"] == "shovel"
    assert s.to_act == 0b100


@clause("GR-33")
def test_there_is_no_looking_at_ones_own_cards() -> None:
    verbs = {GAME.moves.text(move).split()[0] for move in range(len(GAME.moves))}
    assert verbs == {"flip", "aim", "doubt", "uncover", "swap", "draw", "decline"}
    view = GAME.start(seats=2, seed=1).view(0)
    assert all(place["left"] is place["right"] is None for place in view["prospectors"])


# --- the stack runs out ---


@clause("GR-A22", "GR-41")
def test_with_an_empty_stack_the_gap_stays() -> None:
    won = all_gold_but("nuggets sieve", "teeth 1")
    s = position(river={0: "nuggets sieve"}, won={1: won}, stack=0)
    play(s, "aim 0", "uncover 0 left")
    assert river(s)[0] == GAP
    assert legal(s) == {f"flip {place}" for place in range(1, 10)} | {"doubt"}
    with pytest.raises(AssertionError):
        play(s, "flip 0")


def test_an_error_says_what_is_legal_and_nothing_about_what_was_seen() -> None:
    deal = ["sieve", "left", "pick", "left", "shovel", "left", "knife", "left"]
    match = GAME.start(seats=2, chance=[*deal, "river", "river"])
    match.play(0, "flip 0")
    with pytest.raises(MoveError) as first:
        match.play(1, "aim 3")
    match.play(1, "flip 3")
    with pytest.raises(MoveError) as second:
        match.play(0, "aim 3")
    assert first.value.message == second.value.message
