"""What a game brings along for people: words and rules, in the value itself or in files beside it.

A package of games has `words.<language>.toml` and `rules.<language>.md` in its folder; a game in
one file, `hunch.py`, may have `hunch.words.en.toml` and `hunch.rules.en.md` beside it, or both in
itself (`Game.words`, `Game.about`). What is said nowhere is made of the game's own names.
"""

import re
import sys
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

from motherlode.engine.errors import GameError
from motherlode.engine.game import Game
from motherlode.engine.numbers import Amount
from motherlode.engine.shapes import fields, members, returned, whats

Texts = dict[str, dict[str, str]]

YOURS = {
    "en": "Your turn: {what}.",
    "de": "Du bist dran: {what}.",
    "fr": "À toi : {what}.",
    "it": "Tocca a te: {what}.",
}
OVER = {
    "en": "The game is over.",
    "de": "Das Spiel ist aus.",
    "fr": "La partie est terminée.",
    "it": "La partita è finita.",
}


def package_of(game: Game) -> str:
    """The package in which a game's files lie."""
    module = game.rules.setup.__module__
    return module.rpartition(".")[0] or module


def brought(game: Game, language: str) -> Texts:
    """The texts that a game has in a language; none where it does not speak it."""
    if language in game.words:
        return {section: dict(texts) for section, texts in game.words[language].items()}
    text = file_beside(game, f"words.{language}.toml")
    try:
        return _parsed(text) if text is not None else {}
    except tomllib.TOMLDecodeError as error:
        where = f"words.{language}.toml of {game.name}"
        raise GameError("words/syntax", f"{where} cannot be read: {error}.") from error


@lru_cache(maxsize=64)
def _parsed(text: str) -> Texts:
    return tomllib.loads(text)


def rules_file(game: Game, language: str) -> str | None:
    """The rules for players that a game brings, in English where it has no others."""
    for spoken in (language, "en"):
        if spoken in game.about:
            return cleandoc(game.about[spoken])
        text = file_beside(game, f"rules.{spoken}.md")
        if text is not None:
            return text
    return None


def told_by_itself(game: Game) -> str:
    """The docstring of a game's file as rules: its first sentence in italics, then the rest."""
    module = sys.modules.get(game.rules.setup.__module__)
    first, _, rest = cleandoc(module.__doc__ or "" if module else "").partition("\n\n")
    name, colon, line = " ".join(first.split()).partition(": ")
    if not colon or name.lower() != game.name.lower():
        line = " ".join(first.split())
    tagline = f"*{line[:1].upper()}{line[1:]}*\n\n" if line else ""
    return f"# {game.name}\n\n{tagline}{rest}\n"


def file_beside(game: Game, name: str) -> str | None:
    """A file that lies beside a game's rules."""
    data = bytes_beside(game, name)
    return None if data is None else _text(data)


def bytes_beside(game: Game, name: str) -> bytes | None:
    """The same, as it is stored."""
    module = game.rules.setup.__module__
    if "." in module:
        return _of_package(package_of(game), name)
    try:
        path = Path(getattr(sys.modules[module], "__file__", None) or "")
        return path.with_name(f"{path.stem}.{name}").read_bytes()
    except (OSError, KeyError, ValueError):
        return None


@lru_cache(maxsize=64)
def _text(data: bytes) -> str:
    return data.decode("utf-8").replace("\r\n", "\n")


@cache
def _of_package(package: str, name: str) -> bytes | None:
    try:
        return files(package).joinpath(name).read_bytes()
    except (FileNotFoundError, NotADirectoryError, ModuleNotFoundError):
        return None


# --- what a game says without words -------------------------------------------------------------


def plain_texts(game: Game, language: str) -> Texts:
    """Texts made of the names that a game has for its prompts, lines, moves and endings."""
    return {
        "prompt": _prompts(game, language),
        "story": {what: _line(what, has) for what, has in lines_of(game).items()},
        "move": _moves(game),
        "ending": {reason: f"{spelt(reason)}." for reason in game.endings.values()},
        "option": plain_options(game),
        "term": {},
        "table": {},
    }


def spelt(name: str) -> str:
    """A name as people write it."""
    words = re.sub(r"[-_]+", " ", name)
    return words[:1].upper() + words[1:]


def _prompts(game: Game, language: str) -> dict[str, str]:
    found = {}
    for what in prompts_of(game):
        said = spelt(what)
        found[what] = f"{{@who}}: {said[:1].lower()}{said[1:]}."
        found[f"{what} @who"] = YOURS[language].format(what=said[:1].lower() + said[1:])
    if "over" in found:
        found |= {"over": OVER[language], "over @who": OVER[language]}
    return found


def prompts_of(game: Game) -> list[str]:
    """Every `what` of the prompts, where the view says its type."""
    try:
        prompt = fields(returned(game.view))["prompt"]
        return [what for kind in members(prompt) for what in get_args(fields(kind)["what"])]
    except (KeyError, NameError, TypeError):
        return []


def lines_of(game: Game) -> dict[str, dict[str, Any]]:
    """Every `what` of the story with its fields, where the story says its type."""
    try:
        return whats(returned(game.story))
    except (KeyError, NameError, TypeError):
        return {}


def _line(what: str, has: dict[str, Any]) -> str:
    """A line of the story: who, what, and each value by its name."""
    values = ", ".join(f"{spelt(name).lower()} {{{name}}}" for name in has if name != "seat")
    said = f"{spelt(what)} ({values})" if values else spelt(what)
    return f"{{@seat}}: {said[:1].lower()}{said[1:]}." if "seat" in has else f"{said}."


def _moves(game: Game) -> dict[str, str]:
    """Each verb with its words; one that has now more and now fewer stays as it is noted."""
    counts: dict[str, set[int]] = {}
    for text in game.moves.texts:
        verb, *arguments = text.split()
        counts.setdefault(verb, set()).add(len(arguments))
    return {
        verb: " ".join([spelt(verb), *(f"{{{at}}}" for at in range(1, max(count) + 1))])
        for verb, count in counts.items()
        if len(count) == 1
    }


def plain_options(game: Game) -> dict[str, str]:
    """Options and their choices by their own names."""
    found = {}
    for option in game.options:
        # A number of the box says what it is a number of.
        found[option.name] = spelt(option.meaning if isinstance(option, Amount) else option.name)
        for choice in option.choices:
            found[f"{option.name}-{choice}"] = spelt(str(choice))
    return found
