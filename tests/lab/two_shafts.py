"""Two Shafts: both seats choose a shaft at the same time, unseen; a game with a known solution.

Who meets whom where decides: in shaft A together, seat 0 wins; in shaft B together, seat 0 wins;
seat 0 in A alone loses, and in B alone the win is shared. With best play seat 0 goes to A in one
game of three, seat 1 in two of three, and seat 0's share of the win is two thirds.
"""

from motherlode.engine.chance import draw
from motherlode.engine.contract import Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation
from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.engine.view import asks, common_view

UNKNOWN = -1
MET = 1  # the reason for the end
A = 0


@record
class State(Header):
    """Six bytes."""

    one: Int8  # the shaft of seat 0, UNKNOWN before and where it is cut out
    other: Int8


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    s.to_act = 0b11
    s.one = UNKNOWN
    s.other = UNKNOWN


def odds(s: State, weights: Cells) -> int:
    return 0


def happen(s: State, outcome: int) -> None: ...


def legal(s: State, seat: int, mask: Cells) -> int:
    mask[0] = mask[1] = 1
    return 2


def apply(s: State, seat: int, move: int) -> None:
    if seat == 0:
        s.one = move
    else:
        s.other = move
    s.to_act &= ~(1 << seat)
    if s.to_act == 0:
        s.over = MET


def winners(s: State) -> int:
    if s.one == s.other:
        return 0b01
    return 0b10 if s.one == A else 0b11


def score(s: State, points: Cells) -> None:
    for seat in range(2):
        points[seat] = winners(s) >> seat & 1


def hide(s: State, seat: int) -> None:
    if s.over == 0:
        if seat != 0:
            s.one = UNKNOWN
        if seat != 1:
            s.other = UNKNOWN


def imagine(s: State, seat: int, rng: Cells) -> None:
    if s.over == 0:
        if s.to_act & 0b01 == 0 and s.one == UNKNOWN:
            s.one = draw(rng, 2)
        if s.to_act & 0b10 == 0 and s.other == UNKNOWN:
            s.other = draw(rng, 2)


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return seat == mover or s.to_act == 1 << mover


GAME = Game(
    slug="two-shafts",
    name="Two Shafts",
    version=1,
    seats=range(2, 3),
    state=State,
    rules=Rules(setup, legal, apply, odds, happen, score, winners, hide, imagine, sees),
    moves=Notation(["A", "B"]),
    outcomes=Notation([], "outcome"),
    endings={MET: "met"},
    view=lambda s, seat: common_view({MET: "met"}, s, seat, asks(s, "choose")),
    story=lambda before, after, seat, mover, event: [],
    conserved=lambda s: {"players": s.seats},
)
