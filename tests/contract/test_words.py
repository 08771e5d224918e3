"""Every game speaks four languages, and none of them has a hole."""

import re
import tomllib
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import Any, get_args, is_typeddict

import pytest

import motherlode
from motherlode.engine.check.faults import settings
from motherlode.engine.check.records import random_match
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.shapes import fields, members, returned, whats
from motherlode.engine.words import LANGUAGES, package_of, rules_of, words_of

GAMES = motherlode.games()
SECTIONS = {
    "term", "prompt", "story", "move", "note", "why", "ending", "table", "option", "coach", "own",
    "legend", "glossary", "topics", "recall"
}  # fmt: skip


def texts(slug: str, language: str) -> dict[str, dict[str, str]]:
    file = files(package_of(motherlode.load(slug))).joinpath(f"words.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def slots(text: str) -> set[str]:
    return set(re.findall(r"\{[@#=]?([\w-]+)", text))


def plain(words: dict[str, str]) -> dict[str, str]:
    """The texts without the forms in which they are said to one of those they speak about."""
    return {what: text for what, text in words.items() if not re.search(" [@=]", what)}


def forms(words: dict[str, str]) -> dict[str, str]:
    """The texts as they are said to one of those they speak about."""
    return {what: text for what, text in words.items() if re.search(" [@=]", what)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_all_languages_have_the_same_texts_with_the_same_slots(slug: str, language: str) -> None:
    english, other = texts(slug, "en"), texts(slug, language)
    assert english.keys() == other.keys() <= SECTIONS
    for section, words in english.items():
        assert plain(words).keys() == plain(other[section]).keys(), section
        for what, text in plain(words).items():
            assert slots(text) == slots(other[section][what]), f"{section}.{what}"
        for what, text in forms(other[section]).items():
            base, slot = re.split(" [@=]", what)
            # English may do without a form that another language needs, and has others' slots.
            known = slots(words.get(what, words[base])) | {slot}
            assert slot in slots(words[base]) | {"who"}, what
            assert slots(text) <= known, f"{section}.{what}"


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_happens_has_a_text(slug: str) -> None:
    game = motherlode.load(slug)
    words = words_of(game)
    english = texts(slug, "en")
    random = Random(1)
    for setting in settings(game):
        match = random_match(game, setting, random)
        names = match.names
        for seat in (SPECTATOR, 0):
            for line in match.story(seat):
                assert line["what"] in english["story"], line
                check_filled(words.line(line, names))
                assert match.names[0] not in words.to(0).line(line, names)
            assert match.view(seat)["prompt"]["what"] in english["prompt"]
        assert match.result is not None
        assert match.result["reason"] in english["ending"]
    for move in game.moves.texts:
        check_filled(words.move(move, [f"Seat {seat}" for seat in range(8)], {"count": 2}))
        assert move.split()[0] in english["move"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_nobody_is_called_by_his_own_name(slug: str, language: str) -> None:
    """Whoever is at one of the seats that a text speaks about hears "you"."""
    game, names = motherlode.load(slug), ["Wilhelmina", "Xaver"]
    for section in ("prompt", "story"):
        said_to = texts(slug, language).get(section, {})
        for what, text in plain(said_to).items():
            seats = set(re.findall(r"\{@([\w-]+)", text))
            every = [
                text,
                *(form for name, form in said_to.items() if name.startswith(f"{what} @")),
            ]
            values: dict[str, Any] = dict.fromkeys(slots(" ".join(every)), 3)
            for mine in seats:
                values |= {slot: int(slot == mine) for slot in seats}
                said = words_of(game, language).to(1).say(section, what, names, values)
                assert "Xaver" not in said, f"{section}.{what}: {said}"
                check_filled(said)


def check_filled(text: str) -> None:
    assert "{" not in text, text


@pytest.mark.parametrize("slug", GAMES)
def test_prompts_are_known_all_the_way(slug: str) -> None:
    game: Any = motherlode.load(slug)
    english = texts(slug, "en")
    random = Random(2)
    match = game.start(seed=3)
    while not match.over:
        prompt = match.view()["prompt"]
        assert prompt["what"] in english["prompt"], prompt
        check_filled(words_of(game).prompt(prompt, match.names))
        seat = random.choice(match.to_act)
        said = words_of(game).to(seat)
        for move in match.legal(seat):
            assert match.names[seat] not in said.move(move, match.names, prompt)
            check_filled(said.move(move, match.names, prompt) + said.note(move, prompt))
        match.play(seat, random.choice(match.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_for_players_are_there(slug: str, language: str) -> None:
    text = rules_of(motherlode.load(slug), language)
    assert text.startswith("# ")
    assert len(re.findall(r"^## ", text, re.M)) == len(
        re.findall(r"^## ", rules_of(motherlode.load(slug), "en"), re.M)
    )


@pytest.mark.parametrize("slug", GAMES)
def test_options_and_their_choices_have_names(slug: str) -> None:
    names = texts(slug, "en")["option"]
    for option in motherlode.load(slug).options:
        assert option.name in names
        assert {f"{option.name}-{choice}" for choice in option.choices} <= names.keys()


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_game_says_by_its_types_is_what_its_words_have(slug: str) -> None:
    """Clients know every `what` by its type: none is without a text, and no text without one."""
    game, english = motherlode.load(slug), texts(slug, "en")
    seen = fields(returned(game.view))
    told, asked = whats(returned(game.story)), whats(seen["prompt"])
    assert told.keys() == plain(english["story"]).keys()
    assert asked.keys() == plain(english["prompt"]).keys()
    (endings,) = members(seen["over"])
    assert set(get_args(endings)) == set(game.endings.values()) == plain(english["ending"]).keys()
    assert set(game.forgets) <= told.keys()
    assert english.get("why", {}).keys() == reasons(game).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_text_asks_for_nothing_that_its_line_does_not_tell(slug: str, language: str) -> None:
    game, said = motherlode.load(slug), texts(slug, language)
    kinds = {
        "story": whats(returned(game.story)),
        "prompt": whats(fields(returned(game.view))["prompt"]),
        "why": reasons(game),
    }
    for section, told in kinds.items():
        for what, text in said.get(section, {}).items():
            base, *_ = re.split(" [@=]", what)
            assert slots(text) <= told[base].keys() | {"who"}, f"{section}.{what}"


def reasons(game: Any) -> dict[str, dict[str, Any]]:
    """Why a move is refused, or why something on the table counts as it does."""
    if game.why_not is not None:
        return whats(returned(game.why_not))
    things = vars(import_module(f"{package_of(game)}.view")).values()
    hints = [fields(thing).get("why") for thing in things if is_typeddict(thing)]
    return {why: {} for hint in hints for why in get_args(hint)}
