"""Monte-Carlo tree search over information sets, for any game of the contract.

A node is what the acting seat knows: the hash of its hidden record. So there is no tree to keep,
only a table of nodes; dice that lie the same way by another order meet in one node, and no node
can depend on what its seat does not know. Each simulation imagines a world that fits the searching
seat's knowledge, walks down by upper confidence bounds, adds one node, plays on by the rollout
policy, and credits every node on its way with the share of the win that its seat got.

Plain functions like the engine's loops, bound and compiled for each game.
"""

from math import log, sqrt
from typing import Any

from motherlode.engine.chance import GAMMA, WORD, draw, mix
from motherlode.engine.contract import apply, hide, imagine, legal, policy, winners
from motherlode.engine.kernels import choose_seat, nth_marked, settle
from motherlode.engine.state import Cells

OVER_ANY_GAME = True
MOVES = 0
SIZE = 0
SEATS = 0

NOWHERE = -1  # no node


def information(raw: Cells, seat: int) -> int:
    """A name for what a seat knows: the hash of its hidden record."""
    name = WORD
    for at in range(SIZE):
        name = ((name ^ raw[at]) * GAMMA) & WORD
    for _ in range(seat):  # the compiler would make a float of a word and a signed integer
        name = (name * GAMMA) & WORD
    return mix(name)


def find(keys: Cells, key: int) -> int:
    """The place of a node in the table, or of the gap where it belongs."""
    last = len(keys) - 1  # the length is a power of two
    at = int(key >> 8) & last
    while keys[at] != 0 and keys[at] != key:
        at = (at + 1) & last
    return at


def choose_by_bound(
    mask: Cells, visits: Any, totals: Any, node: int, explore: float, rng: Cells
) -> int:
    """The legal move with the highest upper confidence bound.

    A move that was never tried counts as slightly worse than the node's mean, so that wide nodes
    are not spent on trying everything.
    """
    tried = 0
    won = 0.0
    for move in range(MOVES):
        if mask[move]:
            tried += visits[node, move]
            won += totals[node, move]
    mean = won / max(tried, 1)
    wide = log(tried + 1.0)
    best = -1
    bound = -1e9
    offset = draw(rng, MOVES)  # ties go to different moves in different simulations
    for step in range(MOVES):
        move = step + offset
        if move >= MOVES:
            move -= MOVES
        if mask[move]:
            n = visits[node, move]
            if n == 0:
                value = mean - 0.1 + explore * sqrt(wide)
            else:
                value = totals[node, move] / n + explore * sqrt(wide / n)
            if value > bound:
                bound = value
                best = move
    return best


def share_of(bits: int, seat: int) -> float:
    """A seat's share of the win."""
    if not bits >> seat & 1:
        return 0.0
    count = 0
    for other in range(SEATS):
        count += bits >> other & 1
    return 1.0 / count


def simulations(
    root: Any,
    memory: Any,
    raw: Any,
    seat: int,
    count: int,
    rng: Any,
    mask: Any,
    weights: Any,
    keys: Any,
    used: Any,
    visits: Any,
    totals: Any,
    path: Any,
    explore: float,
    wild: int,
    limit: int,
) -> int:
    """Runs simulations from what a seat knows; returns the decisions made in them."""
    decisions = 0
    s = memory[0]
    other = memory[1]
    room = len(keys) * 3 // 4
    for _ in range(count):
        memory[0] = root[0]
        imagine(s, seat, rng)
        depth = 0  # decisions that became nodes
        in_tree = True
        made = 0
        # One loop for tree and rollout: each of the game's functions is called in one place, which
        # halves the time to compile.
        while made < limit:
            settle(s, rng, weights)
            if s.over != 0:
                break
            actor = choose_seat(s, rng)
            for at in range(MOVES):
                mask[at] = 0
            marked = legal(s, actor, mask)
            node = NOWHERE
            fresh = False
            if in_tree:
                memory[1] = memory[0]
                hide(other, actor)
                key = information(raw[1], actor)
                node = find(keys, key)
                fresh = keys[node] == 0
                if fresh and used[0] >= room:
                    node = NOWHERE
                elif fresh:
                    keys[node] = key
                    used[0] += 1
                in_tree = not fresh and depth + 1 < len(path)
            if node != NOWHERE and not fresh:
                move = choose_by_bound(mask, visits, totals, node, explore, rng)
            elif node == NOWHERE and draw(rng, 256) < wild:
                move = nth_marked(mask, draw(rng, marked))
            else:
                move = policy(memory[1 if fresh else 0], actor, mask, rng)
            if node != NOWHERE:
                path[depth, 0] = node
                path[depth, 1] = move
                path[depth, 2] = actor
                depth += 1
            apply(s, actor, move)
            made += 1
        decisions += made
        bits = winners(s)
        for step in range(depth):
            node = path[step, 0]
            move = path[step, 1]
            visits[node, move] += 1
            totals[node, move] += share_of(bits, path[step, 2])
    return decisions


def outlook(
    root: Any,
    memory: Any,
    count: int,
    rng: Any,
    mask: Any,
    weights: Any,
    shares: Any,
    limit: int,
) -> None:
    """Plays a full record on by the policy, many times; adds up everyone's shares of the win."""
    s = memory[0]
    for _ in range(count):
        memory[0] = root[0]
        for _ in range(limit):
            settle(s, rng, weights)
            if s.over != 0:
                break
            actor = choose_seat(s, rng)
            for at in range(MOVES):
                mask[at] = 0
            legal(s, actor, mask)
            apply(s, actor, policy(s, actor, mask, rng))
        bits = winners(s)
        for seat in range(s.seats):
            shares[seat] += share_of(bits, seat)
