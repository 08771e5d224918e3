"""Opponents from a child's level to the best there is, by the same four names in every game.

What makes a lower level weaker is human: it looks less far, it is less sure which of two good moves
is the better one, and it forgets cards. It does not throw games away: a move that looks clearly
worse to it is never played.
"""

from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any, Protocol

from motherlode.bots.ahead import shares_ahead
from motherlode.bots.choices import legal_moves, moves_to_weigh
from motherlode.bots.endings import ending_shares
from motherlode.bots.exact import exact_is_ready, exact_move, make_exact_ready
from motherlode.bots.learnt import SUFFIX, learnt_from, learnt_of
from motherlode.bots.memory import Memory
from motherlode.bots.pace import pause
from motherlode.bots.search import SIMULATIONS, Budget, Estimate, Search, best_of
from motherlode.bots.ways import WAYS, weighed
from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.jobs import Thinking, done, machine

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Level",
    "bot_by_lots",
    "level_here",
    "make_bot",
    "pause",
    "ready",
    "warm",
]


class Bot(Protocol):
    """Somebody who decides; it is given what its seat knows, and nothing else."""

    seconds: float | None  # that it has at most for a decision; None: as many as it likes

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
    # How many simulations it makes where a network was learnt (`bots/learnt.py`): these are
    # shorter. 0: it plays all of them on to the end. And how it searches then, see `Search`.
    learnt: int = 0
    explore: float = 0.5
    beyond: int = 0


BY_NETWORK = 16_000  # simulations of the best level where a network was learnt

LEVELS = {
    "greenhorn": Level(simulations=25, trust=0.3, doubt=0.07, forgets=240),
    "prospector": Level(simulations=100, trust=0.4, doubt=0.03, forgets=130),
    "veteran": Level(simulations=500, trust=0.5, doubt=0.01, forgets=50),
    "legend": Level(simulations=4000, trust=0.6, doubt=0.0, forgets=0, ahead=True, exact=True),
}
# For measuring: the best level without exact solutions, the game's own policy, no thought at all.
SEARCH = replace(LEVELS["legend"], exact=False)
LEARNT = replace(LEVELS["legend"], learnt=BY_NETWORK)
NAMES = (*LEVELS, "search", "sensible", "random")

LIKE_SENSIBLE = "prospector"  # who stands in for the policy of a game that has none
SHORT = 9  # decisions to the end, on average: so near it an exact solution is tried
TRIED = 0.15  # of the visits of the most tried move: below, a move is out of the question
CLEARLY_WORSE = 3  # times the doubt: a move this far behind is never played


class RandomBot:
    """Any legal move: for measuring."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seconds: float | None = None
        self._random = Random(seed)

    def choose(self, known: Any, seat: int) -> int:
        """Each as likely."""
        return self._random.choice(legal_moves(self.game, known, seat))


class SensibleBot:
    """The game's own policy, without looking ahead."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seconds: float | None = None
        self._rng = [Random(seed).getrandbits(64)]

    def choose(self, known: Any, seat: int) -> int:
        """What the policy says."""
        assert self.game.policy is not None
        mask = [0] * len(self.game.moves)
        self.game.plain.legal(known, seat, mask)
        move = self.game.policy(known, seat, mask, self._rng)
        if move not in legal_moves(self.game, known, seat):
            raise not_legal(self.game, move)
        return move


def not_legal(game: Game, move: int) -> MotherlodeError:
    """A policy that breaks the rules is its game's mistake, and nobody plays on with it."""
    what = game.moves.text(move) if 0 <= move < len(game.moves) else str(move)
    return MotherlodeError(
        "policy/not-legal",
        f"The policy of {game.name} has played “{what}”, which is not legal there: "
        "motherlode check says when.",
    )


