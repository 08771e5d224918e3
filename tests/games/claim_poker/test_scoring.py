"""Claim-Poker, clause by clause: what cards are worth and who wins."""

from typing import Any

import pytest
from games.claim_poker.table import legal, play, position, scoring

from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import KINDS
from motherlode.games.claim_poker.scoring import best_kind, round_points, winners
from motherlode.games.claim_poker.state import ASSIGNING, DOUBLES, State

clause = pytest.mark.clause

ANY_KIND = {f"assign {kind}" for kind in KINDS}


def bill(s: State, number: int = 1, seat: int = 0) -> Any:
    return GAME.view(s, seat)["players"][seat]["bills"][number - 1]


def points(cards: str, number: int = 1) -> int:
    """The points of a hand without prospectors to assign."""
    s = scoring(cards, number=number)
    return round_points(s, 5 * (number - 1))


# --- kinds ---


@clause("CP-2", "CP-20", "CP-21", "CP-A10")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("", 0),
        ("pick 2", 2),
        ("pick 1", 0),
        ("pick 3", 0),
        ("pick 2, pick 1", 0),  # three picks: it is the kind that counts, not the card
        ("pick 3, pick 1", 4),
        ("pick 2, rifle 1", 2),
        ("pick 2, pick 2, rifle 3, rifle 3", 10),
    ],
)
def test_only_kinds_in_even_number_count(cards: str, worth: int) -> None:
    assert points(cards) == worth


@clause("CP-22")
def test_a_double_raises_the_stock_of_both_kinds_but_not_their_value() -> None:
    assert points("pick 3, double whiskey+pick") == 3
    assert points("pick 2, double whiskey+pick") == 0
    assert points("whiskey 1, pick 3, double whiskey+pick") == 4


@clause("CP-27")
def test_a_triple_raises_the_stock_of_three_kinds_but_not_their_value() -> None:
    assert points("sieve 1, whiskey 3, knife 3, prospector sieve+whiskey+knife") == 7
    assert points("sieve 2, whiskey 2, knife 2, prospector sieve+whiskey+knife") == 0


@clause("CP-28", "CP-A18")
def test_nuggets_and_teeth_are_two_more_kinds() -> None:
    assert points("nugget 3") == 0
    assert points("nugget 3, nugget 3") == 6
    assert points("tooth 1, tooth 1") == 2
    assert points("nugget 3, tooth 1") == 0  # not one kind
    s = scoring("nugget 3, prospector +1")
    play(s, "assign nugget")
    assert round_points(s, 0) == 4


# --- prospectors ---


@clause("CP-23", "CP-A13", "CP-A23")
def test_whoever_has_a_prospector_must_assign_it_to_a_kind_of_his_choice() -> None:
    s = scoring("pick 1, prospector +1", "pick 2", "rifle 2, prospector -1")
    assert (s.phase, s.to_act) == (ASSIGNING, 0b101)  # all at once; the second has nothing to do
    assert legal(s, 0) == ANY_KIND  # and no way around it
    play(s, "assign rifle", seat=2)
    assert s.to_act == 0b001
    play(s, "assign pick", seat=0)
    assert (s.round, s.phase) == (1, DOUBLES)


@clause("CP-24")
def test_plus_one_raises_stock_and_value() -> None:
    s = play(scoring("pick 3, prospector +1"), "assign pick")
    assert (s.stock[0][2], s.value[0][2], round_points(s, 0)) == (4, 4, 4)


@clause("CP-24", "CP-A11")
def test_two_plus_one_go_on_one_kind_together() -> None:
    s = scoring("pick 2, prospector +1, prospector +1")
    assert s.to_act == 1
    play(s, "assign pick")
    assert (s.stock[0][2], s.value[0][2], round_points(s, 0)) == (4, 4, 4)
    assert s.to_act == 0  # there is no second assignment


@clause("CP-25")
def test_minus_one_lowers_stock_and_value() -> None:
    s = play(scoring("pick 3, prospector -1"), "assign pick")
    assert (s.stock[0][2], s.value[0][2], round_points(s, 0)) == (2, 2, 2)


@clause("CP-25", "CP-A12")
def test_two_minus_one_go_on_one_kind_together() -> None:
    s = play(scoring("pick 3, pick 1, rifle 2, prospector -1, prospector -1"), "assign pick")
    assert (s.stock[0][2], s.value[0][2], round_points(s, 0)) == (2, 2, 4)


@clause("CP-26", "CP-A12")
@pytest.mark.parametrize(
    ("prospectors", "net"),
    [("+1, -1", 0), ("+1, +1, -1", 1), ("+1, -1, -1", -1), ("+1, +1, -1, -1", 0)],
)
def test_plus_one_and_minus_one_cancel(prospectors: str, net: int) -> None:
    cards = ", ".join(f"prospector {one}" for one in prospectors.split(", "))
    s = scoring(f"pick 2, {cards}")
    if net == 0:
        assert s.round == 1  # nothing to assign: the round is over
        assert round_points(s, 0) == 2
    else:
        play(s, "assign pick")
        assert s.stock[0][2] == 2 + net


@clause("CP-A19")
def test_they_cancel_at_the_scoring_and_not_before() -> None:
    s = position(cards=("prospector +1, prospector -1",))
    player = GAME.view(s, 0)["players"][0]
    assert player["cards"] == ["prospector +1", "prospector -1"]
    assert player["cancelled"] == 1


