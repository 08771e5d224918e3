"""Whole matches of the perfect player, compiled with the real rules.

It looks up the table on its own: every selection of the dice is tried on a copy of the record,
every way to go on is played there, and the table is asked what the outcome is worth.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.chance import draw, start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.contract import apply, happen, legal, odds, winners
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.content import DICE, LASSO, NUGGET
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import dice_aside, least
from motherlode.games.gold_nuggets.scoring import may_steal
from motherlode.games.gold_nuggets.solver import Table
from motherlode.games.gold_nuggets.solver.explore import positions
from motherlode.games.gold_nuggets.strategy import policy


def wins_of_the_first(table: Table, games: int, seed: int, perfect: tuple[bool, bool]) -> int:
    """How many matches seat 0 wins; a seat that is not perfect is merely sensible."""
    values = np.zeros((78, 78))
    number = np.zeros((78, 78), np.int32)
    for at, index in positions()[0].items():
        values[at] = table.values[index]
        number[at] = index
    place = np.zeros(8 * 8 * 4 * 64, np.int32)
    place[table.codes] = np.arange(len(table.codes))
    memory = np.zeros(4, GAME.state.dtype)
    memory[3] = np.frombuffer(bytes(GAME.first_state(2)), GAME.state.dtype)[0]
    scratch = np.zeros(1, np.uint64), np.zeros(len(GAME.moves), np.uint8), np.zeros(6, np.int32)
    loop = cpu(GAME, play)
    who = np.array(perfect, np.int8)
    return int(loop(memory, values, number, place, table.rolling, *scratch, games, seed, who))


def play(
    memory: Any,
    values: npt.NDArray[np.float64],
    number: npt.NDArray[np.int32],
    place: npt.NDArray[np.int32],
    rolling: npt.NDArray[np.float64],
    rng: Any,
    mask: Any,
    weights: Any,
    games: int,
    seed: int,
    perfect: Any,
) -> int:
    """The matches; returns how many seat 0 won."""
    won = 0
    for game in range(games):
        memory[0] = memory[3]
        s, trial, after = memory[0], memory[1], memory[2]
        start_stream(rng, seed, game)
        while s.over == 0:
            if odds(s, weights) > 0:
                happen(s, draw(rng, 6))
                continue
            seat = s.turn
            if not perfect[seat]:
                for move in range(len(mask)):
                    mask[move] = 0
                legal(s, seat, mask)
                apply(s, seat, policy(s, seat, mask, rng))
                continue
            selections = 1
            for face in range(s.next_face, 6):
                selections *= s.rolled[face] + 1
            best = -1.0
            chosen = -1
            for selection in range(selections):
                memory[1] = memory[0]
                rest = selection
                first = -1
                fits = True
                for face in range(s.next_face, 6):
                    count = rest % (s.rolled[face] + 1)
                    rest //= s.rolled[face] + 1
                    if count > 0:
                        fits = fits and count >= least(s, face)
                        move = SET_ASIDE + DICE * face + count - 1
                        apply(trial, seat, move)
                        if first < 0:
                            first = move
                if not fits or trial.next_face == 0:
                    continue
                for move in (ROLL, TAKE, STEAL + 1 - seat):
                    if move == ROLL and dice_aside(trial) == DICE:
                        continue
                    if move >= STEAL and not may_steal(trial):
                        continue
                    memory[2] = memory[1]
                    apply(after, seat, move)
                    mine, others = after.nuggets[seat], after.nuggets[1 - seat]
                    if after.over > 0:
                        share = 1.0 if mine > others else 0.0
                    elif move == ROLL:
                        numbers = 0
                        for face in range(2, 6):
                            if trial.aside[face] > 0:
                                numbers |= 1 << face
                        left = DICE - dice_aside(trial)
                        lassos = min(trial.aside[LASSO], 3)
                        code = ((left * 8 + trial.aside[NUGGET]) * 4 + lassos) * 64 + numbers
                        share = rolling[number[mine, others], place[code]]
                    elif after.turn == seat:
                        share = values[mine, others]
                    else:
                        share = 1 - values[others, mine]
                    if share > best:
                        best = share
                        chosen = move if first < 0 else first
            apply(s, seat, chosen)
        won += winners(s) & 1
    return won
