"""Wurf & Weg: everybody rolls at the same time; whose dice are gone first?"""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.games.wurf_und_weg import (
    moves,
    pictures,
    rules,
    scoring,
    state,
    strategy,
    view,
)

# All lies open. The order of the pile does not exist before a coaster is drawn, and which coasters
# are face down before a player has been seen by all.
GAME = Game(
    slug="wurf-und-weg",
    name="Wurf & Weg",
    version=1,
    seats=range(2, 7),
    state=state.State,
    rules=Rules.of(rules, scoring),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=view.view,
    story=view.story,
    conserved=view.conserved,
    policy=strategy.policy,
    fact=strategy.fact,
    why_not=view.why_not,
    at_once=True,
    real_time=True,
    round=view.round_of,
    looks=("roll",),  # one look for each throw, at what the last one left
    options=(Option("goal", "first to three coasters, or the whole pile", ("three", "pile")),),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
