"""The contract of a game: one record and a handful of plain functions.

The functions at the top are stand-ins. They say what a game must provide, and they are what the
engine's own loops (`kernels.py`) call; `compile.py` puts a game's functions in their place. All
of them work on integers alone, without objects or allocation, so that they compile as they stand.

`mask` and `weights` come in filled with zeros. `s` is the record. Seats count from 0.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

from motherlode.engine.defaults import derived
from motherlode.engine.errors import GameError
from motherlode.engine.state import Cells

SPECTATOR = -1  # the seat of someone who only watches
CHANCE = -1  # the mover of a chance event


def setup(s: Any, seats: int, options: Cells) -> None:
    """Makes the record at the start, out of a record of zeros."""
    raise NotImplementedError


def legal(s: Any, seat: int, mask: Cells) -> int:
    """Marks the moves that `seat` may make now; returns how many."""
    raise NotImplementedError


def apply(s: Any, seat: int, move: int) -> None:
    """Carries out a decision that is legal."""
    raise NotImplementedError


def odds(s: Any, weights: Cells) -> int:
    """Writes the weights of the chance event that is due; returns their sum, 0 when none is."""
    raise NotImplementedError


def happen(s: Any, outcome: int) -> None:
    """Lets a possible outcome of the due chance event happen."""
    raise NotImplementedError


def score(s: Any, points: Cells) -> None:
    """Writes each seat's points so far; final once `s.over`."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """Who leads, all tie-breaks applied: a bit for each seat; final once `s.over`."""
    raise NotImplementedError


def hide(s: Any, seat: int) -> None:
    """Cuts out of the record, in place, everything that `seat` cannot know."""
    raise NotImplementedError


def imagine(s: Any, seat: int, rng: Cells) -> None:
    """Fills what was cut with a sample that fits all that `seat` has seen, by the right odds."""
    raise NotImplementedError


def sees(s: Any, seat: int, mover: int, event: int) -> bool:
    """Whether `seat` is shown the event that is about to change `s`. Never compiled."""
    raise NotImplementedError


def policy(s: Any, seat: int, mask: Cells, rng: Cells) -> int:
    """What a sensible player does, given what his seat knows and what is legal. Optional."""
    raise NotImplementedError


def skip(s: Any, seat: int, mask: Cells) -> int:
    """Unmarks moves that need no thought; returns how many, never all. Optional.

    Moves that waste a turn, and moves that are just like another one that stays marked.
    """
    raise NotImplementedError


def judge(s: Any, shares: Any) -> bool:
    """Writes each seat's expected share of the win, where a glance tells it; says whether it does.

    Optional. Where it does, a search need not play on to the end.
    """
    raise NotImplementedError


def features(s: Any, seat: int, row: Cells) -> int:
    """Describes what a seat knows, in a row of numbers for a network to learn from. Optional.

    `s` is the seat's hidden record, the row comes filled with zeros; numbers from -127 to 127, as
    many as `Game.described` says. What is alike should be described alike: cards by their kind and
    not by their place, seats counted from the one that looks. Returns how many numbers there are.
    """
    raise NotImplementedError


class Rules(NamedTuple):
    """A game's functions, by the names of the contract."""

    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    odds: Callable[..., int]
    happen: Callable[..., None]
    score: Callable[..., None]
    winners: Callable[..., int]
    hide: Callable[..., None]
    imagine: Callable[..., None]
    sees: Callable[..., bool]

    @classmethod
    def of(cls, *places: ModuleType | Mapping[str, Any]) -> "Rules":
        """The functions of a game, each from the module in which it is written, or `globals()`.

        What need not be written is derived: `winners` and `score` from a `rank(s, seat)`, and of a
        game in which all lies open, `hide`, `imagine` and `sees`.
        """
        wanted = (*cls._fields, "rank")
        found: dict[str, Any] = {}
        for place in places:
            names = place if isinstance(place, Mapping) else vars(place)
            for name in wanted:
                function = names.get(name)
                if function is not None and function.__module__ == names["__name__"]:
                    found[name] = function
        rank = found.pop("rank", None)
        missing = [name for name in cls._fields if name not in found]
        made = {name: derived(name, rank) for name in missing}
        if lacking := [name for name, function in made.items() if function is None]:
            raise GameError("game/no-function", _lacking(lacking, places))
        return cls(**found, **made)


def _lacking(names: list[str], places: Sequence[ModuleType | Mapping[str, Any]]) -> str:
    """Which functions have to be written, and in which file."""
    files = [place if isinstance(place, Mapping) else vars(place) for place in places]
    file = os.path.basename(str(files[0].get("__file__") or "the game"))
    told = [f"`{name}`" for name in names if name not in ("winners", "score")]
    said = f"There is no {', '.join(told)} in {file}." if told else ""
    if "winners" in names:
        return f"{said} Write `rank(s, seat)` or `winners(s)` in {file}.".strip()
    if "score" in names:
        return f"{said} Write `rank(s, seat)` or `score(s, points)` in {file}.".strip()
    return said
