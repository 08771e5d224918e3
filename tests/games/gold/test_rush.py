"""GOLD, clause by clause: the gold rush, the end, who wins."""

import pytest
from games.gold.make_golden import MAKERS, only_gold
from games.gold.table import Mine, flip, legal, on_table, position

from motherlode.engine.numbers import with_numbers
from motherlode.games.gold import GAME
from motherlode.games.gold.rules import NOTHING, is_stuck, meeting
from motherlode.games.gold.scoring import winners
from motherlode.games.gold.state import FIRST_CARD, GOLD_RUSH, LAST_CARD, SECOND_CARD, State

clause = pytest.mark.clause


# --- calling the rush ---


@clause("GO-17", "GO-A5", "GO-A11")
@pytest.mark.parametrize(
    ("cards", "pair", "left", "phase"),
    [
        (13, ("digger red 5", "dynamite"), 11, FIRST_CARD),
        (12, ("digger red 5", "dynamite"), 10, GOLD_RUSH),
        (11, ("digger red 5", "dynamite"), 9, GOLD_RUSH),
        (11, ("digger red 5", "digger red 4"), 10, GOLD_RUSH),
        (11, ("gold 4", "gold 4"), 11, FIRST_CARD),
        (12, ("digger red 5", "gold 4"), 10, GOLD_RUSH),
    ],
)
def test_the_rush_is_called_with_ten_cards_or_fewer(
    cards: int, pair: tuple[str, str], left: int, phase: int
) -> None:
    s = position(", ".join(pair), unseen=f"{cards - 6} × gold 3, 4 × dynamite")
    assert s.phase == FIRST_CARD
    flip(flip(s, 0), 1)
    assert (s.left, s.phase, s.turn) == (left, phase, 1)


@clause("GO-17", "GO-A5")
def test_the_rush_is_not_called_in_the_middle_of_a_turn() -> None:
    s = position("digger red 5, dynamite", unseen="6 × gold 3, 3 × dynamite")
    assert flip(s, 0).phase == SECOND_CARD  # eleven cards at the start, ten of them face down now
    assert len(legal(s)) == 10
    assert flip(s, 1).phase == GOLD_RUSH


@clause("GO-18", "GO-A5")
def test_in_the_rush_a_turn_is_one_card_until_the_end() -> None:
    s = position(unseen="5 × gold 3, 5 × dynamite", turn=1)
    for step in range(9):
        assert (s.turn, s.phase) == ((1 + step) % 3, GOLD_RUSH)
        flip(s, step, "gold 3" if step % 2 else "dynamite")
    assert s.over == 0


@clause("GO-19", "GO-A5")
@pytest.mark.parametrize(
    ("card", "gold", "out"),
    [("gold 4", 4, 0), ("digger blue 5", 0, 1), ("digger red 5", 0, 1), ("dynamite", 0, 1)],
)
def test_gold_is_for_whoever_uncovers_it_and_the_rest_leaves(
    card: str, gold: int, out: int
) -> None:
    s = position(card, unseen="5 × gold 1", turn=1)
    before = s.out
    flip(s, 0)
    assert [s.gold[seat] for seat in range(3)] == [0, gold, 0]
    assert (s.out - before, s.left, on_table(s)) == (out, 5, [])


# --- a table that nothing can change ---


@clause("GO-A6")
@pytest.mark.parametrize(
    ("table", "stuck"),
    [
        ("5 × gold 1, 7 × gold 2", True),
        ("5 × gold 1, 7 × gold 2, dynamite", False),
        ("7 × gold 3, 5 × gold 4, 2 × digger red 2, 2 × digger blue 2", True),
        ("7 × gold 2, 5 × gold 4, 2 × digger red 2, 2 × digger blue 2", False),
        ("5 × gold 4, 2 × digger red 3, 2 × digger blue 3, 2 × digger green 3", True),
        ("5 × gold 4, 2 × digger red 3, 2 × digger blue 3, 2 × digger green 2", False),
        ("5 × gold 4, 7 × gold 3, digger green 5", False),
        ("5 × gold 4, 7 × gold 3, digger green 4", False),
    ],
)
def test_the_rush_is_called_at_once_if_no_pair_can_change_the_table(
    table: str, stuck: bool
) -> None:
    seen, unseen = position(table, unseen=""), position(unseen=table)
    for s in (seen, unseen):  # what lies there counts, whether somebody saw it or not
        assert is_stuck(s) == stuck
        assert s.phase == (GOLD_RUSH if stuck else FIRST_CARD)
        assert s.left > 10


