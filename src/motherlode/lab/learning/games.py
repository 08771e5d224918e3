"""Games to learn from: positions as their actors knew them, and what became of them.

The first lessons are games of the sensible policy with some moves at random, by the hundred
thousand, in compiled code. The later ones are games of the search with what has been learnt so
far: fewer, and better played.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import motherlode
from motherlode.bots.choices import moves_to_weigh
from motherlode.bots.search import Budget, Search
from motherlode.bots.tree import lead_of, share_of
from motherlode.engine.chance import WORD, draw, start_stream
from motherlode.engine.checkpoint import NOTHING, Checkpoint, Network, fitted, read, written
from motherlode.engine.compile import cpu
from motherlode.engine.contract import apply, hide, legal, policy, score, winners
from motherlode.engine.game import Game
from motherlode.engine.kernels import choose_seat, nth_marked, settle
from motherlode.engine.network_jobs import run_network

OVER_ANY_GAME = True
MOVES = 0
SEATS = 0

LIMIT = 20_000  # decisions after which a game is given up
GREED = 0.75  # how much the lead in points counts beside the win, as in the search
CHUNK = 2_000  # games that a process plays before it hands them over
PICKED = 256  # stands for all, where some decisions of a game are picked


@dataclass(frozen=True)
class Lessons:
    """Positions as their actors would describe them, and what became of them.

    A game's worth for a seat is its share of the win, mixed with its lead in points; the actor's
    own comes first. Shares alone say less: one game more or less is won by luck.
    """

    rows: npt.NDArray[np.int8]  # n × features
    worths: npt.NDArray[np.float32]  # n × the most seats

    def __len__(self) -> int:
        return len(self.rows)


def joined(parts: list[Lessons]) -> Lessons:
    """All of them, one after the other."""
    return Lessons(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.worths for part in parts]),
    )


# --- by the sensible policy ---------------------------------------------------------------------


def sensible_games(
    first: Any,
    memory: Any,
    seed: int,
    start: int,
    stop: int,
    picked: int,
    wild: int,
    limit: int,
    rng: Any,
    mask: Any,
    weights: Any,
    points: Any,
    greed: float,
    records: Any,
    seats: Any,
    worths: Any,
) -> int:
    """Plays games, `wild` of 256 moves at random; keeps `picked` of 256 positions."""
    s = memory[0]
    other = memory[1]
    kept = 0
    room = len(seats)
    for game in range(start, stop):
        memory[0] = first[0]
        start_stream(rng, seed, game)
        since = kept
        made = 0
        while made < limit:
            settle(s, rng, weights)
            if s.over != 0:
                break
            actor = choose_seat(s, rng)
            for move in range(MOVES):
                mask[move] = 0
            marked = legal(s, actor, mask)
            memory[1] = memory[0]
            hide(other, actor)
            if marked > 1 and kept < room and draw(rng, 256) < picked:
                records[kept] = memory[1]
                seats[kept] = actor
                kept += 1
            if draw(rng, 256) < wild:
                chosen = nth_marked(mask, draw(rng, marked))
            else:
                chosen = policy(other, actor, mask, rng)
            apply(s, actor, chosen)
            made += 1
        bits = winners(s)
        score(s, points)
        for at in range(since, kept):
            for nth in range(s.seats):
                seat = (seats[at] + nth) % s.seats
                share = share_of(bits, seat)
                worths[at, nth] = share + greed * (lead_of(points, s.seats, seat) - share)
    return kept


def first_lessons(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, object] | None = None,
    picked: int = 32, wild: int = 32, each: int = 32,
) -> Lessons:  # fmt: skip
    """Positions of games by the sensible policy; there is room for `each` of every game."""
    loop = cpu(game, sensible_games)
    room = games * each
    kind = game.state.dtype
    first = np.frombuffer(bytes(game.first_state(seats, options)), dtype=kind)
    records = np.zeros(room, kind)
    actors = np.zeros(room, np.int8)
    worths = np.zeros((room, game.seats[-1]), np.float32)
    kept = loop(
        first, np.zeros(2, kind), np.uint64(seed & WORD), 0, games, picked, wild, LIMIT,
        np.zeros(1, np.uint64), np.zeros(len(game.moves), np.uint8),
        np.zeros(max(len(game.outcomes), 1), np.int32), np.zeros(game.seats[-1], np.int32), GREED,
        records, actors, worths,
    )  # fmt: skip
    return Lessons(described(game, records[:kept], actors[:kept]), worths[:kept])


# --- by the search ------------------------------------------------------------------------------


def searched_game(
    game: Game, seats: int, network: Network | None, simulations: int, seed: int,
    options: Mapping[str, object] | None = None, blend: float = 0.5, explore: float = 0.5,
) -> Lessons:  # fmt: skip
    """One game of the search against itself; what it expected counts beside how it came out."""
    random = Random(f"lesson {seed}")
    match = game.start(seats, seed=random.getrandbits(60), options=options)
    search = Search(
        game, Budget(simulations), 0.5, explore, seed=random.getrandbits(60), network=network
    )
    records, actors, expected = [], [], []
    while not match.over:
        seat = random.choice(match.to_act)
        known = match.known(seat)
        moves = moves_to_weigh(game, known, seat)
        move = moves[0]
        if len(moves) > 1:
            estimates = search.analyse(known, seat)
            visits = [one.visits for one in estimates]
            # Mostly the best move; sometimes another that was tried, so that games differ.
            wild = random.random() < 0.25
            chosen = random.choices(estimates, visits)[0] if wild else estimates[0]
            records.append(bytes(known))
            actors.append(seat)
            expected.append(sum(e.worth * e.visits for e in estimates) / max(1, sum(visits)))
            move = chosen.move
        match.play(seat, game.moves.text(move))
    result = match.result
    assert result is not None
    won = sum(1 << seat for seat in result["winners"])
    worths = np.zeros((len(actors), game.seats[-1]), np.float32)
    for at, (actor, hoped) in enumerate(zip(actors, expected, strict=True)):
        for nth in range(seats):
            seat = (actor + nth) % seats
            share = (won >> seat & 1) / max(1, len(result["winners"]))
            worths[at, nth] = share + GREED * (lead_of(result["scores"], seats, seat) - share)
        worths[at, 0] += blend * (hoped - worths[at, 0])
    known = np.frombuffer(b"".join(records), game.state.dtype)
    return Lessons(described(game, known, np.array(actors, np.int8)), worths)


@dataclass(frozen=True)
class Task:
    """What a process is to do: games by the policy (no simulations) or by the search."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    simulations: int
    seed: int
    games: int
    checkpoint: bytes = b""


