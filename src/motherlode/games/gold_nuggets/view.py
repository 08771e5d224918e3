"""What a person sees of Gold Nuggets, and how the match is told."""

from typing import Literal, TypedDict

from motherlode.engine.contract import CHANCE
from motherlode.engine.state import Cells
from motherlode.engine.view import Prompt, View, asks, common_view
from motherlode.games.gold_nuggets.content import DICE, FACES
from motherlode.games.gold_nuggets.lines import (
    Aside,
    NuggetsLine,
    Over,
    Roll,
    Rolled,
    Steal,
    Take,
    Turn,
)
from motherlode.games.gold_nuggets.moves import ROLL, SET_ASIDE, STEAL, TAKE
from motherlode.games.gold_nuggets.rules import dice_aside, least
from motherlode.games.gold_nuggets.scoring import may_steal, value
from motherlode.games.gold_nuggets.state import ASIDE, LAST_NUGGET, ROLLING, State

Ending = Literal["last-nugget"]
ENDINGS: dict[int, Ending] = {LAST_NUGGET: "last-nugget"}

Asked = Literal[
    "rolling",
    "set-aside",
    "more-or-take",
    "more-or-stop",
    "roll-or-take",
    "roll-or-stop",
    "take-all-seven",
    "over",
]
Why = Literal["alone", "passed"]


class Player(TypedDict):
    """One seat."""

    seat: int
    nuggets: int
    loot: int  # what robbing this player would bring now, by the dice aside


class NuggetsView(View[Prompt[Asked], Ending]):
    """The table."""

    supply: int
    players: list[Player]
    turn: int
    rolled: list[str]  # the faces of the dice on the table
    aside: list[str]  # the faces of the dice set aside in this turn
    falling: int  # dice of this roll that have yet to fall
    rests: dict[str, Why]  # faces on the table that cannot go aside now, and the text that says why
    value: int  # what the dice aside are worth
    brings: int  # what taking would bring now: no more than there is
    may_steal: bool


def view(s: State, seat: int) -> NuggetsView:
    """The table; everyone sees the same."""
    worth, supply, nuggets = value(s), s.supply, s.nuggets
    players: list[Player] = []
    for i in range(s.seats):
        owned = nuggets[i]
        players.append({"seat": i, "nuggets": owned, "loot": min(worth, owned)})
    return {
        **common_view(ENDINGS, s, seat, asks(s, prompt(s, worth))),
        "supply": supply,
        "players": players,
        "turn": s.turn,
        "rolled": _faces(s.rolled),
        "aside": _faces(s.aside),
        "falling": s.falling,
        "rests": _rests(s),
        "value": worth,
        "brings": min(worth, supply),
        "may_steal": may_steal(s),
    }


def prompt(s: State, worth: int) -> Asked:
    """What is expected now, with dice aside that are worth so much."""
    if s.over:
        return "over"
    if s.phase == ROLLING:
        return "rolling"
    if s.next_face == 0:
        return "set-aside"
    if dice_aside(s) == DICE:
        return "take-all-seven"
    if _can_go_on(s):
        return "more-or-take" if worth else "more-or-stop"
    return "roll-or-take" if worth else "roll-or-stop"


def story(
    before: State, after: State, seat: int, mover: int | None, event: int | None
) -> list[NuggetsLine]:
    """What an event did."""
    if mover is None or event is None:
        return []
    if mover == CHANCE:  # dice are told when the last of a roll has fallen
        return [] if before.falling > 1 else _fallen(before, after, event)
    turn = before.turn
    if event >= SET_ASIDE:
        face, count = divmod(event - SET_ASIDE, DICE)
        return [Aside(what="aside", seat=turn, face=FACES[face], count=count + 1)]
    if event == ROLL:
        return [Roll(what="roll", seat=turn, count=after.falling)]
    amount = after.nuggets[turn] - before.nuggets[turn]
    lines: list[NuggetsLine]
    if event == TAKE:
        lines = [Take(what="take", seat=turn, amount=amount)]
    else:
        lines = [Steal(what="steal", seat=turn, amount=amount, victim=event - STEAL)]
    if after.over:
        lines.append(Over(what="over"))
    elif after.turn == turn and dice_aside(before) == DICE:
        lines.append(Turn(what="again", seat=turn))
    return lines


def _fallen(before: State, after: State, face: int) -> list[NuggetsLine]:
    """A whole roll."""
    dice = [before.rolled[f] + (f == face) for f in range(6)]
    lines: list[NuggetsLine] = [Rolled(what="rolled", seat=before.turn, dice=_faces(dice))]
    if after.phase == ROLLING:
        lines.append(Turn(what="bust", seat=before.turn))
    return lines


def _can_go_on(s: State) -> bool:
    """Whether more dice of this roll can go aside."""
    rolled = s.rolled
    for face in range(s.next_face, 6):
        count = rolled[face]
        if count and count >= least(s, face):
            return True
    return False


def _rests(s: State) -> dict[str, Why]:
    """Why faces must stay: too few of a new number, or their time in this roll is over."""
    rests: dict[str, Why] = {}
    if s.phase != ASIDE:
        return rests
    rolled, first = s.rolled, s.next_face
    for face, name in enumerate(FACES):
        count = rolled[face]
        if not count:
            continue
        if count < least(s, face):
            rests[name] = "alone"
        elif face < first:
            rests[name] = "passed"
    return rests


def _faces(counts: Cells) -> list[str]:
    faces: list[str] = []
    for face, name in enumerate(FACES):
        count = counts[face]
        if count:
            faces += [name] * count
    return faces


def conserved(s: State) -> dict[str, int]:
    """What no event may change."""
    dice = s.falling + sum(s.rolled[f] + s.aside[f] for f in range(6))
    return {"nuggets": s.supply + sum(s.nuggets[i] for i in range(5)), "dice": dice}
