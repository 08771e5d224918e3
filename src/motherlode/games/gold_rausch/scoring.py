"""Gold, bottles, and who wins. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.gold_rausch.content import KINDS, TEETH, pieces_on
from motherlode.games.gold_rausch.state import State, held

GOLD = 1  # the first kind of card that shows gold, nuggets or teeth (GR-A24)
BOTTLES = TEETH + 1  # the first kind that shows bottles: as many as teeth (GR-A25)


def pieces(s: State, seat: int, first: int) -> int:
    """What is shown on the won cards of a kind and of those after it: GOLD or BOTTLES."""
    count = 0
    for kind in range(first, KINDS):
        count += held(s.won[seat], kind) * pieces_on(kind)
    return count


def score(s: State, points: Cells) -> None:
    """One point a piece of gold."""
    for seat in range(s.seats):
        points[seat] = pieces(s, seat, GOLD)


def rank(s: State, seat: int) -> int:
    """Most gold (GR-4, GR-43), then most bottles (GR-44), then a shared victory (GR-A26)."""
    return 100 * pieces(s, seat, GOLD) + pieces(s, seat, BOTTLES)


winners = winners_by(rank)
