"""One learner against bots: games side by side, each waiting for the learner's decision.

The learner sits at another seat in every game. Bots get what their seats know, and think in
threads: most of their thinking is compiled and holds no lock.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.bots.levels import Bot, make_bot
from motherlode.engine.errors import MoveError, SeatError
from motherlode.engine.game import Game
from motherlode.engine.kernels import observation_width
from motherlode.lab.encoding import encode, mask_of


class Lane:
    """One game after another, repeatable by its seed."""

    def __init__(
        self, game: Game, bots: Sequence[str], options: Mapping[str, object], seed: str, number: int
    ) -> None:
        self.game = game
        self.names = bots
        self.options = options
        self.number = number  # of this lane's game: decides where the learner sits
        self._random = Random(seed)
        self.begin()

    def begin(self) -> None:
        """A new game, up to the learner's first decision, or to the end if there is none."""
        seats = len(self.names) + 1
        self.seat = self.number % seats
        self.number += 1
        seed = self._random.getrandbits(60)
        self.match = self.game.start(seats, seed=seed, options=self.options)
        self._bots: dict[int, Bot] = {}
        for nth, name in enumerate(self.names, 1):
            self._bots[(self.seat + nth) % seats] = make_bot(
                self.game, name, self._random.getrandbits(60)
            )
        self.wait_for_learner()

    def wait_for_learner(self) -> None:
        """The bots play until the learner is to act; where several may, each is as likely."""
        match = self.match
        while not match.over:
            seat = self._random.choice(match.to_act)
            if seat == self.seat:
                return
            move = self._bots[seat].choose(match.known(seat), seat)
            match.play(seat, self.game.moves.text(move))

    def play(self, move: int) -> None:
        """The learner's decision, and the bots' until the next one."""
        self.match.play(self.seat, self.game.moves.text(move))
        self.wait_for_learner()

    @property
    def share(self) -> float:
        """The learner's share of the win; 0 while the game runs."""
        result = self.match.result
        if result is None or self.seat not in result["winners"]:
            return 0.0
        return 1 / len(result["winners"])


class Versus:
    """`n` lanes in lockstep: one decision of the learner a step in each."""

    def __init__(
        self,
        game: Game,
        n: int,
        bots: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        if n < 1:
            raise SeatError("batch/size", f"At least one game must be played, not {n}.")
        game.check_seats(len(bots) + 1)
        for name in bots:
            make_bot(game, name, 0)
        self.game = game
        self.bots = tuple(bots)
        self.options = dict(options or {})
        self.threads = threads or os.cpu_count() or 1
        self.lanes: list[Lane] = [
            Lane(game, self.bots, self.options, f"{seed} {lane}", lane) for lane in range(n)
        ]
        self.observation = np.zeros((n, observation_width(game)), np.uint8)
        self.mask = np.zeros((n, len(game.moves)), np.int8)
        self.reward: npt.NDArray[np.float64] = np.zeros(n)
        self.done = np.zeros(n, np.bool_)
        for lane in range(n):
            self._look(lane)

    def step(self, moves: Sequence[int] | npt.NDArray[Any]) -> None:
        """Plays one move in each lane; a game that has ended is left to `restart`.

        If a move is not legal, nothing happens at all.
        """
        self._check(moves)
        running = [lane for lane in range(len(self.lanes)) if not self.done[lane]]
        self._share(lambda lane: self.lanes[lane].play(int(moves[lane])), running)
        self.reward[:] = 0.0
        for lane in running:
            self._look(lane)

    def restart(self, lanes: Iterable[int]) -> None:
        """Begins new games in some lanes."""
        begun = [int(lane) for lane in lanes]
        self._share(lambda lane: self.lanes[lane].begin(), begun)
        for lane in begun:
            self._look(lane)

    def _check(self, moves: Sequence[int] | npt.NDArray[Any]) -> None:
        if len(moves) != len(self.lanes):
            raise MoveError(
                "batch/moves", f"{len(moves)} moves do not fit {len(self.lanes)} games."
            )
        for lane, move in enumerate(moves):
            if self.done[lane]:
                continue
            known = 0 <= move < len(self.game.moves)
            if not known or not self.mask[lane, int(move)]:
                named = self.game.moves.text(int(move)) if known else str(move)
                raise MoveError("move/not-legal", f"Game {lane}: “{named}” is not legal now.")

    def _look(self, lane: int) -> None:
        played = self.lanes[lane]
        known = played.match.known(played.seat)
        self.observation[lane] = encode(self.game, known, played.seat)
        self.mask[lane] = mask_of(self.game, known, played.seat)
        self.done[lane] = played.match.over
        self.reward[lane] = played.share

    def _share(self, work: Callable[[int], None], lanes: list[int]) -> None:
        if self.threads == 1:
            for lane in lanes:
                work(lane)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(work, lanes))
