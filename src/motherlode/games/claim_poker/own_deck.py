"""Claim-Poker with a person's own cards in place of the reconstructed ones.

With two lines in a file `mine.py`, `motherlode play mine:GAME` plays with them:

    from motherlode.games.claim_poker.own_deck import with_deck
    GAME = with_deck("my_cards.txt")
"""

from dataclasses import replace
from functools import partial
from pathlib import Path

from motherlode.engine.game import Game
from motherlode.games.claim_poker import GAME, moves, story, view
from motherlode.games.claim_poker.content import Deck, load_deck


def with_deck(path: Path | str) -> Game:
    """The game with the deck of a file, written like `cards.txt`."""
    return playing(load_deck(Path(path)))


def playing(deck: Deck) -> Game:
    """The game with another deck: its tables for the rules, its faces for the notation."""
    return replace(
        GAME.with_content(**deck.tables),
        outcomes=moves.outcomes_of(deck),
        view=partial(view.view_of, deck),
        story=partial(story.story_of, deck),
    )
