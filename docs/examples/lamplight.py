"""Lamplight: nine galleries, a camp in the middle, and oil for ten turns.

The galleries lie in three rows of three; in the middle is the camp. At the start two nuggets are
found for each player, each in any gallery but the camp. On your turn you walk to a gallery beside
yours or dig up one nugget where you are. You can carry three. Who comes to the camp leaves there
what he carries, and only that counts. Every turn burns oil; when all lamps are out the game is
over, and what did not reach the camp is lost. Most nuggets win; with a tie, who carries more.
"""

from typing import Annotated, Any, Literal

from motherlode.engine.contract import CHANCE, Rules
from motherlode.engine.defaults import next_seat
from motherlode.engine.game import Game
from motherlode.engine.notation import Notation, Option
from motherlode.engine.numbers import Number
from motherlode.engine.state import Cells, Header, Int8, record
from motherlode.engine.tables import table
from motherlode.engine.view import Prompt, View, asks, common_view

OIL = Number(10, 5, 20, "turns for everybody")
EACH = Number(2, 1, 4, "nuggets for each player")
PLACES, CAMP, MOST, CARRY = 9, 4, 4, 3
# By gallery: those beside it, a bit each.
BESIDE = table([0b1010, 0b10101, 0b100010, 0b1010001, 0b10101010, 0b100010100, 0b10001000,
                0b101010000, 0b10100000], "i2")  # fmt: skip
SIGNS = [1, 2, 3, 4, "camp", 6, 7, 8, 9]  # at the galleries
DIG = PLACES  # moves: 0 to 8 walk to that gallery
FINDING, WALKING = 0, 1  # phases
DARK = 1  # the reason for the end


@record
class State(Header):
    """All lies open."""

    turn: Int8
    to_find: Int8  # nuggets of the start that are yet to be found
    oil: Annotated[Cells, Int8, MOST]
    at: Annotated[Cells, Int8, MOST]
    carried: Annotated[Cells, Int8, MOST]
    saved: Annotated[Cells, Int8, MOST]
    lying: Annotated[Cells, Int8, PLACES]


def setup(s: State, seats: int, options: Cells) -> None:
    s.seats = seats
    s.turn = options[0]
    s.to_find = EACH * seats
    for seat in range(seats):
        s.oil[seat] = OIL
        s.at[seat] = CAMP


def odds(s: State, weights: Cells) -> int:
    """Where the next nugget is found."""
    if s.phase != FINDING:
        return 0
    for place in range(PLACES):
        weights[place] = 0 if place == CAMP else 1
    return PLACES - 1


def happen(s: State, outcome: int) -> None:
    s.lying[outcome] += 1
    s.to_find -= 1
    if s.to_find == 0:
        s.phase = WALKING
        s.to_act = 1 << s.turn


def legal(s: State, seat: int, mask: Cells) -> int:
    count = 0
    for place in range(PLACES):
        if BESIDE[s.at[seat]] >> place & 1:
            mask[place] = 1
            count += 1
    if s.lying[s.at[seat]] and s.carried[seat] < CARRY:
        mask[DIG] = 1
        count += 1
    return count


def apply(s: State, seat: int, move: int) -> None:
    if move == DIG:
        s.lying[s.at[seat]] -= 1
        s.carried[seat] += 1
    else:
        s.at[seat] = move
        if move == CAMP:
            s.saved[seat] += s.carried[seat]
            s.carried[seat] = 0
    s.oil[seat] -= 1
    s.turn = next_seat(s, seat)
    if s.oil[s.turn] == 0:
        s.over = DARK
        s.to_act = 0
    else:
        s.to_act = 1 << s.turn


def rank(s: State, seat: int) -> int:
    return 8 * s.saved[seat] + s.carried[seat]


def score(s: State, points: Cells) -> None:
    for seat in range(s.seats):
        points[seat] = s.saved[seat]


