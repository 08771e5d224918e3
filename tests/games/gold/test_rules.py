"""GOLD, clause by clause: the box, the set-up, a turn of two cards."""

import math
from itertools import combinations

import pytest
from games.gold.table import Mine, cards, flip, legal, on_table, pair, position

from motherlode.engine.errors import MoveError, OptionError, SeatError
from motherlode.games.gold import GAME
from motherlode.games.gold.content import (
    CARD_WIDTH,
    CARDS,
    COLOURS,
    DECK,
    GOLD,
    KINDS,
    LAYOUTS,
    NOBODY,
)
from motherlode.games.gold.rules import meeting, owner
from motherlode.games.gold.state import FIRST_CARD, GONE, SECOND_CARD, State

clause = pytest.mark.clause


def owners(seats: int, **options: str) -> list[int]:
    """Whose diggers the five colours are."""
    s = GAME.first_state(seats, options)
    return [owner(s, KINDS.index(f"digger {colour} 2")) for colour in COLOURS]


# --- the box and the set-up ---


@clause("GO-1")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(SeatError, match="2 to 5 players"):
            GAME.start(seats=seats)


@clause("GO-2", "O-16")
def test_sixty_four_cards_to_lay_out() -> None:
    deck = dict(zip(KINDS, DECK, strict=True))
    assert [deck[f"gold {value}"] for value in (1, 2, 3, 4)] == [5, 7, 7, 5]
    for colour in ("green", "orange", "blue", "red", "violet"):
        assert [deck[f"digger {colour} {n}"] for n in (2, 3, 4, 5)] == [2, 2, 2, 1]
    assert deck["dynamite"] == 5
    assert (len(KINDS), sum(deck.values()), CARDS) == (25, 64, 64)
    assert sum(value * deck[f"gold {value}"] for value in (1, 2, 3, 4)) == GOLD == 60


@clause("GO-4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_colour_each_in_the_order_of_the_seats(seats: int) -> None:
    assert owners(seats)[:seats] == list(range(seats))
    view = GAME.start(seats, seed=1).view()
    assert [player["colours"] for player in view["players"]] == [[c] for c in COLOURS[:seats]]


@clause("GO-4", "GO-6")
def test_players_choose_their_colours() -> None:
    match = GAME.start(3, seed=1, options={"colours": "violet-green-red"})
    view = match.view()
    assert [player["colours"] for player in view["players"]] == [["violet"], ["green"], ["red"]]
    assert view["neutral"] == ["orange", "blue"]
    assert match.options["colours"] == "violet-green-red-orange-blue"  # the rest as they stand


@clause("GO-5", "O-17")
def test_two_players_choose_two_colours_each() -> None:
    options = {"colours": "violet-green-orange-blue"}
    assert owners(2, **options) == [0, 1, 1, NOBODY, 0]
    players = GAME.start(2, seed=1, options=options).view()["players"]
    assert [player["colours"] for player in players] == [["green", "violet"], ["orange", "blue"]]


@clause("GO-4")
def test_chosen_colours_decide_whose_digger_finds_gold() -> None:
    mine = Mine(3, colours="red-violet-green")
    mine.turn("digger violet 4", "gold 3")  # seat 0 uncovers, and digs for seat 1
    mine.turn("digger orange 5", "gold 4")  # nobody's: for seat 1, who uncovers it
    mine.turn("digger green 2", "gold 1")
    mine.turn("digger red 3", "gold 2")
    assert mine.match.scores == [2, 7, 1]


@clause("GO-4")
@pytest.mark.parametrize("colours", ["", "gold", "red-red", "red-green-blue-gold", "red--green"])
def test_a_wrong_choice_of_colours_is_refused(colours: str) -> None:
    with pytest.raises(OptionError, match="an order of green, orange, blue, red, violet") as caught:
        GAME.start(3, options={"colours": colours})
    assert caught.value.slug == "option/bad-value"


@clause("GO-5", "O-17")
def test_two_players_have_two_colours_each() -> None:
    assert owners(2) == [0, 0, 1, 1, NOBODY]
    players = GAME.start(2, seed=1).view()["players"]
    assert [player["colours"] for player in players] == [["green", "orange"], ["blue", "red"]]


@clause("GO-6", "GO-A3", "O-18")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 1), (3, 2), (4, 1), (5, 0)])
def test_colours_left_over_belong_to_nobody_but_their_diggers_play(
    seats: int, neutral: int
) -> None:
    assert owners(seats).count(NOBODY) == neutral
    match = GAME.start(seats, chance="manual")
    assert len(match.view()["neutral"]) == neutral
    match.play(0, "flip 0")
    assert match.odds() == dict(zip(KINDS, DECK, strict=True))