@clause("GO-A6")
def test_stuck_means_that_no_pair_on_the_table_does_anything() -> None:
    mixtures = (
        "5 × gold 1, 2 × digger red 2",
        "5 × gold 4, 2 × digger red 2, 2 × digger blue 2",
        "7 × gold 3, 2 × digger red 3",
        "7 × gold 3, 2 × digger red 2, 2 × digger blue 3",
        "2 × digger red 4, 2 × digger blue 4",
        "digger red 5, digger blue 5, 5 × gold 4",
        "7 × gold 3",
        "7 × gold 3, dynamite",
    )
    for table in mixtures:
        s = position(table, unseen="")
        cards = [s.cards[place] for place in range(s.left)]
        changes = any(
            meeting(one, other) != NOTHING for at, one in enumerate(cards) for other in cards[:at]
        )
        assert is_stuck(s) != changes, table


@clause("GO-A6")
def test_the_last_dynamite_has_no_second_card_and_the_match_ends() -> None:
    """Where the number of the box calls no rush before, it is called now."""
    late = with_numbers(GAME, {"rush": 0}).plain
    s = position("digger red 2, gold 1, dynamite", unseen="")
    s.phase = FIRST_CARD
    for place in (0, 1):
        late.apply(s, 0, place)
    assert (s.left, s.phase, s.turn) == (1, GOLD_RUSH, 1)
    late.apply(s, 1, 2)
    assert s.over == LAST_CARD


@clause("GO-A6")
def test_a_real_match_gets_stuck_with_24_gold_cards_and_ends() -> None:
    mine = Mine(2)
    only_gold(mine)
    assert {"what": "stuck", "count": 24} in mine.match.story()
    view = mine.match.view()
    assert (view["left"], view["rush"]) == (24, True)
    for value, count in ((1, 5), (2, 7), (3, 7), (4, 5)):
        for _ in range(count):
            mine.turn(f"gold {value}")
    assert mine.match.result is not None
    assert sum(mine.match.scores) == 60


# --- the end ---


@clause("GO-20", "GO-A11")
def test_the_game_ends_with_the_last_card() -> None:
    s = position("digger green 2, gold 2", unseen="")
    assert flip(s, 1).over == 0  # one card left: the rush goes on
    assert s.turn == 1
    flip(s, 0)
    assert (s.over, s.left, s.to_act) == (LAST_CARD, 0, 0)


def end(gold: tuple[int, ...], found: tuple[int, ...]) -> State:
    """An empty table."""
    return position(unseen="", seats=len(gold), gold=gold, found=found)


@clause("GO-3", "GO-21")
def test_the_most_valuable_gold_wins_not_the_most_cards() -> None:
    assert winners(end((20, 22, 18), (9, 7, 8))) == 0b010


@clause("GO-22")
def test_among_the_tied_more_gold_cards_win() -> None:
    assert winners(end((22, 16, 22), (7, 9, 8))) == 0b100


@clause("GO-22")
def test_a_tie_in_cards_too_has_several_winners() -> None:
    assert winners(end((22, 16, 22), (8, 8, 8))) == 0b101


@clause("GO-A4", "GO-21")
def test_with_two_players_the_gold_of_both_colours_counts_together() -> None:
    mine = Mine(2)
    mine.turn("digger green 4", "gold 4")
    mine.turn("digger orange 3", "gold 3")
    mine.turn("digger red 2", "gold 1")
    mine.turn("digger blue 2", "gold 2")
    assert mine.match.scores == [7, 3]


def test_the_golden_records_are_what_their_names_say() -> None:
    called = {
        name: [line for line in MAKERS[name]().story() if line["what"] in ("rush", "stuck")]
        for name in ("rush-at-ten", "rush-at-nine", "stuck-table")
    }
    assert called["rush-at-ten"] == [{"what": "rush", "count": 10}]
    assert called["rush-at-nine"] == [{"what": "rush", "count": 9}]
    assert called["stuck-table"] == [{"what": "stuck", "count": 24}]
    results = {name: MAKERS[name]().result for name in ("stuck-table", "tie-by-cards")}
    shared, tie = results["stuck-table"], results["tie-by-cards"]
    assert shared is not None
    assert (shared["scores"], shared["winners"]) == ([30, 30], [0, 1])
    assert tie is not None
    assert (tie["scores"], tie["winners"]) == ([30, 30], [1])
    assert GAME.endings == {LAST_CARD: "last-card"}
