"""What a sensible player does without looking ahead; bots build on it."""

from collections.abc import Mapping

from motherlode.engine.state import Cells
from motherlode.games.claim_poker.content import BONUS, ITEMS, MOST_PLAYERS, PILES, VALUES
from motherlode.games.claim_poker.moves import ACCEPT, ASSIGN, GIVE, REFUSE, TAKE
from motherlode.games.claim_poker.scoring import KIND_COUNT, best_kind, counted
from motherlode.games.claim_poker.state import ASSIGNING, NOTHING, OFFERED, State

# A card more or less is soon made good: who is to be told apart must look less far.
LEVELS: dict[str, dict[str, float]] = {
    "greenhorn": {"doubt": 0.12},
    "prospector": {"doubt": 0.035},
    "veteran": {"simulations": 250, "doubt": 0.018},
}

BYTE = 8
ZERO = 128  # so that a worth below nothing fits into a byte


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Keeps what helps most now and gives what helps least; assigns as well as can be."""
    if s.phase == ASSIGNING:
        return ASSIGN + best_kind(s, MOST_PLAYERS * s.round + seat)
    if s.phase == OFFERED:
        return ACCEPT if benefit(s, seat, s.gift) >= 0 else REFUSE
    return best_turn(s, seat)


def skip(s: State, seat: int, mask: Cells) -> int:
    """Prospectors go where they bring most: nothing speaks for fewer points."""
    if s.phase != ASSIGNING:
        return 0
    best = best_kind(s, MOST_PLAYERS * s.round + seat)
    skipped = 0
    for kind in range(KIND_COUNT):
        if kind != best and mask[ASSIGN + kind]:
            mask[ASSIGN + kind] = 0
            skipped += 1
    return skipped


def best_turn(s: State, seat: int) -> int:
    """The next step of the best way to keep one open card and give another away."""
    # What each open card is worth to keep and to give, and to whom: a byte for each pile, because
    # code for CUDA may not allocate.
    keeping = 0
    giving = 0
    receivers = 0
    for pile in range(PILES):
        if s.top[pile] != NOTHING and may_take(s, pile):
            keeping |= ZERO + benefit(s, seat, s.top[pile]) << BYTE * pile
            gift = best_gift(s, seat, s.top[pile])
            giving |= gift // MOST_PLAYERS << BYTE * pile
            receivers |= gift % MOST_PLAYERS << BYTE * pile
    kept_best = 0
    given_best = 0
    best = 0
    for kept in range(PILES):
        for given in range(PILES):
            if given == kept or (s.first != NOTHING and s.first != kept and s.first != given):
                continue
            mine = keeping >> BYTE * kept & 0xFF
            theirs = giving >> BYTE * given & 0xFF
            if mine > 0 and theirs > 0 and mine + theirs > best:
                best = mine + theirs
                kept_best = kept
                given_best = given
    if s.first == NOTHING:
        return TAKE + min(kept_best, given_best)
    if s.second == NOTHING:
        return TAKE + max(kept_best, given_best)
    return GIVE + MOST_PLAYERS * given_best + (receivers >> BYTE * given_best & 0xFF)


def best_gift(s: State, seat: int, card: int) -> int:
    """To whom a card is best given, and how little it helps him: its worth and the receiver."""
    best = -1
    for other in range(s.seats):
        if other != seat:
            worth = ZERO - benefit(s, other, card)
            if best < 0 or worth > best // MOST_PLAYERS:
                best = MOST_PLAYERS * worth + other
    return best


def may_take(s: State, pile: int) -> bool:
    """Whether a pile still fits what has been taken in this turn."""
    if s.second != NOTHING:
        return pile == s.first or pile == s.second
    return pile >= s.first


def benefit(s: State, seat: int, card: int) -> int:
    """By how much a card changes what a player's cards come to."""
    at = MOST_PLAYERS * s.round + seat
    if s.net[at] != 0 or BONUS[card] != 0:
        return prospect(s, seat, card) - prospect(s, seat, NOTHING)
    # Without prospectors to assign, only the kinds on the card change.
    change = 0
    for kind in range(KIND_COUNT):
        items = int(ITEMS[card][kind])
        if items > 0:
            stock, value = s.stock[at][kind], s.value[at][kind]
            change += counted(stock + items, value + int(VALUES[card][kind]), s.round)
            change -= counted(stock, value, s.round)
    return change


def prospect(s: State, seat: int, card: int) -> int:
    """What a player's cards and one more come to, prospectors assigned as well as can be."""
    at = MOST_PLAYERS * s.round + seat
    net = s.net[at] + (int(BONUS[card]) if card != NOTHING else 0)
    points = 0
    best = -1000
    for kind in range(KIND_COUNT):
        stock, value = s.stock[at][kind], s.value[at][kind]
        if card != NOTHING:
            stock += int(ITEMS[card][kind])
            value += int(VALUES[card][kind])
        plain = counted(stock, value, s.round)
        points += plain
        if stock + net >= 0:
            best = max(best, counted(stock + net, max(0, value + net), s.round) - plain)
    return points + (best if net != 0 and best > -1000 else 0)


# --- for the coach -----------------------------------------------------------------------------


def fact(s: State, seat: int, move: int) -> Mapping[str, object] | None:
    """By how many points a card changes what its new owner's cards come to now."""
    if move < GIVE:
        card = s.top[move - TAKE]
        mine = benefit(s, seat, card)
        if mine >= 0:
            return {"what": "take", "count": signed(mine)}
        # Nobody takes such a card to keep it.
        other = best_gift(s, seat, card) % MOST_PLAYERS
        theirs = signed(benefit(s, other, card))
        return {"what": "take-to-give", "receiver": other, "theirs": theirs}
    if move < ACCEPT:
        pile, other = divmod(move - GIVE, MOST_PLAYERS)
        kept = s.first + s.second - pile
        return {
            "what": "give",
            "count": signed(benefit(s, seat, s.top[kept])),
            "receiver": other,
            "theirs": signed(benefit(s, other, s.top[pile])),
        }
    if move <= REFUSE:
        return {"what": "offer", "count": signed(benefit(s, seat, s.gift))}
    return None


def signed(points: int) -> str:
    """Points as a change."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"