@clause("CP-A14")
@pytest.mark.parametrize(
    ("cards", "number", "total"),
    [
        ("prospector +1", 1, 0),
        ("prospector +1", 2, -1),
        ("prospector +1, prospector +1", 1, 2),
        ("prospector +1, prospector +1", 2, 2),
    ],
)
def test_plus_one_may_go_on_a_kind_one_does_not_have(cards: str, number: int, total: int) -> None:
    s = scoring(cards, number=number)
    assert legal(s) == ANY_KIND
    play(s, "assign knife")
    assert bill(s, number)["sum"] == total


@clause("CP-A15")
def test_minus_one_needs_a_kind_with_an_item() -> None:
    s = scoring("pick 1, double whiskey+knife, prospector -1")
    assert legal(s) == {"assign whiskey", "assign pick", "assign knife"}


@clause("CP-A15")
def test_minus_one_without_any_item_has_no_effect() -> None:
    for cards in ("prospector -1", "prospector -1, prospector -1"):
        s = scoring(cards, "pick 2", number=2)
        assert s.over  # nobody had anything to decide
        assert bill(s, 2)["idle"]
        assert bill(s, 2)["points"] == 0


@clause("CP-A15")
def test_two_minus_one_need_a_kind_with_two_items_if_there_is_one() -> None:
    pair = "prospector -1, prospector -1"
    assert legal(scoring(f"pick 2, rifle 1, knife 3, {pair}")) == {"assign pick", "assign knife"}
    s = scoring(f"pick 1, rifle 1, {pair}", number=2)
    assert legal(s) == {"assign pick", "assign rifle"}
    play(s, "assign pick")
    assert (s.stock[5][2], s.value[5][2]) == (0, 0)  # never below zero
    assert bill(s, 2)["sum"] == -1  # the rifle


@clause("CP-A15")
def test_a_value_never_falls_below_zero() -> None:
    s = play(scoring("double whiskey+knife, prospector -1", number=2), "assign knife")
    assert (s.stock[5][4], s.value[5][4]) == (0, 0)
    s = play(scoring("sieve 1, double sieve+shovel, prospector -1, prospector -1"), "assign sieve")
    assert (s.stock[0][0], s.value[0][0]) == (0, 0)


@clause("CP-A23")
@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("pick 3, rifle 2, prospector +1", "pick"),
        ("pick 3, rifle 1, prospector -1", "pick"),
        ("pick 2, rifle 2, rifle 2, prospector +1, prospector +1", "sieve"),  # +2 wherever even
        ("pick 2, prospector -1, rifle 1", "rifle"),
    ],
)
def test_the_best_kind_is_marked_and_is_what_a_sensible_player_chooses(
    cards: str, best: str
) -> None:
    s = scoring(cards)
    choices = bill(s)["choices"]
    assert [choice["kind"] for choice in choices if choice["best"]] == [best]
    assert {f"assign {choice['kind']}" for choice in choices} == legal(s)
    top = max(choice["points"] for choice in choices)
    assert [c["points"] for c in choices if c["best"]] == [top]
    assert KINDS[best_kind(s, 0)] == best
    mask = [0] * len(GAME.moves)
    assert GAME.policy is not None
    assert GAME.moves.text(GAME.policy(s, 0, mask, [1])) == f"assign {best}"


# --- round 2 and the end ---


@clause("CP-30", "CP-A16")
def test_in_round_2_odd_kinds_count_minus_their_value() -> None:
    s = scoring("pick 3, pick 3, rifle 2, rifle 1", number=2)
    assert bill(s, 2)["sum"] == 6 - 3  # the rifles' value, not their number of kinds or cards
    s = scoring("pick 2, double whiskey+knife, double whiskey+pick", number=2)
    assert bill(s, 2)["sum"] == -2  # three picks worth 2; whiskey and knife are worth nothing


@clause("CP-31", "CP-A17")
def test_a_negative_round_2_counts_as_zero_and_leaves_round_1_alone() -> None:
    s = scoring("pick 3, rifle 2", number=2)
    s.stock[0][0], s.value[0][0] = 4, 4  # noted in round 1
    assert (bill(s, 2)["sum"], bill(s, 2)["points"], bill(s, 2)["floored"]) == (-1, 0, True)
    total = [0] * 3
    GAME.rules.score(s, total)
    assert total == [4, 0, 0]


@clause("CP-A17")
def test_round_1_is_never_negative() -> None:
    s = play(scoring("pick 1, rifle 3, prospector -1"), "assign pick")
    assert bill(s)["sum"] == 0


def finished(first: tuple[int, int, int], second: tuple[int, int, int]) -> State:
    """A finished game with these points, all of them for sieves."""
    s = scoring(number=2)
    assert s.over
    for number, scores in enumerate((first, second)):
        for seat, score in enumerate(scores):
            s.value[5 * number + seat][0] = score
    return s


@clause("CP-32", "CP-29")
def test_the_sum_of_both_rounds_decides() -> None:
    s = finished((10, 4, 0), (0, 7, 9))
    total = [0] * 3
    GAME.rules.score(s, total)
    assert total == [10, 11, 9]
    assert winners(s) == 0b010


@clause("CP-A21")
def test_a_tie_has_several_winners() -> None:
    assert winners(finished((10, 4, 0), (0, 6, 9))) == 0b011
    assert winners(finished((0, 0, 0), (0, 0, 0))) == 0b111
