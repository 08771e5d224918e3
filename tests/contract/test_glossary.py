"""One word for one thing: each game has a glossary in each language, and everything keeps to it."""

import re
import tomllib
from importlib.resources import files
from typing import NamedTuple

import pytest

import motherlode
from motherlode.engine.lessons import lessons_of
from motherlode.engine.words import LANGUAGES, package_of, rules_of

GAMES = motherlode.games()
SAID = ("prompt", "story", "coach", "move", "why", "note", "table", "legend", "ending")


class Rejected(NamedTuple):
    """A word that was in use, and what it is called."""

    word: str
    better: str
    in_rules: bool = True  # some words have another meaning there


EVERYWHERE = {
    "en": [Rejected(r"the most \w+ win\b", "whoever has the most … wins")],
    "fr": [Rejected(r"\brecach", "remettre face cachée")],
}
REJECTED = {
    ("gold-nuggets", "de"): [
        Rejected("Zurücklegen", "zur Seite"),
        Rejected("(?i)weg(zu)?leg", "zur Seite"),
    ],
    ("gold-nuggets", "fr"): [Rejected(r"\bnombre\b", "chiffre", in_rules=False)],
    ("go-for-gold", "it"): [Rejected(r"\bgiro\b", "round"), Rejected(r"\bmanche\b", "round")],
    ("gold-rausch", "en"): [Rejected("gold of (his|their) own", "all cards won so far")],
    ("gold-rausch", "de"): [
        Rejected("eigenes Gold", "alle bisher gewonnenen Karten"),
        Rejected("Goldstück", "Stück Gold"),
    ],
    ("gold-rausch", "fr"): [
        Rejected("pièces? d’or", "morceaux d’or"),
        Rejected("propre or", "toutes ses cartes gagnées"),
        Rejected("cartes? de rivière", "carte-rivière"),
        Rejected("tente[rsz]? l", "s’attaquer à"),
    ],
    ("gold-rausch", "it"): [Rejected(r"\bmazz[oi]\b", "pila")],
    ("claim-poker", "de"): [Rejected("links davon", "der linke Nachbar")],
    ("claim-poker", "it"): [
        Rejected(r"\bround\b", "manche"),
        Rejected(r"\bmazzi\b", "pile"),
        Rejected(r"\bmazzo\b", "pila", in_rules=False),  # one's own deck is one
    ],
    ("gold", "en"): [Rejected("in rows", "grid 8 × 8")],
    ("gold", "de"): [Rejected("in Reihen", "Raster 8 × 8")],
    ("wurf-und-weg", "fr"): [Rejected(r"\bpile\b", "pioche")],
    ("wurf-und-weg", "it"): [  # of drinks, there is a giro
        Rejected(r"\bgiro\b", "round", in_rules=False),
        Rejected(r"\bmanche\b", "round"),
    ],
}


def texts(slug: str, language: str) -> dict[str, dict[str, str]]:
    file = files(package_of(motherlode.load(slug))).joinpath(f"words.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def taught(slug: str, language: str) -> list[str]:
    """Every sentence of a game's lessons."""
    lessons = lessons_of(motherlode.load(slug))
    steps = [step for lesson in lessons for step in lesson.steps]
    answers = [wrong.says[language] for step in steps for wrong in step.wrong]
    titles = [lesson.title[language] for lesson in lessons]
    assert titles
    return [*titles, *(step.says[language] for step in steps), *answers]


def stem(term: str) -> str:
    """As much of a term as all its forms have in common."""
    words = (w if len(w) < 4 else w[: -1 if len(w) < 6 else -2] for w in term.split())
    return r"(?i)\b" + r"\w*\W+".join(map(re.escape, words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_use_the_terms_of_the_glossary(slug: str, language: str) -> None:
    rules = rules_of(motherlode.load(slug), language)
    glossary = texts(slug, language)["glossary"]
    assert len(glossary) >= 5
    for term in glossary.values():
        assert re.search(stem(term), rules), term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_word_of_the_game_is_the_same_in_its_glossary(slug: str, language: str) -> None:
    said = texts(slug, language)
    for what in said["glossary"].keys() & said["term"].keys():
        assert re.search(stem(said["term"][what]), said["glossary"][what]), what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_called_by_a_rejected_word(slug: str, language: str) -> None:
    said = texts(slug, language)
    every = (text for section in SAID for text in said.get(section, {}).values())
    words = [re.sub(r"\{[@#=]?[\w-]+", "", text) for text in every]  # slots have names in English
    words += taught(slug, language)
    rules = rules_of(motherlode.load(slug), language)
    for rejected in EVERYWHERE.get(language, []) + REJECTED.get((slug, language), []):
        for text in [*words, rules] if rejected.in_rules else words:
            found = re.search(f"(?i){rejected.word}", text)
            assert not found, f"“{found and found[0]}” is called “{rejected.better}”: {text[:80]}"
