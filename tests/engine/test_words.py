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


def test_nothing_is_singular_in_french_and_plural_elsewhere() -> None:
    texts = {"table": {"won": "{count} {count|carte|cartes}"}}
    french, italian = Words(texts, "fr"), Words(texts, "it")
    said = [
        [words.say("table", "won", (), {"count": count}) for count in (0, 1, 2)]
        for words in (french, italian)
    ]
    assert said == [["0 carte", "1 carte", "2 cartes"], ["0 cartes", "1 carte", "2 cartes"]]
