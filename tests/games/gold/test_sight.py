"""Who knows what: the record holds what was seen, the view only what lies open now."""

import json
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from games.gold.table import Mine, flip, position

from motherlode.engine.check.faults import Setting, settings
from motherlode.engine.check.imagination import check_imagination
from motherlode.engine.check.sight import check_moment, known
from motherlode.engine.check.walk import walk
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.match import Match
from motherlode.engine.words import LANGUAGES, words_of
from motherlode.games.gold import GAME
from motherlode.games.gold.content import KINDS
from motherlode.games.gold.view import FORGETS, conserved

clause = pytest.mark.clause


def a_match(seats: int, moves: int, seed: int) -> Match:
    """A random match, some moves old."""
    random = Random(seed)
    match = GAME.start(seats, seed=seed)
    for _ in range(moves):
        if not match.over:
            match.play(match.to_act[0], random.choice(match.legal(match.to_act[0])))
    return match


@clause("GO-A10")
@pytest.mark.parametrize("setting", settings(GAME), ids=str)
def test_everyone_knows_all_that_was_uncovered_and_nothing_else_exists(setting: Setting) -> None:
    random = Random(3)
    for moment in walk(GAME, setting, random):
        if random.random() < 0.1:
            check_moment(GAME, moment, random)
            for seat in range(SPECTATOR, moment.s.seats):
                world = known(GAME, moment.s, seat)
                GAME.plain.imagine(world, seat, [1])
                assert bytes(world) == bytes(moment.s)


def test_there_is_only_one_world_to_believe_in() -> None:
    # The kit follows all worlds that a seat may believe in; it never meets two of them.
    for setting in settings(GAME)[::4]:
        for seat in range(SPECTATOR, setting.seats):
            assert check_imagination(GAME, setting, seat, Random(seat), 10, 200) == 0


def test_drawing_when_first_uncovered_is_shuffling() -> None:
    """Two places get two kinds with the odds of a shuffled deck, whichever is turned first."""
    unseen = "2 × gold 1, dynamite, digger red 2, 7 × gold 2"
    odds: list[dict[tuple[str, str], Fraction]] = [{}, {}]
    for order, (one, other) in product((0, 1), product(KINDS, KINDS)):
        s = position(unseen=unseen)
        chance = Fraction(1)
        for place, card in ((order, one), (1 - order, other)):
            weights = [0] * len(KINDS)
            GAME.rules.apply(s, 0, place)
            total = GAME.rules.odds(s, weights)
            chance *= Fraction(weights[KINDS.index(card)], total)
            if chance:
                GAME.rules.happen(s, KINDS.index(card))
            else:
                break
        if chance:
            odds[order][(one, other) if order == 0 else (other, one)] = chance
    assert odds[0] == odds[1]
    assert odds[0]["gold 1", "gold 1"] == Fraction(2 * 1, 11 * 10)
    assert sum(odds[0].values()) == 1


@clause("GO-14", "GO-16", "GO-A10")
def test_a_card_that_was_turned_back_is_not_shown_again() -> None:
    mine = Mine()
    mine.turn("gold 3", "digger green 2")
    mine.turn("digger red 5", "digger red 4")
    assert mine.match.view()["open"] == []
    for seat in (SPECTATOR, 0, 1, 2):
        text = json.dumps({**mine.match.view(seat), "players": [], "neutral": []})
        assert not any(card in text for card in KINDS)


@clause("GO-A10")
def test_a_view_does_not_depend_on_cards_that_lie_face_down() -> None:
    one, other = Mine(), Mine()
    one.turn("gold 3", "gold 4")
    other.turn("digger green 2", "gold 4")
    assert bytes(one.match.state) != bytes(other.match.state)
    assert one.match.view() == other.match.view()


@clause("GO-12", "GO-A10")
def test_gold_lies_face_down_until_the_end() -> None:
    four, one = Mine(), Mine()
    four.turn("digger green 4", "gold 4")
    one.turn("digger green 4", "gold 1")
    assert four.match.view() == one.match.view()
    assert [p["cards"] for p in four.match.view()["players"]] == [1, 0, 0]
    assert [p["points"] for p in four.match.view(0)["players"]] == [None] * 3
    assert [p["gold"] for p in four.match.view(0)["players"]] == [None] * 3
    match = a_match(3, moves=2000, seed=4)
    assert match.over
    assert [p["points"] for p in match.view()["players"]] == match.scores
    for player in match.view()["players"]:
        assert len(player["gold"]) == player["cards"]
        assert sum(int(card.split()[1]) for card in player["gold"]) == player["points"]


@clause("GO-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_and_no_gold_gets_lost(seats: int) -> None:
    for moves in (0, 1, 25, 60, 2000):
        assert conserved(a_match(seats, moves, seed=moves).state) == {
            "cards": 64,
            "worth of gold": 60,
            "unseen cards too many": 0,
            "miscounted gold": 0,
            "miscounted cards": 0,
        }


def test_a_running_count_that_is_wrong_is_noticed() -> None:
    s = flip(position("gold 3"), 0)
    s.lying[2] -= 1
    assert conserved(s)["miscounted cards"] == 1


@clause("GO-A10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stays_on_the_screen_names_no_card(language: str) -> None:
    words = words_of(GAME, language)
    names = ["Ann", "Ben", "Cem"]
    match = a_match(3, moves=2000, seed=9)
    told = [words.line(line, names) for line in match.story() if line["what"] not in FORGETS]
    named = [words.line(line, names) for line in match.story() if line["what"] == "uncover"]
    cards = [words.term(card) for card in KINDS]
    for line in told:
        assert not any(card in line for card in cards if card != words.term("dynamite")), line
    assert all(any(card in line for card in cards) for line in named)
