"""Gold Rausch: what all phases share, the river and the passing of the turn."""

from motherlode.engine.defaults import next_seat
from motherlode.games.gold_rausch.content import PLACES
from motherlode.games.gold_rausch.state import (
    ALL_GOLD,
    GAP,
    NONE,
    TURN,
    UNSEEN,
    State,
    one_of,
)


def pass_turn(s: State) -> None:
    """What lies open by the prospectors is turned back (GR-A2, GR-A4); his left neighbour plays."""
    s.open = 0
    s.found = 0
    s.target = NONE
    if s.unwon == 0:
        s.over = ALL_GOLD  # GR-42, and at once, GR-A23
        s.to_act = 0
    else:
        s.turn = next_seat(s, s.turn)  # GR-12
        s.phase = TURN
        s.to_act = 1 << s.turn


def fill(s: State, place: int) -> None:
    """Lays a new card, river side up; when the stack is empty the gap stays (GR-A22)."""
    if s.stack > 0:
        s.stack -= 1
        s.river[place] = UNSEEN
    else:
        s.river[place] = GAP


def lay_river(s: State) -> None:
    """Ten cards, river side up (GR-11, GR-39, GR-A17), or what is left of them (GR-41)."""
    for place in range(PLACES):
        fill(s, place)


def win(s: State, seat: int, place: int) -> None:
    """A gold card goes from the river to a player, and a new card into the gap (GR-18)."""
    s.won[seat] += one_of(s.river[place])
    s.unwon -= 1
    fill(s, place)
