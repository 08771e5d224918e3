"""Claim-Poker, clause by clause: the set-up, the turns, the end of a round."""

from collections import Counter

import pytest
from games.claim_poker.table import SET_UP, cards_in, deal, due, happen, legal, play, position

from motherlode.engine.errors import SeatError
from motherlode.engine.match import Match
from motherlode.games.claim_poker import GAME
from motherlode.games.claim_poker.content import BOX, EQUIPMENT, KINDS
from motherlode.games.claim_poker.state import (
    ASSIGNING,
    DOUBLES,
    NOTHING,
    OFFERED,
    OUT,
    TAKING,
    TURNING,
    WITH,
    State,
)
from motherlode.games.claim_poker.view import conserved

clause = pytest.mark.clause

TOPS = "sieve 1, whiskey 2, pick 3, double shovel+rifle, knife 1, nugget 3"


# --- the box and the set-up ---


@clause("CP-1")
def test_three_to_five_players() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(SeatError, match="3 to 5 players"):
            GAME.start(seats=seats)


@clause("CP-3", "O-15")
def test_52_cards() -> None:
    sorts = Counter(card.sort for card in BOX.cards)
    assert sorts == {
        **dict.fromkeys(EQUIPMENT, 6),
        "double": 6,
        "prospector +1": 2,
        "prospector -1": 2,
        "triple": 2,
        "nugget": 2,
        "tooth": 2,
    }
    assert sum(sorts.values()) == 52
    assert sum(sorts[kind] for kind in EQUIPMENT) == 36


@clause("CP-5", "CP-7")
def test_valued_cards_lie_in_six_piles_by_kind_face_down() -> None:
    view = GAME.start(seats=3, chance="manual").view()
    assert [(pile["kind"], pile["covered"]) for pile in view["piles"]] == [
        (kind, 6) for kind in EQUIPMENT
    ]
    assert all(pile["top"] is None for pile in view["piles"])


@clause("CP-6", "EX-CP-2", "CP-A20", "CP-A24")
def test_chance_puts_each_double_on_one_of_its_two_piles() -> None:
    match = GAME.start(seats=3, chance="manual")
    for double in ("whiskey+pick", "whiskey+knife", "knife+rifle"):
        one, other = double.split("+")
        assert match.odds() == {f"on {one}": 1, f"on {other}": 1}
        match.happen(f"on {one}")
    assert match.odds() == {"on shovel": 1, "on rifle": 1}  # the rulebook's example
    match.happen("on rifle")
    covered = {pile["kind"]: pile["covered"] for pile in match.view()["piles"]}
    assert covered == {"sieve": 6, "whiskey": 8, "pick": 6, "shovel": 6, "knife": 7, "rifle": 7}


@clause("CP-8")
def test_ten_specials_at_most_two_on_a_pile() -> None:
    match = GAME.start(seats=3, chance="manual")
    for outcome in cards_in(SET_UP)[:6]:
        match.happen(outcome)
    assert match.odds() == {f"short {kind}": 1 for kind in EQUIPMENT}
    match.happen("short shovel")
    assert match.odds() == {f"short {kind}": 1 for kind in EQUIPMENT if kind != "shovel"}
    match.happen("short rifle")
    assert [match.state.specials[pile] for pile in range(6)] == [2, 2, 2, 1, 2, 1]


@clause("CP-10", "CP-A3")
def test_the_top_card_of_every_pile_is_turned_up_in_order() -> None:
    match = GAME.start(seats=3, chance="manual")
    for outcome in cards_in(SET_UP):
        match.happen(outcome)
    for at, card in enumerate(cards_in(TOPS)):
        assert match.to_act == ()
        assert [pile["top"] is None for pile in match.view()["piles"]] == [
            i >= at for i in range(6)
        ]
        match.happen(card)
    assert [pile["top"] for pile in match.view()["piles"]] == cards_in(TOPS)
    assert match.to_act == (0,)


