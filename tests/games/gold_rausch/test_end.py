"""The end, the score, the ties."""

import pytest
from games.gold_rausch.table import all_gold_but, happen, legal, pile, play, position, seen

from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.scoring import BOTTLES, GOLD, pieces, winners
from motherlode.games.gold_rausch.state import ALL_GOLD

clause = pytest.mark.clause


@clause("GR-42", "GR-A23")
def test_the_26th_gold_card_ends_the_game_at_once() -> None:
    s = position(river={0: "nuggets sieve"}, won={1: all_gold_but("nuggets sieve")})
    play(s, "aim 0", "uncover 0 left")
    assert (s.over, s.to_act) == (ALL_GOLD, 0)
    assert s.stack > 0  # only double river cards: nothing but riskless doubts could follow


@clause("GR-42", "GR-41")
def test_an_empty_stack_alone_does_not_end_the_game() -> None:
    won = {1: all_gold_but("nuggets sieve", "teeth 1")}
    s = position(river={0: "nuggets sieve"}, won=won, stack=0)
    play(s, "aim 0", "uncover 0 left")
    assert s.over == 0
    happen(play(s, "flip 1"), "teeth 1")
    play(s, "uncover 0 right")
    assert s.over == ALL_GOLD


@clause("GR-A24", "O-12")
def test_gold_is_counted_by_pieces_not_by_cards() -> None:
    s = position(won={0: ["nuggets sieve+pick+shovel", "teeth 2"], 1: ["nuggets sieve", "teeth 1"]})
    assert [pieces(s, seat, GOLD) for seat in range(3)] == [5, 2, 0]
    points = [0, 0, 0]
    GAME.rules.score(s, points)
    assert points == [5, 2, 0]


@clause("GR-A25")
def test_a_tooth_card_shows_as_many_bottles_as_teeth() -> None:
    s = position(won={0: ["nuggets sieve+pick", "teeth 3"], 1: ["nuggets knife"]})
    assert [pieces(s, seat, BOTTLES) for seat in range(2)] == [3, 0]


@clause("GR-4", "GR-43")
def test_most_gold_wins_whatever_the_bottles() -> None:
    s = position(won={0: ["teeth 3"], 1: ["nuggets sieve+pick+shovel+knife"]})
    assert winners(s) == 0b010


@clause("GR-44")
def test_in_a_tie_most_bottles_win() -> None:
    s = position(won={0: ["nuggets sieve+pick", "teeth 1"], 2: ["nuggets sieve", "teeth 2"]})
    assert winners(s) == 0b100


@clause("GR-A26")
def test_a_tie_after_bottles_is_a_shared_victory() -> None:
    s = position(won={0: ["nuggets sieve", "teeth 2"], 1: ["nuggets pick", "teeth 2"]})
    assert winners(s) == 0b011


def test_won_cards_lie_face_down_until_the_end() -> None:
    s = position(river={0: "nuggets sieve"}, won={1: all_gold_but("nuggets sieve")})
    assert seen(s, 1)["players"][1] == {"seat": 1, "cards": 25, "gold": None, "bottles": None}
    play(s, "aim 0", "uncover 0 left")
    assert seen(s)["players"][1] == {"seat": 1, "cards": 25, "gold": 54, "bottles": 15}
    assert pile(s, 0) == ["nuggets sieve"]


def test_nobody_acts_after_the_end() -> None:
    s = position(river={0: "nuggets sieve"}, won={1: all_gold_but("nuggets sieve")})
    assert "aim 0" in legal(s)
    play(s, "aim 0", "uncover 0 left")
    assert seen(s)["to_act"] == []
    assert seen(s)["over"] == "all-gold"
