"""Hunch: a complete game in one file, small enough to read at one go.

A nugget lies under one of three pans. The first player peeks and gives a hint, true or not. The
second player lifts a pan: he wins if the nugget is there, else the first player wins.
"""

from typing import Literal, TypedDict

from motherlode.engine.chance import draw
from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation
from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.engine.surface import Area, Spot, Surface
from motherlode.engine.view import Prompt, View, asks, common_view

HIDING, HINT, LIFT = 0, 1, 2  # phases
FOUND, MISSED = 1, 2  # reasons for the end
UNKNOWN = -1


@record
class State(Header):
    """Seven bytes."""

    nugget: Int8  # the pan with the nugget, UNKNOWN where it is cut out
    hint: Int8
    lifted: Int8


# --- rules ---


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    s.nugget = UNKNOWN
    s.hint = UNKNOWN
    s.lifted = UNKNOWN


def odds(s: State, weights: Cells) -> int:
    if s.phase != HIDING:
        return 0
    for pan in range(3):
        weights[pan] = 1
    return 3


def happen(s: State, pan: int) -> None:
    s.nugget = pan
    s.phase = HINT
    s.to_act = 0b01


def legal(s: State, seat: int, mask: Cells) -> int:
    first = 0 if s.phase == HINT else 3
    for pan in range(3):
        mask[first + pan] = 1
    return 3


def apply(s: State, seat: int, move: int) -> None:
    if s.phase == HINT:
        s.hint = move
        s.phase = LIFT
        s.to_act = 0b10
    else:
        s.lifted = move - 3
        s.over = FOUND if s.lifted == s.nugget else MISSED
        s.to_act = 0


def score(s: State, points: Cells) -> None:
    points[0] = 1 if s.over == MISSED else 0
    points[1] = 1 if s.over == FOUND else 0


def winners(s: State) -> int:
    return 0b10 if s.over == FOUND else 0b01


# --- sight: the nugget's place is known to the first player alone, until a pan was lifted ---


def hide(s: State, seat: int) -> None:
    if seat != 0 and s.over == 0:
        s.nugget = UNKNOWN


def imagine(s: State, seat: int, rng: Cells) -> None:
    if s.nugget == UNKNOWN and s.phase != HIDING:
        s.nugget = draw(rng, 3)


def sees(s: State, seat: int, mover: int, event: int) -> bool:
    return mover != CHANCE or seat == 0


# --- for people ---


Asked = Literal["hiding", "hint", "lift", "over"]
PROMPTS: tuple[Asked, ...] = ("hiding", "hint", "lift")
Ending = Literal["found", "missed"]
ENDINGS: dict[int, Ending] = {FOUND: "found", MISSED: "missed"}


class HunchView(View[Prompt[Asked], Ending]):
    nugget: int
    hint: int
    lifted: int


def view(s: State, seat: int) -> HunchView:
    prompt = asks(s, "over" if s.over else PROMPTS[s.phase])
    return HunchView(
        **common_view(ENDINGS, s, seat, prompt),
        nugget=s.nugget,
        hint=s.hint,
        lifted=s.lifted,
    )


def surface(seen: HunchView, seats: int) -> Surface:
    """Three pans in a row: what a browser draws. Without it there would be three numbers."""
    pans = [Spot(id=f"pan {pan}", kind="place", label="pan") for pan in range(3)]
    if seen["hint"] != UNKNOWN:
        pans[seen["hint"]]["face"] = "hint"
    if seen["lifted"] != UNKNOWN:
        pans[seen["lifted"]]["face"] = "lifted"
    if seen["nugget"] != UNKNOWN:
        pans[seen["nugget"]]["count"] = 1
    return Surface(
        table=[Area(id="pan", label="pan", form="row", spots=pans)],
        seats=[],
        moves={"hint": ["pan {1}"], "lift": ["pan {1}"]},
        tally=[],
        sounds={"hint": "wood", "lift": "gold"},
    )


class Hidden(TypedDict):
    what: Literal["hidden"]
    pan: int


class Pointed(TypedDict):
    what: Literal["hint", "lift"]
    seat: int
    pan: int


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Hidden | Pointed]:
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        return [Hidden(what="hidden", pan=event)]
    return [Pointed(what="hint" if event < 3 else "lift", seat=mover, pan=event % 3)]


WORDS = {
    "en": {
        "prompt": {
            "hiding": "The nugget is being hidden.",
            "hint": "{@who} gives a hint, true or not.",
            "hint @who": "You know where the nugget is. Point at a pan: true or not.",
            "lift": "{@who} lifts a pan.",
            "lift @who": "Lift a pan. Do you believe the hint?",
            "over": "The pan is lifted.",
        },
        "story": {
            "hidden": "The nugget lies under pan {#pan}.",
            "hint": "{@seat} points at pan {#pan}.",
            "hint @seat": "You point at pan {#pan}.",
            "lift": "{@seat} lifts pan {#pan}.",
            "lift @seat": "You lift pan {#pan}.",
        },
        "move": {"hint": "point at pan {#1}", "lift": "lift pan {#1}"},
        "ending": {"found": "The nugget was there.", "missed": "There was nothing under it."},
        "option": {},
        "table": {"goal": "Find the nugget, or mislead the one who looks for it."},
    }
}

GAME = Game(
    slug="hunch",
    name="Hunch",
    version=1,
    seats=range(2, 3),
    state=State,
    rules=Rules(setup, legal, apply, odds, happen, score, winners, hide, imagine, sees),
    moves=Notation([f"{verb} {pan}" for verb in ("hint", "lift") for pan in range(3)]),
    outcomes=Notation([f"under {pan}" for pan in range(3)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    surface=surface,
    words=WORDS,
    conserved=lambda s: {"players": s.seats},
)
