"""Sluice: two dice, a pan, and a flood that comes with every double.

On your turn you roll two dice as often as you like. The higher one is what washes into your pan, in
nuggets. With a double the flood comes: your pan is empty and your turn is over, but the flood
leaves its nuggets at the weir, as many as one die shows. Whoever stops puts the nuggets of his pan
away; who stops with ten or more takes what lies at the weir as well. First to the goal wins.
"""

from typing import Annotated, Any, Literal

from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.defaults import next_seat
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation, Option
from motherlode.engine.numbers import Number
from motherlode.engine.state import Cells, Header, Int8, Int16, record
from motherlode.engine.view import Prompt, View, asks, common_view

GOAL = Number(50, 20, 120, "nuggets that win")
WEIR_FROM = Number(10, 4, 20, "nuggets in the pan with which one takes the weir")
MOST, SIDES = 5, 6
CHOOSING, ROLLING = 0, 1  # phases
ROLL, STOP = 0, 1  # moves
REACHED = 1  # the reason for the end


@record
class State(Header):
    """Dice are 0 before they fall."""

    turn: Int8
    fallen: Int8  # dice of this roll that lie
    dice: Annotated[Cells, Int8, 2]
    pan: Int16
    weir: Int16
    nuggets: Annotated[Cells, Int16, MOST]


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    begin_turn(s, options[0])


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.pan = 0
    s.phase = CHOOSING
    s.to_act = 1 << seat


def legal(s: State, seat: int, mask: Cells) -> int:
    mask[ROLL] = 1
    if s.pan == 0:
        return 1
    mask[STOP] = 1
    return 2


def apply(s: State, seat: int, move: int) -> None:
    if move == ROLL:
        s.phase = ROLLING
        s.fallen = 0
        s.to_act = 0
        return
    s.nuggets[seat] += s.pan
    if s.pan >= WEIR_FROM:
        s.nuggets[seat] += s.weir
        s.weir = 0
    if s.nuggets[seat] >= GOAL:
        s.over = REACHED
        s.to_act = 0
    else:
        begin_turn(s, next_seat(s, seat))


def odds(s: State, weights: Cells) -> int:
    """One die is one event."""
    if s.phase != ROLLING:
        return 0
    for side in range(SIDES):
        weights[side] = 1
    return SIDES


def happen(s: State, outcome: int) -> None:
    s.dice[s.fallen] = outcome + 1
    s.fallen += 1
    if s.fallen < 2:
        return
    if s.dice[0] == s.dice[1]:
        s.weir += s.dice[0]
        begin_turn(s, next_seat(s, s.turn))
    else:
        s.pan += max(s.dice[0], s.dice[1])
        s.phase = CHOOSING
        s.to_act = 1 << s.turn


def rank(s: State, seat: int) -> int:
    return s.nuggets[seat]


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """A double comes once in six rolls, and a roll brings four and a half."""
    if s.pan == 0:
        return ROLL
    enough = s.nuggets[seat] + s.pan >= GOAL
    return STOP if enough or s.pan >= 20 or (s.pan >= WEIR_FROM and s.weir >= 6) else ROLL


# --- for people ---

Asked = Literal["choosing", "rolling", "over"]
Ending = Literal["reached"]
ENDINGS: dict[int, Ending] = {REACHED: "reached"}


class SluiceView(View[Prompt[Asked], Ending]):
    turn: int
    dice: list[int]
    pan: int
    weir: int
    goal: int
    nuggets: list[int]


def view(s: State, seat: int) -> SluiceView:
    asked: Asked = "over" if s.over else "rolling" if s.phase == ROLLING else "choosing"
    return SluiceView(
        **common_view(ENDINGS, s, seat, asks(s, asked)),
        turn=s.turn,
        dice=[s.dice[0], s.dice[1]],
        pan=s.pan,
        weir=s.weir,
        goal=int(GOAL),
        nuggets=[s.nuggets[other] for other in range(s.seats)],
    )


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Any]:
    if mover is None or event is None or (event == ROLL and mover != CHANCE):
        return []
    if mover != CHANCE:
        what = "weir" if before.weir and not after.weir else "stopped"
        return [{"what": what, "seat": mover, "nuggets": before.pan, "more": before.weir}]
    if before.fallen == 0:
        return []
    dice = [after.dice[0], after.dice[1]]
    what = "flood" if dice[0] == dice[1] else "rolled"
    return [{"what": what, "seat": before.turn, "one": dice[0], "other": dice[1]}]


PROMPT = {
    "choosing": "{@who} rolls or stops.",
    "choosing @who": "Your turn: roll, or stop and keep what is in your pan.",
    "rolling": "The dice are rolling.",
    "over": "The game is over.",
}
STORY = {
    "rolled": "{@seat} rolls {one} and {other}.",
    "rolled @seat": "You roll {one} and {other}.",
    "flood": "{@seat} rolls a double: the flood leaves {one} at the weir.",
    "flood @seat": "You roll a double: the flood leaves {one} at the weir.",
    "stopped": "{@seat} puts {nuggets} {nuggets|nugget|nuggets} away.",
    "stopped @seat": "You put {nuggets} {nuggets|nugget|nuggets} away.",
    "weir": "{@seat} puts {nuggets} away and takes {more} from the weir.",
    "weir @seat": "You put {nuggets} away and take {more} from the weir.",
}
OPTION = {
    "starter": "Who begins",
    "goal": "Nuggets that win",
    "weir-from": "Nuggets in the pan with which one takes the weir",
}

GAME = Game(
    slug="sluice",
    name="Sluice",
    version=1,
    seats=range(2, MOST + 1),
    state=State,
    rules=Rules.of(globals()),
    moves=Notation(["roll", "stop"]),
    outcomes=Notation([str(side) for side in range(1, SIDES + 1)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    conserved=lambda s: {"players": s.seats},
    policy=policy,
    open=True,
    options=(Option("starter", "the seat that begins"),),
    words={
        "en": {
            "prompt": PROMPT,
            "story": STORY,
            "move": {"roll": "Roll", "stop": "Stop"},
            "ending": {"reached": "The goal is reached."},
            "option": OPTION,
        }
    },
)
