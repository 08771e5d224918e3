"""The sensible player: it ends every game, and it beats chance."""

from random import Random

import pytest
from games.gold_rausch.table import legal, position

from motherlode.engine.match import Match
from motherlode.games.gold_rausch import GAME
from motherlode.games.gold_rausch.state import State
from motherlode.games.gold_rausch.strategy import policy

clause = pytest.mark.clause


def choice(s: State) -> str:
    seat = s.to_act.bit_length() - 1
    mask = [0] * len(GAME.moves)
    GAME.rules.hide(s, seat)
    GAME.rules.legal(s, seat, mask)
    move = GAME.moves.text(policy(s, seat, mask, [7]))
    assert move in legal(s)
    return move


def sensible(seats: int, seed: int, **options: str | int) -> Match:
    """A game between sensible players with perfect memories."""
    game = GAME.start(seats, seed=seed, options=options)
    while not game.over:
        game.play(game.to_act[0], choice(game.known(game.to_act[0])))
    return game


@clause("GR-A31")
def test_it_begins_with_a_river_card() -> None:
    for seats in (2, 3, 4):
        assert choice(GAME.start(seats, seed=seats).state).startswith("flip")


@clause("GR-A28")
def test_it_doubts_a_river_that_it_knows_to_be_empty() -> None:
    assert choice(position(river=dict.fromkeys(range(10), "river"))) == "doubt"


def test_it_takes_gold_that_it_is_sure_of() -> None:
    assert choice(position(river={3: "nuggets sieve", 4: "nuggets pick"})) == "aim 3"
    assert choice(position(turn=1, river={3: "nuggets sieve", 4: "nuggets pick"})) == "aim 4"


def test_it_never_turns_over_a_card_that_it_knows_to_be_empty() -> None:
    assert choice(position(river=dict.fromkeys(range(9), "river"))) in ("flip 9", "doubt")


@clause("GR-A28")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", [{}, {"neutral_swap": "back"}, {"doubt": "own"}])
def test_its_games_end_soon(seats: int, option: dict[str, str]) -> None:
    for seed in range(10):
        assert sensible(seats, seed, **option).number < 400


def test_it_beats_a_player_without_a_thought() -> None:
    random = Random(5)
    won = 0
    for seed in range(12):
        match = GAME.start(2, seed=seed)
        while not match.over:
            seat = match.to_act[0]
            move = choice(match.state) if seat == seed % 2 else random.choice(match.legal(seat))
            match.play(seat, move)
        assert match.result is not None
        won += match.result["winners"] == [seed % 2]
    assert won >= 11
