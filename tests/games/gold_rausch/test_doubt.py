"""Doubting that there is still gold in the river."""

import pytest
from games.gold_rausch.table import (
    all_gold_but,
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

from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.content import RIVER
from motherlode.games.gold_rausch.state import ALL_GOLD, DOUBTING, GAP, UNSEEN, State

clause = pytest.mark.clause

EMPTY = dict.fromkeys(range(10), "river")


# --- when ---


@clause("GR-37", "GR-A15")
def test_the_player_on_turn_may_doubt_as_his_whole_turn() -> None:
    s = position()
    assert "doubt" in legal(s)
    play(s, "doubt")
    assert (s.phase, s.to_act) == (DOUBTING, 0)
    assert "doubt" not in legal(happen(play(position(), "flip 0"), "nuggets sieve"))


@clause("GR-A15")
def test_nobody_doubts_while_gold_lies_open() -> None:
    assert "doubt" not in legal(position(river={8: "teeth 1"}))


@clause("GR-37")
def test_every_card_that_nobody_has_seen_is_uncovered_in_river_order() -> None:
    s = play(position(river={0: "river", 4: "river"}), "doubt")
    places = []
    while s.phase == DOUBTING:
        places.append(s.target)
        happen(s, "river")
    assert places == [1, 2, 3, 5, 6, 7, 8, 9]


@clause("GR-A28")
def test_a_dead_river_can_always_be_doubted() -> None:
    assert "doubt" in legal(position(river=EMPTY))


# --- right ---


@clause("GR-38", "GR-A21")
def test_whoever_is_right_may_draw_from_a_fellow_player_or_decline() -> None:
    s = play(position(river=EMPTY, won={0: ["teeth 1"], 2: ["teeth 2"]}), "doubt")
    assert s.to_act == 0b001
    assert legal(s) == {"draw 2", "decline"}  # not from himself, not from one without cards


@clause("GR-38")
def test_the_card_is_drawn_blind_and_then_shown() -> None:
    won = {1: ["nuggets sieve", "nuggets sieve", "teeth 2"]}
    s = play(position(river=EMPTY, won=won), "doubt", "draw 1")
    assert odds(s) == {"nuggets sieve": 2, "teeth 2": 1}
    before = State.from_buffer_copy(bytes(s))
    happen(s, "teeth 2")
    assert (pile(s, 0), pile(s, 1)) == (["teeth 2"], ["nuggets sieve"] * 2)
    told = GAME.story(before, s, -1, -1, GAME.outcomes.number("teeth 2"))
    assert told[0] == {"what": "drawn-teeth", "seat": 0, "victim": 1, "count": 2}


@clause("GR-39", "GR-A16", "GR-A17")
@pytest.mark.parametrize("reward", ["draw 1", "decline"])
def test_the_river_leaves_the_game_and_ten_new_cards_are_laid_face_down(reward: str) -> None:
    s = play(position(river=EMPTY, won={1: ["teeth 1"]}), "doubt", reward)
    if reward != "decline":
        happen(s, "teeth 1")
    assert river(s) == [UNSEEN] * 10
    assert [place["what"] for place in seen(s)["river"]] == ["river"] * 10
    assert s.stack == 25
    assert is_next(s, 1)
    assert odds(play(s, "flip 0"))["river"] == 10  # the other ten are out of the game


@clause("GR-A21", "GR-A16")
def test_there_is_no_reward_when_no_fellow_player_owns_a_card() -> None:
    s = play(position(river=EMPTY, won={0: ["teeth 1"]}), "doubt")
    assert is_next(s, 1)
    assert river(s) == [UNSEEN] * 10


@clause("GR-A22", "GR-41")
def test_with_fewer_than_ten_in_the_stack_what_is_left_is_laid() -> None:
    won = {0: all_gold_but("teeth 1", "teeth 4")}
    s = play(position(river=EMPTY, won=won, stack=3), "doubt")
    assert river(s) == [UNSEEN] * 3 + [GAP] * 7
    assert s.stack == 0
    assert legal(s) == {"flip 0", "flip 1", "flip 2", "doubt"}


# --- wrong ---


@clause("GR-40", "GR-A18", "GR-A19", "GR-A20", "GR-A16")
def test_whoever_is_wrong_deals_the_gold_found_in_river_order_and_skips_himself() -> None:
    s = position(seats=4, turn=2, river=dict.fromkeys(range(6), "river"), won={2: ["teeth 1"]})
    happen(play(s, "doubt"), "teeth 4", "nuggets pick", "nuggets knife", "nuggets sieve")
    assert [pile(s, seat) for seat in range(4)] == [
        ["nuggets pick"],
        ["nuggets knife"],
        ["teeth 1"],
        ["nuggets sieve", "teeth 4"],
    ]
    assert river(s) == [RIVER] * 6 + [UNSEEN] * 4  # the gaps are filled, empties stay
    assert s.stack == 31
    assert is_next(s, 3)


@clause("GR-A19")
def test_with_two_players_the_opponent_gets_all() -> None:
    s = position(seats=2, river=dict.fromkeys(range(7), "river"))
    happen(play(s, "doubt"), "teeth 4", "nuggets pick", "nuggets knife")
    assert (pile(s, 0), len(pile(s, 1))) == ([], 3)


@clause("GR-A20", "GR-A22")
def test_gaps_of_a_wrong_doubt_stay_when_the_stack_is_empty() -> None:
    won = {0: all_gold_but("teeth 1", "teeth 4", "nuggets pick")}
    cards = dict.fromkeys(range(7), "river")
    s = position(river={**cards, 9: "gap"}, won=won, stack=1)
    happen(play(s, "doubt"), "teeth 4", "nuggets pick")
    assert river(s)[7:] == [UNSEEN, GAP, GAP]


@clause("GR-A23", "GR-42")
def test_a_wrong_doubt_may_bring_the_end() -> None:
    won = {0: all_gold_but("teeth 1")}
    s = position(river=dict.fromkeys(range(9), "river"), won=won, stack=0)
    happen(play(s, "doubt"), "teeth 1")
    assert (s.over, s.to_act, pile(s, 1)) == (ALL_GOLD, 0, ["teeth 1"])


# --- option doubt=own ---


@clause("GR-A18")
def test_option_own_deals_out_the_doubters_own_cards_and_the_gold_stays_open() -> None:
    own = ["nuggets sieve", "teeth 2", "teeth 2"]
    cards = dict.fromkeys(range(9), "river")
    s = position(river=cards, won={0: own, 1: ["teeth 4"]}, doubt="own")
    happen(play(s, "doubt"), "nuggets pick")
    assert odds(s) == {"nuggets sieve": 1, "teeth 2": 2}  # they lie face down and unordered
    happen(s, "teeth 2", "nuggets sieve", "teeth 2")
    assert pile(s, 0) == []
    assert pile(s, 1) == ["teeth 2", "teeth 2", "teeth 4"]
    assert pile(s, 2) == ["nuggets sieve"]
    assert seen(s)["river"][9]["what"] == "nuggets"
    assert is_next(s, 1)
    assert "aim 9" in legal(s)


@clause("GR-A18")
def test_option_own_with_nothing_won_only_opens_the_gold() -> None:
    cards = dict.fromkeys(range(8), "river")
    s = position(river=cards, won={1: ["teeth 4"]}, doubt="own")
    happen(play(s, "doubt"), "nuggets pick", "teeth 1")
    assert is_next(s, 1)
    assert {"aim 8", "aim 9"} <= legal(s)
    assert pile(s, 1) == ["teeth 4"]