@clause("GO-7")
def test_all_cards_lie_face_down_and_nobody_has_seen_one() -> None:
    view = GAME.start(seed=1).view()
    assert [place["status"] for place in view["places"]] == ["down"] * 64
    assert (view["left"], view["open"]) == (64, [])


@clause("GO-7", "GO-24")
@pytest.mark.parametrize("layout", ["scatter", "grid"])
def test_no_card_covers_another(layout: str) -> None:
    spots = LAYOUTS[layout]
    assert len(spots) == 64
    assert all(math.dist(one, other) > CARD_WIDTH for one, other in combinations(spots, 2))
    assert all(CARD_WIDTH / 2 <= at <= 1000 - CARD_WIDTH / 2 for spot in spots for at in spot)
    view = GAME.start(seed=1, options={"layout": layout}).view()
    assert [(place["x"], place["y"]) for place in view["places"]] == list(spots)


@clause("GO-24")
def test_the_grid_is_eight_by_eight_and_changes_no_rule() -> None:
    assert len({x for x, _ in LAYOUTS["grid"]}) == len({y for _, y in LAYOUTS["grid"]}) == 8
    one, other = (GAME.start(seed=5, options={"layout": layout}) for layout in LAYOUTS)
    for place in range(20):
        for match in (one, other):
            match.play(match.to_act[0], f"flip {place}")
    assert one.events() == other.events()


@clause("GO-8", "GO-A7", "O-17")
@pytest.mark.parametrize("starter", range(4))
def test_the_chosen_player_starts_and_play_is_clockwise(starter: int) -> None:
    mine = Mine(4, starter=starter)
    for step in range(6):
        assert mine.match.to_act == ((starter + step) % 4,)
        mine.turn("gold 2", "gold 3")


# --- uncovering ---


@clause("GO-9", "GO-A2")
def test_the_second_card_is_chosen_with_the_first_one_open() -> None:
    mine = Mine()
    mine.uncover("gold 3")
    view = mine.match.view()
    assert view["open"] == [{"place": 0, "card": "gold 3"}]
    assert view["places"][0]["status"] == "open"
    assert mine.match.to_act == (0,)
    assert mine.match.legal(0) == [f"flip {place}" for place in range(1, 64)]
    mine.uncover("gold 4")
    assert mine.match.to_act == (1,)
    assert mine.match.view()["open"] == []


@clause("GO-A1")
def test_after_dynamite_a_second_card_is_uncovered_too() -> None:
    s = flip(position(), 0, "dynamite")
    assert (s.phase, s.turn, s.left) == (SECOND_CARD, 0, 64)
    flip(s, 1, "gold 4")
    assert (s.left, s.turn) == (62, 1)


def test_a_place_without_a_card_cannot_be_uncovered() -> None:
    mine = Mine()
    mine.turn("dynamite", "dynamite")
    with pytest.raises(MoveError, match="not legal"):
        mine.match.play(1, "flip 0")


def test_a_card_seen_before_needs_no_chance_and_is_the_same() -> None:
    mine = Mine()
    mine.turn("gold 1", "gold 2")
    mine.match.play(1, "flip 1")
    assert mine.match.odds() == {}
    assert mine.match.view()["open"] == [{"place": 1, "card": "gold 2"}]


