"""A game's texts, with their slots filled; the web's are held to the same sample."""

import json
from pathlib import Path
from typing import Any

import pytest

from motherlode.engine.words import LANGUAGES, Words

SAMPLE = json.loads(
    (Path(__file__).parents[2] / "web/src/lib/say.sample.json").read_text(encoding="utf-8")
)
WORDS = Words(
    {"term": {"double": "Doppler", "pick": "Hacke", "whiskey": "Whiskey", "gold tooth": "Goldzahn"}}
)


@pytest.mark.parametrize("case", SAMPLE["said"], ids=lambda case: f"{case['said']}, {case['you']}")
def test_texts_are_said_as_in_the_sample(case: dict[str, Any]) -> None:
    words, names = Words(SAMPLE["texts"], SAMPLE["language"]).to(case["you"]), SAMPLE["names"]
    if case["kind"] == "line":
        said = words.line(case["of"], names)
    elif case["kind"] == "prompt":
        said = words.prompt(case["of"], names)
    else:
        said = words.move(case["of"], names, case.get("now"))
    assert said == case["said"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_unicode_cldr(language: str) -> None:
    words = Words({"table": {"n": "{n|one|other|many}", "two": "{n|one|other}"}}, language)
    for n, category in SAMPLE["plurals"][language].items():
        values = {"n": float(n) if "." in n else int(n)}
        assert words.say("table", "n", (), values) == category, n
        two = "other" if category == "many" else category
        assert words.say("table", "two", (), values) == two, n


@pytest.mark.parametrize("language", SAMPLE["set"])
def test_texts_are_set_as_printers_do(language: str) -> None:
    written, as_set = SAMPLE["set"][language]
    words = Words({"table": {"text": written}}, language)
    assert words.say("table", "text", (), {"n": 7}) == as_set


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("pick", "Hacke"),
        ("gold tooth", "Goldzahn"),
        ("pick 2", "Hacke 2"),
        ("double whiskey+pick", "Doppler Whiskey+Hacke"),
        (["pick 1", "unknown"], "Hacke 1, unknown"),
        ("+1", "+1"),
    ],
)
def test_a_term_is_translated_whole_or_part_by_part(word: object, said: str) -> None:
    assert WORDS.term(word) == said


def test_a_place_that_no_player_holds_is_named_by_a_term() -> None:
    words = Words({"term": {"@2": "Langbart"}, "story": {"swap": "{@seat} mit {@partner}"}})
    line = {"what": "swap", "seat": 1, "partner": 2}
    assert words.line(line, ["Ada", "Bo"]) == "Bo mit Langbart"
    assert words.line(line, ["Ada", "Bo", "Cy"]) == "Bo mit Cy"


def test_a_value_that_is_not_there_leaves_its_slot() -> None:
    words = Words({"table": {"won": "{count} {@seat} {count|one|more}"}})
    assert words.say("table", "won", (), {}) == "{count} {@seat} {count|one|more}"
