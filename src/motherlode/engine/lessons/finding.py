"""The lessons that a game brings along: `lessons/<name>.toml` in its folder.

A game in one file, `hunch.py`, has `hunch.lesson.<name>.toml` beside it.
"""

import sys
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from motherlode.engine.brought import package_of, rules_file
from motherlode.engine.errors import ContentError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.lessons.lesson import Lesson
from motherlode.engine.lessons.reading import File, read_lesson
from motherlode.engine.lessons.walking import check

# What the rules have besides how one plays.
ASIDE = (
    "In short",
    "In the box",
    "Examples",
    "Where the rulebook is silent",
    "A note on the content",
)


def lesson_of(game: Game, name: str) -> Lesson:
    """One lesson of a game."""
    for lesson in lessons_of(game):
        if lesson.name == name:
            return lesson
    hint = did_you_mean(name, [lesson.name for lesson in lessons_of(game)])
    raise ContentError("lesson/unknown", f"{game.name} has no lesson “{name}”. {hint}")


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """All of them, the first one first; each was played to its end on these rules."""
    return _read(game.slug, game.version, tuple(_texts(game)), Held(game))


def names_of(game: Game) -> list[str]:
    """What a game's lessons are called, without reading them."""
    return [name for name, _, _ in _texts(game)]


class Held:
    """A game that does not count when what was read is looked up again."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=64)
def _read(
    slug: str, version: int, texts: tuple[tuple[str, str, str], ...], held: Held
) -> tuple[Lesson, ...]:
    game = held.game
    found = []
    for name, where, text in texts:
        file = File(where, text)
        lesson = read_lesson(name, file)
        _check_sections(game, lesson, file)
        check(game, lesson, file)
        found.append(lesson)
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.name)))


def _check_sections(game: Game, lesson: Lesson, file: File) -> None:
    known = sections_of(game)
    for section in lesson.sections:
        if section not in known:
            hint = did_you_mean(section, known)
            reason = f"The rules have no section “{section}”. {hint}"
            raise file.fault("lesson/section", reason, file.line("sections"))


def sections_of(game: Game) -> list[str]:
    """The headings of a game's rules, in English."""
    lines = (rules_file(game, "en") or "").splitlines()
    return [line.lstrip("# ").strip() for line in lines if line.startswith("##")]


def main_sections(game: Game) -> list[str]:
    """The headings about play that have no smaller ones under them: what lessons are to show."""
    lines = [x for x in (rules_file(game, "en") or "").splitlines() if x.startswith("##")]
    found, top = [], ""
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        name = line.lstrip("# ").strip()
        top = name if line.startswith("## ") else top
        has_parts = line.startswith("## ") and after.startswith("### ")
        if top not in ASIDE and not has_parts:
            found.append(name)
    return found


def _texts(game: Game) -> list[tuple[str, str, str]]:
    """Name, file and text of each."""
    module = game.rules.setup.__module__
    if "." in module:
        folder = files(package_of(game)).joinpath("lessons")
        if not folder.is_dir():
            return []
        beside = sorted(folder.iterdir(), key=lambda one: one.name)
        return [
            (one.name.removesuffix(".toml"), f"lessons/{one.name}", one.read_text("utf-8"))
            for one in beside
            if one.name.endswith(".toml")
        ]
    path = Path(getattr(sys.modules.get(module), "__file__", None) or "")
    if not path.name:
        return []
    begin = f"{path.stem}.lesson."
    return [
        (one.name.removeprefix(begin).removesuffix(".toml"), one.name, one.read_text("utf-8"))
        for one in sorted(path.parent.glob(f"{begin}*.toml"))
    ]
