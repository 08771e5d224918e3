"""Gold Nuggets: seven dice, 77 nuggets, three lassos to rob a rival."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.games.gold_nuggets import (
    moves,
    pictures,
    rules,
    scoring,
    state,
    strategy,
    view,
)

# All lies open: nothing is hidden, and dice that have yet to fall are chance.
GAME = Game(
    slug="gold-nuggets",
    name="Gold Nuggets",
    version=1,
    seats=range(2, 6),
    state=state.State,
    rules=Rules.of(rules, scoring),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=view.view,
    story=view.story,
    conserved=view.conserved,
    open=True,
    policy=strategy.policy,
    levels=strategy.LEVELS,
    judge=strategy.judge,
    fact=strategy.fact,
    solver=f"{__name__}.solver",
    options=(Option("starter", "the seat that begins"),),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
