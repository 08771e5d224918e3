"""What a person sees: the parts of a view and of the story that all games share.

A view and a story are made from a hidden record alone, so they cannot tell what it does not hold.
Neither contains sentences: `what` names a text in the game's `words.*.toml`.
"""

from collections.abc import Mapping
from typing import TypedDict, cast

from motherlode.engine.state import Header


class Line(TypedDict, total=False):
    """One thing that happened, for the log and for animation; `what` names its text.

    Games add what their texts need: `face`, `count`, `place`, …
    """

    what: str
    seat: int


class Prompt(TypedDict):
    """What is expected now, and of whom; `what` names its text.

    Games add what the texts of the prompt and of the moves need: a number of shovels, …
    """

    what: str
    seats: list[int]


class View(TypedDict):
    """What every view has; each game's view adds its table."""

    seat: int  # whose view this is, -1 for a spectator
    to_act: list[int]
    over: str | None  # the reason of the ending
    prompt: Prompt


def seats_in(bits: int) -> list[int]:
    """The seats of a set of bits, in order."""
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def common_view(
    game_endings: Mapping[int, str],
    s: Header,
    seat: int,
    prompt: str,
    values: Mapping[str, object] | None = None,
) -> View:
    """The part of a view that all games share; `values` are for the texts of prompt and moves."""
    acting = seats_in(s.to_act)
    return {
        "seat": seat,
        "to_act": acting,
        "over": game_endings[s.over] if s.over else None,
        "prompt": cast(Prompt, {**(values or {}), "what": prompt, "seats": acting}),
    }
