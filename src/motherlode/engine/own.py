"""A person's own content in place of the box's, such as an island in a file.

An option that is a `Content` takes a text of one's own beside the choices of the box; the game
reads it. The text goes into the match record, so that the record can be played again where the file
is not, and into the log of a table.

Only a program that belongs to the person reads files (`with_files`); `Game.start` never does, so a
table may hand it the options that a guest has chosen.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypedDict, TypeVar

from motherlode.engine.errors import ContentError, RecordError
from motherlode.engine.notation import Option
from motherlode.engine.numbers import with_number, with_numbers
from motherlode.engine.texts import LONGEST, text_of, tidy

if TYPE_CHECKING:
    from motherlode.engine.game import Game

Drawn = TypeVar("Drawn")

OWN = "own"  # what the option is in a match with one's own content


class Own(TypedDict):
    """What a person has written, and what it is called."""

    name: str
    text: str


class Looked(NamedTuple, Generic[Drawn]):
    """A text that can be played, seen from outside."""

    picture: Drawn  # what a board needs to draw it, as typed JSON
    doubts: Sequence[ContentError] = ()  # what speaks against it; it can be played all the same


@dataclass(frozen=True, kw_only=True)
class Content(Option):
    """A choice of what is in the box, or of a person's own: a text that the game reads."""

    texts: Mapping[str, str]  # of the box, by choice: to begin with
    read: Callable[["Game", str, str], "Game"]  # (game, name, text): the game with that content
    look: Callable[[str, str], Looked[Any]]  # (name, text)
    # (game): what many games with it show, as typed JSON; None where there is nothing to measure
    measure: Callable[["Game"], Any] | None = None


def with_text(game: "Game", option: str, own: Own) -> "Game":
    """The game with a person's own content for an option, which then has no other value."""
    own = Own(name=own["name"], text=tidy(own["text"]))
    for amount in game.amounts:
        if amount.name == option:
            return with_number(game, amount, amount.code(own["text"], 0))
    made = game.own[option].read(game, own["name"], own["text"])
    options = tuple(
        replace(each, choices=(OWN,)) if each.name == option else each for each in game.options
    )
    return replace(made, options=options, texts={**game.texts, option: own})


def with_file(game: "Game", option: str, path: str | Path) -> "Game":
    """The same, out of a file."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except OSError as error:
        raise ContentError(f"{option}/unreadable", f"{path}: {error.strerror}.") from error
    return with_text(game, option, Own(name=path.stem, text=text_of(data, str(path))))


def with_files(game: "Game", options: Mapping[str, Any]) -> tuple["Game", dict[str, Any]]:
    """The game and the options, after every file that an option names was read."""
    given = dict(options)
    for name, option in game.own.items():
        value = given.get(name)
        if not isinstance(value, str) or value in option.choices:
            continue
        if Path(value).suffix or len(Path(value).parts) > 1 or Path(value).exists():
            game = with_file(game, name, value)
            given[name] = OWN
    return with_numbers(game, given), given


def doubts(game: "Game") -> list[ContentError]:
    """What speaks against a person's own content that a game is played with."""
    return [
        doubt
        for option, own in game.texts.items()
        if option in game.own
        for doubt in game.own[option].look(own["name"], own["text"]).doubts
    ]


def with_recorded(game: "Game", content: object, options: Mapping[str, Any]) -> "Game":
    """The game with the content that a match record holds."""
    if not isinstance(content, dict):
        raise RecordError("record/damaged", "The record's “content” is not what it must be.")
    for option, own in content.items():
        if option not in game.own and option not in [amount.name for amount in game.amounts]:
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
    return with_numbers(game, options)


def _is_own(own: object) -> bool:
    return (
        isinstance(own, dict)
        and set(own) == {"name", "text"}
        and all(isinstance(value, str) for value in own.values())
    )


def fault(
    package: str, slug: str, name: str, place: tuple[int, int] | None = None, **values: str | int
) -> ContentError:
    """What is wrong with a text, in the words of the game in a package; where, as column and line.

    The same sentence stands in the words of every language, with the same values.
    """
    from motherlode.engine.words import words

    column, line = place or (0, 0)
    where = f"{name}, line {line}, column {column}" if place else name
    sentence = words(package).say("own", slug, (), values)
    return ContentError(slug, f"{where}: {sentence}", line, column, values)