# --- turns ---


@clause("CP-11")
@pytest.mark.parametrize("starter", range(4))
def test_the_chosen_player_starts_and_play_is_clockwise(starter: int) -> None:
    match = deal(TOPS, seats=4, starter=starter)
    for step in range(5):
        seat = (starter + step) % 4
        assert match.to_act == (seat,)
        match.play(seat, "take sieve")
        match.play(seat, "take whiskey")
        match.play(seat, f"give sieve {(seat + 1) % 4}")
        while match.odds():
            match.happen(next(iter(match.odds())))


@clause("CP-12", "CP-A1", "CP-A2")
def test_any_two_open_cards_from_two_different_piles() -> None:
    pairs = set()
    for first in legal(deal(TOPS).state):
        s = play(deal(TOPS).state, first)
        pairs |= {(first, second) for second in legal(s)}
    wanted = {
        (f"take {one}", f"take {other}")
        for at, one in enumerate(EQUIPMENT)
        for other in EQUIPMENT[at + 1 :]
    }
    assert pairs == wanted  # all fifteen, each in the order of the piles


@clause("CP-13", "CP-A4")
def test_one_of_the_two_goes_to_any_fellow_player() -> None:
    s = play(deal(TOPS, seats=4, starter=1).state, "take pick", "take rifle")
    assert legal(s) == {f"give {pile} {seat}" for pile in ("pick", "rifle") for seat in (0, 2, 3)}


@clause("CP-13", "CP-14", "CP-A4")
def test_the_kept_card_and_the_gift_lie_open_in_front_of_their_owners() -> None:
    match = deal(TOPS)
    for move in ("take pick", "take rifle", "give pick 2"):
        match.play(0, move)
    assert [player["cards"] for player in match.view()["players"]] == [["nugget 3"], [], ["pick 3"]]


@clause("CP-15")
def test_the_next_player_turns_up_what_is_covered_before_he_takes() -> None:
    match = deal(TOPS)
    match.play(0, "take pick")
    assert match.odds() == {}  # nothing is turned up between the two cards
    match.play(0, "take rifle")
    match.play(0, "give pick 2")
    assert not match.state.to_act
    match.happen("pick 3")
    match.happen("tooth 1")
    assert match.to_act == (1,)
    tops = [pile["top"] for pile in match.view()["piles"]]
    assert tops == ["sieve 1", "whiskey 2", "pick 3", "double shovel+rifle", "knife 1", "tooth 1"]


@clause("CP-15", "CP-A1")
def test_an_empty_pile_stays_empty() -> None:
    s = position(piles="sieve: sieve 1 0, pick: pick 1 2, knife: knife 1 2, rifle: rifle 1 2")
    play(s, "take sieve", "take rifle", "give rifle 1")
    assert set(due(s)) <= {"rifle 1", "rifle 2", "rifle 3"}
    happen(s, "rifle 2")
    assert legal(s) == {"take pick", "take knife"}


@clause("CP-16")
def test_cards_are_shown_sorted_by_kind() -> None:
    s = position(cards=("tooth 1, rifle 2, double knife+rifle, sieve 3, sieve 1, prospector -1",))
    assert GAME.view(s, 0)["players"][0]["cards"] == [
        "sieve 1",
        "sieve 3",
        "rifle 2",
        "double knife+rifle",
        "prospector -1",
        "tooth 1",
    ]


@clause("CP-A22")
def test_players_may_have_different_numbers_of_cards() -> None:
    s = position(piles="sieve: sieve 1 2, pick: pick 1 2, rifle: rifle 1 1")
    play(s, "take sieve", "take pick", "give sieve 2")
    happen(s, "sieve 2", "pick 2")
    play(s, "take sieve", "take pick", "give pick 2")
    assert [len(player["cards"]) for player in GAME.view(s, 0)["players"]] == [1, 1, 2]


# --- the end of a round ---


