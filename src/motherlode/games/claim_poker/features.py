"""What a player knows, as numbers to learn from: the seats counted from him."""

from motherlode.engine.state import Cells
from motherlode.games.claim_poker.content import BONUS, ITEMS, MOST_PLAYERS, PILES, VALUES
from motherlode.games.claim_poker.scoring import KIND_COUNT, noted
from motherlode.games.claim_poker.state import GIVING, NOTHING, State
from motherlode.games.claim_poker.strategy import benefit, prospect

# Of each seat, the own one first
NOTED = 0  # points of the round before
COMES_TO = NOTED + MOST_PLAYERS  # what its cards come to now
PROSPECTORS = COMES_TO + MOST_PLAYERS
WORTH = PROSPECTORS + MOST_PLAYERS  # by kind: the points printed on its cards
ODD = WORTH + MOST_PLAYERS * KIND_COUNT  # by kind: whether its items are odd
HELPS = ODD + MOST_PLAYERS * KIND_COUNT  # by pile: what the open card would change

# Of each pile
ITEMS_ON = HELPS + MOST_PLAYERS * PILES  # the items of the open card, all kinds together
POINTS_ON = ITEMS_ON + PILES
BONUS_ON = POINTS_ON + PILES
HEIGHT = BONUS_ON + PILES
SPECIALS = HEIGHT + PILES
TAKEN = SPECIALS + PILES

ROUND = TAKEN + PILES
PHASES = ROUND + 1
CARDS_LEFT = PHASES + 7
GIFT = CARDS_LEFT + 1
WHOSE_TURN = GIFT + MOST_PLAYERS  # counted from the seat that looks
COUNT = WHOSE_TURN + MOST_PLAYERS


def features(s: State, seat: int, row: Cells) -> int:
    """What everyone's cards come to, what each open card would change, what the piles hold."""
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        at = MOST_PLAYERS * s.round + other
        row[NOTED + nth] = noted(s, other)
        row[COMES_TO + nth] = prospect(s, other, NOTHING)
        row[PROSPECTORS + nth] = s.net[at]
        for kind in range(KIND_COUNT):
            row[WORTH + nth * KIND_COUNT + kind] = s.value[at][kind]
            row[ODD + nth * KIND_COUNT + kind] = s.stock[at][kind] % 2
        for pile in range(PILES):
            if s.top[pile] != NOTHING:
                row[HELPS + nth * PILES + pile] = benefit(s, other, s.top[pile])
        if s.gift != NOTHING:
            row[GIFT + nth] = benefit(s, other, s.gift)
    for pile in range(PILES):
        row[HEIGHT + pile] = s.height[pile]
        row[SPECIALS + pile] = s.specials[pile]
        row[CARDS_LEFT] += s.height[pile]
        if s.top[pile] != NOTHING:
            row[CARDS_LEFT] += 1
            card = s.top[pile]
            row[BONUS_ON + pile] = int(BONUS[card])
            for kind in range(KIND_COUNT):
                row[ITEMS_ON + pile] += int(ITEMS[card][kind])
                row[POINTS_ON + pile] += int(VALUES[card][kind])
    if s.first != NOTHING:
        row[TAKEN + s.first] = 1
    if s.phase == GIVING:
        row[TAKEN + s.second] = 1
    row[ROUND] = s.round
    row[PHASES + s.phase] = 1
    row[WHOSE_TURN + (s.turn - seat) % s.seats] = 1
    return COUNT
