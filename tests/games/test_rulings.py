"""The rules for players: what is our ruling stands where the rulebook is silent, and nowhere else.

The files name the ruling at the end of a line, `{GR-A23}`; `rules_of` does not show it.
"""

import re
from importlib.resources import files
from itertools import pairwise

import pytest
from clauses import clauses, packages

import motherlode
from motherlode.engine.numbers import Amount
from motherlode.engine.words import LANGUAGES, rules_of, words_of

SILENT = {
    "en": "## Where the rulebook is silent\n",
    "de": "## Wo die Regel schweigt\n",
    "fr": "## Ce que la règle ne dit pas\n",
    "it": "## Dove il regolamento tace\n",
}

# Rulings that are no news to a player, and why.
UNSAID = {
    "CP-A10": "kinds, not cards: the rulebook's example shows it",
    "CP-A24": "matching piles: the German text says so",
    "GFG-A1": "known from another source",
    "GFG-A2": "known from another source",
    "GFG-A3": "known from another source",
    "GFG-A4": "known from another source",
    "GFG-A18": "it cannot happen",
    "GFG-A26": "the rulebook's word, read as it stands",
    "GN-A4": "the rulebook says it: one must go aside, and it is over only if none can",
    "GN-A14": "the rulebook says it: three or more of a number have its value",
    "GR-A25": "content, told in the note on it",
    "GR-A28": "for bots",
    "GW-A1": "known from another source",
    "GW-A2": "known from another source",
    "GW-A18": "it follows",
    "GW-A19": "the rulebook's word, read as it stands",
}
NOT_ABOUT_PLAY = {"GN-A15", "GW-A16"}  # said, but no test could show them
RULING = re.compile(r"[A-Z]+-A\d+")
SLUGS = {name: name.replace("_", "-") for name in packages()}


def written(package: str, language: str) -> str:
    """The file as it is written."""
    folder = files(f"motherlode.games.{package}")
    return folder.joinpath(f"rules.{language}.md").read_text(encoding="utf-8")


def rulings(text: str) -> list[str]:
    """The rulings that a text names."""
    return sorted(set(RULING.findall(text)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_rulings_stand_where_the_rulebook_is_silent(package: str, language: str) -> None:
    text = written(package, language)
    before, heading, rest = text.partition(SILENT[language])
    silent, note, after = rest.partition("\n## ")
    assert heading
    assert note
    assert rulings(before) == rulings(after) == []
    assert rulings(silent) == rulings(written(package, "en"))


@pytest.mark.parametrize("package", packages())
def test_every_ruling_is_told(package: str) -> None:
    told = set(rulings(written(package, "en")))
    known = {clause for clause in clauses(package) if RULING.fullmatch(clause)}
    assert told - NOT_ABOUT_PLAY == known - UNSAID.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_options_are_called_as_in_the_form(package: str, language: str) -> None:
    game = motherlode.load(SLUGS[package])
    shown = rules_of(game, language)
    assert "{" not in shown
    assert "`" not in shown  # nothing is said in code
    for option in game.options:
        if isinstance(option, Amount):
            continue  # the rules say the number itself, as it is in the box
        if option.name != "starter" or package == "gold_nuggets":
            assert words_of(game, language).say("option", option.name, (), {}) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_goal_time_and_age_come_first(package: str, language: str) -> None:
    """A tagline, a few sentences about the place, and then what one asks before anything else."""
    title, tagline, story, heading, short, *_ = written(package, language).split("\n\n")
    assert title.startswith("# ")
    assert tagline.startswith("*")
    assert len(story.split()) > 25
    assert heading.startswith("## ")
    firsts = [line.partition("**")[2].partition("**")[0] for line in short.splitlines()]
    wanted = {
        "en": ["Goal:", "Time:", "Age:", "Players:"],
        "de": ["Ziel:", "Dauer:", "Alter:", "Spieler:"],
        "fr": ["But\u00a0:", "Durée\u00a0:", "Âge\u00a0:", "Joueurs\u00a0:"],
        "it": ["Obiettivo:", "Durata:", "Età:", "Giocatori:"],
    }
    assert firsts == wanted[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_one_apostrophe_and_no_typewriter_quotes(package: str, language: str) -> None:
    assert not {"'", '"'} & set(written(package, language))


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("package", packages())
def test_only_german_leaves_a_blank_before_an_ellipsis(package: str, language: str) -> None:
    folder = files(f"motherlode.games.{package}")
    words = folder.joinpath(f"words.{language}.toml").read_text(encoding="utf-8")
    assert " …" not in words + written(package, language)


@pytest.mark.parametrize("package", packages())
def test_french_rules_and_words_leave_the_same_space(package: str) -> None:
    words = files(f"motherlode.games.{package}").joinpath("words.fr.toml")
    shown = rules_of(motherlode.load(SLUGS[package]), "fr")
    assert not [two for two in pairwise(shown) if two[0] == "\u00a0" and two[1] in ";:!?»"]
    assert "\u00a0" not in words.read_text(encoding="utf-8")  # `Words` sets it


@pytest.mark.parametrize("package", packages())
def test_a_french_line_does_not_break_before_its_colon(package: str) -> None:
    text = written(package, "fr")
    assert not [two for two in pairwise(text) if two[0] == " " and two[1] in ";:!?»"]
