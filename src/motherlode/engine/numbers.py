"""Numbers of the box that may be others: a game marks a constant, and that is all.

    NUGGETS = Number(77, 20, 120, "nuggets in the middle")

To the rules it is the integer 77. To whoever begins a game it is an option, `nuggets`: in the
set-up form, in an experiment, on the command line. Another value is other content, with an identity
of its own, so that nothing compiled, solved or recorded for 77 is ever taken for 60; compiled code
keeps it as the constant that it is, and the record of a game is not a byte longer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from os.path import dirname
from types import FunctionType
from typing import TYPE_CHECKING, Any

from motherlode.engine.errors import OptionError
from motherlode.engine.notation import Option

if TYPE_CHECKING:
    from motherlode.engine.game import Game


class Number(int):
    """A number of the box, and how small and how large it may be made."""

    least: int
    most: int
    meaning: str

    def __new__(cls, usual: int, least: int, most: int, meaning: str = "") -> "Number":
        """The number itself is what is usual."""
        if not least <= usual <= most:
            raise ValueError(f"{usual} is not from {least} to {most}")
        made = super().__new__(cls, usual)
        made.least, made.most, made.meaning = least, most, meaning
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        """For copies."""
        return int(self), self.least, self.most, self.meaning


@dataclass(frozen=True, kw_only=True)
class Amount(Option):
    """The option that a number of the box is."""

    constant: str  # the global name in the rules
    usual: int  # in the box
    least: int
    most: int
    now: int | None = None  # in a game that has it already

    @property
    def is_seat(self) -> bool:
        """It has no words, but is no seat."""
        return False

    @property
    def default(self) -> int:
        """As in the box, unless this game has another one."""
        return self.usual if self.now is None else self.now

    def values(self, seats: int) -> Sequence[str | int]:
        """As usual, as few and as many as may be; in a game that has it already, that alone."""
        if self.now is not None:
            return (self.now,)
        return tuple(dict.fromkeys((self.default, self.least, self.most)))

    def value(self, code: int) -> int:
        """Itself."""
        return code

    def code(self, value: object, seats: int) -> int:
        """Itself, checked."""
        number = value
        if isinstance(value, str) and value.strip().lstrip("-").isdecimal() and len(value) < 12:
            number = int(value)
        if isinstance(number, int) and not isinstance(number, bool):
            if self.least <= number <= self.most:
                return number
        raise OptionError(
            "option/bad-value",
            f"Option “{self.name}” is a number from {self.least} to {self.most}, not {value!r}.",
        )


def amounts_of(game: "Game") -> tuple[Amount, ...]:
    """The numbers that stand in the modules of a game's functions, in the order of these."""
    found: dict[str, Number] = {}
    for names in _modules_of(game):
        for name, value in names.items():
            if type(value) is Number:
                found.setdefault(name, value)
    taken = {option.name for option in game.options}
    return tuple(
        Amount(
            name=called,
            meaning=number.meaning or called.replace("-", " "),
            constant=name,
            usual=int(number),
            least=number.least,
            most=number.most,
        )
        for name, number in found.items()
        if (called := name.lower().replace("_", "-")) not in taken
    )


def _modules_of(game: "Game") -> list[dict[str, Any]]:
    """The names of the modules in which a game's functions stand, and of those that they call."""
    folder = dirname(game.rules.setup.__code__.co_filename)
    functions: list[Any] = [*game.rules, game.policy, game.view]
    seen: dict[int, dict[str, Any]] = {}
    while functions:
        function = functions.pop(0)
        code, names = getattr(function, "__code__", None), getattr(function, "__globals__", {})
        if code is None or id(names) in seen or dirname(code.co_filename) != folder:
            continue
        seen[id(names)] = names
        functions += [value for value in names.values() if isinstance(value, FunctionType)]
    return list(seen.values())


def with_number(game: "Game", amount: Amount, value: int) -> "Game":
    """The game with another number of something; it is then set, and has no other."""
    if value == amount.default:
        return game
    if amount.now is not None:
        raise OptionError(
            "option/set", f"“{amount.name}” is {amount.now} in this game: begin with the box's own."
        )
    made = game.with_content(**{amount.constant: value})
    options = tuple(
        replace(each, now=value) if isinstance(each, Amount) and each.name == amount.name else each
        for each in game.options
    )
    # Told as a text, it goes wherever a person's own content does: to other processes, too.
    own: Any = {"name": str(value), "text": str(value)}
    return replace(made, options=options, texts={**game.texts, amount.name: own})


_varied: dict[tuple[int, tuple[tuple[str, int], ...]], tuple["Game", "Game"]] = {}
KEPT = 64  # games with other numbers that are kept: they are compiled by identity


def with_numbers(game: "Game", options: Mapping[str, object] | None) -> "Game":
    """The game with the numbers that somebody has chosen: always the same one for the same."""
    wanted = tuple(
        (amount.name, code)
        for amount in game.amounts
        if amount.name in (options or {})
        and (code := amount.code((options or {})[amount.name], 0)) != amount.default
    )
    if not wanted:
        return game
    key = (id(game), wanted)
    if key not in _varied or _varied[key][0] is not game:
        made = game
        for name, code in wanted:
            amount = next(each for each in made.amounts if each.name == name)
            made = with_number(made, amount, code)
        while len(_varied) >= KEPT:
            _varied.pop(next(iter(_varied)))
        _varied[key] = (game, made)
    return _varied[key][1]
