"""What can go wrong, for people and for programs.

Every error carries a stable slug (`move/not-legal`) that programs may rely on, and a sentence
that says what was wrong and what would be right. Nothing half-done stays behind an error.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any


class MotherlodeError(Exception):
    """The base of all errors that are somebody's input, not our mistake."""

    def __init__(self, slug: str, message: str) -> None:
        super().__init__(message)
        self.slug = slug
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error comes back whole from another process, whatever it takes to make one."""
        return _again, (type(self), self.slug, self.message, dict(self.__dict__))

    def __str__(self) -> str:
        return f"{self.message} [{self.slug}]"


def _again(
    kind: type[MotherlodeError], slug: str, message: str, rest: dict[str, Any]
) -> MotherlodeError:
    error = kind.__new__(kind, slug, message)
    error.__dict__.update(rest)
    return error


class GameError(MotherlodeError):
    """No such game, or a module that holds none."""


class SeatError(MotherlodeError):
    """A seat that does not exist, or that may not act now."""


class OptionError(MotherlodeError):
    """An option or a value of it that the game does not have."""


class MoveError(MotherlodeError):
    """A text that is no move, or a move that is not legal now."""


class ChanceError(MotherlodeError):
    """An outcome that cannot happen now, or a source of chance that ran dry."""


class RecordError(MotherlodeError):
    """A match record that is damaged, foreign or untrue."""


class ContentError(MotherlodeError):
    """A person's own content (a map, a deck) that breaks a constraint; names the place.

    Lines and columns count from 1, and are 0 where the whole is meant. The values are those of the
    sentence, which can be said in other languages with them.
    """

    def __init__(
        self,
        slug: str,
        message: str,
        line: int = 0,
        column: int = 0,
        values: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(slug, message)
        self.line = line
        self.column = column
        self.values = dict(values or {})


def did_you_mean(word: str, known: Iterable[str], most: int = 8) -> str:
    """The tail of an error sentence: a near miss if there is one, else so many that exist."""
    choices = list(known)
    near = get_close_matches(word, choices, n=1, cutoff=0.6)
    if near:
        return f"Did you mean “{near[0]}”?"
    if not choices:
        return ""
    shown = ", ".join(choices[:most]) + (", …" if len(choices) > most else "")
    return f"Choose from {shown}."
