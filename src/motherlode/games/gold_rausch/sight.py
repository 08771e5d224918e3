"""Who knows what about the equipment; everything else is public.

The record holds which seats have seen each card, and who looks at which card is seen by all. A seat
that has seen one card of a pair knows on which side the tool lay; only the tool itself tells which
tool it is. Cards are followed through swaps, so what was seen once stays known.
"""

from motherlode.engine.chance import draw
from motherlode.engine.contract import CHANCE, SPECTATOR
from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import PROSPECTORS
from motherlode.games.gold_rausch.state import DEALING, SPECTATORS, UNKNOWN, State


def hide(s: State, seat: int) -> None:
    """Cuts the tools and sides that the seat has not seen."""
    me = SPECTATORS if seat == SPECTATOR else 1 << seat
    for prospector in range(PROSPECTORS):
        saw_left = s.seen[2 * prospector] & me != 0
        saw_right = s.seen[2 * prospector + 1] & me != 0
        if saw_left and saw_right:
            continue
        if not saw_left and not saw_right:
            s.side[prospector] = UNKNOWN
            s.tool[prospector] = UNKNOWN
        elif saw_left != (s.side[prospector] == 0):
            s.tool[prospector] = UNKNOWN  # it saw the whiskey of the pair


def imagine(s: State, seat: int, rng: Cells) -> None:
    """Deals the unknown tools among their prospectors, and the unknown sides.

    Nothing that happens makes one deal of the unknown cards likelier than another.
    """
    taken = 0
    free = PROSPECTORS
    for prospector in range(PROSPECTORS):
        if s.tool[prospector] != UNKNOWN:
            taken |= 1 << s.tool[prospector]
            free -= 1
    for prospector in range(PROSPECTORS):
        if s.tool[prospector] == UNKNOWN and s.dealt > 2 * prospector:
            tool = nth_free(taken, draw(rng, free))
            s.tool[prospector] = tool
            taken |= 1 << tool
            free -= 1
        if s.side[prospector] == UNKNOWN and s.dealt > 2 * prospector + 1:
            s.side[prospector] = draw(rng, 2)


def nth_free(taken: int, nth: int) -> int:
    """The nth of the tools that are not taken."""
    tool = 0
    while True:
        if taken >> tool & 1 == 0:
            if nth == 0:
                return tool
            nth -= 1
        tool += 1


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    """A player's first two cards are his secret (GR-6, GR-9); everything else happens openly."""
    if mover == CHANCE and s.phase == DEALING:
        return seat == s.dealt // 2
    return True
