"""What a sensible player does without looking ahead; bots build on it."""

from motherlode.engine.state import Cells
from motherlode.games.claim_poker.content import BONUS, ITEMS, MOST_PLAYERS, PILES, VALUES
from motherlode.games.claim_poker.moves import ACCEPT, ASSIGN, GIVE, REFUSE, TAKE
from motherlode.games.claim_poker.scoring import KIND_COUNT, best_kind, counted
from motherlode.games.claim_poker.state import ASSIGNING, NOTHING, OFFERED, State


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Keeps what helps most now and gives what helps least; assigns as well as can be."""
    if s.phase == ASSIGNING:
        return ASSIGN + best_kind(s, MOST_PLAYERS * s.round + seat)
    if s.phase == OFFERED:
        return ACCEPT if benefit(s, seat, s.gift) >= 0 else REFUSE
    return best_turn(s, seat)


def best_turn(s: State, seat: int) -> int:
    """The next step of the best way to keep one open card and give another away."""
    found = 0
    best = -1000
    for kept in range(PILES):
        if s.top[kept] == NOTHING or not may_take(s, kept):
            continue
        mine = benefit(s, seat, s.top[kept])
        for given in range(PILES):
            if given == kept or s.top[given] == NOTHING or not may_take(s, given):
                continue
            if s.first != NOTHING and s.first != kept and s.first != given:
                continue
            for other in range(s.seats):
                if other == seat:
                    continue
                worth = mine - benefit(s, other, s.top[given])
                if worth > best:
                    best = worth
                    found = MOST_PLAYERS * (PILES * kept + given) + other
    other = found % MOST_PLAYERS
    given = found // MOST_PLAYERS % PILES
    kept = found // MOST_PLAYERS // PILES
    if s.first == NOTHING:
        return TAKE + min(kept, given)
    if s.second == NOTHING:
        return TAKE + max(kept, given)
    return GIVE + MOST_PLAYERS * given + other


def may_take(s: State, pile: int) -> bool:
    """Whether a pile still fits what has been taken in this turn."""
    if s.second != NOTHING:
        return pile == s.first or pile == s.second
    return pile >= s.first


def benefit(s: State, seat: int, card: int) -> int:
    """By how much a card changes what a player's cards come to."""
    return prospect(s, seat, card) - prospect(s, seat, NOTHING)


def prospect(s: State, seat: int, card: int) -> int:
    """What a player's cards and one more come to, prospectors assigned as well as can be."""
    at = MOST_PLAYERS * s.round + seat
    net = s.net[at] + (int(BONUS[card]) if card != NOTHING else 0)
    points = 0
    best = -1000
    for kind in range(KIND_COUNT):
        stock, value = s.stock[at][kind], s.value[at][kind]
        if card != NOTHING:
            stock += int(ITEMS[card, kind])
            value += int(VALUES[card, kind])
        plain = counted(stock, value, s.round)
        points += plain
        if stock + net >= 0:
            best = max(best, counted(stock + net, max(0, value + net), s.round) - plain)
    return points + (best if net != 0 and best > -1000 else 0)
