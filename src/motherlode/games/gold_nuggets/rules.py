"""Gold Nuggets by Reiner Knizia (Piatnik no. 608094, 2013), in the order of its rulebook.

Rulings where the text is silent:
- the first three dice of a number must lie in one roll (GN-A2);
- whoever can set a die aside must (GN-A4); nobody busts on purpose;
- stopping with dice worth nothing is allowed (GN-A5); the full value is taken (GN-A6),
  from the supply or from exactly one player, without a top-up (GN-A7), who may have none (GN-A8);
- with all seven aside one may steal too (GN-A9), and the turn that follows is a new one, with
  its own lassos (GN-A10), after which nothing taken before is lost (GN-A11);
- the game ends at once with the last nugget, even before such a turn (GN-A12).

To name every selection once, faces are set aside in the order lasso, nugget, 2, 3, 4, 5.
"""

from motherlode.engine.defaults import next_seat
from motherlode.engine.state import Cells
from motherlode.games.gold_nuggets.content import DICE, FIRST_NUMBER, NUGGETS
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.state import ASIDE, LAST_NUGGET, ROLLING, State

# --- set-up ------------------------------------------------------------------------------------


def setup(s: State, seats: int, options: Cells) -> None:
    """All nuggets lie in the middle; nobody owns any."""
    s.seats = seats
    s.options[0] = options[0]
    s.supply = NUGGETS  # GN-4
    begin_turn(s, options[0])  # GN-6, GN-A1


# --- rolling -----------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """The player takes all seven dice and rolls them."""
    s.turn = seat
    aside = s.aside
    for face in range(6):
        aside[face] = 0
    roll(s)  # GN-7


def roll(s: State) -> None:
    """All dice that are not aside are about to fall, one chance event a die."""
    s.phase = ROLLING
    s.to_act = 0
    s.next_face = 0
    rolled = s.rolled
    for face in range(6):
        rolled[face] = 0
    s.falling = DICE - dice_aside(s)  # GN-15


def odds(s: State, weights: Cells) -> int:
    """A die has six different faces."""
    if s.phase != ROLLING:
        return 0
    for face in range(6):
        weights[face] = 1
    return 6


def happen(s: State, face: int) -> None:
    """A die has fallen."""
    s.rolled[face] += 1
    falling = s.falling - 1
    s.falling = falling
    if falling == 0:
        if can_set_aside(s):
            s.phase = ASIDE
            s.to_act = 1 << s.turn
        else:
            begin_turn(s, next_seat(s, s.turn))  # GN-31


# --- setting aside -----------------------------------------------------------------------------


def least(s: State, face: int) -> int:
    """How many dice of a face must be set aside together, if any."""
    if face >= FIRST_NUMBER and s.aside[face] == 0:
        return 3  # GN-11
    return 1  # lassos GN-9, nuggets GN-10, more of a number GN-12


def can_set_aside(s: State) -> bool:
    """Whether the roll holds a die that may be set aside."""
    rolled = s.rolled
    for face in range(6):
        if rolled[face] >= least(s, face):
            return True
    return False


def dice_aside(s: State) -> int:
    """How many dice have been set aside in this turn."""
    aside = s.aside
    count = 0
    for face in range(6):
        count += aside[face]
    return count


# --- decisions ---------------------------------------------------------------------------------


def legal(s: State, seat: int, mask: Cells) -> int:
    """Sets dice aside after a roll, as many kinds as one likes; then rolls again or takes."""
    count = 0
    rolled = s.rolled
    for face in range(s.next_face, 6):  # any mixture, GN-13, and not everything, GN-36
        most = rolled[face]
        if most:
            for dice in range(least(s, face), most + 1):
                mask[SET_ASIDE + DICE * face + dice - 1] = 1
                count += 1
    if s.next_face == 0:
        return count  # at least one die first: GN-8, GN-16
    mask[TAKE] = 1  # GN-14, GN-A5
    count += 1
    if dice_aside(s) < DICE:
        mask[ROLL] = 1  # GN-14; with all seven aside nuggets are taken first, GN-19
        count += 1
    if may_steal(s):
        for other in range(s.seats):
            if other != seat:
                mask[STEAL + other] = 1  # GN-28, from anyone, GN-A8
                count += 1
    return count


def apply(s: State, seat: int, move: int) -> None:
    """Carries out what `legal` offers."""
    if move >= SET_ASIDE:
        face = (move - SET_ASIDE) // DICE
        dice = (move - SET_ASIDE) % DICE + 1
        s.rolled[face] -= dice
        s.aside[face] += dice  # and there they stay, GN-17
        s.next_face = face + 1
    elif move == ROLL:
        roll(s)
    elif move == TAKE:
        take(s)
    else:
        steal(s, move - STEAL)


# --- taking nuggets ----------------------------------------------------------------------------


def take(s: State) -> None:
    """Takes the value of the dice out of the supply."""
    amount = min(value(s), s.supply)  # GN-21, and what is left if it is less, GN-33
    s.supply -= amount
    s.nuggets[s.turn] += amount
    if s.supply == 0:
        s.over = LAST_NUGGET  # GN-32, GN-A12
        s.to_act = 0
    else:
        end_turn(s)


def steal(s: State, victim: int) -> None:
    """Takes the value of the dice from one fellow player."""
    amount = min(value(s), s.nuggets[victim])  # GN-29
    s.nuggets[victim] -= amount
    s.nuggets[s.turn] += amount
    end_turn(s)


def end_turn(s: State) -> None:
    """The next player, or the same one again if all seven dice were set aside."""
    if dice_aside(s) == DICE:
        begin_turn(s, s.turn)  # GN-20, GN-A13
    else:
        begin_turn(s, next_seat(s, s.turn))  # GN-30, GN-6
