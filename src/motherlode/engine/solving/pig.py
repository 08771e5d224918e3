"""Pig: the smallest game of turns, with a known solution to hold the solver against.

Roll a die as often as you like: a 1 loses the turn's total, holding keeps it; first to 100 wins.
Neller and Presser ("Optimal Play of the Dice Game Pig", 2004) found that the first player wins
53.06 % of the games.
"""

import numpy as np

from motherlode.engine.solving.turn_game import Node, TurnGame, ended, in_levels, passed, turn_game

BUST = 0  # the exit without anything; exit n holds n points


def pig(goal: int = 100) -> tuple[TurnGame, dict[tuple[int, int], int]]:
    """The tables, and the number of each position (own points, other's points)."""
    points = range(goal)
    numbers, levels = in_levels(
        ((own, other) for own in points for other in points), lambda own, other: -own - other
    )
    landing = np.zeros((len(numbers), goal + 1), np.int32)
    for (own, other), number in numbers.items():
        for held in range(goal + 1):
            if own + held >= goal:
                landing[number, held] = ended(len(numbers), 2)
            else:
                landing[number, held] = passed(len(numbers), numbers[other, own + held])
    lost = goal + 1  # the nodes: a total of 0, 1, … up to the goal, then the bust
    nodes = []
    for total in points:
        throws = [lost, *(min(total + die, goal) for die in range(2, 7))]
        nodes.append(Node([total] if total else [], [(1 / 6, [node]) for node in throws]))
    return turn_game(levels, landing, [*nodes, Node([goal]), Node([BUST])]), numbers
