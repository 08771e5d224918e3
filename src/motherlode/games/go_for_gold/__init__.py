"""Go for Gold: one island, one die, one unbroken line from treasure to treasure."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.engine.own import Content
from motherlode.games.go_for_gold import (
    content,
    features,
    moves,
    own_map,
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
    features=features.features,
    described=features.COUNT,
    fact=strategy.fact,
    at_once=True,
    opening="map",
    options=(
        Option("starter", "the first active player"),
        Content(
            "map",
            "the side of the sheets",
            content.MAPS,
            texts=content.TEXTS,
            read=own_map.with_island,
            look=own_map.look,
            measure=own_map.measure,
        ),
    ),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
