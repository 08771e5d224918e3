"""Claim-Poker by Frank Stark (NSV, 2008, in the tin of Gold Rausch), in the order of its rulebook.

Rulings where the text is silent or the translations differ:
- chance puts the doubles on their piles (CP-A20), and 2-2-2-2-1-1 specials (CP-8 allows others);
- all six top cards are turned up (CP-A3); the two cards are freely chosen (CP-A2), from two piles
  (CP-A1), and the gift goes to any fellow player (CP-A4);
- in the last turn of a round a gift that was the last card of its pile may be refused (CP-A5),
  also when two piles run out at once (CP-A6); it is not offered to anybody else;
- round 2 is set up anew with all 52 cards (CP-A8) and begun by the same player or, as an option,
  by his left neighbour (CP-A9);
- all +1 or -1 prospectors that remain go on one kind (CP-A11, CP-A12), and they must (CP-A13);
  -1 needs a kind with an item, two of them one with two items if there is one (CP-A15).

To name every pair once, the two cards are taken in the order of the piles.
"""

from motherlode.engine.state import Cells
from motherlode.games.claim_poker.content import (
    BONUS,
    CARDS,
    EACH,
    FACE,
    FACES,
    FIRST,
    FIRST_DOUBLE,
    FIRST_SPECIAL,
    HOMES,
    ITEMS,
    MOST_PLAYERS,
    MOST_SPECIALS,
    ON,
    PILES,
    SHORT,
    VALUES,
)
from motherlode.games.claim_poker.moves import ACCEPT, ASSIGN, GIVE, REFUSE, TAKE
from motherlode.games.claim_poker.scoring import KIND_COUNT, can_assign, least_stock
from motherlode.games.claim_poker.state import (
    ASSIGNING,
    BESIDE,
    DOUBLES,
    GIVING,
    NOTHING,
    OFFERED,
    OPEN,
    OUT,
    SOMEWHERE,
    SPECIALS,
    TAKING,
    TURNING,
    TWO_ROUNDS,
    WITH,
    State,
)

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """The first round is about to be set up."""
    s.seats = seats
    s.options[0] = options[0]
    s.options[1] = options[1]
    for at in range(2 * MOST_PLAYERS):
        s.assigned[at] = NOTHING
    begin_round(s, 0, options[0])  # CP-11


def begin_round(s: State, number: int, starter: int) -> None:
    """All 52 cards are sorted into piles; doubles and specials have yet to be put on them."""
    s.round = number
    s.turn = starter
    s.first = NOTHING
    s.second = NOTHING
    s.gift = NOTHING
    for card in range(FIRST_DOUBLE):
        s.place[card] = card // EACH  # CP-5
    for card in range(FIRST_DOUBLE, CARDS):
        s.place[card] = BESIDE
    for pile in range(PILES):
        s.top[pile] = NOTHING
        s.height[pile] = EACH
        s.specials[pile] = 0
    s.due = FIRST_DOUBLE
    s.unseen = 0
    s.phase = DOUBLES
    s.to_act = 0


def put_double(s: State, pile: int) -> None:
    """A double goes on one of its two piles."""
    s.place[s.due] = pile
    s.height[pile] += 1
    s.due += 1
    if s.due == FIRST_SPECIAL:
        s.phase = SPECIALS


def leave_short(s: State, pile: int) -> None:
    """A pile gets one special card; when there are two such piles, the others get two each."""
    s.specials[pile] = 1
    s.unseen += 1
    if s.unseen == 1:
        return
    for other in range(PILES):
        if s.specials[other] == 0:
            s.specials[other] = MOST_SPECIALS  # CP-8
        s.height[other] += s.specials[other]
    for card in range(FIRST_SPECIAL, CARDS):
        s.place[card] = SOMEWHERE
    s.unseen = CARDS - FIRST_SPECIAL
    s.phase = TURNING  # CP-10


# --- chance ------------------------------------------------------------------------------------


