"""A person's own content in place of the box's, such as an island in a file.

A game names in `own` the options whose value may be a file, or is always one. The text of the file
goes into the match record, so that the record can be played again where the file is not.

Only a program that belongs to the person reads files (`with_files`); `Game.start` never does, so a
table may hand it the options that a guest has chosen.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict

from motherlode.engine.errors import ContentError, RecordError

if TYPE_CHECKING:
    from motherlode.engine.game import Game

OWN = "own"  # what the option is in a match with one's own content


class Own(TypedDict):
    """What a person has written, and what it is called."""

    name: str
    text: str


def with_text(game: "Game", option: str, own: Own) -> "Game":
    """The game with a person's own content for an option, which then has no other value."""
    made = game.own[option](game, own["name"], own["text"])
    options = tuple(
        replace(each, choices=(OWN,)) if each.name == option else each for each in game.options
    )
    return replace(made, options=options, texts={**game.texts, option: own})


def with_file(game: "Game", option: str, path: str | Path) -> "Game":
    """The same, out of a file."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(f"{option}/unreadable", f"{path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise ContentError(f"{option}/unreadable", f"{path} is not a text in UTF-8.") from error
    return with_text(game, option, Own(name=path.stem, text=text))


def with_files(game: "Game", options: Mapping[str, Any]) -> tuple["Game", dict[str, Any]]:
    """The game and the options, after every file that an option names was read."""
    given = dict(options)
    choices = {option.name: option.choices for option in game.options}
    for name in game.own:
        value = given.get(name)
        if not isinstance(value, str) or value in choices.get(name, ()):
            continue
        if name not in choices:
            game = with_file(game, name, given.pop(name))
        elif Path(value).suffix or len(Path(value).parts) > 1 or Path(value).exists():
            game = with_file(game, name, value)
            given[name] = OWN
    return game, given


def with_recorded(game: "Game", content: object, options: Mapping[str, Any]) -> "Game":
    """The game with the content that a match record holds."""
    if not isinstance(content, dict):
        raise RecordError("record/damaged", "The record's “content” is not what it must be.")
    for option, own in content.items():
        if option not in game.own:
            raise RecordError(
                "record/own-content", f"{game.name} takes no content of one's own for “{option}”."
            )
        if not _is_own(own):
            raise RecordError("record/damaged", f"The record's own “{option}” has no name or text.")
        if game.texts.get(option) != own:
            game = with_text(game, option, own)
    for option in game.own:
        if options.get(option) == OWN and option not in game.texts:
            raise RecordError(
                "record/own-content",
                f"The match was played with somebody's own “{option}”, and the record lacks it.",
            )
    return game


def _is_own(own: object) -> bool:
    return (
        isinstance(own, dict)
        and set(own) == {"name", "text"}
        and all(isinstance(value, str) for value in own.values())
    )