def test_an_unseen_card_is_one_of_those_that_nobody_has_seen() -> None:
    mine = Mine()
    mine.turn("gold 1", "gold 1")
    mine.match.play(1, "flip 5")
    odds = mine.match.odds()
    assert (odds["gold 1"], odds["gold 2"], sum(odds.values())) == (3, 7, 62)


# --- what two cards do ---


@clause("GO-10")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_the_owner_of_the_digger_gets_the_gold_whoever_is_on_turn(turn: int) -> None:
    s = pair("digger orange 3", "gold 3", turn=turn)
    assert [s.gold[seat] for seat in range(3)] == [0, 3, 0]
    assert [s.found[seat] for seat in range(3)] == [0, 1, 0]
    assert (s.cards[0], s.cards[1]) == (GONE, GONE)
    assert (s.left, s.out) == (62, 1)  # the digger leaves the game, the gold does not


@clause("GO-11", "O-18", "GO-A3")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_gold_found_by_a_neutral_digger_goes_to_the_player_on_turn(turn: int) -> None:
    s = pair("gold 4", "digger violet 5", turn=turn)
    assert [s.gold[seat] for seat in range(3)] == [4 * (seat == turn) for seat in range(3)]
    assert (s.cards[0], s.cards[1], s.out) == (GONE, GONE, 1)


@clause("GO-13", "GO-14")
@pytest.mark.parametrize("colours", [("red", "red"), ("red", "blue")])
@pytest.mark.parametrize("strengths", [(4, 2), (2, 4)])
def test_the_stronger_digger_drives_out_the_weaker_and_is_turned_back(
    colours: tuple[str, str], strengths: tuple[int, int]
) -> None:
    one, other = (f"digger {c} {n}" for c, n in zip(colours, strengths, strict=True))
    s = pair(one, other)
    strong = strengths.index(4)
    assert on_table(s) == [(one, other)[strong]]
    assert s.cards[strong] == cards((one, other)[strong])[0]  # in the same place
    assert (s.cards[1 - strong], s.left, s.out) == (GONE, 63, 1)
    assert (s.turn, s.phase) == (1, FIRST_CARD)
    assert strong in legal(s)  # face down again


@clause("GO-15")
@pytest.mark.parametrize("other", ["gold 4", "digger green 5", "digger violet 2", "dynamite"])
@pytest.mark.parametrize("first", [True, False])
def test_dynamite_takes_both_cards_out_of_the_game(other: str, first: bool) -> None:
    s = pair("dynamite", other) if first else pair(other, "dynamite")
    assert (on_table(s), s.left, s.out) == ([], 62, 2)
    assert [s.found[seat] for seat in range(3)] == [0, 0, 0]


@clause("GO-16")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("digger red 4", "digger blue 4"),
        ("digger red 4", "digger red 4"),
        ("gold 1", "gold 4"),
        ("gold 2", "gold 2"),
        ("digger green 2", "gold 3"),
        ("gold 4", "digger violet 3"),
    ],
)
def test_nothing_happens(one: str, other: str) -> None:
    s = pair(one, other)
    assert on_table(s) == [one, other]
    assert (s.left, s.out, s.turn, s.phase) == (64, 0, 1, FIRST_CARD)
    assert {0, 1} <= legal(s)


@clause("GO-10", "GO-13", "GO-15", "GO-16")
def test_it_does_not_matter_which_card_came_first() -> None:
    for one in range(len(KINDS)):
        for other in range(len(KINDS)):
            assert meeting(one, other) == meeting(other, one)


@clause("GO-A12")
def test_gold_that_was_taken_has_left_the_table() -> None:
    s = pair("digger green 4", "gold 4")
    assert {0, 1}.isdisjoint(legal(s))
    eleven = position("gold 1, digger green 5", unseen="5 × gold 2, 4 × dynamite")
    assert after(eleven).left == 9


def after(s: State) -> State:
    """The first two cards meet."""
    return flip(flip(s, 0), 1)
