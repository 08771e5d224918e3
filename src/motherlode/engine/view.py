"""What a person sees: the parts of a view and of the story that all games share.

A view and a story are made from a hidden record alone, so they cannot tell what it does not hold.
Neither contains sentences: `what` names a text in the game's `words.*.toml`. A game names every
`what` that it has as a literal: clients are typed by it, and a test holds it to the words.
"""

from collections.abc import Mapping
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from motherlode.engine.state import Header

What = TypeVar("What", bound=str)
Ending = TypeVar("Ending", bound=str)


class Line(TypedDict):
    """One thing that happened, for the log and for animation; `what` names its text.

    A game has a type for each `what`, or for several that tell the same: they add what their texts
    need, a `seat`, a `face`, a `count`, and `story` returns a list of their union.
    """

    what: str


class Prompt(TypedDict, Generic[What]):
    """What is expected now, and of whom; `what` names its text.

    Games add what the texts of the prompt and of the moves need: a number of shovels, …
    """

    what: What
    seats: list[int]
    about: NotRequired[int]  # whom it speaks about, where that is none of those who act


Asked = TypeVar("Asked", bound=Prompt[Any])


class View(TypedDict, Generic[Asked, Ending]):
    """What every view has; each game's view adds its table."""

    seat: int  # whose view this is, -1 for a spectator
    to_act: list[int]
    over: Ending | None  # the reason of the ending
    prompt: Asked


def seats_in(bits: int) -> list[int]:
    """The seats of a set of bits, in order."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def asks(s: Header, what: What) -> Prompt[What]:
    """What is expected of those who may decide now."""
    return {"what": what, "seats": seats_in(s.to_act)}


def common_view(
    endings: Mapping[int, Ending], s: Header, seat: int, prompt: Asked
) -> View[Asked, Ending]:
    """The part of a view that all games share."""
    return {
        "seat": seat,
        "to_act": prompt["seats"],
        "over": endings[s.over] if s.over else None,
        "prompt": prompt,
    }
