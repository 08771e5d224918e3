"""A game of turns for two, as tables that a solver can run over.

Two players take turns; everything lies open and both have the same choices, so a position is
seen by the player on turn: "I have so many, the other has so many". A turn runs over *nodes*:
what has been set aside or collected so far. At a node one may stop, by one of its *exits*, or
roll; a roll has *outcomes*, and for each of them the player picks one of the nodes that it offers.
What an exit leads to depends on the position in which the turn began: its *landing*.

The nodes and exits are the same in every position, and a roll only leads to later nodes, so one
backward pass weighs a whole turn. Only the positions may repeat: a turn without luck changes
nothing, a theft can be undone. They are sorted in *levels* that the game never climbs again.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int32]
Reals = npt.NDArray[np.float64]
Progress = Callable[[int, int], None]  # positions done, of how many

START = 0  # the node at which a turn begins


class Node(NamedTuple):
    """Where a player decides: the exits, and the outcomes of rolling with the nodes they offer."""

    exits: Sequence[int] = ()
    outcomes: Sequence[tuple[float, Sequence[int]]] = ()


class TurnGame(NamedTuple):
    """The tables. `x_from[i]` and `x_from[i + 1]` enclose what belongs to i among the `x`."""

    levels: Numbers  # where each level's positions begin, the one that is solved first in front
    landing: Numbers  # [position, exit]: a slot, see below
    exits_from: Numbers  # by node
    exits: Numbers
    outcomes_from: Numbers  # by node
    chances: Reals  # by outcome
    options_from: Numbers  # by outcome
    options: Numbers  # nodes


# What a landing is worth stands in a row of slots: first the positions in which the same player
# is on turn again, then those in which the other one is, then the three ways to end.


def again(positions: int, position: int) -> int:
    """The slot of another turn of the same player."""
    return position


def passed(positions: int, position: int) -> int:
    """The slot of the other player's turn; `position` is as that player sees it."""
    return positions + position


def ended(positions: int, halves: int) -> int:
    """The slot of an end with 0, 1 or 2 halves of the win for the player on turn."""
    return 2 * positions + halves


def in_levels(
    pairs: Iterable[tuple[int, int]], level: Callable[[int, int], int]
) -> tuple[dict[tuple[int, int], int], list[int]]:
    """Numbers positions (own, other) level by level, the lowest first; and where levels begin."""
    order = sorted(pairs, key=lambda pair: (level(*pair), pair))
    numbers = {pair: number for number, pair in enumerate(order)}
    sizes = Counter(level(*pair) for pair in order)
    return numbers, [0, *accumulate(sizes[at] for at in sorted(sizes))]


def turn_game(levels: Sequence[int], landing: Numbers, nodes: Sequence[Node]) -> TurnGame:
    """Lays out the tables, and makes sure that turns run forward and levels downward."""
    outcomes = [outcome for node in nodes for outcome in node.outcomes]
    game = TurnGame(
        levels=_numbers(levels),
        landing=np.ascontiguousarray(landing, np.int32),
        exits_from=_bounds([node.exits for node in nodes]),
        exits=_numbers([way for node in nodes for way in node.exits]),
        outcomes_from=_bounds([node.outcomes for node in nodes]),
        chances=np.array([chance for chance, _ in outcomes], np.float64),
        options_from=_bounds([options for _, options in outcomes]),
        options=_numbers([node for _, options in outcomes for node in options]),
    )
    for number, node in enumerate(nodes):
        assert node.exits or node.outcomes, "a node without a way out"
        assert not node.outcomes or abs(sum(chance for chance, _ in node.outcomes) - 1) < 1e-12
        assert all(options and min(options) > number for _, options in node.outcomes)
    positions = len(landing)
    level = np.searchsorted(game.levels, np.arange(positions), side="right")
    goes_on = game.landing < 2 * positions
    reached = level[np.where(goes_on, game.landing % positions, 0)]
    assert np.all(reached <= level[:, None]), "a landing in a level that is not solved yet"
    return game


def _bounds(rows: Sequence[Sequence[object]]) -> Numbers:
    return _numbers([0, *accumulate(len(row) for row in rows)])


def _numbers(values: Sequence[int]) -> Numbers:
    return np.array(values, np.int32)
