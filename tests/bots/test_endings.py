"""Small endings: exact, by another way of counting too, and played by the best level."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import motherlode
from motherlode.bots.choices import legal_moves, moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.levels import make_bot
from motherlode.engine.jobs import done
from motherlode.engine.state import copy

GOLD = motherlode.load("gold")
CLAIM_POKER = motherlode.load("claim-poker")
SMALL = 100  # positions


def counted(game: motherlode.Game, s: Any) -> list[Fraction]:
    """Everybody's share by plain recursion, in fractions, with nothing remembered."""
    if s.over:
        bits = game.rules.winners(s)
        return [Fraction(bits >> seat & 1, bits.bit_count()) for seat in range(s.seats)]
    weights = [0] * len(game.outcomes)
    total = game.rules.odds(s, weights)
    if total:
        sums = [Fraction(0)] * s.seats
        for outcome, weight in enumerate(weights):
            if weight:
                then = copy(s)
                game.rules.happen(then, outcome)
                shares = counted(game, then)
                sums = [a + Fraction(weight, total) * b for a, b in zip(sums, shares, strict=True)]
        return sums
    # Where several act at once (assigning prospectors), each has one move worth a thought.
    seat = min(seat for seat in range(s.seats) if s.to_act >> seat & 1)
    best: list[Fraction] | None = None
    for move in moves_to_weigh(game, s, seat):
        then = copy(s)
        game.rules.apply(then, seat, move)
        shares = counted(game, then)
        if best is None or shares[seat] > best[seat]:
            best = shares
    assert best is not None
    return best


def by_counting(game: motherlode.Game, known: Any, seat: int) -> dict[int, float]:
    """What each move that is worth a thought brings a seat."""
    found = {}
    for move in moves_to_weigh(game, known, seat):
        then = copy(known)
        game.rules.apply(then, seat, move)
        found[move] = float(counted(game, then)[seat])
    return found


def is_small(game: motherlode.Game, s: Any, seat: int) -> bool:
    """Whether plain recursion has a chance."""
    return done(ending_shares(game, s, seat, most=SMALL)) is not None


def last_decisions(game: motherlode.Game, seats: int, seed: int, count: int) -> list[Any]:
    """The last small positions of a game between sensible players with a choice for somebody."""
    match = game.start(seats, seed=seed)
    bots = [make_bot(game, "sensible", seat) for seat in range(seats)]
    found = []
    while not match.over:
        seat = match.to_act[0]
        known = match.known(seat)
        if len(moves_to_weigh(game, known, seat)) > 1 and is_small(game, known, seat):
            found.append((known, seat))
        match.play(seat, game.moves.text(bots[seat].choose(known, seat)))
    return found[-count:]


@pytest.mark.parametrize("seats", GOLD.seats)
def test_the_last_cards_of_the_gold_rush(seats: int) -> None:
    for known, seat in last_decisions(GOLD, seats, seed=seats, count=4):
        shares = done(ending_shares(GOLD, known, seat))
        assert shares == pytest.approx(by_counting(GOLD, known, seat))


@pytest.mark.parametrize("seats", CLAIM_POKER.seats)
def test_the_last_turn_of_claim_poker(seats: int) -> None:
    for known, seat in last_decisions(CLAIM_POKER, seats, seed=seats, count=2):
        shares = done(ending_shares(CLAIM_POKER, known, seat))
        assert shares == pytest.approx(by_counting(CLAIM_POKER, known, seat))


def test_the_best_level_plays_an_ending_exactly() -> None:
    weighed = 0
    for seed in range(4):
        for known, seat in last_decisions(CLAIM_POKER, 3, seed, count=6):
            shares = done(ending_shares(CLAIM_POKER, known, seat))
            assert shares is not None
            if max(shares.values()) > min(shares.values()):
                weighed += 1
                move = make_bot(CLAIM_POKER, "legend", 1).choose(known, seat)
                assert shares[move] == max(shares.values())
    assert weighed


def test_what_is_large_or_secret_is_left_to_the_search() -> None:
    match = GOLD.start(2, seed=1)
    assert done(ending_shares(GOLD, match.known(0), 0, most=50)) is None
    rausch = motherlode.load("gold-rausch").start(2, seed=1)
    assert done(ending_shares(rausch.game, rausch.known(0), 0)) is None


@pytest.mark.parametrize("slug", ["gold", "gold-rausch", "claim-poker"])
def test_what_needs_no_thought_leaves_a_legal_move(slug: str) -> None:
    """And without it games still come to an end, whatever else is chosen."""
    game = motherlode.load(slug)
    for seed in range(3):
        random = Random(seed)
        match = game.start(game.seats[0], seed=seed)
        while not match.over and match.number < 5000:
            seat = random.choice(match.to_act)
            known = match.known(seat)
            moves = moves_to_weigh(game, known, seat)
            assert moves
            assert set(moves) <= set(legal_moves(game, known, seat))
            match.play(seat, game.moves.text(random.choice(moves)))
        assert match.over
