"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.claim_poker.content import BOX, EQUIPMENT, KINDS, MOST_PLAYERS, PILES, Deck

TAKE = 0  # + the pile
GIVE = TAKE + PILES  # + 5 × pile + the seat that gets the card
ACCEPT = GIVE + PILES * MOST_PLAYERS
REFUSE = ACCEPT + 1
ASSIGN = REFUSE + 1  # + the kind

MOVES = Notation(
    [
        *(f"take {pile}" for pile in EQUIPMENT),
        *(f"give {pile} {seat}" for pile in EQUIPMENT for seat in range(MOST_PLAYERS)),
        "accept",
        "refuse",
        *(f"assign {kind}" for kind in KINDS),
    ]
)


def outcomes_of(deck: Deck) -> Notation:
    """The chance events of a deck: where doubles and specials go, and each face."""
    places = [f"{verb} {pile}" for verb in ("on", "short") for pile in EQUIPMENT]
    return Notation([*places, *deck.faces], "outcome")


OUTCOMES = outcomes_of(BOX)
