"""Weighs every way on from a position: to the next ones that a game can judge, or to the end.

Where these ways are few enough nothing need be sampled: chance is weighed by its odds, decisions by
what is best for the one who decides, who takes the first of moves that are equally good for him.
Over any game in which the seat knows everything there is to know. Plain functions like the
search's, compiled for each game.
"""

from typing import Any

from motherlode.bots.tree import find, information, share_of
from motherlode.engine.contract import apply, happen, judge, legal, odds, skip, winners
from motherlode.engine.game import Game
from motherlode.engine.jobs import INT, Job, Loop, Thinking, cells, records
from motherlode.engine.state import Cells, copy

OVER_ANY_GAME = True
MOVES = 0
SEATS = 0

TOO_MANY = -1
NOT_WEIGHED = -1.0  # the share of a move that is not worth a thought
OPEN = -1.0  # the worth of a position that is still being weighed

# What is known of a position on the way
NEXT, TOTAL, ACTOR, NODE = range(4)


def next_actor(s: Any, bits: int, marks: Cells, all_moves: bool) -> int:
    """Who of some decides, with what is worth a thought marked; TOO_MANY where nobody knows.

    Where several may act, somebody comes first who has nothing to think about.
    """
    alone = bits & (bits - 1) == 0
    for seat in range(SEATS):
        if bits >> seat & 1:
            for move in range(MOVES):
                marks[move] = 0
            count = legal(s, seat, marks)
            if not all_moves:
                count -= skip(s, seat, marks)
            if alone or count == 1:
                return seat
    return TOO_MANY


def weigh_ways(
    way: Any,
    raw: Any,
    marks: Any,
    sums: Any,
    notes: Any,
    keys: Any,
    worth: Any,
    found: Any,
    first: int,
    most: int,
    to_the_end: int,
) -> int:
    """What each move of seat `first` in `way[0]` promises it; returns the positions weighed.

    `way` is the way to the position that is being weighed, a record a step. Beside each step lie
    its `marks` (legal moves, or the weights of outcomes), the sums of shares so far, and `notes`.
    """
    used = 0
    depth = 0
    arrived = True  # at a new position; else back from the one that followed
    while depth >= 0:
        s = way[depth]
        if arrived:
            known = False
            if s.over != 0:
                bits = winners(s)
                for seat in range(s.seats):
                    sums[depth, seat] = share_of(bits, seat)
                known = True
            elif depth > 0 and not to_the_end and judge(s, sums[depth]):
                known = True
            else:
                # The name of what everybody sees: nothing is hidden in a game that is weighed so.
                key = information(raw[depth], 0)
                node = find(keys, key)
                notes[depth, NODE] = node
                if keys[node] != 0:
                    if worth[node, 0] == OPEN:
                        return TOO_MANY  # it comes round again
                    for seat in range(s.seats):
                        sums[depth, seat] = worth[node, seat]
                    known = True
                else:
                    keys[node] = key
                    worth[node, 0] = OPEN
                    used += 1
                    if used > most or depth + 1 == len(way):
                        return TOO_MANY
            if known:
                arrived = False
                depth -= 1
                continue
            for at in range(len(marks[depth])):
                marks[depth, at] = 0
            for seat in range(s.seats):
                sums[depth, seat] = 0.0
            notes[depth, NEXT] = 0
            notes[depth, TOTAL] = odds(s, marks[depth])
            if notes[depth, TOTAL] == 0:
                root = depth == 0
                bits = 1 << first if root else s.to_act
                actor = next_actor(s, bits, marks[depth], root and not to_the_end)
                if actor == TOO_MANY:
                    return TOO_MANY
                notes[depth, ACTOR] = actor
                sums[depth, actor] = -1.0
        else:
            event = notes[depth, NEXT] - 1
            actor = notes[depth, ACTOR]
            if notes[depth, TOTAL] > 0:
                for seat in range(s.seats):
                    sums[depth, seat] += sums[depth + 1, seat] * marks[depth, event]
            elif sums[depth + 1, actor] > sums[depth, actor]:
                for seat in range(s.seats):
                    sums[depth, seat] = sums[depth + 1, seat]
            if depth == 0:
                found[event] = sums[1, actor]
        event = notes[depth, NEXT]
        while event < len(marks[depth]) and marks[depth, event] == 0:
            event += 1
        notes[depth, NEXT] = event + 1
        if event == len(marks[depth]):
            total = notes[depth, TOTAL]
            for seat in range(s.seats):
                if total > 0:
                    sums[depth, seat] /= total
                worth[notes[depth, NODE], seat] = sums[depth, seat]
            arrived = False
            depth -= 1
            continue
        way[depth + 1] = way[depth]
        if notes[depth, TOTAL] > 0:
            happen(way[depth + 1], event)
        else:
            apply(way[depth + 1], notes[depth, ACTOR], event)
        arrived = True
        depth += 1
    return used


WAYS = Loop(
    weigh_ways,
    {
        "way": records("steps"),
        "raw": cells("u1", "steps", "SIZE", over="way"),
        "marks": cells("i4", "steps", "EVENTS"),
        "sums": cells("f8", "steps", "SEATS"),
        "notes": cells("i8", "steps", 4),
        "keys": cells("u8", "positions"),
        "worth": cells("f8", "positions", "SEATS"),
        "found": cells("f8", "MOVES"),
        "first": INT,
        "most": INT,
        "to_the_end": INT,
    },
    lengths=("steps", "positions"),
)


def weighed(
    game: Game, known: Any, seat: int, steps: int, most: int, to_the_end: bool
) -> Thinking[dict[int, float] | None]:
    """What each move of a seat promises it; None where the ways are too many or too long."""
    room = 256
    while 3 * room < 4 * most:
        room *= 2
    values = {
        "way": bytes(known),
        "found": [NOT_WEIGHED] * len(game.moves),
        "first": seat,
        "most": most,
        "to_the_end": int(to_the_end),
    }
    found = yield Job(WAYS, game, values, {"steps": steps, "positions": room}, ("found",))
    if found.result == TOO_MANY:
        return None
    shares = enumerate(found.values["found"])
    return {move: float(share) for move, share in shares if share != NOT_WEIGHED}


def hides_something(game: Game, known: Any, seat: int) -> bool:
    """Whether there is anything that a seat can only imagine."""
    world = copy(known)
    game.plain.imagine(world, seat, [1])
    return bytes(world) != bytes(known)