def policy(s: State, seat: int, mask: Cells, rng: Cells) -> int:
    """Home in time, or with full hands; else digs, or goes where something lies."""
    here = s.at[seat]
    home = distance(here, CAMP)
    if s.carried[seat] and (s.carried[seat] == CARRY or s.oil[seat] <= home + 1):
        return towards(s, seat, CAMP, mask)
    if mask[DIG]:
        return DIG
    goal = CAMP
    nearest = PLACES
    for place in range(PLACES):
        if s.lying[place] and distance(here, place) < nearest:
            nearest = distance(here, place)
            goal = place
    return towards(s, seat, goal, mask)


def distance(one: int, other: int) -> int:
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3)


def towards(s: State, seat: int, goal: int, mask: Cells) -> int:
    best = -1
    for place in range(PLACES):
        if mask[place] and (best < 0 or distance(place, goal) < distance(best, goal)):
            best = place
    return best


# --- for people ---

Asked = Literal["finding", "walking", "over"]
Ending = Literal["dark"]
ENDINGS: dict[int, Ending] = {DARK: "dark"}


class LampView(View[Prompt[Asked], Ending]):
    galleries: list[int]  # nuggets that lie in each
    at: list[int]
    carried: list[int]
    saved: list[int]
    oil: list[int]


def view(s: State, seat: int) -> LampView:
    asked: Asked = "over" if s.over else "finding" if s.phase == FINDING else "walking"
    return LampView(
        **common_view(ENDINGS, s, seat, asks(s, asked)),
        galleries=[s.lying[place] for place in range(PLACES)],
        at=[s.at[other] for other in range(s.seats)],
        carried=[s.carried[other] for other in range(s.seats)],
        saved=[s.saved[other] for other in range(s.seats)],
        oil=[s.oil[other] for other in range(s.seats)],
    )


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[Any]:
    if mover is None or event is None:
        return []
    if mover == CHANCE:
        return [{"what": "found", "place": event}]
    if event == DIG:
        return [{"what": "dug", "seat": mover}]
    brought = after.saved[mover] - before.saved[mover]
    if brought:
        return [{"what": "saved", "seat": mover, "nuggets": brought}]
    return [{"what": "walked", "seat": mover, "place": event}]


def conserved(s: State) -> dict[str, int]:
    """No nugget is lost before the lamps go out."""
    amount: int = s.to_find
    for place in range(PLACES):
        amount += s.lying[place]
    for seat in range(s.seats):
        amount += s.carried[seat] + s.saved[seat]
    return {"nuggets": amount}


PROMPT = {
    "finding": "The galleries are searched.",
    "walking": "{@who} walks or digs.",
    "walking @who": "Your turn: walk to a gallery beside yours, or dig.",
    "over": "The lamps are out.",
}
STORY = {
    "found": "A nugget lies in gallery {#place}.",
    "dug": "{@seat} digs up a nugget.",
    "dug @seat": "You dig up a nugget.",
    "saved": "{@seat} brings {nuggets} {nuggets|nugget|nuggets} to the camp.",
    "saved @seat": "You bring {nuggets} {nuggets|nugget|nuggets} to the camp.",
    "walked": "{@seat} walks to gallery {#place}.",
    "walked @seat": "You walk to gallery {#place}.",
}
OPTION = {"starter": "Who begins", "oil": "Turns for everybody", "each": "Nuggets for each player"}

GAME = Game(
    slug="lamplight",
    name="Lamplight",
    version=1,
    seats=range(2, MOST + 1),
    state=State,
    rules=Rules.of(globals()),
    moves=Notation([*(f"go {place}" for place in range(PLACES)), "dig"]),
    outcomes=Notation([f"gallery {place}" for place in range(PLACES)], "outcome"),
    endings=ENDINGS,
    view=view,
    story=story,
    conserved=conserved,
    policy=policy,
    open=True,
    options=(Option("starter", "the seat that begins"),),
    layout={
        "fields": {
            "galleries": {"as": "grid", "columns": 3, "pieces": "count", "signs": SIGNS},
            "at": {"as": "pieces", "on": "galleries"},
        },
        "moves": {"go": "galleries {1}"},
        "tally": "saved",
    },
    words={
        "en": {
            "prompt": PROMPT,
            "story": STORY,
            "move": {"go": "Go to gallery {#1}", "dig": "Dig"},
            "ending": {"dark": "All lamps are out."},
            "option": OPTION,
        }
    },
)
