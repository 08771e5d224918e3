"""A game's texts: prompts, story, moves and terms, in the languages that it speaks.

They stand in `words.<language>.toml` in the game's folder, once for the terminal and the web. In a
text,
- `{count}` is a value, translated if it is one of the game's terms;
- `{#place}` is a number that people count from 1;
- `{=word}` is a value as it stands, which is never translated;
- `{count|nugget|nuggets}` is a word that depends on a number, or on the length of a list;
- `{@seat}` is the name of the player at that seat, or of several;
- `{@seat|you}` and `{@seat|your|his}` depend on whether that player is the one who is spoken to.

Where that is not enough, a text has another form for him: `"take @seat"` is `take` said to the one
at `seat`, `"steal @victim"` is `steal` said to the victim; and `"uncover =prospector"` is `uncover`
where the prospector is the one at `seat` himself.

The web's `say.ts` does the same; both are held to `web/src/lib/say.sample.json`.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Self

from motherlode.engine.brought import (
    Texts,
    brought,
    package_of,
    plain_options,
    plain_texts,
    rules_file,
    told_by_itself,
)
from motherlode.engine.errors import MotherlodeError, did_you_mean
from motherlode.engine.game import Game
from motherlode.engine.pictures import MARK, Legend

__all__ = [
    "LANGUAGES",
    "Texts",
    "Words",
    "check_language",
    "package_of",
    "plain_rules_of",
    "rules_of",
    "texts_of",
    "words",
    "words_of",
]

LANGUAGES = ("en", "de", "fr", "it")
NEEDED = {"prompt", "story", "move"}  # sections: who has them has written all words himself

AND = {"en": "and", "de": "und", "fr": "et", "it": "e"}
MILLION = 1_000_000  # French and Italian say "un million de …"

_SLOT = re.compile(r"\{([@#=]?)([\w-]+)((?:\|[^|}]*)*)\}")
_OPTION = re.compile(r"\{option\.([\w-]+)\}")  # in the rules: what the option's form says
_RULING = re.compile(r" ?\{[A-Z]+-A\d+(?: [A-Z]+-A\d+)*\}")  # in the rules: which ruling this is
_PARTS = re.compile(r"([ +])")
_FRENCH = re.compile(r" (?=[;:!?»])|(?<=«) ")  # where no line may break
_FRENCH_RULES = re.compile("\u00a0(?=[;:!?»])|(?<=«)\u00a0")  # where the rules say so themselves


class Words:
    """The texts of one game in one language, said to the player at seat `you`, or to nobody."""

    def __init__(
        self,
        texts: Mapping[str, Mapping[str, str]],
        language: str = "en",
        you: int | None = None,
    ) -> None:
        self._texts = texts
        self._language = language
        self._you = you

    def to(self, you: int | None) -> Self:
        """The same texts, said to a player; to nobody, everyone is called by his name."""
        return type(self)(self._texts, self._language, you)

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

        def fill(slot: re.Match[str]) -> str:
            sign, name, forms = slot.groups()
            if name not in values:
                return slot.group(0)
            value, choices = values[name], forms.split("|")[1:]
            if sign == "@":
                return self._named(value, choices, names)
            if choices:
                return choices[min(self._plural(value), len(choices) - 1)]
            if sign == "=":
                return str(value)
            return self.term(_from_one(value) if sign == "#" else value)

        return _SLOT.sub(fill, self._set(self._form(section, what, values)))

    def line(self, line: Mapping[str, Any], names: Sequence[str]) -> str:
        """A line of the story."""
        return self.say("story", line["what"], names, line)

    def prompt(self, prompt: Mapping[str, Any], names: Sequence[str]) -> str:
        """What is expected, and of whom: `who` are the seats."""
        return self.say("prompt", prompt["what"], names, {"who": prompt["seats"], **prompt})

    def move(
        self, notation: str, names: Sequence[str], prompt: Mapping[str, Any] | None = None
    ) -> str:
        """A move in words: its arguments are the slots {1}, {2}, …; others are the prompt's."""
        verb, *arguments = notation.split()
        values = {str(at): word for at, word in enumerate(arguments, 1)}
        counts = {name: int(word) for name, word in values.items() if word.isdecimal()}
        if not self._has("move", verb):
            return notation
        return self.say("move", verb, names, {**(prompt or {}), **values, **counts})

    def note(self, notation: str, prompt: Mapping[str, Any] | None = None) -> str:
        """What to know before a move that may go wrong; empty for most."""
        verb = notation.partition(" ")[0]
        return self.say("note", verb, (), prompt or {}) if self._has("note", verb) else ""

    def ending(
        self, reason: str, names: Sequence[str] = (), prompt: Mapping[str, Any] | None = None
    ) -> str:
        """Why the game ended; who brought that about is the last prompt's to say."""
        return self.say("ending", reason, names, prompt or {})

    def _has(self, section: str, what: str) -> bool:
        return what in self._texts.get(section, {})

    def _form(self, section: str, what: str, values: Mapping[str, Any]) -> str:
        """The text as it is said to the one who listens: first as the one who acts."""
        texts = self._texts.get(section, {})
        for name in ("seat", *values):
            if f"{what} @{name}" in texts and name in values and self._is_you(values[name]):
                return texts[f"{what} @{name}"]
        for name in values:
            if f"{what} ={name}" in texts and values[name] == values.get("seat"):
                return texts[f"{what} ={name}"]
        return texts.get(what, what)

    def _set(self, text: str) -> str:
        """The text as a printer sets it: French punctuation keeps close, with a narrow space."""
        return _FRENCH.sub("\u202f", text) if self._language == "fr" else text

    def _is_you(self, seats: object) -> bool:
        if self._you is None or self._you < 0:
            return False
        return self._you in seats if isinstance(seats, list | tuple) else self._you == seats

    def _named(self, seats: Any, choices: Sequence[str], names: Sequence[str]) -> str:
        """Names of players, and "you" last; a place that no player holds has a term."""
        if len(choices) > 1:
            return choices[0] if self._is_you(seats) else choices[1]
        every = [int(seat) for seat in (seats if isinstance(seats, list | tuple) else [seats])]
        others = [seat for seat in every if not (choices and self._is_you(seat))]
        called = [names[seat] if seat < len(names) else self.term(f"@{seat}") for seat in others]
        called += choices if len(others) < len(every) else []
        if len(called) < 2:
            return "".join(called)
        return f"{', '.join(called[:-1])} {AND.get(self._language, '&')} {called[-1]}"

    def _plural(self, value: object) -> int:
        """The category of the Unicode CLDR: 0 for one, 1 for other, 2 for many."""
        number = len(value) if isinstance(value, list | tuple) else value
        if not isinstance(number, int | float):
            return 1
        whole, is_whole = abs(int(number)), number == int(number)
        if self._language == "fr":
            if whole < 2:
                return 0
        elif whole == 1 and is_whole:
            return 0
        if self._language in ("fr", "it") and is_whole and whole and whole % MILLION == 0:
            return 2
        return 1