def odds(s: State, weights: Cells) -> int:
    """Where a double goes, which pile is short of a special, or which card is turned up."""
    if s.phase == TURNING:
        return odds_of_top(s, s.due, weights)
    if s.phase == DOUBLES:
        double = s.due - FIRST_DOUBLE
        weights[ON + HOMES[double][0]] = 1  # CP-6, CP-A24
        weights[ON + HOMES[double][1]] = 1
        return 2
    if s.phase == SPECIALS:
        count = 0
        for pile in range(PILES):
            if s.specials[pile] == 0:
                weights[SHORT + pile] = 1
                count += 1
        return count
    return 0


def happen(s: State, outcome: int) -> None:
    """What `odds` said could happen."""
    if outcome >= FACES:
        uncover(s, s.due, outcome)
    elif outcome >= SHORT:
        leave_short(s, outcome - SHORT)
    else:
        put_double(s, outcome - ON)
    if s.phase == TURNING:
        turn_up(s)


def odds_of_top(s: State, pile: int, weights: Cells) -> int:
    """The top card is each card of its pile with equal odds, CP-9.

    Which specials the pile holds is unknown: each unseen one is as likely to be there as any
    other. So with u unseen specials, k of them here, an unseen card of the pile weighs u and an
    unseen special k: all in all u times the height of the pile.
    """
    unseen = s.unseen if s.unseen > 0 else 1
    for card in range(FIRST_SPECIAL):
        if s.place[card] == pile:
            weights[FACE[card]] += unseen
    here = s.specials[pile]
    if here > 0:
        for card in range(FIRST_SPECIAL, CARDS):
            if s.place[card] == SOMEWHERE:
                weights[FACE[card]] += here
    return unseen * s.height[pile]


def uncover(s: State, pile: int, face: int) -> None:
    """A card with this face lies open on the pile."""
    card = int(FIRST[face - FACES])
    while FACE[card] != face or (s.place[card] != pile and s.place[card] != SOMEWHERE):
        card += 1
    if card >= FIRST_SPECIAL:
        s.specials[pile] -= 1
        s.unseen -= 1
    s.height[pile] -= 1
    s.place[card] = OPEN
    s.top[pile] = card


def turn_up(s: State) -> None:
    """The next covered top card is due; when all are open, the player on turn takes two."""
    s.phase = TAKING
    for pile in range(PILES - 1, -1, -1):
        if s.top[pile] == NOTHING and s.height[pile] > 0:
            s.phase = TURNING  # CP-15
            s.due = pile
    s.to_act = 1 << s.turn if s.phase == TAKING else 0


# --- decisions ---------------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """Takes two cards and gives one away; refuses the last gift; assigns prospectors."""
    if s.phase == TAKING:
        return legal_takes(s, mask)
    if s.phase == GIVING:
        return legal_gifts(s, seat, mask)
    if s.phase == OFFERED:
        mask[ACCEPT] = 1
        mask[REFUSE] = 1  # CP-19
        return 2
    return legal_assignments(s, seat, mask)


