"""A game's texts: prompts, story, moves and terms, in the languages that it speaks.

They stand in `words.<language>.toml` in the game's folder, once for the terminal and the web. In a
text, `{count}` is a value, translated if it is one of the game's terms; `{@seat}` is the name of
the player at that seat; `{count|nugget|nuggets}` is a word that depends on a number.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game

LANGUAGES = ("en", "de", "fr", "it")

_SLOT = re.compile(r"\{(@?)([\w-]+)(?:\|([^|}]*)\|([^|}]*))?\}")
_PARTS = re.compile(r"([ +])")


class Words:
    """The texts of one game in one language."""

    def __init__(self, texts: Mapping[str, Mapping[str, str]], language: str = "en") -> None:
        self._texts = texts
        self._singular = (0, 1) if language == "fr" else (1,)

    def term(self, word: object) -> str:
        """A word of the game in this language; a list is strung together.

        What is made up of several words (`sieve 2`, `double whiskey+pick`) is taken part by part.
        """
        if isinstance(word, list | tuple):
            return ", ".join(self.term(one) for one in word)
        terms = self._texts.get("term", {})
        if str(word) in terms:
            return terms[str(word)]
        return "".join(terms.get(part, part) for part in _PARTS.split(str(word)))

    def say(self, section: str, what: str, names: Sequence[str], values: Mapping[str, Any]) -> str:
        """A text with its slots filled; where there is none, its name must do."""
        text = self._texts.get(section, {}).get(what, what)

        def fill(slot: re.Match[str]) -> str:
            seat, name, one, many = slot.groups()
            value = values.get(name, slot.group(0))
            if one is not None:
                return one if value in self._singular else many
            if seat and int(value) >= len(names):
                return self.term(f"@{value}")  # a place at the table that no player holds
            return names[int(value)] if seat else self.term(value)

        return _SLOT.sub(fill, text)

    def line(self, line: Mapping[str, Any], names: Sequence[str]) -> str:
        """A line of the story."""
        return self.say("story", line["what"], names, line)

    def prompt(self, prompt: Mapping[str, Any], names: Sequence[str]) -> str:
        """What is expected, and of whom."""
        who = ", ".join(names[seat] for seat in prompt["seats"])
        return self.say("prompt", prompt["what"], names, {"who": who, **prompt})

    def move(self, notation: str, names: Sequence[str]) -> str:
        """A move in words: its arguments are the slots {1}, {2}, …"""
        verb, *arguments = notation.split()
        values = {str(at): word for at, word in enumerate(arguments, 1)}
        counts = {name: int(word) for name, word in values.items() if word.isdecimal()}
        if verb not in self._texts.get("move", {}):
            return notation
        return self.say("move", verb, names, {**values, **counts})

    def ending(self, reason: str) -> str:
        """Why the game ended."""
        return self.say("ending", reason, (), {})


def check_language(language: str) -> None:
    """Refuses a language that we do not speak."""
    if language not in LANGUAGES:
        hint = did_you_mean(language, LANGUAGES)
        raise MotherlodeError("language/unknown", f"We do not speak “{language}”. {hint}")


@cache
def words(package: str, language: str = "en") -> Words:
    """The texts of the game in a package."""
    check_language(language)
    text = files(package).joinpath(f"words.{language}.toml").read_text(encoding="utf-8")
    return Words(tomllib.loads(text), language)


def words_of(game: Game, language: str = "en") -> Words:
    """The texts of a game; a game without any speaks in its notation."""
    try:
        return words(package_of(game), language)
    except (FileNotFoundError, ModuleNotFoundError, TypeError):
        return Words({})


def rules_of(game: Game, language: str = "en") -> str:
    """The rules for players, as Markdown."""
    check_language(language)
    path = files(package_of(game)).joinpath(f"rules.{language}.md")
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise MotherlodeError(
            "rules/none", f"{game.name} brings no rules for players in “{language}”."
        ) from error


def package_of(game: Game) -> str:
    """The package in which a game's files lie."""
    module = game.rules.setup.__module__
    return module.rpartition(".")[0] or module
