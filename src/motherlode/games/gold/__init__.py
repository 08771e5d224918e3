"""GOLD: round cards in the dark of a mine; uncover two, remember, lead your diggers to the gold."""

from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Option, Order
from motherlode.games.gold import (
    content,
    features,
    moves,
    pictures,
    rules,
    scoring,
    state,
    strategy,
    view,
)

# Nothing is hidden: whatever was uncovered was seen by all, so the record is what a player with a
# perfect memory knows, and an unseen card is drawn by chance when it is first uncovered. The view
# is stricter (`view.py`): it shows no card that was turned back, and no value of gold under an
# entrance (GO-A10).
GAME = Game(
    slug="gold",
    name="GOLD",
    version=1,
    seats=range(2, content.MOST_PLAYERS + 1),
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
    features=features.features,
    described=features.COUNT,
    fact=strategy.fact,
    skip=strategy.skip,
    alike=strategy.alike,
    remembers=strategy.remembers,
    recall=strategy.recall,
    topic=strategy.topic,
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
