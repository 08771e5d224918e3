"""Lessons: a scripted match that teaches a game at its own board, as data beside the game.

`lesson.py` is what a lesson is, `reading.py` reads its file and refuses a faulty one, `walking.py`
plays it: whatever is said in it is tried on the rules before anybody learns from it.
"""

from motherlode.engine.lessons.finding import lesson_of, lessons_of, names_of
from motherlode.engine.lessons.lesson import Bot, Lesson, Step, Wrong

__all__ = ["Bot", "Lesson", "Step", "Wrong", "lesson_of", "lessons_of", "names_of"]
