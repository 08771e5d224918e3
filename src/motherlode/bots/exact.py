"""Moves that are known to be the best, where a game or a part of it is solved."""

from functools import cache
from typing import Any

from motherlode.bots.solvers import SOLVED, Table, solution
from motherlode.engine.game import Game


def exact_shares(game: Game, known: Any) -> dict[int, float] | None:
    """What each legal move is worth by an exact solution; None where there is none."""
    if game.slug in SOLVED and not game.content and known.seats == 2:
        return _table().best(known).shares
    return None


def exact_move(game: Game, known: Any) -> int | None:
    """The best move by an exact solution; None where there is none."""
    shares = exact_shares(game, known)
    return None if shares is None else max(shares, key=lambda move: shares[move])


@cache
def _table() -> Table:
    return solution()
