"""Claim-Poker: keep one card, give one away; only what comes in even numbers counts."""

from functools import partial

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option
from motherlode.engine.own import Content
from motherlode.games.claim_poker import (
    features,
    moves,
    own_deck,
    pictures,
    rules,
    scoring,
    state,
    story,
    strategy,
    view,
)
from motherlode.games.claim_poker.content import BOX, TEXT

# All that somebody knows lies open. Nobody knows which specials lie in which pile, nor the order of
# a pile: those are chance.
GAME = Game(
    slug="claim-poker",
    name="Claim-Poker",
    version=1,
    seats=range(3, 6),
    state=state.State,
    rules=Rules.of(rules, scoring),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=partial(view.view_of, BOX),
    story=partial(story.story_of, BOX),
    conserved=view.conserved,
    open=True,
    at_once=True,
    policy=strategy.policy,
    features=features.features,
    described=features.COUNT,
    levels=strategy.LEVELS,
    fact=strategy.fact,
    skip=strategy.skip,
    options=(
        Option("starter", "the seat that begins"),
        Option("round2", "who begins round 2", ("same", "left")),
        Content(
            "deck",
            "the cards",
            ("box",),
            texts={"box": TEXT},
            read=own_deck.with_cards,
            look=own_deck.look,
        ),
    ),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
