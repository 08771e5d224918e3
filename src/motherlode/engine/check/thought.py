"""Whether a game's policy and its helpers play by the rules: legal moves, and nothing changed."""

from random import Random
from typing import Any

from motherlode.engine.check.faults import Fault, named
from motherlode.engine.check.walk import Moment
from motherlode.engine.contract import CHANCE
from motherlode.engine.game import Game
from motherlode.engine.state import copy

CLOSE = 1e-6  # shares of a win that sum to one


def check_thought(game: Game, moment: Moment, random: Random) -> None:
    """What a sensible player would do at a moment, what needs no thought, what it promises."""
    if moment.mover == CHANCE:
        return
    known = copy(moment.s)
    game.plain.hide(known, moment.mover)
    if game.policy is not None:
        _check_policy(game, moment, known, random)
    if game.skip is not None:
        _check_skip(game, moment, known)
    if game.judge is not None:
        shares = [0.0] * game.seats[-1]
        if game.judge(copy(known), shares) and abs(sum(shares[: moment.s.seats]) - 1) > CLOSE:
            raise Fault("judge", f"the shares of the win sum to {sum(shares):.3f}", game.judge)


def _mask(game: Game, moment: Moment) -> list[int]:
    mask = [0] * len(game.moves)
    for move in moment.choices:
        mask[move] = 1
    return mask


def _check_policy(game: Game, moment: Moment, known: Any, random: Random) -> None:
    assert game.policy is not None
    before = bytes(known)
    move = game.policy(known, moment.mover, _mask(game, moment), [random.getrandbits(64)])
    if move not in moment.choices:
        inside = 0 <= move < len(game.moves)
        what = named(game, moment.mover, move) if inside else f"move {move}"
        can = ", ".join(game.moves.text(each) for each in moment.choices[:6])
        raise Fault(
            "policy", f"{what} is not legal now; seat {moment.mover} can: {can}", game.policy
        )
    if bytes(known) != before:
        raise Fault("policy", "policy() changed the record", game.policy)


def _check_skip(game: Game, moment: Moment, known: Any) -> None:
    assert game.skip is not None
    mask = _mask(game, moment)
    count = game.skip(known, moment.mover, mask)
    left = [move for move, mark in enumerate(mask) if mark]
    if not left or not set(left) <= set(moment.choices):
        raise Fault("skip", "skip() leaves no legal move, or marks others", game.skip)
    if count != len(moment.choices) - len(left):
        raise Fault("skip", f"skip() returns {count}, but unmarks others", game.skip)
