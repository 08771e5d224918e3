"""One learner against a compiled bot: thousands of games in lockstep, nothing in Python between.

    lanes = Against(game, 1024, seats=2, bot="sensible")
    lanes.step(moves)            # the learner's; the bots answer inside
    lanes.reward, lanes.done     # its share of the win where a game has ended

The learner sits at another seat in every game, and always sees itself first: an observation is how
the game describes what a seat knows (`features`), or the bits of its record. The step after an end
begins a new game there, whatever the move. A move that is not legal loses the game.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.chance import WORD, draw, start_stream
from motherlode.engine.compile import cpu
from motherlode.engine.contract import apply, hide, legal, policy, score, winners
from motherlode.engine.errors import MotherlodeError, MoveError, SeatError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.kernels import choose_seat, nth_marked, settle, share_out
from motherlode.engine.network import describe
from motherlode.engine.numbers import with_numbers

OVER_ANY_GAME = True
MOVES = 0
FEATURES = 0

BOTS = ("sensible", "random")
NOT_LEGAL = 2  # what `done` says of a game that was lost by a move that is none


def answer(
    first: Any,
    states: Any,
    known: Any,
    raw: Any,
    start: int,
    stop: int,
    moves: Any,
    streams: Any,
    weights: Any,
    wild: int,
    afresh: int,
    seats: Any,
    games: Any,
    masks: Any,
    rows: Any,
    shares: Any,
    points: Any,
    rewards: Any,
    done: Any,
) -> None:
    """The learner's move in each game, then the bots' until it is to act again."""
    for game in range(start, stop):
        s = states[game]
        mask = masks[game]
        rewards[game] = 0.0
        if afresh or done[game]:
            states[game] = first[0]
            seats[game] = games[game] % s.seats
            games[game] += 1
            done[game] = 0
        elif moves[game] < 0 or moves[game] >= MOVES or mask[moves[game]] == 0:
            done[game] = NOT_LEGAL
            for move in range(MOVES):
                mask[move] = 0
            continue
        else:
            apply(s, seats[game], moves[game])
        me = seats[game]
        while True:
            settle(s, streams[game], weights)
            for move in range(MOVES):
                mask[move] = 0
            if s.over != 0:
                break
            actor = choose_seat(s, streams[game])
            marked = legal(s, actor, mask)
            if actor == me:
                break
            if draw(streams[game], 256) < wild:
                chosen = nth_marked(mask, draw(streams[game], marked))
            else:
                known[game] = states[game]
                hide(known[game], actor)
                chosen = policy(known[game], actor, mask, streams[game])
            apply(s, actor, chosen)
        if s.over != 0:
            share_out(winners(s), shares[game])
            score(s, points[game])
            rewards[game] = shares[game, me]
            done[game] = 1
        known[game] = states[game]
        hide(known[game], me)
        describe(known[game], raw[game], me, rows[game])


class Against:
    """`n` games of a learner against bots, one decision of the learner a step in each."""

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        bot: str = "sensible",
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        if n < 1:
            raise SeatError("batch/size", f"At least one game must be played, not {n}.")
        if bot not in BOTS:
            told = f"“{bot}” does not play in compiled code. {did_you_mean(bot, BOTS)}"
            raise MotherlodeError("bot/not-compiled", told)
        self.game = with_numbers(game, options)
        self.n = n
        self.seats = max(2, game.seats[0]) if seats is None else seats
        self.game.check_seats(self.seats)
        self.threads = threads or os.cpu_count() or 1
        self._wild = 256 if bot == "random" else 0
        kind = self.game.state.dtype
        self._first = np.frombuffer(bytes(self.game.first_state(self.seats, options)), kind)
        self.states = np.zeros(n, kind)
        self._known = np.zeros(n, kind)
        self._raw = self._known.view(np.uint8).reshape(n, -1)
        self._streams = np.zeros((n, 1), np.uint64)
        self.mask = np.zeros((n, len(game.moves)), np.int8)
        self._rows = np.zeros((n, self.game.feature_count), np.int8)
        self._shares = np.zeros((n, self.seats), np.float32)
        self.points = np.zeros((n, self.seats), np.int32)
        self.reward: npt.NDArray[np.float32] = np.zeros(n, np.float32)
        self._done = np.zeros(n, np.int8)
        self.seat = np.zeros(n, np.int8)
        self._games = np.zeros(n, np.int64)
        self.begin(seed)

    @property
    def observation(self) -> npt.NDArray[np.int8]:
        """What the learner knows in each game: n × features."""
        return self._rows

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """Which games ended in the last step."""
        ended: npt.NDArray[np.bool_] = self._done != 0
        return ended

    @property
    def not_legal(self) -> npt.NDArray[np.bool_]:
        """Which of them ended because the learner's move was not legal."""
        lost: npt.NDArray[np.bool_] = self._done == NOT_LEGAL
        return lost

    def begin(self, seed: int, seat: int = 0) -> None:
        """New games in all lanes; in the first one the learner has `seat`."""
        for lane in range(self.n):
            stream = [0]
            start_stream(stream, seed & WORD, lane)
            self._streams[lane, 0] = stream[0]
        self._games[:] = np.arange(seat, seat + self.n)
        self._step(np.zeros(self.n, np.int64), 1)

    def step(self, moves: Sequence[int] | npt.NDArray[Any]) -> None:
        """One decision in each game."""
        given = np.asarray(moves, np.int64)
        if given.shape != (self.n,):
            raise MoveError("batch/moves", f"{given.shape} moves do not fit {self.n} games.")
        self._step(given, 0)

    def _step(self, moves: npt.NDArray[np.int64], afresh: int) -> None:
        loop = cpu(self.game, answer)

        def part(start: int, stop: int) -> None:
            weights = np.zeros(max(len(self.game.outcomes), 1), np.int32)
            loop(
                self._first, self.states, self._known, self._raw, start, stop, moves,
                self._streams, weights, self._wild, afresh, self.seat, self._games, self.mask,
                self._rows, self._shares, self.points, self.reward, self._done,
            )  # fmt: skip

        _shared(self.n, self.threads, part)


def _shared(n: int, threads: int, part: Callable[[int, int], None]) -> None:
    """Splits games among threads; the loops hold no lock while they run."""
    if threads == 1 or n < 2 * threads:
        part(0, n)
        return
    bounds = np.linspace(0, n, threads + 1).astype(int)
    with ThreadPoolExecutor(threads) as pool:
        for running in [pool.submit(part, int(a), int(b)) for a, b in pairwise(bounds)]:
            running.result()
