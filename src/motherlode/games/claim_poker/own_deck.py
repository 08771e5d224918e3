"""Claim-Poker with a person's own cards: `motherlode play claim-poker -o deck=my-cards.txt`.

The file is written like `cards.txt`. The table in the browser takes the same text, and the match
record brings the cards along.
"""

from dataclasses import replace
from functools import partial

from motherlode.engine.game import Game
from motherlode.engine.own import Looked
from motherlode.games.claim_poker import moves, story, view
from motherlode.games.claim_poker.content import Deck, parse_deck


def with_cards(game: Game, name: str, text: str) -> Game:
    """The game with the deck of a text, in place of the reconstructed one."""
    return playing(game, parse_deck(text, name))


def playing(game: Game, deck: Deck) -> Game:
    """The game with another deck: its tables for the rules, its faces for the notation."""
    return replace(
        game.with_content(**deck.tables),
        outcomes=moves.outcomes_of(deck),
        view=partial(view.view_of, deck),
        story=partial(story.story_of, deck),
    )


def look(name: str, text: str) -> Looked[view.Spread]:
    """The cards, each as often as it is there."""
    return Looked(view.spread(parse_deck(text, name), name))
