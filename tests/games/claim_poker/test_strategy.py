"""The sensible player keeps to the rules and beats players without a thought."""

from random import Random

import pytest
from games.claim_poker.table import play, position

from motherlode.bots.levels import make_bot
from motherlode.games.claim_poker import GAME
from motherlode.terminal.seats import decided_by


def choice(s: object, seat: int) -> str:
    assert GAME.policy is not None
    return GAME.moves.text(GAME.policy(s, seat, [0] * len(GAME.moves), [1]))


def test_it_keeps_what_makes_a_kind_even_and_gives_what_makes_one_odd() -> None:
    s = position(
        piles="sieve: sieve 1 2, pick: pick 1 2, rifle: rifle 1 2",
        cards=("sieve 3", "pick 2, pick 2", "pick 1"),
    )
    for move in ("take sieve", "take pick", "give pick 1"):
        assert choice(s, 0) == move
        play(s, move)


@pytest.mark.parametrize(("held", "answer"), [("sieve 1", "accept"), ("sieve 2", "refuse")])
def test_it_refuses_what_harms(held: str, answer: str) -> None:
    s = position(piles="sieve: sieve 1 0, pick: pick 1 3", cards=("", held), number=2)
    play(s, "take sieve", "take pick", "give sieve 1")
    assert choice(s, 1) == answer


def test_it_beats_random_players() -> None:
    won = 0.0
    for number in range(24):
        match = GAME.start(seats=3, seed=number)
        mine = Random(number).randrange(3)
        bots = [
            decided_by(make_bot(GAME, "sensible", number))
            if seat == mine
            else decided_by(make_bot(GAME, "random", number + seat))
            for seat in range(3)
        ]
        while not match.over:
            seat = match.to_act[0]
            move = bots[seat](match, seat)
            assert move in match.legal(seat)
            match.play(seat, move)
        assert match.result is not None
        if mine in match.result["winners"]:
            won += 1 / len(match.result["winners"])
    assert won > 18  # eight would be chance
