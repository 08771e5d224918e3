"""Exact solutions: what every position is worth and what the best move is, with an error bound.

from motherlode.bots.solvers import solution

table = solution()  # of Gold Nuggets for two; made once, then stored
table.value(0, 0)  # what the first player wins
table.best(state)  # the best move, and what each legal one is worth
"""

from importlib.util import find_spec

from motherlode.bots.solvers.store import SolutionError, solution, solution_path
from motherlode.bots.solvers.table import Advice, Table, solve
from motherlode.games import PACKAGES, games

# A game is solved by the module of its name.
SOLVED = tuple(slug for slug in games() if find_spec(f"{__name__}.{PACKAGES[slug]}"))

__all__ = ["SOLVED", "Advice", "SolutionError", "Table", "solution", "solution_path", "solve"]
