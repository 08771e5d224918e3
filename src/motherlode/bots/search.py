"""The search as people and bots use it: what a seat knows goes in, each move's chances come out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from motherlode.bots import tree
from motherlode.bots.choices import legal_moves
from motherlode.engine.chance import start_stream
from motherlode.engine.checkpoint import NOTHING, Network
from motherlode.engine.game import Game
from motherlode.engine.jobs import INT, REAL, Job, Loop, Thinking, cells, done, records
from motherlode.engine.network import FORM, WIDEST

PROBE = 16  # simulations that tell how long a game will last
CHUNK = 64  # simulations between two looks at the clock
DEEPEST = 200  # decisions of a simulation that become nodes
PATIENCE = 24  # visits of a node below the root before anything else than the policy is tried
LIMIT = 20_000  # decisions after which a rollout is given up

SIMULATIONS = Loop(
    tree.simulations,
    {
        "root": records(1),
        "memory": records(2),
        "raw": cells("u1", 2, "SIZE", over="memory"),
        "seat": INT,
        "count": INT,
        "rng": cells("u8", 1),
        "mask": cells("u1", "MOVES"),
        "weights": cells("i4", "OUTCOMES"),
        "keys": cells("u8", "nodes"),
        "used": cells("i8", 1),
        "visits": cells("i4", "nodes", "MOVES"),
        "totals": cells("f4", "nodes", "MOVES"),
        "shares": cells("f8", "MOVES"),
        "squares": cells("f8", "MOVES"),
        "points": cells("i4", "SEATS"),
        "promised": cells("f8", "SEATS"),
        "liked": cells("i4", "nodes"),
        "path": cells("i4", DEEPEST, 3),
        "tried": cells("i4", "MOVES"),
        "worths": cells("f4", "MOVES"),
        "favoured": cells("i4", 1),
        "trust": REAL,
        "explore": REAL,
        "greed": REAL,
        "patience": INT,
        "beyond": INT,
        "wild": INT,
        "whole": INT,
        "limit": INT,
        "form": cells("i4", FORM),
        "net": cells("i2", "nets"),
        "bias": cells("i4", "biases"),
        "row": cells("i4", "FEATURES"),
        "one": cells("i4", WIDEST),
        "two": cells("i4", WIDEST),
        "out": cells("i4", "SEATS"),
    },
    lengths=("nodes", "nets", "biases"),
)


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many simulations, or after so many seconds, whichever comes first."""

    simulations: int = 2000
    seconds: float | None = None


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of a move: the expected share of the win, and how sure it is."""

    move: int
    share: float
    error: float  # of the share, one standard deviation
    visits: int
    worth: float  # what the search went by: the share, mixed with the lead in points
    liked: bool = False  # whether the policy would play it


class Search:
    """Monte-Carlo tree search over information sets, repeatable by its seed."""

    def __init__(
        self,
        game: Game,
        budget: Budget | None = None,
        trust: float = 0.4,
        explore: float = 0.5,
        greed: float = 0.75,
        wild: int = 16,
        seed: int = 0,
        whole: bool = False,
        network: Network | None = None,
        patience: int = PATIENCE,
        beyond: int = 0,
    ) -> None:
        self.game = game
        self.budget = budget or Budget()
        self.trust = trust  # in the policy's choice, from 0 to 1
        self.explore = explore
        # How much the lead in points counts beside the win, from 0 to 1. A judgement is about wins
        # alone, and better than a lead.
        self.greed = greed if game.judge is None else 0.0
        self.wild = wild  # random decisions of a rollout, out of 256
        self.whole = whole  # whether moves that need no thought are weighed too, at the root
        self.network = network  # says what a position promises, so that nothing is played on
        self.patience = patience
        self.beyond = beyond  # decisions by the policy before the network is asked
        self._rng = [0]
        start_stream(self._rng, seed, 2)
        self.decisions = 0  # made in simulations so far
        self.simulations = 0

    def analyse(self, known: Any, seat: int) -> list[Estimate]:
        """Every legal move with its expected share, the most tried first.

        `known` is the seat's hidden record: the search sees nothing else.
        """
        return done(self.analysing(known, seat))

    def analysing(self, known: Any, seat: int) -> Thinking[list[Estimate]]:
        """The same, wherever the simulations are done."""
        network = self.network or NOTHING
        found = yield Job(
            SIMULATIONS,
            self.game,
            {
                "root": bytes(known),
                "seat": seat,
                "rng": self._rng,
                "trust": self.trust,
                "explore": self.explore,
                "greed": self.greed,
                "patience": self.patience,
                "beyond": self.beyond,
                "wild": self.wild,
                "whole": int(self.whole),
                "limit": LIMIT,
                **network.values,
            },
            {"nodes": _table_size(self.budget.simulations), **network.lengths},
            ("rng", "tried", "worths", "shares", "squares", "favoured"),
            self.budget.simulations,
            CHUNK,
            self.budget.seconds,
        )
        self.decisions += found.result
        self.simulations += found.times
        self._rng = [int(found.values["rng"][0])]
        return self._estimates(known, seat, found.values)

    def length(self, known: Any, seat: int) -> Thinking[float]:
        """How many decisions the game will still have, by a few simulations."""
        probe = Search(self.game, Budget(PROBE), self.trust, seed=1)
        yield from probe.analysing(known, seat)
        return probe.decisions / PROBE

    def choose(self, known: Any, seat: int) -> int:
        """The best move."""
        return best_of(self.analyse(known, seat)).move

    def _estimates(
        self, known: Any, seat: int, sums: Mapping[str, Sequence[Any]]
    ) -> list[Estimate]:
        favoured = int(sums["favoured"][0])
        found = []
        for move in legal_moves(self.game, known, seat):
            n = int(sums["tried"][move])
            if n:
                share = float(sums["shares"][move]) / n
                spread = float(sums["squares"][move]) / n - share * share
                error = sqrt(max(spread, 0.25 / (n + 1)) / n)
                worth = float(sums["worths"][move]) / n
                found.append(Estimate(move, share, error, n, worth, move == favoured))
            else:
                found.append(Estimate(move, 0.0, 1.0, 0, 0.0))
        return sorted(found, key=lambda estimate: (-estimate.visits, -estimate.worth))


def best_of(estimates: Sequence[Estimate]) -> Estimate:
    """The move that was tried most often, unless the policy's may well be as good."""
    best = estimates[0]
    for liked in estimates:
        if liked.liked and liked.visits:
            doubt = sqrt(best.error**2 + liked.error**2)
            return best if best.worth - liked.worth > doubt else liked
    return best


def _table_size(simulations: int) -> int:
    """A power of two with room for a node a simulation, within reason."""
    size = 256
    while size < 2 * simulations and size < 1 << 15:
        size *= 2
    return size
