"""GOLD: round cards in the dark of a mine; uncover two, remember, lead your diggers to the gold."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option, Order
from motherlode.games.gold import (
    content,
    moves,
    pictures,
    rules,
    scoring,
    sight,
    state,
    strategy,
    view,
)

GAME = Game(
    slug="gold",
    name="GOLD",
    version=1,
    seats=range(2, content.MOST_PLAYERS + 1),
    state=state.State,
    rules=Rules.of(rules, scoring, sight),
    moves=moves.MOVES,
    outcomes=moves.OUTCOMES,
    endings=view.ENDINGS,
    view=view.view,
    story=view.story,
    conserved=view.conserved,
    open=True,
    policy=strategy.policy,
    fact=strategy.fact,
    skip=strategy.skip,
    alike=strategy.alike,
    remembers=strategy.remembers,
    forget=strategy.forget,
    shows=("flip",),
    forgets=view.FORGETS,
    options=(
        Option("starter", "the seat that begins"),
        Option("layout", "how the cards lie on the table", tuple(content.LAYOUTS)),
        Order(
            "colours",
            "the colours that the seats take, in their order",
            content.COLOURS,
            each=content.colours_each,
        ),
    ),
    pictures=pictures.PICTURES,
)

__all__ = ["GAME"]
