"""What a game's views and lines look like, by the types that the game itself names.

A game says it once, in the types that its functions return. Clients are typed by them, and the
words are held to them. Where something of a game travels through what knows no game, its type says
which part of the game it is (`GameView`), and nothing else.
"""

import types
from collections.abc import Callable, Iterator
from functools import partial
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Part = Literal["slug", "view", "line", "ending", "why", "picture", "measured"]


class OfGame:
    """The mark of something that belongs to the game which is played."""

    def __init__(self, part: Part) -> None:
        self.part = part


GameSlug = Annotated[str, OfGame("slug")]
GameView = Annotated[Any, OfGame("view")]
GameLine = Annotated[Any, OfGame("line")]  # or the frame's own
GameEnding = Annotated[str, OfGame("ending")]
GameRefusal = Annotated[Any, OfGame("why")]
GamePicture = Annotated[Any, OfGame("picture")]  # of a person's own content
GameFigures = Annotated[Any, OfGame("measured")]  # what games with it have shown


def returned(function: Callable[..., Any]) -> Any:
    """The type that a function returns."""
    while isinstance(function, partial):
        function = function.func
    return get_type_hints(function)["return"]


def members(hint: Any) -> Iterator[Any]:
    """The types of a union, or of what a list holds; without None."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (list, Union, types.UnionType):
        for arg in args:
            yield from members(arg)
    elif hint is not types.NoneType:
        yield hint


def fields(kind: Any) -> dict[str, Any]:
    """The fields of a TypedDict, with what a generic one was given in their places.

    None of anything else: a game of one's own may say `dict[str, Any]`, and be played.
    """
    if not is_typeddict(get_origin(kind) or kind):
        return {}
    origin, given = get_origin(kind) or kind, get_args(kind)
    names = getattr(origin, "__parameters__", ())
    filled = dict(zip(names, given, strict=True)) if given else {}
    for base in getattr(origin, "__orig_bases__", ()):
        if get_origin(base) not in (None, Generic):
            filled |= dict(zip(get_origin(base).__parameters__, get_args(base), strict=True))
    hints = get_type_hints(origin, include_extras=True)
    return {name: _with(hint, filled) for name, hint in hints.items()}


def whats(hint: Any) -> dict[str, dict[str, Any]]:
    """Every `what` of some lines, prompts or refusals, and the fields that it has besides."""
    found: dict[str, dict[str, Any]] = {}
    for kind in members(hint):
        has = fields(kind)
        if "what" not in has:
            continue
        for what in get_args(has.pop("what")):
            if what in found:
                raise TypeError(f"“{what}” is told in two types, of which one is {kind}.")
            found[what] = has
    return found


def _with(hint: Any, filled: dict[Any, Any]) -> Any:
    """A type with others in the places of its variables."""
    if hint in filled:
        return filled[hint]
    open_ = getattr(hint, "__parameters__", ())
    if not open_ or get_origin(hint) is None:
        return hint
    return hint[tuple(filled.get(name, name) for name in open_)]
