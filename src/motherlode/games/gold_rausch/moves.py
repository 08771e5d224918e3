"""Moves and outcomes as integers and as notation."""

from motherlode.engine.notation import Notation
from motherlode.games.gold_rausch.content import (
    EQUIPMENT,
    KINDS,
    MOST_PLAYERS,
    PLACES,
    RIVER,
    SIDES,
    TEETH,
    TOOLS,
    tools_on,
)

UNCOVER = 0  # + an equipment place
FLIP = UNCOVER + EQUIPMENT  # + a river place
AIM = FLIP + PLACES  # + a river place
DOUBT = AIM + PLACES
DRAW = DOUBT + 1  # + the seat that gives a card
DECLINE = DRAW + MOST_PLAYERS
SWAP = DECLINE + 1  # + 6 × the place of the open tool + the place of the other card, see `swap`

# Outcomes: a river card is its kind, then come the tools and the sides of the set-up.
TOOL = KINDS
SIDE = TOOL + len(TOOLS)


def swap(own: int, other: int) -> int:
    """The move that swaps the open tool at one place for the card at another prospector's."""
    others = other if other < own // 2 * 2 else other - 2
    return SWAP + 6 * own + others


def swapped(move: int) -> tuple[int, int]:
    """The two places of a swap."""
    own = (move - SWAP) // 6
    others = (move - SWAP) % 6
    return own, (others if others < own // 2 * 2 else others + 2)


def place_name(place: int) -> str:
    """An equipment place: its prospector and the side."""
    return f"{place // 2} {SIDES[place % 2]}"


def card_name(kind: int) -> str:
    """A river card."""
    if kind == RIVER:
        return "river"
    if kind > TEETH:
        return f"teeth {kind - TEETH}"
    return "nuggets " + "+".join(tools_on(kind))


MOVES = Notation(
    [
        *(f"uncover {place_name(place)}" for place in range(EQUIPMENT)),
        *(f"flip {place}" for place in range(PLACES)),
        *(f"aim {place}" for place in range(PLACES)),
        "doubt",
        *(f"draw {seat}" for seat in range(MOST_PLAYERS)),
        "decline",
        *(
            f"swap {place_name(own)} {place_name(other)}"
            for own in range(EQUIPMENT)
            for other in range(EQUIPMENT)
            if own // 2 != other // 2
        ),
    ]
)
OUTCOMES = Notation([*(card_name(kind) for kind in range(KINDS)), *TOOLS, *SIDES], "outcome")