@clause("CP-18")
def test_a_round_ends_when_one_pile_is_left() -> None:
    s = position(piles="sieve: sieve 1 0, pick: pick 1 3", number=2)
    play(s, "take sieve", "take pick", "give pick 1")
    assert s.over
    s = position(piles="sieve: sieve 1 0, pick: pick 1 3, rifle: rifle 1 3", number=2)
    play(s, "take sieve", "take pick", "give pick 1")
    assert not s.over


@clause("CP-19", "CP-A5")
@pytest.mark.parametrize("number", [1, 2])
def test_the_last_card_of_the_last_pile_but_one_may_be_refused(number: int) -> None:
    for answer, cards in (("refuse", []), ("accept", ["sieve 2"])):
        s = position(piles="sieve: sieve 2 0, pick: pick 1 3", number=number)
        play(s, "take sieve", "take pick", "give sieve 2")
        assert (s.phase, s.to_act, s.over) == (OFFERED, 0b100, 0)
        assert GAME.view(s, 1)["gift"] == "sieve 2"
        assert legal(s) == {"accept", "refuse"}
        gift = s.gift
        play(s, answer)
        assert s.stock[5 * (number - 1) + 2][0] == (2 if cards else 0)
        if number == 2:
            assert s.place[gift] == (WITH + 2 if cards else OUT)
            assert [p["cards"] for p in GAME.view(s, 0)["players"]] == [["pick 1"], [], cards]


@clause("CP-A5")
def test_whoever_keeps_the_last_card_gives_one_that_cannot_be_refused() -> None:
    s = position(piles="sieve: sieve 2 0, pick: pick 1 3", number=2)
    play(s, "take sieve", "take pick", "give pick 2")
    assert s.over
    assert GAME.view(s, 0)["players"][2]["cards"] == ["pick 1"]


@clause("CP-19", "CP-A5")
def test_the_last_card_of_an_earlier_pile_cannot_be_refused() -> None:
    piles = "sieve: sieve 2 0, pick: pick 1 3, rifle: rifle 1 1"
    s = play(position(piles=piles), "take sieve", "take pick", "give sieve 2")
    assert s.phase == TURNING
    assert GAME.view(s, 0)["players"][2]["cards"] == ["sieve 2"]


@clause("CP-A6", "CP-18")
@pytest.mark.parametrize("rest", ["", ", rifle: rifle 1 4"])
@pytest.mark.parametrize("gift", ["sieve", "pick"])
def test_when_two_piles_run_out_together_either_gift_may_be_refused(gift: str, rest: str) -> None:
    s = position(piles=f"sieve: sieve 2 0, pick: pick 1 0{rest}", number=2)
    play(s, "take sieve", "take pick", f"give {gift} 1")
    assert legal(s) == {"accept", "refuse"}
    play(s, "refuse")
    assert s.over  # with one pile left and with none
    assert GAME.view(s, 0)["players"][1]["cards"] == []


@clause("CP-A6")
def test_two_piles_that_run_out_earlier_end_nothing() -> None:
    piles = "sieve: sieve 2 0, pick: pick 1 0, knife: knife 1 1, rifle: rifle 1 4"
    s = play(position(piles=piles), "take sieve", "take pick", "give pick 1")
    assert s.phase == TAKING
    assert s.turn == 1


@clause("CP-20")
def test_cards_still_in_the_middle_do_not_score() -> None:
    s = position(piles="sieve: sieve 2 0, pick: pick 2 3", number=2, cards=("rifle 2",))
    play(s, "take sieve", "take pick", "give pick 1")
    points = [0] * 3
    GAME.rules.score(s, points)
    assert points == [4, 2, 0]


# --- two rounds ---


def last_turn(number: int = 1, **options: str) -> State:
    held = ("sieve 2, sieve 2", "whiskey 1", "rifle 2")
    piles = "sieve: sieve 3 0, pick: pick 1 3"
    return position(piles=piles, number=number, cards=held, turn=1, **options)  # type: ignore[arg-type]


