"""Integers inside, texts outside: moves, outcomes and options."""

from collections.abc import Sequence
from dataclasses import dataclass

from motherlode.engine.errors import ChanceError, MoveError, OptionError, did_you_mean


class Notation:
    """The texts of a game's moves or outcomes; a move is its place in the list."""

    def __init__(self, texts: Sequence[str], what: str = "move") -> None:
        self.texts = tuple(texts)
        self.what = what  # "move" or "outcome"
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self.texts):
            raise ValueError(f"two {what}s share one text")

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, number: int) -> str:
        """The notation of a move."""
        return self.texts[number]

    def number(self, text: str) -> int:
        """The move that a notation stands for."""
        number = self._numbers.get(text)
        if number is None:
            hint = did_you_mean(text, self.texts)
            error = MoveError if self.what == "move" else ChanceError
            raise error(f"{self.what}/unknown", f"“{text}” is no {self.what} of this game. {hint}")
        return number


@dataclass(frozen=True)
class Option:
    """A choice made before the game: one of some words, or a seat when there are no words."""

    name: str
    meaning: str
    choices: tuple[str, ...] = ()

    @property
    def is_seat(self) -> bool:
        """Whether the value is a seat."""
        return not self.choices

    @property
    def default(self) -> str | int:
        """The first choice, or seat 0."""
        return 0 if self.is_seat else self.choices[0]

    def value(self, code: int) -> str | int:
        """The text or the seat that an integer in the record stands for."""
        return code if self.is_seat else self.choices[code]

    def code(self, value: object, seats: int) -> int:
        """The integer that stands in the record."""
        if self.is_seat:
            if isinstance(value, str) and value.isdecimal() and len(value) < 4:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
                return value
            raise OptionError(
                "option/bad-value",
                f"Option “{self.name}” takes a seat from 0 to {seats - 1}, not {value!r}.",
            )
        if value in self.choices:
            return self.choices.index(str(value))
        raise OptionError(
            "option/bad-value",
            f"Option “{self.name}” cannot be {value!r}. {did_you_mean(str(value), self.choices)}",
        )
