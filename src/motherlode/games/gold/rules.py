"""GOLD by Reiner Knizia (Game Factory, reviewed in 2020), in the order of its rulebook.

Rulings where the text is silent:
- the table says who starts (GO-A7) and who takes which colours (GO-4), in the order of the seats
  unless it chooses; those left over are neutral (GO-A3);
- a second card is chosen after the first was seen (GO-A2), even if that is dynamite (GO-A1);
- the gold rush is called at the start of a turn, never taken back, and goes on to the last card;
  colours do not matter in it (GO-A5, GO-A11);
- if no pair of cards could change the table any more, the gold rush is called at once, with
  however many cards: otherwise the game would never end (GO-A6, a house rule);
- gold that was taken has left the table (GO-A12); with two players it counts together, whichever
  of the two entrances it lies under (GO-A4).

Nobody knows a card before it is first uncovered, so it is drawn then, from the cards still unseen.
"""

from motherlode.engine.defaults import next_seat
from motherlode.engine.state import Cells
from motherlode.games.gold.content import (
    CARDS,
    DECK,
    DYNAMITE,
    FIRST_DIGGER,
    NOBODY,
    OWNERS,
    RUSH,
)
from motherlode.games.gold.state import (
    DYNAMITE_RANK,
    FIRST_CARD,
    FIRST_STRENGTH,
    GOLD_RUSH,
    GONE,
    LAST_CARD,
    NOWHERE,
    SECOND_CARD,
    UNSEEN,
    State,
    colour,
    is_digger,
    is_gold,
    rank,
    strength,
    value,
)

# What two cards do to each other
NOTHING = 0
FIND = 1  # a digger finds gold
BRAWL = 2  # a digger drives out a weaker one
BANG = 3  # dynamite

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """All gold, digger and dynamite cards lie face down."""
    s.seats = seats
    for option in range(3):
        s.options[option] = options[option]
    for place in range(CARDS):
        s.cards[place] = UNSEEN  # GO-7
    for kind in range(DYNAMITE + 1):
        s.unseen[kind] = DECK[kind]  # all diggers, whatever the number of players, GO-A3
        s.lying[rank(kind)] += DECK[kind]
    s.left = CARDS
    s.turning = NOWHERE
    begin_turn(s, options[0])  # GO-8, GO-A7


def owner(s: State, kind: int) -> int:
    """The seat that a digger belongs to."""
    return int(OWNERS[s.seats][s.options[2]][colour(kind)])


# --- a turn ------------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """Two cards, or one in the gold rush."""
    s.turn = seat
    s.to_act = 1 << seat
    s.open = NOWHERE
    if s.phase != GOLD_RUSH:  # which is for good, GO-A5
        s.phase = GOLD_RUSH if s.left <= RUSH or is_stuck(s) else FIRST_CARD  # GO-17, GO-A6


def is_stuck(s: State) -> bool:
    """Whether no pair of cards on the table would change anything (GO-A6)."""
    if s.left < 2:
        return True  # the last dynamite has no second card, where the rush is called so late
    if s.lying[DYNAMITE_RANK] > 0:
        return False
    only = 0  # the one strength that diggers have
    for step in range(4):
        if s.lying[FIRST_STRENGTH + step] > 0:
            if only > 0:
                return False  # these would drive the weaker ones out
            only = step + 2
    for kind in range(min(only, FIRST_DIGGER)):
        if s.lying[kind] > 0:
            return False  # gold that they can lift
    return True


# --- uncovering a card -------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """Any card that lies face down."""
    for place in range(CARDS):
        mask[place] = 1 if s.cards[place] != GONE else 0
    if s.phase != SECOND_CARD:
        return s.left
    mask[s.open] = 0
    return s.left - 1


def apply(s: State, seat: int, place: int) -> None:
    """Turns a card over; what it shows is chance if nobody has seen it before."""
    if s.cards[place] == UNSEEN:
        s.turning = place
        s.to_act = 0
    else:
        uncovered(s, place)


def odds(s: State, weights: Cells) -> int:
    """Any of the cards that nobody has seen, each equally likely."""
    if s.turning == NOWHERE:
        return 0
    total = 0
    for kind in range(DYNAMITE + 1):
        weights[kind] = s.unseen[kind]
        total += s.unseen[kind]
    return total


def happen(s: State, kind: int) -> None:
    """A card is seen for the first time."""
    place = s.turning
    s.turning = NOWHERE
    s.cards[place] = kind
    s.unseen[kind] -= 1
    uncovered(s, place)


def uncovered(s: State, place: int) -> None:
    """One after the other (GO-9, GO-A2); in the gold rush only one (GO-18)."""
    if s.phase == FIRST_CARD:
        s.phase = SECOND_CARD
        s.open = place  # even dynamite waits for the second card, GO-A1
        s.to_act = 1 << s.turn
        return
    if s.phase == SECOND_CARD:
        settle_pair(s, s.open, place)
        s.phase = FIRST_CARD
    else:
        grab(s, place)
    if s.left == 0:
        s.over = LAST_CARD  # GO-20
        s.to_act = 0
    else:
        begin_turn(s, next_seat(s, s.turn))  # GO-8


# --- two cards ---------------------------------------------------------------------------------


def meeting(one: int, other: int) -> int:
    """What two kinds of cards do to each other; which came first does not matter."""
    if one == DYNAMITE or other == DYNAMITE:
        return BANG  # GO-15
    if is_digger(one) and is_digger(other):
        return BRAWL if strength(one) != strength(other) else NOTHING  # GO-13, GO-16
    if is_gold(one) and is_gold(other):
        return NOTHING  # GO-16
    digger, gold = max(one, other), min(one, other)
    return FIND if strength(digger) >= value(gold) else NOTHING  # GO-10, GO-16


def settle_pair(s: State, first: int, second: int) -> None:
    """What happens with both cards open; what stays is turned face down where it lies."""
    one, other = s.cards[first], s.cards[second]
    what = meeting(one, other)
    if what == FIND:
        seat = finder(s, s.turn, max(one, other))
        take(s, seat, first if is_gold(one) else second)
        leave(s, second if is_gold(one) else first)  # GO-10
    elif what == BRAWL:
        leave(s, first if strength(one) < strength(other) else second)  # GO-13, GO-14
    elif what == BANG:
        leave(s, first)
        leave(s, second)


def finder(s: State, turn: int, digger: int) -> int:
    """Who gets the gold that a digger finds."""
    seat = owner(s, digger)
    return seat if seat != NOBODY else turn  # GO-10, GO-11


# --- one card ----------------------------------------------------------------------------------


def grab(s: State, place: int) -> None:
    """In the gold rush gold is for whoever uncovers it, and everything else leaves (GO-19)."""
    if is_gold(s.cards[place]):
        take(s, s.turn, place)
    else:
        leave(s, place)


# --- off the table -----------------------------------------------------------------------------


def take(s: State, seat: int, place: int) -> None:
    """Gold goes under a player's entrance."""
    s.found[seat] += 1
    s.gold[seat] += value(s.cards[place])
    s.hoard[FIRST_DIGGER * seat + s.cards[place]] += 1
    clear(s, place)  # GO-A12


def leave(s: State, place: int) -> None:
    """A card leaves the game."""
    s.out += 1
    if is_gold(s.cards[place]):
        s.blasted += value(s.cards[place])
    clear(s, place)


def clear(s: State, place: int) -> None:
    """The place is empty."""
    s.lying[rank(s.cards[place])] -= 1
    s.left -= 1
    s.cards[place] = GONE
