"""Moves that are known to be the best, where a game or a part of it is solved."""

from functools import cache
from threading import Lock
from typing import Any

from motherlode.bots.solvers import SOLVED, Table, solution, solution_path
from motherlode.engine.game import Game

_SOLVING = Lock()  # one solution is enough, however many threads ask for it


def exact_shares(game: Game, known: Any) -> dict[int, float] | None:
    """What each legal move is worth by an exact solution; None where there is none."""
    if _is_solved(game) and known.seats == 2:
        return _table().best(known).shares
    return None


def exact_move(game: Game, known: Any) -> int | None:
    """The best move by an exact solution; None where there is none."""
    shares = exact_shares(game, known)
    return None if shares is None else max(shares, key=lambda move: shares[move])


def exact_is_ready(game: Game) -> bool:
    """Whether nothing has to be solved before."""
    return not _is_solved(game) or solution_path().exists()


def make_exact_ready(game: Game) -> None:
    """Solves what is solved exactly, if it is not stored yet."""
    if _is_solved(game):
        _table()


def _is_solved(game: Game) -> bool:
    return game.slug in SOLVED and not game.content


def _table() -> Table:
    with _SOLVING:
        return _solution()


@cache
def _solution() -> Table:
    return solution()
