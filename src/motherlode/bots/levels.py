"""Opponents from a child's level to the best there is, by the same four names in every game.

What makes a lower level weaker is human: it looks less far, it is less sure which of two good moves
is the better one, and it forgets cards. It does not throw games away: a move that looks clearly
worse to it is never played.
"""

from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any, Protocol

from motherlode.bots import tree
from motherlode.bots.ahead import ahead_is_ready, make_ahead_ready, shares_ahead
from motherlode.bots.choices import legal_moves, moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.exact import exact_is_ready, exact_move, make_exact_ready
from motherlode.bots.memory import Memory
from motherlode.bots.pace import pause
from motherlode.bots.search import Budget, Estimate, Search, best_of
from motherlode.engine.compile import is_compiled
from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game

__all__ = ["LEVELS", "NAMES", "Bot", "Level", "make_bot", "pause", "ready", "warm"]


class Bot(Protocol):
    """Somebody who decides; it is given what its seat knows, and nothing else."""

    def choose(self, known: Any, seat: int) -> int:
        """A legal move."""
        ...


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    simulations: int  # how far it looks
    trust: float  # in what one sensibly does, from 0 to 1
    doubt: float  # differences between moves that it hardly sees
    forgets: int  # cards out of 256 that it does not remember in the long run
    ahead: bool = False  # whether it weighs a turn to its end where a game can judge positions
    exact: bool = False  # whether it plays by exact solutions where there are some


LEVELS = {
    "greenhorn": Level(simulations=25, trust=0.3, doubt=0.07, forgets=240),
    "prospector": Level(simulations=100, trust=0.4, doubt=0.03, forgets=130),
    "veteran": Level(simulations=500, trust=0.5, doubt=0.01, forgets=50),
    "legend": Level(simulations=4000, trust=0.6, doubt=0.0, forgets=0, ahead=True, exact=True),
}
# For measuring: the best level without exact solutions, the game's own policy, no thought at all.
SEARCH = replace(LEVELS["legend"], exact=False)
NAMES = (*LEVELS, "search", "sensible", "random")

SHORT = 9  # decisions to the end, on average: so near it an exact solution is tried
TRIED = 0.15  # of the visits of the most tried move: below, a move is out of the question
CLEARLY_WORSE = 3  # times the doubt: a move this far behind is never played


class RandomBot:
    """Any legal move: for measuring."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._random = Random(seed)

    def choose(self, known: Any, seat: int) -> int:
        """Each as likely."""
        return self._random.choice(legal_moves(self.game, known, seat))


class SensibleBot:
    """The game's own policy, without looking ahead."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._rng = [Random(seed).getrandbits(64)]

    def choose(self, known: Any, seat: int) -> int:
        """What the policy says."""
        assert self.game.policy is not None
        mask = [0] * len(self.game.moves)
        self.game.plain.legal(known, seat, mask)
        return self.game.policy(known, seat, mask, self._rng)


class SearchBot:
    """A level: searches, and chooses as surely as it can tell moves apart."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self._random = Random(seed)
        self._fancy = Random(f"fancy {seed}")  # for what makes no difference
        self._memory = Memory(game, level.forgets, self._random.getrandbits(60))
        self._search = Search(game, Budget(level.simulations), level.trust, seed=seed)

    def choose(self, known: Any, seat: int) -> int:
        """The best move, or one that looks nearly as good; of several alike, any."""
        moves = moves_to_weigh(self.game, known, seat)
        if len(moves) == 1:
            return self._any_alike(known, seat, moves[0])
        if self.level.exact and (best := exact_move(self.game, known)) is not None:
            return best
        known = self._memory.fade(known, seat)
        return self._any_alike(known, seat, self._weigh(moves, known, seat))

    def _any_alike(self, known: Any, seat: int, move: int) -> int:
        """Who looks through cards one after the other gives away that he is a machine."""
        if self.game.alike is None:
            return move
        alike = self.game.alike(known, seat, move)
        return self._fancy.choice(alike) if move in alike else move

    def _weigh(self, moves: list[int], known: Any, seat: int) -> int:
        """The best of several moves, as far as it can tell."""
        if self.level.exact and (best := self._small_ending(known, seat)) is not None:
            return best
        if self.level.ahead and (shares := shares_ahead(self.game, known, seat)) is not None:
            return max(moves, key=lambda move: shares[move])
        estimates = self._search.analyse(known, seat)
        if self.level.doubt == 0:
            return best_of(estimates).move
        return self._nearly_best(estimates)

    def _small_ending(self, known: Any, seat: int) -> int | None:
        """The best move, where the game is so near its end that all of it can be weighed."""
        if self._search.length(known, seat) > SHORT:
            return None
        shares = ending_shares(self.game, known, seat)
        return None if shares is None else max(shares, key=lambda move: shares[move])

    def _nearly_best(self, estimates: list[Estimate]) -> int:
        # A move that the search gave up early is one that it found bad: its share is mere noise.
        enough = TRIED * estimates[0].visits
        tried = [estimate for estimate in estimates if estimate.visits > enough]
        best = estimates[0].worth
        doubt = self.level.doubt
        close = [e for e in tried if e.worth >= best - CLEARLY_WORSE * doubt]
        weights = [exp((estimate.worth - best) / doubt) for estimate in close]
        return self._random.choices(close, weights)[0].move


def make_bot(game: Game, name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name in LEVELS:
        level = replace(LEVELS[name], **game.levels.get(name, {}))
        return SearchBot(game, level, seed)
    if name == "search":
        return SearchBot(game, SEARCH, seed)
    if name == "sensible" and game.policy is not None:
        return SensibleBot(game, seed)
    if name in ("sensible", "random"):
        return RandomBot(game, seed)
    raise MotherlodeError("bot/unknown", f"No bot “{name}”. {did_you_mean(name, NAMES)}")


# --- compiling ---------------------------------------------------------------------------------


def ready(game: Game, name: str) -> bool:
    """Whether a bot can decide at once, with nothing to compile or to solve before."""
    if name in ("random", "sensible"):
        return True
    if not is_compiled(game, tree.simulations):
        return False
    if LEVELS.get(name, SEARCH).ahead and not ahead_is_ready(game):
        return False
    return not LEVELS.get(name, SEARCH).exact or exact_is_ready(game)


def warm(game: Game, name: str) -> None:
    """Compiles and solves what a bot needs; may take some seconds."""
    if name in ("random", "sensible"):
        return
    match = game.start(game.seats[-1], seed=0)
    Search(game, Budget(1)).analyse(match.known(match.to_act[0]), match.to_act[0])
    if LEVELS.get(name, SEARCH).ahead:
        make_ahead_ready(game)
    if LEVELS.get(name, SEARCH).exact:
        make_exact_ready(game)
