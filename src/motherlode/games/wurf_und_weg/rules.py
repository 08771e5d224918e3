"""Wurf & Weg by Andreas Schmidt (HABA 305292, 2019), in the order of its rulebook.

Time is the order of events: everyone who has something to do may act at any moment, and what
arrives first counts (GW-A4, GW-A5). A die is put down one at a time, so nobody finishes at the
very same moment as another.

Rulings where the text is silent:
- a player is empty without dice before him and on his coaster (GW-A3); Stopp is called by itself;
- what can be placed must be placed before the next roll, after Stopp too (GW-A6, GW-A11);
- dice that are passed on show nothing (GW-A7) and join the receiver's next roll (GW-A8);
- at Stopp the faces of dice not yet placed are void; three fresh rolls follow (GW-A9), fewer for
  whoever is empty before (GW-A10), and nothing can come onto a coaster any more (GW-A12);
- anyone may roll the yellow die and give the command (GW-A15), so chance and the clock do;
- prizes come before drawing; the long game ends with the round after which not every winner of a
  prize can draw (GW-A14); the short game never runs out of coasters (GW-A13);
- the left neighbour is the next seat clockwise (GW-A17).
A die beside the coaster (GW-30, GW-A16) cannot happen here. The coasters are reconstructed.
"""

from motherlode.engine.state import Cells
from motherlode.games.wurf_und_weg.content import (
    COASTERS,
    DICE_EACH,
    GOAL,
    LAST_ROLLS,
    LEFT,
    RIGHT,
    SYMBOLS,
)
from motherlode.games.wurf_und_weg.moves import COASTER, DIE, PLACE, ROLL
from motherlode.games.wurf_und_weg.scoring import most_prizes
from motherlode.games.wurf_und_weg.state import (
    DRAWING,
    LAST_THREE,
    LUCKY,
    NONE,
    PILE,
    PILE_USED_UP,
    RACE,
    THREE_COASTERS,
    State,
    dice_showing,
)

FACES = len(SYMBOLS)

# Where a die may go, besides a neighbour's seat
TRAY = 6
NOWHERE = 7

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """The coasters are a face-down pile, from which everyone draws one."""
    s.seats = seats
    s.options[0] = options[0]
    s.pile = (1 << COASTERS) - 1  # GW-5
    for seat in range(6):
        s.coaster[seat] = NONE
    hand_out_dice(s)
    s.phase = DRAWING
    s.drawing = (1 << seats) - 1  # GW-6


def hand_out_dice(s: State) -> None:
    """Three small dice a player, and an empty tray; the others stay in the box (GW-9)."""
    s.tray = 0
    s.lucky = NONE
    s.stopper = NONE
    for seat in range(s.seats):
        s.hand[seat] = DICE_EACH  # GW-8, GW-24
        s.passed[seat] = 0
        s.shown[seat] = 0


# --- chance: coasters, the yellow die, small dice ----------------------------------------------


def odds(s: State, weights: Cells) -> int:
    """Six symbols a die; each coaster of the pile is as likely."""
    if s.falling > 0 or s.phase == LUCKY:
        for symbol in range(FACES):
            weights[DIE + symbol] = 1
        return FACES
    if s.phase == DRAWING:
        count = 0
        for coaster in range(COASTERS):
            in_pile = s.pile >> coaster & 1
            weights[COASTER + coaster] = in_pile
            count += in_pile
        return count
    return 0


def happen(s: State, outcome: int) -> None:
    """A die has fallen, or a coaster was drawn."""
    if outcome >= COASTER:
        draw_coaster(s, outcome - COASTER)
    elif s.falling > 0:
        s.shown[s.roller] += 1 << 5 * outcome
        s.falling -= 1
        if s.falling == 0:
            go_on(s, s.roller)
    else:
        start_race(s, outcome)


def draw_coaster(s: State, coaster: int) -> None:
    """The next player who needs one lays it open before him."""
    seat = lowest(s.drawing)
    s.coaster[seat] = coaster  # GW-6, GW-22
    s.pile &= ~(1 << coaster)
    s.drawing &= ~(1 << seat)
    if s.drawing == 0:
        hand_out_dice(s)
        s.phase = LUCKY  # GW-25


def lowest(bits: int) -> int:
    """The first seat of a set."""
    seat = 0
    while bits >> seat & 1 == 0:
        seat += 1
    return seat


def start_race(s: State, symbol: int) -> None:
    """The yellow die lies on the tray: on the command all play at the same time."""
    s.lucky = symbol  # GW-11
    s.round += 1
    s.phase = RACE
    s.racing = (1 << s.seats) - 1  # GW-12
    s.to_act = s.racing


