"""Monte-Carlo tree search over information sets, for any game of the contract.

A node is what the acting seat knows: the hash of its hidden record. So there is no tree to keep,
only a table of nodes; dice that lie the same way by another order meet in one node, and no node
can depend on what its seat does not know. Each simulation imagines a world that fits the searching
seat's knowledge, walks down by upper confidence bounds, adds one node, plays on by the rollout
policy, and credits every node on its way with the share of the win that its seat got.

Plain functions like the engine's loops, bound and compiled for each game.
"""

from math import sqrt
from typing import Any

from motherlode.engine.chance import GAMMA, WORD, draw, mix
from motherlode.engine.contract import (
    apply,
    hide,
    imagine,
    judge,
    legal,
    policy,
    score,
    skip,
    winners,
)
from motherlode.engine.kernels import choose_seat, nth_marked, settle
from motherlode.engine.network import INPUTS, describe, evaluate, promise
from motherlode.engine.state import Cells

OVER_ANY_GAME = True
MOVES = 0
SIZE = 0
SEATS = 0

NOWHERE = -1  # no node
UNKNOWN = -1  # a move that nobody has asked the policy for yet
UNTRIED = 0.05  # how much worse than the mean a move is thought to be before it is tried


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
    mask: Cells,
    marked: int,
    visits: Any,
    totals: Any,
    node: int,
    liked: int,
    patience: int,
    trust: float,
    explore: float,
    rng: Cells,
) -> int:
    """The marked move that promises most: what it has brought, and how little it was tried.

    In a node that was hardly visited the policy's word goes: trying this and that there would make
    every move look bad after which its player has much to decide, and good if the others have. Then
    the move that the policy likes is tried the more, the more it is trusted. A move that was never
    tried counts as slightly worse than the node's mean, so that wide nodes are not spent on trying
    everything.
    """
    tried = 0
    won = 0.0
    for move in range(MOVES):
        if mask[move]:
            tried += visits[node, move]
            won += totals[node, move]
    if tried < patience:
        return liked
    mean = won / max(tried, 1)
    curious = explore * sqrt(tried + 1.0)
    others = (1.0 - trust) / max(marked - 1, 1)
    best = -1
    bound = -1e9
    offset = draw(rng, MOVES)  # ties go to different moves in different simulations
    for step in range(MOVES):
        move = step + offset
        if move >= MOVES:
            move -= MOVES
        if mask[move]:
            n = visits[node, move]
            value = totals[node, move] / n if n > 0 else mean - UNTRIED
            value += curious * (trust if move == liked else others) / (1.0 + n)
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


def lead_of(points: Cells, seats: int, seat: int) -> float:
    """How far a seat is ahead of the best other one, or behind: 0 to 1, a half for a draw."""
    best = -1 << 30
    whole = 1
    for other in range(seats):
        whole += abs(points[other])
        if other != seat:
            best = max(best, points[other])
    if seats == 1:
        best = 0
    return min(1.0, max(0.0, 0.5 + (points[seat] - best) / whole))


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
    shares: Any,
    squares: Any,
    points: Any,
    promised: Any,
    liked: Any,
    path: Any,
    tried: Any,
    worths: Any,
    favoured: Any,
    trust: float,
    explore: float,
    greed: float,
    patience: int,
    beyond: int,
    wild: int,
    whole: int,
    limit: int,
    form: Any,
    net: Any,
    bias: Any,
    row: Any,
    one: Any,
    two: Any,
    out: Any,
) -> int:
    """Runs simulations from what a seat knows; returns the decisions made in them.

    With `whole`, the root's moves that need no thought are tried too. `shares` sums up what the
    root's moves won, and `squares` the squares of it; `totals` mixes the share of the win with the
    lead in points, by `greed`: a lead says more than one win or loss, so that fewer simulations
    tell good moves from bad ones. Where the game can judge a position, nothing is played on from
    there; nor `beyond` decisions after a new node, if there is a network (`form`, `net`, `bias`)
    that says what it promises. `patience` is how often a node below the root is visited before
    anything else than the policy is tried. At the end `tried`, `worths` and `favoured` are what the
    table holds of the root.
    """
    decisions = 0
    s = memory[0]
    other = memory[1]
    room = len(keys) * 3 // 4
    learnt = form[INPUTS] > 0
    for _ in range(count):
        memory[0] = root[0]
        imagine(s, seat, rng)
        depth = 0  # decisions that became nodes
        in_tree = True
        made = 0
        judged = False
        ahead = beyond
        # One loop for tree and rollout: each of the game's functions is called in one place, which
        # halves the time to compile.
        while made < limit:
            settle(s, rng, weights)
            if s.over != 0:
                break
            if made > 0 and judge(s, promised):
                judged = True
                break
            # Where several may act, the question is what happens if the searching seat goes first.
            actor = seat if made == 0 else choose_seat(s, rng)
            for at in range(MOVES):
                mask[at] = 0
            marked = legal(s, actor, mask)
            # What is not known to the one who decides does not help him, in a rollout either.
            memory[1] = memory[0]
            hide(other, actor)
            if made > 0 or not whole:
                marked -= skip(other, actor, mask)
            node = NOWHERE
            fresh = False
            if in_tree:
                key = information(raw[1], actor)
                node = find(keys, key)
                fresh = keys[node] == 0
                if fresh and used[0] >= room:
                    node = NOWHERE
                elif fresh:
                    keys[node] = key
                    used[0] += 1
                in_tree = not fresh and depth + 1 < len(path)
            if learnt and made > 0 and (fresh or node == NOWHERE):
                if ahead == 0:
                    if fresh:
                        liked[node] = UNKNOWN
                    describe(other, raw[1], actor, row)
                    evaluate(form, net, bias, row, one, two, out)
                    promise(s.seats, actor, out, promised)
                    judged = True
                    break
                ahead -= 1
            if node != NOWHERE and not fresh and liked[node] != UNKNOWN:
                patient = patience if depth > 0 else 0
                move = choose_by_bound(
                    mask, marked, visits, totals, node, liked[node], patient, trust, explore, rng
                )
            elif node == NOWHERE and draw(rng, 256) < wild:
                move = nth_marked(mask, draw(rng, marked))
            else:
                move = policy(other, actor, mask, rng)
                if node != NOWHERE:
                    liked[node] = move
            if node != NOWHERE:
                path[depth, 0] = node
                path[depth, 1] = move
                path[depth, 2] = actor
                depth += 1
            apply(s, actor, move)
            made += 1
        decisions += made
        bits = 0
        if not judged:
            bits = winners(s)
            score(s, points)
        for step in range(depth):
            node = path[step, 0]
            move = path[step, 1]
            actor = path[step, 2]
            if judged:
                share = promised[actor]
                worth = share
            else:
                share = share_of(bits, actor)
                worth = share + greed * (lead_of(points, s.seats, actor) - share)
            visits[node, move] += 1
            totals[node, move] += worth
            if step == 0:
                shares[move] += share
                squares[move] += share * share
    node = path[0, 0]  # the first of every path is the root
    for move in range(MOVES):
        tried[move] = visits[node, move]
        worths[move] = totals[node, move]
    favoured[0] = liked[node]
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
    other = memory[1]
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
            memory[1] = memory[0]
            hide(other, actor)
            apply(s, actor, policy(other, actor, mask, rng))
        bits = winners(s)
        for seat in range(s.seats):
            shares[seat] += share_of(bits, seat)
