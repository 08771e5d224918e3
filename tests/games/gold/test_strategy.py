"""The sensible player: better than chance, and his games come to an end."""

from random import Random

import pytest
from games.gold.table import Mine, flip, legal, position

from motherlode.engine.match import Match
from motherlode.games.gold import GAME
from motherlode.games.gold.state import State
from motherlode.games.gold.strategy import policy


def choice(s: State) -> int:
    """What the sensible player uncovers."""
    mask = [int(place in legal(s)) for place in range(64)]
    return policy(s, s.turn, mask, [5])


def test_he_leads_his_digger_to_the_best_gold_it_can_lift() -> None:
    s = position("gold 1, digger orange 5, gold 4, digger green 3, gold 3")
    assert choice(s) in (3, 4)
    flip(s, choice(s))
    assert {s.open, choice(s)} == {3, 4}


def test_he_gives_nothing_away() -> None:
    rivals = "digger orange 4, digger orange 5, 2 × digger blue 4, digger blue 5"
    s = position("gold 4, digger orange 4, gold 1", unseen=f"{rivals}, 5 × dynamite", seats=5)
    assert choice(flip(s, 0)) == 2  # two gold cards: nothing happens


def test_he_looks_at_a_new_card_if_the_known_ones_do_not_help() -> None:
    assert choice(position("gold 4, digger orange 4, gold 1")) >= 3


def test_in_the_rush_he_takes_the_best_gold_that_was_seen() -> None:
    s = position("gold 1, gold 3, digger green 5", unseen="gold 4")
    assert choice(s) == 1


def test_without_known_gold_he_tries_a_new_card_in_the_rush() -> None:
    assert choice(position("digger green 5", unseen="gold 4, dynamite")) in (1, 2)
    assert choice(position("digger green 5", unseen="")) == 0


def test_with_everything_known_he_changes_the_table() -> None:
    table = "7 × gold 3, 3 × gold 4, digger orange 5"  # only a rival can lift the gold
    s = position(table, unseen="")
    for _ in range(2):
        assert s.left == 11
        flip(s, choice(s))
    assert s.left == 9


def sensible(seats: int, seed: int) -> Match:
    """A game between sensible players."""
    match = GAME.start(seats, seed=seed)
    while not match.over:
        match.play(match.to_act[0], f"flip {choice(match.state)}")
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_his_games_end_soon(seats: int) -> None:
    for seed in range(10):
        assert sensible(seats, seed).number < 64 + 2 * (
            2 * 64
        )  # every turn shows a card or takes one away


def against_chance(seed: int) -> Match:
    """Seat 0 or 1 is sensible, the other one plays anything."""
    mine = Mine(2)
    random = Random(seed)
    match = mine.match
    while not match.over:
        seat = match.to_act[0]
        if seat == seed % 2:
            match.play(seat, f"flip {choice(match.state)}")
        else:
            match.play(seat, random.choice(match.legal(seat)))
        if odds := match.odds():
            match.happen(random.choices(list(odds), list(odds.values()))[0])
    return match


def test_he_beats_chance() -> None:
    won = 0
    for seed in range(60):
        result = against_chance(seed).result
        assert result is not None
        won += result["winners"] == [seed % 2]
    assert won >= 50