# --- where dice go -----------------------------------------------------------------------------


def way(s: State, seat: int, symbol: int) -> int:
    """Where a die of a seat goes: TRAY, a neighbour's seat, or NOWHERE."""
    if symbol == s.lucky:
        return TRAY  # GW-26, even if the coaster shows the same, GW-31
    if s.phase == LAST_THREE:
        return NOWHERE  # GW-20
    if symbol == LEFT[s.coaster[seat]]:
        return left_of(s, seat)  # GW-27
    if symbol == RIGHT[s.coaster[seat]]:
        return right_of(s, seat)  # GW-28
    return NOWHERE


def left_of(s: State, seat: int) -> int:
    """The left neighbour: the next seat clockwise; of two players the other one (GW-29)."""
    return (seat + 1) % s.seats


def right_of(s: State, seat: int) -> int:
    """The right neighbour; of two players the other one (GW-29)."""
    return (seat + s.seats - 1) % s.seats


def is_empty(s: State, seat: int) -> bool:
    """Whether a seat has got rid of all dice."""
    return s.hand[seat] == 0 and s.passed[seat] == 0  # GW-A3


# --- decisions ---------------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """First away with all dice that can go, in any order (GW-13); the rest is rolled again."""
    count = 0
    for symbol in range(FACES):
        if dice_showing(s, seat, symbol) > 0 and way(s, seat, symbol) != NOWHERE:
            mask[PLACE + symbol] = 1
            count += 1
    if count == 0:
        mask[ROLL] = 1  # GW-14, not while a die can be placed: GW-A6, GW-A11
        count = 1
    return count


def apply(s: State, seat: int, move: int) -> None:
    """Carries out what `legal` offers."""
    if move == ROLL:
        roll(s, seat)
    else:
        place(s, seat, move - PLACE)


def roll(s: State, seat: int) -> None:
    """All dice before the player and on his coaster are about to fall."""
    s.hand[seat] += s.passed[seat]  # GW-16
    s.passed[seat] = 0
    s.shown[seat] = 0
    s.roller = seat
    s.falling = s.hand[seat]  # GW-13, GW-14
    s.to_act = 0
    if s.phase == LAST_THREE:
        s.rolls[seat] -= 1


def place(s: State, seat: int, symbol: int) -> None:
    """One die goes where its symbol sends it."""
    to = way(s, seat, symbol)
    s.shown[seat] -= 1 << 5 * symbol
    s.hand[seat] -= 1
    if to == TRAY:
        s.tray += 1  # out for this round, GW-26
    else:
        s.passed[to] += 1
    if s.phase == RACE and is_empty(s, seat):
        call_stopp(s, seat)  # GW-15
    else:
        go_on(s, seat)


def go_on(s: State, seat: int) -> None:
    """All may act again, except those who are done; the last of them ends the round."""
    if s.phase == LAST_THREE and has_nothing_to_do(s, seat):
        s.racing &= ~(1 << seat)
    s.to_act = s.racing
    if s.racing == 0:
        end_round(s)


def has_nothing_to_do(s: State, seat: int) -> bool:
    """Whether a seat is done with its last three rolls, empty or not (GW-A10)."""
    return is_empty(s, seat) or (s.rolls[seat] == 0 and dice_showing(s, seat, s.lucky) == 0)


# --- Stopp -------------------------------------------------------------------------------------


def call_stopp(s: State, seat: int) -> None:
    """The race is over; all others have three calm rolls of what they have left."""
    s.phase = LAST_THREE
    s.stopper = seat  # GW-17
    s.racing &= ~(1 << seat)
    s.to_act = s.racing
    for other in range(s.seats):
        s.shown[other] = 0  # GW-A9
        s.rolls[other] = LAST_ROLLS  # GW-18


# --- the end of a round ------------------------------------------------------------------------


def end_round(s: State) -> None:
    """Whoever is empty gets his coaster as a prize and draws a new one; the others keep theirs."""
    drawing = 0
    count = 0
    for seat in range(s.seats):
        if is_empty(s, seat):
            s.prizes[seat] += 1  # GW-21
            s.coaster[seat] = NONE
            drawing |= 1 << seat  # GW-22; the others: GW-23
            count += 1
    if s.options[0] == PILE:
        if count > coasters_left(s):
            s.over = PILE_USED_UP  # GW-34, GW-A14
    elif most_prizes(s) >= GOAL:
        s.over = THREE_COASTERS  # GW-32
    if s.over == 0:
        s.phase = DRAWING
        s.drawing = drawing


def coasters_left(s: State) -> int:
    """How many coasters the pile has."""
    count = 0
    bits = s.pile
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count