def played(task: Task) -> Lessons:
    """Plays a task's games."""
    game = motherlode.load(task.game)
    options = dict(task.options)
    if not task.simulations:
        return first_lessons(game, task.seats, task.games, task.seed, options)
    network = _network(task.checkpoint, task.game, task.seats) if task.checkpoint else None
    return joined(
        [
            searched_game(game, task.seats, network, task.simulations, task.seed + at, options)
            for at in range(task.games)
        ]
    )


@lru_cache(maxsize=2)
def _network(data: bytes, game: str, seats: int) -> Network:
    return fitted(read(data), motherlode.load(game), seats)


class Players:
    """Processes that play games to learn from, as many as there are cores."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any], workers: int | None):
        self.name = name
        self.seats = seats
        self.options = tuple(sorted(options.items()))
        self.workers = workers or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    def lessons(
        self, games: int, seed: int, simulations: int, checkpoint: Checkpoint | None
    ) -> Lessons:
        """The same for every number of workers."""
        each = CHUNK if not simulations else 4
        data = written(checkpoint) if checkpoint else b""
        tasks = [
            Task(self.name, self.seats, self.options, simulations, seed + at,
                 min(each, games - at), data)
            for at in range(0, games, each)
        ]  # fmt: skip
        return joined(list(self._map(played, tasks)))

    def _map(self, work: Callable[[Task], Any], tasks: list[Task]) -> Any:
        if self.workers == 1:
            return map(work, tasks)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        return self._pool.map(work, tasks)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown()


# --- as a network sees them ---------------------------------------------------------------------


def described(game: Game, records: Any, seats: Any) -> npt.NDArray[np.int8]:
    """The features of what seats know: n × features."""
    count, part = len(seats), 1 << 14
    rows = np.zeros((count, game.feature_count), np.int8)
    for at in range(0, count, part):
        some = slice(at, min(at + part, count))
        rows[some] = run_network(game, records[some], seats[some], NOTHING)[0]
    return rows
