"""Gold Rausch: gold under the water, tools under the prospectors' hands, and a good memory."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.games.gold_rausch import (
    features,
    moves,
    pictures,
    rules,
    scoring,
    sight,
    state,
    story,
    strategy,
    view,
)

GAME = Game(
    slug="gold-rausch",
    name="Gold Rausch",
    version=2,
    seats=range(2, 5),
    state=state.State,
    rules=Rules.of(rules, scoring, sight),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=view.view,
    story=story.story,
    conserved=view.conserved,
    policy=strategy.policy,
    features=features.features,
    described=features.COUNT,
    fact=strategy.fact,
    skip=strategy.skip,
    remembers=strategy.remembers,
    recall=strategy.recall,
    forget=strategy.forget,
    shows=("flip", "uncover", "doubt", "draw"),
    forgets=story.FORGETS,
    options=(
        Option("starter", "the seat that begins"),
        Option("neutral_swap", "who swaps for unassigned prospectors", ("active", "back")),
        Option("doubt", "what a wrong doubter deals out", ("found", "own")),
    ),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
