"""Gold Rausch: the swap round.

Rulings:
- an unassigned prospector swaps too, by the hand of the player on turn, and nobody looks at the
  card that he gets (GR-A5); the option `neutral_swap=back` leaves him out, and his open tools are
  turned back at the end;
- swapping is a duty (GR-A6); the swapper chooses a face-down card of another prospector (GR-A7,
  GR-A8), which goes to the place of the tool, and the tool to its place, both face down (GR-A9);
- with two open tools he swaps both, in an order of his choice (GR-A10); a tool that he received is
  face down and is not swapped again (GR-A11).
"""

from motherlode.engine.defaults import next_seat
from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import EQUIPMENT, PROSPECTORS
from motherlode.games.gold_rausch.moves import swap, swapped
from motherlode.games.gold_rausch.state import (
    BACK,
    NEUTRAL_SWAP,
    NONE,
    SWAPPING,
    TURN_END,
    State,
)


def begin_swap_round(s: State, prospector: int) -> None:
    """It begins with the prospector whose card was uncovered last (GR-28)."""
    if s.options[NEUTRAL_SWAP] == BACK and prospector >= s.seats:
        prospector = next_seat(s, s.turn)  # GR-A5
    s.phase = SWAPPING
    s.swapper = prospector


def pass_swap(s: State) -> None:
    """Clockwise to the next prospector with an open tool (GR-27, GR-30).

    It is the same one again while he has another (GR-A10).
    """
    first = s.swapper
    for step in range(PROSPECTORS):
        prospector = (first + step) & 3
        swaps = prospector < s.seats or s.options[NEUTRAL_SWAP] != BACK
        if swaps and s.open >> 2 * prospector & 0b11 != 0:
            s.swapper = prospector
            s.to_act = 1 << (prospector if prospector < s.seats else s.turn)  # GR-A5
            return
    s.swapper = NONE
    s.phase = TURN_END


def legal_swaps(s: State, mask: Cells) -> int:
    """An open tool of the swapper's for any face-down card of anyone else's (GR-29, GR-32)."""
    count = 0
    for own in range(2 * s.swapper, 2 * s.swapper + 2):
        if s.open >> own & 1:
            for other in range(EQUIPMENT):
                if other // 2 != s.swapper and s.open >> other & 1 == 0:  # GR-A8
                    mask[swap(own, other)] = 1
                    count += 1
    return count


def swap_cards(s: State, move: int) -> None:
    """Both cards come to lie face down; the player looks at his new one (GR-31, GR-33)."""
    own, other = swapped(move)
    tool = s.lies[own]
    s.lies[own] = s.lies[other]  # GR-A9
    s.lies[other] = tool
    s.open &= ~(1 << own)
    if s.swapper < s.seats:
        s.seen[s.lies[own]] |= 1 << s.swapper
