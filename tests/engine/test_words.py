"""A game's texts, with their slots filled."""

import pytest

from motherlode.engine.words import Words

WORDS = Words(
    {"term": {"double": "Doppler", "pick": "Hacke", "whiskey": "Whiskey", "gold tooth": "Goldzahn"}}
)


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
