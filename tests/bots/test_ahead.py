"""The look ahead: a turn weighed to its end by what the game judges of positions."""

from random import Random
from typing import Any

import pytest
from games.gold_nuggets.table import position

import motherlode
from motherlode.bots.ahead import shares_ahead
from motherlode.bots.choices import legal_moves
from motherlode.bots.levels import make_bot
from motherlode.engine.jobs import done
from motherlode.engine.kernels import share_out
from motherlode.engine.state import copy
from motherlode.games.gold_nuggets.content import NUGGETS
from motherlode.games.gold_nuggets.solver import solution
from motherlode.games.gold_nuggets.strategy import judge

GAME = motherlode.load("gold-nuggets")


def judged(nuggets: tuple[int, ...], turn: int = 0) -> list[float]:
    """What a position at the start of a turn promises each seat."""
    s = position(seats=len(nuggets), nuggets=nuggets, supply=NUGGETS - sum(nuggets), turn=turn)
    shares = [0.0] * len(nuggets)
    assert judge(s, shares)
    return shares


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_promised_adds_up_to_one_win_and_grows_with_nuggets(seats: int) -> None:
    random = Random(seats)
    for _ in range(200):
        nuggets = [random.randrange(12) for _ in range(seats)]
        turn = random.randrange(seats)
        shares = judged(tuple(nuggets), turn)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0
        richer = [has + 3 * (seat == 0) for seat, has in enumerate(nuggets)]
        assert judged(tuple(richer), turn)[0] > shares[0]


def test_within_a_turn_nothing_is_promised() -> None:
    s = position(seats=2, aside="nugget 2", decided=True, nuggets=(20, 20), supply=37)
    assert not judge(s, [0.0, 0.0])


def test_for_two_the_promise_is_near_the_truth() -> None:
    table = solution()
    random = Random(1)
    for _ in range(200):
        own, other = random.randrange(39), random.randrange(39)
        assert judged((own, other))[0] == pytest.approx(table.value(own, other), abs=0.1)


def weigh(s: Any) -> list[float]:
    """Everyone's share by the plain rules, until the game is over or judged."""
    shares = [0.0] * s.seats
    if s.over:
        share_out(GAME.rules.winners(s), shares)
        return shares
    if judge(s, shares):
        return shares
    weights = [0] * len(GAME.outcomes)
    total = GAME.rules.odds(s, weights)
    if not total:
        return max((after(s, move) for move in moves(s)), key=lambda found: found[s.turn])
    for outcome, weight in enumerate(weights):
        then = copy(s)
        GAME.rules.happen(then, outcome)
        for seat, share in enumerate(weigh(then)):
            shares[seat] += weight * share / total
    return shares


def moves(s: Any) -> list[int]:
    return legal_moves(GAME, s, s.turn)


def after(s: Any, move: int) -> list[float]:
    then = copy(s)
    GAME.rules.apply(then, s.turn, move)
    return weigh(then)


@pytest.mark.parametrize(
    ("seats", "aside", "rolled"),
    [(2, "nugget 4, lasso 1", ""), (3, "lasso 3, 4 3", ""), (5, "5 3, lasso 2", "nugget 1, 2 1")],
)
@pytest.mark.parametrize("supply", [4, 30])
def test_every_way_on_is_weighed(seats: int, aside: str, rolled: str, supply: int) -> None:
    total = NUGGETS - supply
    nuggets = (total // seats,) * (seats - 1)
    nuggets = (total - sum(nuggets), *nuggets)
    s = position(
        seats=seats, turn=1, aside=aside, rolled=rolled, decided=not rolled, nuggets=nuggets
    )
    shares = done(shares_ahead(GAME, s, 1))
    assert shares is not None
    assert list(shares) == moves(s)
    for move, share in shares.items():
        assert share == pytest.approx(after(s, move)[1], abs=1e-12)


def test_for_two_hardly_anything_is_lost_by_it() -> None:
    """Two games against the perfect player, decision by decision."""
    table = solution()
    lost = 0.0
    for number in range(2):
        match = GAME.start(2, seed=number)
        bot = make_bot(GAME, "search", number)
        while not match.over:
            seat = match.to_act[0]
            known = match.known(seat)
            advice = table.best(known)
            move = advice.move
            if seat == number:
                move = bot.choose(known, seat)
                lost += advice.shares[advice.move] - advice.shares[move]
            match.play(seat, GAME.moves.text(move))
    assert lost / 2 < 0.01
