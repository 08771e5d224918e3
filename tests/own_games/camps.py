"""Camps: seven camps, a nugget in each, and a mule that goes from one to the next.

On his turn everyone leads his mule to a free camp beside its own and takes the nuggets there. The
rich camp, which is drawn at the start, has three of them. After five rounds the most nuggets win.
"""

from typing import Annotated, Literal, TypedDict

from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation
from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.engine.tables import table
from motherlode.engine.view import Prompt, View, asks, common_view

CAMPS, MOST, ROUNDS, RICH = 7, 3, 5, 3
WAIT = CAMPS
DRAWING, GOING = 0, 1
EVENING = 1
# By camp: those beside it, a bit each. The last one lies in the middle.
BESIDE = table([0b1100010, 0b1000101, 0b1001010, 0b1010100, 0b1101000, 0b1010001, 0b0111111], "i2")


@record
class State(Header):
    """Where the mules are, and what lies in the camps."""

    round: Int8
    at: Annotated[Cells, Int8, MOST]
    nuggets: Annotated[Cells, Int8, MOST]
    gold: Annotated[Cells, Int8, CAMPS]


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    for camp in range(CAMPS):
        s.gold[camp] = 1
    for seat in range(seats):
        s.at[seat] = 2 * seat
        s.gold[2 * seat] = 0


def odds(s: State, weights: Cells) -> int:
    if s.phase != DRAWING:
        return 0
    count = 0
    for camp in range(CAMPS):
        weights[camp] = s.gold[camp]
        count += s.gold[camp]
    return count


def happen(s: State, camp: int) -> None:
    s.gold[camp] = RICH
    s.phase = GOING
    s.to_act = 1


def is_free(s: State, camp: int) -> bool:
    for seat in range(s.seats):
        if s.at[seat] == camp:
            return False
    return True


def legal(s: State, seat: int, mask: Cells) -> int:
    count = 0
    for camp in range(CAMPS):
        if BESIDE[s.at[seat]] >> camp & 1 and is_free(s, camp):
            mask[camp] = 1
            count += 1
    if count == 0:
        mask[WAIT] = 1
        return 1
    return count


def apply(s: State, seat: int, move: int) -> None:
    if move != WAIT:
        s.at[seat] = move
        s.nuggets[seat] += s.gold[move]
        s.gold[move] = 0
    after = (seat + 1) % s.seats
    if after == 0:
        s.round += 1
    s.to_act = 1 << after
    if s.round == ROUNDS:
        s.over = EVENING
        s.to_act = 0


def score(s: State, points: Cells) -> None:
    for seat in range(s.seats):
        points[seat] = s.nuggets[seat]


def winners(s: State) -> int:
    most, who = -1, 0
    for seat in range(s.seats):
        if s.nuggets[seat] > most:
            most, who = s.nuggets[seat], 0
        if s.nuggets[seat] == most:
            who |= 1 << seat
    return who


def hide(s: State, seat: int) -> None:
    pass


def imagine(s: State, seat: int, rng: Cells) -> None:
    pass


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return True


Asked = Literal["drawing", "go", "over"]
Ending = Literal["evening"]
ENDINGS: dict[int, Ending] = {EVENING: "evening"}


class Camp(TypedDict):
    owner: int  # whose mule is there, -1 for none
    count: int  # nuggets


class CampsView(View[Prompt[Asked], Ending]):
    camps: list[Camp]
    nuggets: list[int]
    rounds: int


def view(s: State, seat: int) -> CampsView:
    what: Asked = "over" if s.over else "go" if s.phase else "drawing"
    at = {s.at[other]: other for other in range(s.seats)}
    return CampsView(
        **common_view(ENDINGS, s, seat, asks(s, what)),
        camps=[Camp(owner=at.get(camp, -1), count=s.gold[camp]) for camp in range(CAMPS)],
        nuggets=[s.nuggets[other] for other in range(s.seats)],
        rounds=ROUNDS - s.round,
    )


class Rich(TypedDict):
    what: Literal["rich"]
    camp: int


class Gone(TypedDict):
    what: Literal["go"]
    seat: int
    camp: int
    count: int


class Waited(TypedDict):
    what: Literal["wait"]
    seat: int


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Rich | Gone | Waited]:
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        return [Rich(what="rich", camp=event)]
    if event == WAIT:
        return [Waited(what="wait", seat=mover)]
    return [Gone(what="go", seat=mover, camp=event, count=before.gold[event])]


GAME = Game(
    slug="camps",
    name="Camps",
    version=1,
    seats=range(2, 4),
    state=State,
    rules=Rules(setup, legal, apply, odds, happen, score, winners, hide, imagine, sees),
    moves=Notation([*(f"go {camp}" for camp in range(CAMPS)), "wait"]),
    outcomes=Notation([f"rich {camp}" for camp in range(CAMPS)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    conserved=lambda s: {"players": s.seats},
    open=True,
    layout={
        "fields": {
            "camps": {
                "as": "map",
                "at": [(1, 0), (3, 0), (4, 2), (3, 4), (1, 4), (0, 2), (2, 2)],
                "links": [
                    *([camp, (camp + 1) % 6] for camp in range(6)),
                    *([camp, 6] for camp in range(6)),
                ],
            },
        },
        "sounds": {"go": "wood"},
    },
)
