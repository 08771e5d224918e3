"""What a player knows, as numbers to learn from: cards by what they are to him, not by place."""

from motherlode.engine.state import Cells
from motherlode.games.gold.content import CARDS, DYNAMITE, FIRST_DIGGER, MOST_PLAYERS, NOBODY, RUSH
from motherlode.games.gold.rules import owner
from motherlode.games.gold.state import NOWHERE, State, is_gold

# A card to somebody: gold by value, diggers by strength and by whose they are (his own, then the
# seats after him, then nobody's), dynamite.
SORTS = 4 + 4 * (MOST_PLAYERS + 1) + 1
LAST_CARDS = 12  # so many and fewer are told apart one by one

SEEN = 0  # cards that lie there and have been seen, by sort
UNSEEN_ONES = SEEN + SORTS
OPEN_ONE = UNSEEN_ONES + SORTS  # the card that is open
PHASES = OPEN_ONE + SORTS
GOLD_OF = PHASES + 3  # by seat, the own one first
FOUND_OF = GOLD_OF + MOST_PLAYERS
LEFT = FOUND_OF + MOST_PLAYERS
FEW = LEFT + 2
COUNT = FEW + LAST_CARDS


def sort_of(s: State, seat: int, kind: int) -> int:
    """What a card is to a player."""
    if is_gold(kind):
        return kind
    if kind == DYNAMITE:
        return SORTS - 1
    whose = owner(s, kind)
    relative = MOST_PLAYERS if whose == NOBODY else (whose - seat) % s.seats
    return FIRST_DIGGER + 4 * relative + kind % 4


def features(s: State, seat: int, row: Cells) -> int:
    """Cards by sort, seen and unseen; the open one; everyone's gold; how near the rush is."""
    for kind in range(DYNAMITE + 1):
        row[UNSEEN_ONES + sort_of(s, seat, kind)] += s.unseen[kind]
    for place in range(CARDS):
        if s.cards[place] >= 0:
            row[SEEN + sort_of(s, seat, s.cards[place])] += 1
    if s.open != NOWHERE:
        row[OPEN_ONE + sort_of(s, seat, s.cards[s.open])] = 1
    row[PHASES + s.phase] = 1
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        row[GOLD_OF + nth] = s.gold[other]
        row[FOUND_OF + nth] = s.found[other]
    row[LEFT] = s.left
    row[LEFT + 1] = max(0, s.left - RUSH)
    if s.left <= LAST_CARDS:
        row[FEW + s.left - 1] = 1
    return COUNT
