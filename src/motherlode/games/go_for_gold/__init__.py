"""Go for Gold: one island, one die, one unbroken line from treasure to treasure."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.games.go_for_gold import (
    content,
    moves,
    own_map,
    rules,
    scoring,
    sight,
    state,
    story,
    strategy,
    view,
)

GAME = Game(
    slug="go-for-gold",
    name="Go for Gold",
    version=2,
    seats=range(1, 5),
    state=state.State,
    rules=Rules.of(rules, scoring, sight),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=view.view,
    story=story.story,
    conserved=view.conserved,
    policy=strategy.policy,
    fact=strategy.fact,
    options=(
        Option("starter", "the first active player"),
        Option("map", "the side of the sheets", content.MAPS),
    ),
    own={"map": own_map.with_island},
)

__all__ = ["GAME"]
