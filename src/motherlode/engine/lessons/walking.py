"""Plays a lesson on the rules: what it awaits must be legal, what it says must happen.

A rule that changes breaks the lessons that speak of it here, and not before their players.
"""

from collections.abc import Iterator

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.lessons.lesson import Lesson, Step
from motherlode.engine.lessons.reading import File
from motherlode.engine.match import Match


def begun(game: Game, lesson: Lesson) -> Match:
    """A match of the lesson, at the position with which it begins."""
    match = game.start(lesson.seats, options=lesson.options, chance=lesson.chance())
    lesson.catch_up(match)
    return match


def check(game: Game, lesson: Lesson, file: File) -> None:
    """Plays it to its end on every way that it allows; a fault is refused with its line."""
    try:
        match = begun(game, lesson)
    except MotherlodeError as error:
        line = file.line("begin" if lesson.begin else "")
        raise file.fault("lesson/begin", error.message, line) from error
    for at, step in enumerate(lesson.steps):
        _reach(lesson, file, match, at)
        if not step.awaits:
            continue
        first, *others = _awaited(lesson, file, match, at, step)
        for move in others:
            _end_otherwise(game, lesson, file, at, move)
        _try(file, match, at, lesson.me, move=first)
    if match.over:
        reason = "A lesson ends before the match does: it counts for nobody."
        raise file.fault("lesson/over", reason, file.line("", len(lesson.steps) - 1))


def ways(game: Game, lesson: Lesson) -> Iterator[tuple[int, Match, list[str], list[str]]]:
    """Of each step that awaits something: the match, the right tries and the wrong ones."""
    match = begun(game, lesson)
    for at, step in enumerate(lesson.steps):
        for seat, move in step.before:
            if seat != CHANCE:
                match.play(seat, move)
        if step.awaits:
            legal = match.legal(lesson.me)
            right = _sorted(step, legal)
            yield at, match, right, [move for move in legal if move not in right]
            match.play(lesson.me, right[0])


def _sorted(step: Step, legal: list[str]) -> list[str]:
    """The legal moves that are awaited, in the order in which the lesson names them."""
    welcome = [move for move in legal if step.welcomes(move)]
    if step.awaits[0] in welcome:
        welcome.remove(step.awaits[0])
        welcome.insert(0, step.awaits[0])
    return welcome


def _reach(lesson: Lesson, file: File, match: Match, at: int) -> None:
    """Plays what leads to a step, and nothing else must have happened by then."""
    step, line = lesson.steps[at], file.line("play", at)
    number = lesson.begins[at] - len(step.before)
    for mover, text in step.before:
        if mover != CHANCE:
            _try(file, match, at, mover, text)
        elif number >= match.number:
            raise file.fault("lesson/no-chance", f"Nothing is drawn for “{text}”.", line)
        number += 1
    if match.number != lesson.begins[at]:
        drawn = match.outcomes_since(lesson.begins[at])
        raise file.fault("lesson/more-chance", f"More is drawn here: {', '.join(drawn)}.", line)


def _awaited(lesson: Lesson, file: File, match: Match, at: int, step: Step) -> list[str]:
    """The moves that are awaited; every other legal one has an answer, and no answer is idle."""
    legal = match.legal(lesson.me)
    welcome = _sorted(step, legal)
    if not welcome:
        can = ", ".join(legal) or "nothing"
        reason = f"“{', '.join(step.awaits)}” is not legal now. Legal: {can}."
        raise file.fault("lesson/not-legal", reason, file.line("await", at))
    for pattern in step.awaits:
        if not set("*?") & set(pattern) and pattern not in welcome:
            reason = f"“{pattern}” is not legal now."
            raise file.fault("lesson/not-legal", reason, file.line("await", at))
    others = [move for move in legal if move not in welcome]
    for move in others:
        if step.answer(move) is None:
            reason = f"“{move}” is legal too, and nothing is said of it."
            raise file.fault("lesson/unanswered", reason, file.line("await", at))
    for nth in range(len(step.wrong)):
        if not step.goes_on and all(step.answer(move) != nth for move in others):
            reason = f"Nobody can try “{', '.join(step.wrong[nth].moves)}” here."
            raise file.fault("lesson/idle-answer", reason, file.line("wrong", at, nth))
    return welcome


def _end_otherwise(game: Game, lesson: Lesson, file: File, at: int, move: str) -> None:
    """Whoever makes another move that is awaited, too, gets to the end."""
    match = begun(game, lesson)
    for other, step in enumerate(lesson.steps):
        _reach(lesson, file, match, other)
        if step.awaits:
            legal = match.legal(lesson.me)
            _try(file, match, other, lesson.me, move if other == at else _sorted(step, legal)[0])


def _try(file: File, match: Match, at: int, seat: int, move: str) -> None:
    try:
        match.play(seat, move)
    except MotherlodeError as error:
        line = file.line("play", at)
        raise file.fault("lesson/broken", f"“{seat}: {move}”: {error.message}", line) from error
