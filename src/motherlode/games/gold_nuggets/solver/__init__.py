"""The exact solution for two: what every position is worth, the best move, and an error bound.

from motherlode.games.gold_nuggets.solver import solution

table = solution()  # made once, then stored
table.value(0, 0)  # what the first player wins
table.best(state)  # the best move, and what each legal one is worth
"""

from motherlode.games.gold_nuggets.solver.store import SolutionError, solution, solution_path
from motherlode.games.gold_nuggets.solver.table import Advice, Table, solve

SEATS = 2
TIE = "cannot happen, the number of nuggets is odd"

__all__ = [
    "SEATS",
    "TIE",
    "Advice",
    "SolutionError",
    "Table",
    "solution",
    "solution_path",
    "solve",
]
