"""Moves that are known to be the best, where a game or a part of it is solved.

A game names the module that solves it (`Game.solver`), which has `SEATS`, `solution()` with
`best(record)`, and `solution_path()`. It is loaded when somebody asks, and there is none where
there is no compiler to solve with, as in a page.
"""

from functools import cache
from importlib import import_module
from threading import Lock
from typing import Any

from motherlode.engine.game import Game

_SOLVING = Lock()  # one solution is enough, however many threads ask for it


def exact_shares(game: Game, known: Any) -> dict[int, float] | None:
    """What each legal move is worth by an exact solution; None where there is none."""
    solver = solver_of(game)
    if solver is None or known.seats != solver.SEATS:
        return None
    shares: dict[int, float] = _table(game.solver).best(known).shares
    return shares


def exact_move(game: Game, known: Any) -> int | None:
    """The best move by an exact solution; None where there is none."""
    shares = exact_shares(game, known)
    return None if shares is None else max(shares, key=lambda move: shares[move])


def exact_is_ready(game: Game) -> bool:
    """Whether nothing has to be solved before."""
    solver = solver_of(game)
    return solver is None or bool(solver.solution_path().exists())


def make_exact_ready(game: Game) -> None:
    """Solves what is solved exactly, if it is not stored yet."""
    if solver_of(game) is not None:
        _table(game.solver)


def solver_of(game: Game) -> Any:
    """The module that solves a game as it is in the box; None where there is none."""
    return None if game.content or not game.solver else _loaded(game.solver)


@cache
def _loaded(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


def _table(solver: str) -> Any:
    with _SOLVING:
        return _solution(solver)


@cache
def _solution(solver: str) -> Any:
    return _loaded(solver).solution()