class SearchBot:
    """A level: searches, and chooses as surely as it can tell moves apart."""

    def __init__(
        self, game: Game, level: Level, seed: int, network: str = "", memory: int | None = None
    ) -> None:
        self.game = game
        self.level = level
        self._seed = seed
        self._random = Random(seed)
        self._fancy = Random(f"fancy {seed}")  # for what makes no difference
        lots = self._random.getrandbits(60)
        self._memory = Memory(game, level.forgets, lots if memory is None else memory)
        self._search = Search(game, Budget(level.simulations), level.trust, seed=seed)
        self._network = network
        self._by_network: Search | None = None
        self.seconds: float | None = None  # no longer than this, where many others wait

    def choose(self, known: Any, seat: int) -> int:
        """The best move, or one that looks nearly as good; of several alike, any."""
        return done(self.choosing(known, seat))

    def choosing(self, known: Any, seat: int) -> Thinking[int]:
        """The same, wherever its loops are run."""
        moves = moves_to_weigh(self.game, known, seat)
        if len(moves) == 1:
            return self._any_alike(known, seat, moves[0])
        if self.level.exact and (best := exact_move(self.game, known)) is not None:
            return best
        known = self._memory.fade(known, seat)
        move = yield from self._weigh(moves, known, seat)
        return self._any_alike(known, seat, move)

    def _any_alike(self, known: Any, seat: int, move: int) -> int:
        """Who looks through cards one after the other gives away that he is a machine."""
        if self.game.alike is None:
            return move
        alike = self.game.alike(known, seat, move)
        return self._fancy.choice(alike) if move in alike else move

    def _weigh(self, moves: list[int], known: Any, seat: int) -> Thinking[int]:
        """The best of several moves, as far as it can tell."""
        if self.level.exact and self.seconds is None:
            best = yield from self._small_ending(known, seat)
            if best is not None:
                return best
        if self.level.ahead:
            shares = yield from shares_ahead(self.game, known, seat)
            if shares is not None:
                return max(moves, key=shares.__getitem__)
        search = self._searcher(known.seats)
        search.budget = Budget(search.budget.simulations, self.seconds)
        estimates = yield from search.analysing(known, seat)
        if self.level.doubt == 0:
            return best_of(estimates).move
        return self._nearly_best(estimates)

    def _searcher(self, seats: int) -> Search:
        """The search by what was learnt for so many players, or else by playing on."""
        if self.level.learnt and self._by_network is None:
            level, game = self.level, self.game
            named = self._network
            network = learnt_from(game, named, seats) if named else learnt_of(game, seats)
            self._by_network = self._search
            if network is not None:
                self._by_network = Search(
                    game, Budget(level.learnt), level.trust, level.explore,
                    seed=self._seed, network=network, beyond=level.beyond,
                )  # fmt: skip
        return self._by_network or self._search

    def _small_ending(self, known: Any, seat: int) -> Thinking[int | None]:
        """The best move, where the game is so near its end that all of it can be weighed."""
        length = yield from self._search.length(known, seat)
        if length > SHORT:
            return None
        shares = yield from ending_shares(self.game, known, seat)
        return None if shares is None else max(shares, key=shares.__getitem__)

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
    if name.endswith(SUFFIX):  # the best level by what a file has learnt
        learnt_from(game, name)  # which is refused here and not in the middle of a game
        return SearchBot(game, LEARNT, seed, name)
    if name == "search":
        return SearchBot(game, SEARCH, seed)
    if name == "sensible" and game.policy is not None:
        return SensibleBot(game, seed)
    if name == "sensible":  # no ideas of its own: then it has to look
        return SearchBot(game, LEVELS[LIKE_SENSIBLE], seed)
    if name == "random":
        return RandomBot(game, seed)
    raise MotherlodeError("bot/unknown", f"No bot “{name}”. {did_you_mean(name, NAMES)}")


def level_here(game: Game, name: str) -> str:
    """The level; where a game's loops cannot be run, whoever plays it without looking ahead."""
    if name not in LEVELS or machine().has(game):
        return name
    return "random" if game.policy is None else "sensible"


def bot_by_lots(game: Game, name: str, lots: str) -> Bot:
    """A level for one decision that follows from its lots alone, whoever asks, and wherever.

    Lots are a key and a number: what it remembers goes by the key, what it decides by both.
    """
    memory = Random(lots.partition(" ")[0]).getrandbits(60)
    level = replace(LEVELS[name], **game.levels.get(name, {}))
    return SearchBot(game, level, Random(lots).getrandbits(48), memory=memory)


# --- compiling ---------------------------------------------------------------------------------


def ready(game: Game, name: str) -> bool:
    """Whether a bot can decide at once, with nothing to compile or to solve before."""
    if name == "random" or (name == "sensible" and game.policy is not None):
        return True
    if not machine().is_ready(game, SIMULATIONS):
        return False
    if LEVELS.get(name, SEARCH).ahead and not machine().is_ready(game, WAYS):
        return False
    return not LEVELS.get(name, SEARCH).exact or exact_is_ready(game)


def warm(game: Game, name: str) -> None:
    """Compiles and solves what a bot needs; may take some seconds."""
    if name == "random" or (name == "sensible" and game.policy is not None):
        return
    match = game.start(game.seats[-1], seed=0)
    seat = match.to_act[0]
    Search(game, Budget(1)).analyse(match.known(seat), seat)
    if LEVELS.get(name, SEARCH).ahead:
        done(weighed(game, match.known(seat), seat, steps=2, most=1, to_the_end=True))
    if LEVELS.get(name, SEARCH).exact:
        make_exact_ready(game)
