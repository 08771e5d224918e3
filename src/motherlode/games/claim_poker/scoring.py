"""What kinds are worth, where prospectors may go, and who wins. Pure."""

from motherlode.engine.defaults import winners_by
from motherlode.engine.state import Cells
from motherlode.games.claim_poker.content import MOST_PLAYERS, ODD_COSTS
from motherlode.games.claim_poker.state import NOTHING, State

KIND_COUNT = 8  # nuggets and teeth are kinds like the others, CP-28, CP-A18


def counted(stock: int, value: int, second_round: int) -> int:
    """The points of one kind; all its items together must be even, CP-21, CP-A10."""
    if stock % 2 == 0:
        return value
    return -ODD_COSTS * value if second_round else 0  # CP-30, CP-A16


def round_points(s: State, row: int) -> int:
    """The points of a row."""
    points = 0
    for kind in range(KIND_COUNT):
        points += counted(s.stock[row][kind], s.value[row][kind], row // MOST_PLAYERS)
    return points if points > 0 else 0  # CP-31; round 1 is never negative, CP-A17


# --- prospectors -------------------------------------------------------------------------------


def least_stock(s: State, row: int) -> int:
    """How many items a kind must have to take this player's prospectors."""
    if s.net[row] > 0:
        return 0  # +1 goes anywhere, CP-A14
    most = 0
    for kind in range(KIND_COUNT):
        if s.stock[row][kind] > most:
            most = s.stock[row][kind]
    return min(most, -s.net[row])  # CP-A15


def can_assign(s: State, row: int) -> bool:
    """Whether prospectors remain after cancelling, CP-26, and have somewhere to go, CP-A15."""
    return s.net[row] > 0 or (s.net[row] < 0 and least_stock(s, row) > 0)


def gain(s: State, row: int, kind: int) -> int:
    """What it brings to assign all remaining prospectors to a kind."""
    stock, value, net = s.stock[row][kind], s.value[row][kind], s.net[row]
    second_round = row // MOST_PLAYERS
    after = counted(max(0, stock + net), max(0, value + net), second_round)
    return after - counted(stock, value, second_round)


def best_kind(s: State, row: int) -> int:
    """The kind to which prospectors are best assigned, CP-A23; the first of equals."""
    least = least_stock(s, row)
    best = NOTHING
    for kind in range(KIND_COUNT):
        if s.stock[row][kind] >= least:
            if best == NOTHING or gain(s, row, kind) > gain(s, row, best):
                best = kind
    return best


# --- the end -----------------------------------------------------------------------------------


def noted(s: State, seat: int) -> int:
    """The points of the rounds that are over, CP-29."""
    points = 0
    for number in range(2 if s.over else s.round):
        points += round_points(s, MOST_PLAYERS * number + seat)
    return points


def score(s: State, points: Cells) -> None:
    """The sum of the rounds that are over."""
    for seat in range(s.seats):
        points[seat] = noted(s, seat)


winners = winners_by(noted)  # CP-32; with a tie there are several winners, CP-A21
