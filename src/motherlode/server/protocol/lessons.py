"""What a client reads of a lesson."""

from msgspec import Struct


class LessonStep(Struct, omit_defaults=True):
    """A note of a lesson, in one language."""

    at: list[str]  # spots of the board and its frame: the note is pinned to the first
    says: str
    awaits: list[str] = []  # moves, with `*` for anything; none where one only reads on
    answers: list[str] = []  # to tries that are not awaited


class LessonInfo(Struct, omit_defaults=True):
    """A lesson of a game, in one language; what chance brings and what others do is not in it."""

    name: str
    title: str
    minutes: int
    steps: list[LessonStep]
