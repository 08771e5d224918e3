"""Every text that people read is set with the marks of its language."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.engine.words import LANGUAGES

ROOT = Path(__file__).parents[2]
WORDS = sorted((ROOT / "src" / "motherlode").glob("**/words.*.toml"))
FRAME = sorted((ROOT / "web" / "src" / "locales").glob("*.json"))
GOAL = 80  # characters: one line on a phone that is held with one hand, two at most

# What a text of a language does not have, and what it has instead.
FOREIGN = {
    "en": (r"['„«»]|\w\"|\"\w", "“…” and ’"),
    "de": (r"['«»”]|„[^“]*$|^[^„]*“", "„…“ and ’"),
    "fr": (r"['“”„]|«\S|\S»", "« … » and ’"),
    "it": (r"['“”„]|«\s|\s»", "«…» and ’"),
}


def texts(file: Path) -> Iterator[tuple[str, str]]:
    content = file.read_text(encoding="utf-8")
    sections = json.loads(content) if file.suffix == ".json" else tomllib.loads(content)
    for section, words in sections.items():
        for what, text in words.items():
            yield f"{section}.{what}", text


def test_all_files_are_seen() -> None:
    assert len(WORDS) >= 8 * len(LANGUAGES)
    assert [file.stem for file in FRAME] == sorted(LANGUAGES)


@pytest.mark.parametrize("file", WORDS + FRAME, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_quotes_and_apostrophes_are_those_of_the_language(file: Path) -> None:
    language = file.stem.rpartition(".")[2]
    foreign, instead = FOREIGN[language]
    for what, text in texts(file):
        assert not re.search(foreign, text), f"{what}: {text} (in {language}: {instead})"


@pytest.mark.parametrize("file", WORDS + FRAME, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_text_has_spaces_to_spare(file: Path) -> None:
    for what, text in texts(file):
        assert text == text.strip(), what
        assert not re.search(r"\s[,.]|\(\s", text), f"{what}: {text}"


@pytest.mark.parametrize("file", [file for file in WORDS if file.parent.parent.name == "games"])
def test_every_game_says_its_goal_in_one_line(file: Path) -> None:
    goal = dict(texts(file))["table.goal"]
    assert goal.endswith(".")
    assert len(goal) <= GOAL, f"{len(goal)}: {goal}"


@pytest.mark.parametrize(
    "file", sorted((ROOT / "src").glob("**/rules.fr.md")), ids=lambda file: file.parent.name
)
def test_no_line_of_the_french_rules_breaks_before_its_punctuation(file: Path) -> None:
    assert not re.search(r" [;:!?»]|« ", file.read_text(encoding="utf-8"))
