"""A lesson's file with a fault is refused, with its line and the reason."""

from pathlib import Path

import pytest

from motherlode.engine.errors import ContentError, MotherlodeError
from motherlode.engine.lessons import lesson_of
from motherlode.engine.lessons.reading import File, LessonError, read_lesson
from motherlode.engine.lessons.walking import check
from motherlode.games import at_tables
from motherlode.games.added import ADDED, add

SAY = 'say.en = "One."\nsay.de = "Eins."\nsay.fr = "Un."\nsay.it = "Uno."\n'
HEAD = """order = 1
minutes = 2
bots = ["greenhorn Bo"]
title.en = "T"
title.de = "T"
title.fr = "T"
title.it = "T"
"""
ROLL = 'play = "*: nugget, nugget, 2, 3, 3, 4, 5"\n'
WRONG = (
    '[[step.wrong]]\nmove = "aside nugget 1"\nen = "No."\nde = "Nein."\nfr = "Non."\nit = "No."\n'
)
GOOD = (
    f'{HEAD}[[step]]\n{ROLL}at = "tray"\nawait = "aside nugget 2"\n{SAY}{WRONG}'
    f'[[step]]\nat = "supply"\n{SAY}'
)


def checked(text: str) -> None:
    file = File("lessons/x.toml", text)
    check(at_tables("gold-nuggets"), read_lesson("x", file), file)


def test_a_good_one_passes() -> None:
    checked(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "slug", "at"),
    [
        ("order = 1", "order = ", "lesson/syntax", "order"),
        ("order = 1", "oder = 1", "lesson/unknown-key", "oder"),
        ("order = 1\n", "", "lesson/missing", ""),
        ("minutes = 2", 'minutes = "2"', "lesson/wrong-kind", "minutes"),
        ("greenhorn Bo", "giant Bo", "lesson/bot", "bots"),
        ('title.it = "T"\n', "", "lesson/language", "title.en"),
        ('title.it = "T"', 'title.xx = "T"', "lesson/language", "title.en"),
        ('say.en = "One."', f'say.en = "{"a" * 151}"', "lesson/long", "say.en"),
        ('say.en = "One."', 'say.en = "One. Two. Three."', "lesson/long", "say.en"),
        ('play = "*:', 'play = "x:', "lesson/events", "play"),
        ("4, 5", "4, 6", "lesson/begin", ""),
        ("4, 5", "4", "lesson/begin", ""),
        ("4, 5", "4, 5, 5", "lesson/no-chance", "play"),
        ('await = "aside nugget 2"', 'await = "aside 5 3"', "lesson/not-legal", "await"),
        (WRONG, "", "lesson/unanswered", "await"),
        ('move = "aside nugget 1"', 'move = ["*", "take"]', "", ""),
        ('move = "aside nugget 1"', 'move = ["take"]', "lesson/unanswered", "await"),
        (WRONG, f"{WRONG}{WRONG}", "lesson/idle-answer", ""),
        ('at = "tray"\n', "", "lesson/wrong-kind", "[[step]]"),
        ('at = "tray"', "at = 3", "lesson/wrong-kind", "at = 3"),
        (f'[[step]]\nat = "supply"\n{SAY}', "", "lesson/no-end", "await"),
        ("2, 3, 3, 4, 5\"", "2, 3, 3, 4, 5; 0: take\"", "lesson/plays-for-me", "play"),
        ("2, 3, 3, 4, 5\"", "2, 3, 3, 4, 5; 1: take\"", "lesson/broken", "play"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_line(old: str, new: str, slug: str, at: str) -> None:
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    if not slug:
        checked(text)
        return
    with pytest.raises(LessonError) as error:
        checked(text)
    assert error.value.slug == slug
    assert error.value.message.startswith("lessons/x.toml")
    if at:
        line = text.splitlines()[error.value.line - 1]
        assert line.startswith(at), f"line {error.value.line}: {line}"


def test_a_lesson_that_is_not_there_is_named_with_the_nearest() -> None:
    with pytest.raises(ContentError) as error:
        lesson_of(at_tables("gold-nuggets"), "frist")
    assert error.value.slug == "lesson/unknown"
    assert "first" in error.value.message


def test_an_own_game_has_lessons_beside_its_file_and_a_faulty_one_is_refused(
    tmp_path: Path,
) -> None:
    source = Path(__file__).parents[2] / "docs" / "examples" / "sluice.py"
    path = tmp_path / "sluice.py"
    path.write_text(source.read_text("utf-8"), encoding="utf-8")
    file = tmp_path / "sluice.lesson.first.toml"
    try:
        file.write_text(f'{HEAD}[[step]]\nat = "board"\n{SAY}', encoding="utf-8")
        game = add(str(path)).game
        assert lesson_of(game, "first").steps[0].says["de"] == "Eins."
        file.write_text(f"{HEAD}[[step]]\n{SAY}", encoding="utf-8")
        with pytest.raises(MotherlodeError) as error:
            add(str(path))
        assert "sluice.lesson.first.toml, line 8" in error.value.message
    finally:
        ADDED.clear()
