"""What the server answers about what somebody tends to do wrong."""

from msgspec import Struct

from motherlode.engine.shapes import GameSlug


class HabitKind(Struct):
    """What decisions of one kind have surely cost."""

    topic: str  # a text of the section [topics] of the game's words
    mistakes: int
    matches: int  # in which there was one
    cost: float  # of the expected share of the win, in each match on average
    error: float
    puzzles: int  # of this kind


class HabitsInfo(Struct):
    """Across one's newest matches of a game: what one tends to do wrong."""

    game: GameSlug
    matches: int  # that the coach has looked back on
    mistakes: int
    cost: float  # in each match on average
    kinds: list[HabitKind]  # those that surely cost something, the costliest first
    costliest: list[str]  # of these: the one that costs most, or those that cannot be told apart
    says: dict[str, list[str]]  # by language: three sentences, or fewer where less is known
    unseen: list[str]  # matches that the coach has not looked back on yet