def _from_one(value: Any) -> Any:
    """What is numbered from 0 inside, as people count."""
    return [_from_one(one) for one in value] if isinstance(value, list | tuple) else int(value) + 1


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
    """The texts of a game."""
    return Words(texts_of(game, language), language)


def texts_of(game: Game, language: str = "en") -> Texts:
    """The texts of a game by section; what it does not say in a language it says in English.

    What it says in none is made of its own names: a game without words can be played.
    """
    check_language(language)
    own = brought(game, language)
    if own.keys() >= NEEDED:
        return own if "option" in own else {**own, "option": plain_options(game)}
    found = plain_texts(game, language)
    for texts in (brought(game, "en"), own):
        for section, said in texts.items():
            found[section] = {**found.get(section, {}), **said}
    return found


def rules_of(game: Game, language: str = "en") -> str:
    """The rules for players, as Markdown; options are called as the set-up form calls them.

    Where the rulebook is silent, the file names the ruling at the end of a line; players are not
    shown these names. A game without such a file tells its own docstring.
    """
    check_language(language)
    text = rules_file(game, language)
    if text is None:
        text = told_by_itself(game)
    text = _RULING.sub("", text)
    said = words_of(game, language)
    text = _OPTION.sub(lambda slot: said.say("option", slot[1], (), {}), text)
    if language == "fr":
        text = _FRENCH_RULES.sub("\u202f", text)  # one space for all texts of a page
    colon = "\u202f:" if language == "fr" else ":"
    return MARK.sub(lambda mark: mark[0] + _legend(game, said, mark[2], colon), text)


def plain_rules_of(game: Game, language: str = "en") -> str:
    """The rules for whoever sees no pictures: their captions stand there instead."""
    return MARK.sub(r"**\1**", rules_of(game, language))


def _legend(game: Game, said: Words, name: str, colon: str) -> str:
    """The list that follows the picture of the things in the box."""
    picture = game.pictures.get(name)
    if not isinstance(picture, Legend):
        return ""
    lines = []
    for thing in picture.things:
        called = said.term(thing)
        text = said.say("legend", thing, (), {})
        lines.append(f"- **{called[:1].upper()}{called[1:]}{colon}** {text}")
    return "\n\n" + "\n".join(lines)
