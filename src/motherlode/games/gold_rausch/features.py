"""What a player knows, as numbers to learn from: tools by who knows them, the seats from him on."""

from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import (
    EQUIPMENT,
    KINDS,
    MOST_PLAYERS,
    PLACES,
    PROSPECTORS,
    TEETH,
    pieces_on,
)
from motherlode.games.gold_rausch.scoring import BOTTLES, GOLD, pieces
from motherlode.games.gold_rausch.state import (
    FIRST_TURN,
    GAP,
    NONE,
    UNKNOWN,
    UNSEEN,
    State,
    shows_tool,
)

LARGEST = 5  # pieces on a card, and none
STATES = 11

GOLD_OF = 0  # by seat, the own one first
BOTTLES_OF = GOLD_OF + MOST_PLAYERS
LEFT = BOTTLES_OF + MOST_PLAYERS  # unseen cards, nuggets by their pieces and teeth by theirs
LYING = LEFT + 2 * LARGEST  # open gold in the river, likewise
MISSING = LYING + 2 * LARGEST  # open nuggets by how many of their tools the player does not know
SURE = MISSING + LARGEST  # pieces on open gold that the player is sure to win
EMPTY = SURE + 1  # river places: seen to be empty, unseen, gaps
AIMED_AT = EMPTY + 3  # the pieces on the card that is worked on, nuggets and teeth
FOUND = AIMED_AT + 2 * LARGEST
NEEDED = FOUND + 1  # of its right cards that lie face down: known to the player, unknown
TOOLS_KNOWN = NEEDED + 2  # of how many tools, and bottles, the player knows the place
SEEN_BY = TOOLS_KNOWN + 2  # by seat: how many cards of the equipment it has seen
OPEN_ONES = SEEN_BY + MOST_PLAYERS
PHASES = OPEN_ONES + 1
UNWON = PHASES + STATES
STACK = UNWON + 1
UNSEEN_ONES = STACK + 1
WHOSE_TURN = UNSEEN_ONES + 1
SWAPPED = WHOSE_TURN + MOST_PLAYERS
COUNT = SWAPPED + 1


def features(s: State, seat: int, row: Cells) -> int:
    """Everyone's gold, what is left of it, and what one knows of the tools that it needs."""
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        row[GOLD_OF + nth] = pieces(s, other, GOLD)
        row[BOTTLES_OF + nth] = pieces(s, other, BOTTLES)
        for card in range(EQUIPMENT):
            row[SEEN_BY + nth] += s.seen[card] >> other & 1
    for kind in range(KINDS):
        row[LEFT + class_of(kind)] += s.left[kind]
    tools, bottles = 0, 0  # the tools that one knows as bits, and how many bottles
    for place in range(EQUIPMENT):
        owner = s.lies[place] // 2
        if s.side[owner] != UNKNOWN:
            if not shows_tool(s, place):
                bottles += 1
            elif s.tool[owner] != UNKNOWN:
                tools |= 1 << s.tool[owner]
    for tool in range(PROSPECTORS):
        row[TOOLS_KNOWN] += tools >> tool & 1
    row[TOOLS_KNOWN + 1] = bottles
    for place in range(PLACES):
        card = s.river[place]
        if card == GAP:
            row[EMPTY + 2] += 1
        elif card == UNSEEN:
            row[EMPTY + 1] += 1
        elif card == 0:
            row[EMPTY] += 1
        else:
            row[LYING + class_of(card)] += 1
            lacking = lacking_for(card, tools, bottles)
            row[MISSING + lacking] += 1
            if lacking == 0:
                row[SURE] += pieces_on(card)
    if s.target != NONE and s.phase > FIRST_TURN and s.river[s.target] > 0:
        card = s.river[s.target]
        row[AIMED_AT + class_of(card)] = 1
        row[NEEDED + 1] = lacking_for(card, tools, bottles)
        row[NEEDED] = pieces_on(card) - s.found - row[NEEDED + 1]
    row[FOUND] = s.found
    for place in range(EQUIPMENT):
        row[OPEN_ONES] += s.open >> place & 1
    row[PHASES + s.phase] = 1
    row[UNWON] = s.unwon
    row[STACK] = s.stack
    row[UNSEEN_ONES] = s.unseen
    row[WHOSE_TURN + (s.turn - seat) % s.seats] = 1
    row[SWAPPED] = 1 if s.swapper != NONE else 0
    return COUNT


def class_of(kind: int) -> int:
    """Nugget cards by their pieces, then tooth cards by theirs."""
    return pieces_on(kind) + (LARGEST if kind > TEETH else 0)


def lacking_for(kind: int, tools: int, bottles: int) -> int:
    """How many right cards for a card of gold somebody would have to guess."""
    if kind > TEETH:
        return max(0, kind - TEETH - bottles)
    return pieces_on(kind & ~tools)
