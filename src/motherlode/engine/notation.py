"""Integers inside, texts outside: moves, outcomes and options."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations

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

    def values(self, seats: int) -> Sequence[str | int]:
        """What to try when everything is tried, the default first."""
        return tuple(range(seats)) if self.is_seat else self.choices

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
        word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if word in self.choices:
            return self.choices.index(str(word))
        raise OptionError(
            "option/bad-value",
            f"Option “{self.name}” cannot be {value!r}. {did_you_mean(str(value), self.choices)}",
        )


def _one_each(seats: int) -> int:
    return 1


@dataclass(frozen=True)
class Order(Option):
    """A choice of an order of words, which the seats take from the front: “red-green-blue”.

    Whoever names only some of the words puts them first; the others follow as they stand here.
    """

    each: Callable[[int], int] = _one_each  # how many words a seat takes, by the number of seats

    @property
    def default(self) -> str:
        """The words as they stand here."""
        return "-".join(self.choices)

    def values(self, seats: int) -> Sequence[str | int]:
        """As they stand, the other way round, and with the last word first."""
        return tuple(
            "-".join(words)
            for words in (
                self.choices,
                self.choices[::-1],
                (self.choices[-1], *self.choices[:-1]),
            )
        )

    def value(self, code: int) -> str:
        """The order that an integer in the record stands for."""
        return "-".join(list(permutations(self.choices))[code])

    def code(self, value: object, seats: int) -> int:
        """The integer that stands in the record."""
        words = str(value).replace(",", "-").replace(" ", "-").split("-")
        for word in words:
            if word not in self.choices or words.count(word) > 1:
                raise OptionError(
                    "option/bad-value",
                    f"Option “{self.name}” is an order of {', '.join(self.choices)}, each named "
                    f"at most once, such as {self.default}; not {value!r}.",
                )
        rest = [word for word in self.choices if word not in words]
        return list(permutations(self.choices)).index((*words, *rest))
