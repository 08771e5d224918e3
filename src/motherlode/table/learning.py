"""A try in a lesson: what is awaited is played, anything else is answered and changes nothing."""

from motherlode.engine.lessons import Lesson
from motherlode.engine.match import Match
from motherlode.table.errors import TableError
from motherlode.table.state import TableState


class Tried(TableError):
    """A move that is legal and not awaited; `answer` is the place of what the step says of it."""

    def __init__(self, step: int, answer: int) -> None:
        super().__init__("lesson/not-this", "The lesson waits for another move.")
        self.step, self.answer = step, answer


def check_try(lesson: Lesson, match: Match, seat: int, move: str) -> None:
    """Refuses what the lesson does not await now; of what the rules forbid they speak."""
    if seat != lesson.me:
        if lesson.bot_move(match.number) != (seat, move):
            raise TableError("lesson/not-written", "In this lesson the bots do something else.")
        return
    at = lesson.awaited(match.number)
    if at is None:
        raise TableError("lesson/wait", "Nothing is to be done here now.")
    step = lesson.steps[at]
    if step.welcomes(move) or move not in match.legal(seat):
        return
    answer = step.answer(move)
    assert answer is not None, "a lesson has an answer to every legal move"
    raise Tried(at, answer)


def step_of(table: TableState) -> int | None:
    """The step of the lesson that is due; None elsewhere, and while others still act."""
    if table.lesson is None or table.match is None:
        return None
    return table.lesson.step_at(table.match.number)