def apply(s: State, seat: int, move: int) -> None:
    """Carries out what `legal` offers."""
    if move < GIVE:
        take(s, move - TAKE)
    elif move < ASSIGN:
        if move < ACCEPT:
            give(s, (move - GIVE) // MOST_PLAYERS, (move - GIVE) % MOST_PLAYERS)
        else:
            answer(s, seat, move)
        if s.gift == NOTHING:
            end_turn(s)
    else:
        assign(s, seat, move - ASSIGN)
    if s.phase == ASSIGNING and s.to_act == 0:
        close_round(s)


# --- taking two cards --------------------------------------------------------------------------


def legal_takes(s: State, mask: Cells) -> int:
    """Any two open cards, CP-12; the second lies later in the order of the piles."""
    last = PILES - 1
    if s.first == NOTHING:
        while s.top[last] == NOTHING:
            last -= 1
        last -= 1
    count = 0
    for pile in range(s.first + 1, last + 1):
        if s.top[pile] != NOTHING:
            mask[TAKE + pile] = 1
            count += 1
    return count


def take(s: State, pile: int) -> None:
    """The card stays where it lies until it is known who gets it."""
    if s.first == NOTHING:
        s.first = pile
    else:
        s.second = pile
        s.phase = GIVING


# --- giving one away ---------------------------------------------------------------------------


def legal_gifts(s: State, seat: int, mask: Cells) -> int:
    """One of the two must go to a fellow player, CP-13; any of them, CP-A4."""
    for other in range(s.seats):
        if other != seat:
            mask[GIVE + MOST_PLAYERS * s.first + other] = 1
            mask[GIVE + MOST_PLAYERS * s.second + other] = 1
    return 2 * (s.seats - 1)


def give(s: State, pile: int, receiver: int) -> None:
    """The card from this pile is the gift, the other one is kept."""
    kept = s.first + s.second - pile
    gift = s.top[pile]
    receive(s, s.turn, s.top[kept])  # CP-13
    s.top[pile] = NOTHING
    s.top[kept] = NOTHING
    s.first = NOTHING
    s.second = NOTHING
    if s.height[pile] == 0 and piles_left(s) <= 1:
        s.gift = gift
        s.phase = OFFERED  # CP-19, CP-A5, CP-A6
        s.to_act = 1 << receiver
    else:
        receive(s, receiver, gift)


def answer(s: State, seat: int, move: int) -> None:
    """The last gift of the round is accepted or leaves the game."""
    if move == ACCEPT:
        receive(s, seat, s.gift)
    else:
        s.place[s.gift] = OUT  # CP-19, and nobody else gets it, CP-A5
    s.gift = NOTHING


def piles_left(s: State) -> int:
    """How many piles still have a card."""
    count = 0
    for pile in range(PILES):
        if s.height[pile] > 0 or s.top[pile] != NOTHING:
            count += 1
    return count


def receive(s: State, seat: int, card: int) -> None:
    """A card comes to lie open in front of a player, CP-14."""
    s.place[card] = WITH + seat
    at = MOST_PLAYERS * s.round + seat
    for kind in range(KIND_COUNT):
        s.stock[at][kind] += int(ITEMS[card][kind])  # doubles and triples too, CP-22, CP-27
        s.value[at][kind] += int(VALUES[card][kind])
    s.net[at] += int(BONUS[card])


def end_turn(s: State) -> None:
    """The next player, unless only one pile is left, or none."""
    if piles_left(s) <= 1:
        end_round(s)  # CP-18, CP-A6
    else:
        s.turn = (s.turn + 1) % s.seats  # CP-11
        turn_up(s)


# --- the end of a round ------------------------------------------------------------------------


def end_round(s: State) -> None:
    """Whoever has a +1 or -1 left must assign it, all at once."""
    s.phase = ASSIGNING
    s.to_act = 0
    for seat in range(s.seats):
        if can_assign(s, MOST_PLAYERS * s.round + seat):
            s.to_act |= 1 << seat


def legal_assignments(s: State, seat: int, mask: Cells) -> int:
    """One kind, whichever it is, CP-23, that has the items for it, CP-A15."""
    at = MOST_PLAYERS * s.round + seat
    least = least_stock(s, at)
    count = 0
    for kind in range(KIND_COUNT):
        if s.stock[at][kind] >= least:
            mask[ASSIGN + kind] = 1
            count += 1
    return count


def assign(s: State, seat: int, kind: int) -> None:
    """Stock and value change together, by 1 or by 2: CP-24, CP-25, never below zero, CP-A15."""
    at = MOST_PLAYERS * s.round + seat
    s.assigned[at] = kind
    s.stock[at][kind] = max(0, s.stock[at][kind] + s.net[at])
    s.value[at][kind] = max(0, s.value[at][kind] + s.net[at])
    s.to_act &= ~(1 << seat)


def close_round(s: State) -> None:
    """After the first round everything is set up anew; after the second the game is over."""
    if s.round == 1:
        s.over = TWO_ROUNDS  # CP-17
    else:
        begin_round(s, 1, (s.options[0] + s.options[1]) % s.seats)  # CP-A8, CP-A9
