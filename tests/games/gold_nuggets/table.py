"""Builds positions of Gold Nuggets by name, and plays turns in the rulebook's words."""

from motherlode.engine.match import Match
from motherlode.games.gold_nuggets import GAME
from motherlode.games.gold_nuggets.content import DICE, FACES
from motherlode.games.gold_nuggets.state import ASIDE, State


def turn(*rolls: str, seats: int = 3, starter: int = 0) -> Match:
    """A match whose first dice are given: `turn("nugget 3 3 3 4 5 2", "…")`."""
    dice = [face for roll in rolls for face in roll.split()]
    return GAME.start(seats=seats, options={"starter": starter}, chance=Loaded(dice))


class Loaded:
    """The given dice, then dull ones: one nugget in every seven."""

    def __init__(self, dice: list[str]) -> None:
        self.dice = dice[::-1]
        self.dull = ["nugget", "2", "2", "3", "3", "4", "5"]

    def outcome(self, number: int, weights: object, names: object) -> int:
        if self.dice:
            return FACES.index(self.dice.pop())
        self.dull = self.dull[1:] + self.dull[:1]
        return FACES.index(self.dull[-1])


def position(
    *,
    seats: int = 3,
    turn: int = 0,
    supply: int | None = None,
    nuggets: tuple[int, ...] = (),
    rolled: str = "",
    aside: str = "",
    decided: bool = False,
) -> State:
    """A position after a roll: `position(aside="lasso 2, 4 3", rolled="nugget 1, 5 1")`.

    `decided`: at least one die of this roll has already been set aside.
    """
    s: State = GAME.first_state(seats)
    s.phase = ASIDE
    s.falling = 0
    s.turn = turn
    s.to_act = 1 << turn
    for seat, amount in enumerate(nuggets):
        s.nuggets[seat] = amount
    s.supply = 77 - sum(nuggets) if supply is None else supply
    for row, text in ((s.rolled, rolled), (s.aside, aside)):
        for face, count in _counts(text).items():
            row[FACES.index(face)] = count
    left = DICE - sum(s.rolled[f] + s.aside[f] for f in range(6))
    assert left >= 0, "more than seven dice"
    s.next_face = 6 if decided else 0
    return s


def _counts(text: str) -> dict[str, int]:
    return {part.split()[0]: int(part.split()[1]) for part in text.split(",") if part.strip()}


def legal(s: State) -> set[str]:
    """What the player on turn may do, in notation."""
    mask = [0] * len(GAME.moves)
    GAME.rules.legal(s, s.turn, mask)
    return {GAME.moves.text(move) for move, marked in enumerate(mask) if marked}


def play(s: State, move: str) -> State:
    """Plays a legal move."""
    assert move in legal(s), f"{move} is not among {sorted(legal(s))}"
    GAME.rules.apply(s, s.turn, GAME.moves.number(move))
    return s


def roll(s: State, dice: str) -> State:
    """Lets dice fall."""
    for face in dice.split():
        GAME.rules.happen(s, FACES.index(face))
    return s
