"""How good each legal move of a seat is, from the record as that seat knows it."""

from typing import Any, NamedTuple, TypedDict

from motherlode.bots.ahead import shares_ahead
from motherlode.bots.exact import exact_shares
from motherlode.bots.search import Budget, Search
from motherlode.engine.game import Game
from motherlode.engine.jobs import Thinking

SURE = 2.0  # standard deviations by which a move must be behind to be called worse


class Choice(TypedDict):
    """One legal move."""

    move: str
    share: float  # the expected share of the win
    error: float  # of sampling, one standard deviation; 0 where every way on was weighed


class Weighed(NamedTuple):
    """Every legal move, the best first."""

    choices: list[Choice]
    exact: bool


def weigh(game: Game, known: Any, seat: int, budget: Budget, seed: int = 0) -> Thinking[Weighed]:
    """Exactly where the game is solved, by every way on where these are few, else by search."""
    exact = exact_shares(game, known)
    weighed = (yield from shares_ahead(game, known, seat)) if exact is None else exact
    if weighed is not None:
        choices = [_choice(game, move, share, 0.0) for move, share in weighed.items()]
        choices.sort(key=lambda choice: -choice["share"])
    else:
        search = Search(game, budget, seed=seed, whole=True)
        estimates = yield from search.analysing(known, seat)
        first, *others = (_choice(game, e.move, e.share, e.error) for e in estimates if e.visits)
        # The most tried move stays first: it is what the search would play.
        choices = [first, *sorted(others, key=lambda choice: -choice["share"])]
    return Weighed(choices, exact is not None)


def behind(choice: Choice, best: Choice) -> tuple[float, float]:
    """How much less a move promises than another, and how much of that may be chance."""
    sure = SURE * float((best["error"] ** 2 + choice["error"] ** 2) ** 0.5)
    return best["share"] - choice["share"], sure


def _choice(game: Game, move: int, share: float, error: float) -> Choice:
    return Choice(move=game.moves.text(move), share=share, error=error)