@clause("CP-17", "CP-29")
def test_after_the_first_round_points_are_noted_and_a_second_begins() -> None:
    s = play(last_turn(), "take sieve", "take pick", "give sieve 2", "refuse")
    assert (s.round, s.phase, s.over) == (1, DOUBLES, 0)
    assert [player["points"] for player in GAME.view(s, 0)["players"]] == [4, 0, 2]
    s = play(last_turn(number=2), "take sieve", "take pick", "give sieve 2", "refuse")
    assert s.over


@clause("CP-A8")
def test_round_2_is_set_up_anew_with_all_52_cards() -> None:
    s = play(last_turn(), "take sieve", "take pick", "give sieve 2", "refuse")
    view = GAME.view(s, 0)
    assert [pile["covered"] for pile in view["piles"]] == [6] * 6
    assert view["refused"] == []
    assert all(player["cards"] == [] for player in view["players"])
    assert (s.gift, s.first, s.second) == (NOTHING, NOTHING, NOTHING)
    assert conserved(s) == {"cards": 52, "specials": 10, "cards open elsewhere": 0}
    happen(s, *cards_in(SET_UP), *cards_in(TOPS))
    assert s.phase == TAKING


@clause("CP-A9")
@pytest.mark.parametrize(("round2", "starter"), [("same", 0), ("left", 1)])
def test_round_2_is_begun_by_the_same_player_or_his_left_neighbour(
    round2: str, starter: int
) -> None:
    s = last_turn(round2=round2)
    play(s, "take sieve", "take pick", "give sieve 2", "refuse")
    assert s.turn == starter


@clause("CP-A9")
def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    s: State = GAME.first_state(4, {"starter": 3, "round2": "left"})
    assert s.turn == 3
    s.phase, s.round = ASSIGNING, 0
    GAME.rules.apply(_one_to_assign(s), 0, GAME.moves.number("assign sieve"))
    assert (s.round, s.turn) == (1, 0)


def _one_to_assign(s: State) -> State:
    s.to_act = 1
    s.net[0] = 1
    return s


def test_52_cards_after_every_event_of_a_whole_match() -> None:
    for seats in GAME.seats:
        match = GAME.start(seats=seats, chance="manual")
        step = 0
        while not match.over:
            assert conserved(match.state) == {
                "cards": 52,
                "specials": 10,
                "cards open elsewhere": 0,
            }
            assert all_faces(match) == Counter(card.text for card in BOX.cards)
            step = _advance(match, step)


def _advance(match: Match, step: int) -> int:
    if outcomes := list(match.odds()):
        match.happen(outcomes[step * 7 % len(outcomes)])
    else:
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(seat, moves[step * 5 % len(moves)])
    return step + 1


def all_faces(match: Match) -> Counter[str]:
    """What lies open, and the rest of the deck: more of a card than there are would show."""
    view = match.view()
    shown = Counter(pile["top"] for pile in view["piles"] if pile["top"])
    shown.update(view["refused"])
    shown.update([view["gift"]] if view["gift"] else [])
    for player in view["players"]:
        shown.update(player["cards"])
    rest = Counter(card.text for card in BOX.cards)
    rest.subtract(shown)
    assert min(rest.values()) >= 0
    covered = sum(pile["covered"] for pile in view["piles"])
    beside = sum(match.state.place[card] == 6 for card in range(52))
    assert sum(rest.values()) == covered + beside
    return rest + shown


@clause("CP-2")
def test_every_kind_has_a_name_in_the_order_of_the_notation() -> None:
    assert KINDS == (
        "sieve", "whiskey", "pick", "shovel", "knife", "rifle", "nugget", "tooth",
    )  # fmt: skip
    even = GAME.view(position(cards=("sieve 2", "sieve 1")), 0)
    assert [player["bills"][0]["points"] for player in even["players"]] == [2, 0, 0]
