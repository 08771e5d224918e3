"""What the server answers about puzzles."""

from typing import Any

from msgspec import Struct

from motherlode.engine.shapes import GameSlug, GameView


class PuzzleLine(Struct):
    """A puzzle in a list: nothing of how it comes out."""

    id: str
    topic: str  # a text of the section [topics] of the game's words
    rating: int


class PuzzleInfo(Struct, omit_defaults=True):
    """A decision, as the one who has it sees the table."""

    id: str
    game: GameSlug
    seats: int
    seat: int  # who decides
    topic: str
    rating: int
    view: GameView
    legal: list[str]
    recall: list[dict[str, Any]] = []  # what was seen before: lines of the section [recall]


class PuzzleChoice(Struct, omit_defaults=True):
    """One legal move; what need not be thought about has no share."""

    move: str
    share: float | None = None
    error: float = 0.0  # one standard deviation; 0 where every way on was weighed


class PuzzleAnswer(Struct):
    """How good every choice is, and why."""

    right: list[str]  # the best, and moves that are just like it
    obvious: str  # what one does without looking ahead
    choices: list[PuzzleChoice]  # every legal move, the best first
    exact: bool
    why: dict[str, str]  # by language
    fared: dict[str, float]  # by level: how often bots are right
